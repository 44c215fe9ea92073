/// The terminal that a person watches while an intent runs.
package enum LiveDisplay {
    /// Where an intent may draw while it lasts: standard output, if it is a terminal and shows results to a person; not
    /// where they are records or columns, or nothing is to be shown.
    @TaskLocal package static var stream: Stream?

    /// Where an intent may show how far it is, and must leave nothing behind: standard error, if it is a terminal and
    /// something is to be shown.
    @TaskLocal package static var progress: Stream?

    /// Takes how far the intent is, where the program that started this one shows it.
    @TaskLocal package static var report: (@Sendable (ProgressLine) -> Void)?

    /// Whether a person waits at a terminal for the intent to end, whatever is shown there.
    package static var isWatched: Bool { Stream(descriptor: ProcessContext.current.output).isTerminal }
}
