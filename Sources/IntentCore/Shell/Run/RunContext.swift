/// What the shell has around the intent that it runs: where that may draw, what it may hand on, and what is to be told
/// at the end.
///
/// It is one task-local value, and a structure: an optimized, static executable ends by a fault where a task-local value is a
/// bare function.
package struct RunContext: Sendable {
    /// That of the running intent.
    @TaskLocal package static var current = RunContext()

    /// Where an intent may draw while it lasts: standard output, if it is a terminal and shows results to a person; not
    /// where they are records or columns, or nothing is to be shown.
    package var screen: Stream?
    /// Where an intent may show how far it is, and must leave nothing behind: standard error, if it is a terminal and
    /// something is to be shown.
    package var progress: Stream?
    /// Takes how far the intent is, where the program that started this one shows it.
    package var report: (@Sendable (ProgressLine) -> Void)?
    /// What a tool that becomes another program hands on to it.
    package var forwarded = ForwardedArguments()
    /// The keys of piped objects that named nothing.
    var unknownKeys: UnknownKeys?
    /// The status that the run has although its result stands.
    package var status: ResultStatus?

    /// Whether a person waits at a terminal for the intent to end, whatever is shown there.
    package static var isWatched: Bool { Stream(descriptor: ProcessContext.current.output).isTerminal }
}
