/// A command as an example of what an app is for, in its help and its manual.
///
///     static let examples = [CommandExample("hello Ada", "greet somebody")]
public struct CommandExample: Sendable {
    package let command: String
    package let purpose: String

    /// - Parameters:
    ///   - command: as it is typed to a shell.
    ///   - purpose: what it does, in a few words.
    public init(_ command: String, _ purpose: String) {
        self.command = command
        self.purpose = purpose
    }
}

/// A file or folder that an app reads or writes, in its manual.
///
///     static let files = [AppFile(.data("runs/"), "your runs, a line each")]
public struct AppFile: Sendable {
    package let source: ValueSource
    package let purpose: String

    /// - Parameters:
    ///   - source: where it is.
    ///   - purpose: what is in it, in a few words.
    public init(_ source: ValueSource, _ purpose: String) {
        self.source = source
        self.purpose = purpose
    }
}
