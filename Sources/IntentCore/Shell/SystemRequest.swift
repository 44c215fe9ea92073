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

    /// Names that no parameter's option may have.
    static let names = ["manifest", "complete"]

    init?(_ words: [String]) {
        switch words.first {
        case "--manifest": self = .manifest
        case "--complete": self = .completion(CompletionRequest(words.dropFirst()))
        default: return nil
        }
    }

    func answer(_ app: any IntentApp.Type) async throws {
        let out = Stream(descriptor: Surroundings.current.output)
        switch self {
        case .manifest: try out.write(try app.manifest().json.text + "\n")
        case .completion(let request):
            let lines = await request?.lines(of: app) ?? []
            // A shell that went away needs no candidates.
            try? out.write(lines.map { $0 + "\n" }.joined())
        }
    }
}
