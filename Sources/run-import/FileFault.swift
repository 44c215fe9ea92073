import IntentCore

/// What keeps a file from being read, in words that follow its name.
struct FileFault: Error, Equatable {
    let words: String
    let status: ExitStatus
    /// Whether it is nothing of ours, which a folder or an archive may well hold.
    let isForeign: Bool

    init(_ words: String, status: ExitStatus = .badData, isForeign: Bool = false) {
        self.words = words
        self.status = status
        self.isForeign = isForeign
    }

    static let unknownFormat = FileFault(
        "has no format that is known; give GPX, TCX, FIT, a service's CSV or JSON, or a folder or zip archive of these",
        isForeign: true)

    /// The file ends before its contents do.
    static func truncated(_ what: String) -> FileFault { FileFault("ends too early, \(what)") }
}
