/// What other programs ask an app for, in place of running an intent, as the first word of a command line:
///
/// | Asked | Answered |
/// | --- | --- |
/// | `--manifest` | the app's `Manifest`, one line of JSON |
/// | `--complete INTENT PARAMETER PREFIX` | candidates, a line each: a word, a tab, what it means; see `CompletionRequest` |
enum SystemRequest {
    case manifest
    /// Nil for words that are no such request, which have no candidates.
    case completion(CompletionRequest?)
    case timeline(TimelineRequest)

    /// Names that no parameter's option may have. An app without widgets has no timelines, and may call a parameter so.
    static func names(of app: (any IntentApp.Type)?) -> [String] {
        app?.widgets.isEmpty == false ? ["manifest", "complete", "timeline"] : ["manifest", "complete"]
    }

    /// - Throws: `Failure` where the request is not complete.
    init?(_ words: [String], of app: any IntentApp.Type) throws {
        switch words.first {
        case "--manifest": self = .manifest
        case "--complete": self = .completion(CompletionRequest(words.dropFirst()))
        case "--timeline" where !app.widgets.isEmpty: self = .timeline(try TimelineRequest(words.dropFirst()))
        default: return nil
        }
    }

    func answer(_ app: any IntentApp.Type) async throws {
        let out = Stream(descriptor: Surroundings.current.output)
        switch self {
        case .manifest:
            var manifest = try app.manifest()
            manifest.widgets = await app.widgetDeclarations().map { Manifest.Widget($0) }
            try out.write(manifest.json.text + "\n")
        case .completion(let request):
            let lines = await request?.lines(of: app) ?? []
            // A shell that went away needs no candidates.
            try? out.write(lines.map { $0 + "\n" }.joined())
        case .timeline(let request):
            try out.write(try await request.timeline(of: app).json.text + "\n")
        }
    }
}
