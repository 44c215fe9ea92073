import IntentCore

/// What keeps a file from being read, in words that follow its name.
struct FileFault: Error, Equatable {
    let words: String
    let status: ExitStatus

    init(_ words: String, status: ExitStatus = .badData) {
        self.words = words
        self.status = status
    }

    /// The file ends before its contents do.
    static func truncated(_ what: String) -> FileFault { FileFault("ends too early, \(what)") }
}
