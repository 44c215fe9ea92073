/// The terminal that a person watches while an intent runs.
package enum LiveDisplay {
    /// Where an intent may draw while it lasts: standard output, if it is a terminal and shows results to a person; not
    /// where they are records or columns, or nothing is to be shown.
    @TaskLocal package static var stream: Stream?

    /// Whether a person waits at a terminal for the intent to end, whatever is shown there.
    package static var isWatched: Bool { Stream(descriptor: ProcessContext.current.output).isTerminal }
}
