/// What other programs ask an app for, in place of running an intent: `--manifest` and its like, as the first word.
enum SystemRequest: String, CaseIterable {
    case manifest
    case complete
    case completeLine = "complete-line"
    case completionScript = "completion-script"
    case manPage = "man-page"

    /// Names that no parameter's option may have.
    static let names = allCases.map(\.rawValue)

    init?(_ words: [String]) {
        guard let word = words.first, word.hasPrefix("--") else { return nil }
        self.init(rawValue: String(word.dropFirst(2)))
    }

    func answer(_ words: some BidirectionalCollection<String>, _ app: any IntentApp.Type) async throws {
        let out = Stream(descriptor: Surroundings.current.output)
        switch self {
        case .manifest: try out.write(try app.manifest().json.text + "\n")
        case .complete: await silently { await CompletionRequest(words)?.lines(of: app) ?? [] }
        case .completeLine: await silently { await LineCompletion(words, of: app).lines() }
        case .completionScript: try out.write(try CompletionScript(words).text(for: app.name))
        case .manPage: try out.write(ManualPage(app: app).text())
        }
    }

    /// Writes the lines and says nothing of what goes wrong: somebody is in the middle of typing.
    private func silently(_ lines: () async -> [String]) async {
        var surroundings = Surroundings.current
        surroundings.warn = { _ in }
        let lines = await Surroundings.$current.withValue(surroundings) { await lines() }
        // A shell that went away needs no candidates.
        try? Stream(descriptor: surroundings.output).write(lines.map { $0 + "\n" }.joined())
    }
}
