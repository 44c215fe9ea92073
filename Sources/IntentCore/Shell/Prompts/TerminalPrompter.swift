import Glibc

/// Asks on the terminal itself, never on standard input or output, so that a tool can ask inside a pipe.
final class TerminalPrompter: Prompter {
    private let descriptor: Int32
    /// Runs before a question, so that nothing waits behind it: no lock, no held output.
    private let beforeAsking: @Sendable () throws -> Void
    private let turns = AsyncMutex()

    /// Owns the descriptor.
    init(_ descriptor: Int32, beforeAsking: @escaping @Sendable () throws -> Void) {
        self.descriptor = descriptor
        self.beforeAsking = beforeAsking
    }

    deinit { close(descriptor) }

    /// The asker that suits the terminal; nil where there is none.
    static func open(beforeAsking: @escaping @Sendable () throws -> Void) -> (any Prompter)? {
        let descriptor = Glibc.open(ProcessContext.current.terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard let kind = ProcessContext.current.variable("TERM"), !["", "dumb"].contains(kind) else {
            return PlainPrompter(descriptor, beforeAsking: beforeAsking)
        }
        return TerminalPrompter(descriptor, beforeAsking: beforeAsking)
    }

    func answer(_ question: Question, accept: (Answer) async -> String?) async throws -> Answer {
        question.offers.isEmpty
            ? try await run(TextPrompt(question), accept) : try await run(ListPrompt(question), accept)
    }

    func confirmation(_ question: String, accept: String) async throws -> Bool {
        try await run(ConfirmationPrompt(question, accept: accept)) { _ in nil }
    }

    /// Shows a prompt until it is answered, and leaves a line of question and answer.
    private func run<State: Prompt>(
        _ prompt: State, _ accept: (State.Result) async -> String?
    ) async throws -> State.Result {
        try beforeAsking()
        await turns.take()
        defer { turns.give() }
        var run = try PromptRun(prompt, on: descriptor)
        do {
            return try await run.untilAnswered(accept)
        } catch {
            run.abandon()
            throw error
        }
    }
}

/// One prompt on a raw terminal.
private struct PromptRun<State: Prompt> {
    private var prompt: State
    private let terminal: RawTerminal
    private var screen = InlineScreen()
    private let isInColor: Bool
    private var isInterrupted = false

    init(_ prompt: State, on descriptor: Int32) throws {
        self.prompt = prompt
        terminal = try RawTerminal(descriptor)
        isInColor = (ProcessContext.current.variable("NO_COLOR") ?? "").isEmpty
    }

    mutating func untilAnswered(_ accept: (State.Result) async -> String?) async throws -> State.Result {
        try draw()
        prompt.prepare()
        while true {
            if let answer = try answer() {
                guard let refusal = try await terminal.whileInterruptible({ await accept(answer) }) else {
                    try leave(prompt.words(for: answer))
                    return answer
                }
                prompt.refuse(refusal)
            }
            // While more keys wait, a drawing would only be in their way.
            if !terminal.hasInput() { try draw() }
        }
    }

    /// Takes the next event; the answer that it leads to, or nil.
    private mutating func answer() throws -> State.Result? {
        switch try terminal.next() {
        case .resized: break
        case .continued: screen.forget()
        case .stopped: try stop(group: false)
        case .key(.suspend): try stop(group: true)
        case .key(.quit): kill(0, SIGQUIT)
        case .key(.interrupt):
            isInterrupted = true
            throw CancellationError()
        case .key(let key):
            switch prompt.take(key) {
            case .goesOn: break
            case .cancelled: throw CancellationError()
            case .answered(let answer): return answer
            case .answeredUnlessMoreFollows(let answer): return terminal.hasInput(within: 50) ? nil : answer
            }
        }
        return nil
    }

    private mutating func draw() throws {
        let size = terminal.size
        try terminal.write(
            screen.show(prompt.drawing(in: size), columns: size.columns, inColor: isInColor))
        TerminalGuard.setRowsAboveCursor(screen.rowsAboveCursor(columns: size.columns))
    }

    private mutating func stop(group: Bool) throws {
        try erase()
        try terminal.stop(group: group)
    }

    private mutating func erase() throws {
        try terminal.write(screen.erase(columns: terminal.size.columns))
        TerminalGuard.setRowsAboveCursor(0)
    }

    /// Puts one line in place of the drawing.
    private mutating func leave(_ answer: String) throws {
        let width = terminal.size.width
        let question = sanitized(prompt.question)
        var line = DrawnLine()
        // Of the two, the answer is what the person looks for.
        let room = width - 2 - columnWidth(truncated(sanitized(answer), to: width / 2))
        line.add(question, upTo: max(0, room))
        line.add("  ", upTo: width)
        line.add(answer, .strong, upTo: width)
        try erase()
        try terminal.write(line.styled(inColor: isInColor) + "\n")
        terminal.end()
    }

    /// Removes the drawing and puts the terminal back, as far as it is still there.
    mutating func abandon() {
        try? erase()
        terminal.end()
        if isInterrupted { RawTerminal.interruptGroup() }
    }
}
