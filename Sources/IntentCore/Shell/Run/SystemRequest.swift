/// What other programs ask an app for, in place of running an intent, as the first word of a command line:
///
/// | Asked | Answered |
/// | --- | --- |
/// | `--manifest` | the app's `Manifest`, one line of JSON |
/// | `--complete INTENT PARAMETER PREFIX` | the values of a parameter; see `CompletionRequest` |
/// | `--complete-line WORD… PREFIX` | what may stand there; see `LineCompletion` |
/// | `--completion-script SHELL` | what makes a shell ask that; see `CompletionScript` |
/// | `--man-page` | the manual; see `ManualPage` |
/// | `--timeline KIND …` | what a widget shows; see `TimelineRequest` |
enum SystemRequest: String, CaseIterable {
    case manifest
    case complete
    case completeLine = "complete-line"
    case completionScript = "completion-script"
    case manPage = "man-page"
    case timeline

    /// Names that no parameter's option may have. An app without widgets has no timelines, and may call a parameter so.
    static func names(of app: (any IntentApp.Type)?) -> [String] {
        allCases.filter { $0 != .timeline || app?.widgets.isEmpty == false }.map(\.rawValue)
    }

    init?(_ words: [String], of app: any IntentApp.Type) {
        guard let word = words.first, word.hasPrefix("--"), Self.names(of: app).contains(String(word.dropFirst(2)))
        else { return nil }
        self.init(rawValue: String(word.dropFirst(2)))
    }

    /// - Throws: `ExitFailure` where the request is not complete.
    func answer(_ words: some BidirectionalCollection<String>, _ app: any IntentApp.Type) async throws {
        let out = Stream(descriptor: ProcessContext.current.output)
        switch self {
        case .manifest:
            var manifest = try app.manifest()
            manifest.widgets = await app.widgetDeclarations().map { Manifest.Widget($0) }
            try out.write(manifest.json.text + "\n")
        case .complete: await silently { await CompletionRequest(words)?.lines(of: app) ?? [] }
        case .completeLine: await silently { await LineCompletion(words, of: app).lines() }
        case .completionScript: try out.write(try CompletionScript(words).text(for: app.name))
        case .manPage: try out.write(ManualPage(app: app).text())
        case .timeline:
            let request = try TimelineRequest(words)
            // Whoever draws it, a person looks at it.
            let timeline = try await DistanceUnit.$isForPerson.withValue(true) { try await request.timeline(of: app) }
            try out.write(timeline.json.text + "\n")
        }
    }

    /// Writes the lines and says nothing of what goes wrong: somebody is in the middle of typing.
    private func silently(_ lines: () async -> [String]) async {
        var context = ProcessContext.current
        context.warn = { _ in }
        let lines = await ProcessContext.$current.withValue(context) { await lines() }
        // A shell that went away needs no candidates.
        try? Stream(descriptor: context.output).write(lines.map { $0 + "\n" }.joined())
    }
}
