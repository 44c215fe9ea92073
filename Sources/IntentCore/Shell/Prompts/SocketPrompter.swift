/// Asks by way of the program that started this one, which puts the questions to the person in its own way: in a live
/// widget, on a page, in an assistant's window.
final class SocketPrompter: Prompter {
    private let socket: QuestionSocket
    /// Runs before a question, so that nothing waits behind it: no lock, no held output.
    private let beforeAsking: @Sendable () throws -> Void
    private let turns = AsyncMutex()

    init(_ socket: QuestionSocket, beforeAsking: @escaping @Sendable () throws -> Void) {
        self.socket = socket
        self.beforeAsking = beforeAsking
    }

    func answer(_ question: Question, accept: (Answer) async -> String?) async throws -> Answer {
        try beforeAsking()
        await turns.take()
        defer { turns.give() }
        var line = QuestionLine(question)
        while true {
            switch try ask(line) {
            case .cancelled?: throw CancellationError()
            case .choice(let identifier)?:
                guard let index = question.offers.firstIndex(where: { $0.identifier == identifier }) else {
                    line.error = "\(quoted(identifier)) is none of the choices"
                    continue
                }
                guard let refusal = await accept(.offer(index)) else { return .offer(index) }
                line.error = refusal
            case .text(let word)?:
                guard let meaning = question.meaning(of: word) else {
                    line.error = "\(quoted(word)) is none of the choices"
                    continue
                }
                guard let refusal = await accept(meaning) else { return meaning }
                line.error = "\(quoted(word)): \(refusal)"
            case .confirmed?, nil: line.error = "answer with a choice or a text"
            }
        }
    }

    func confirmation(_ question: String, accept: String) async throws -> Bool {
        try beforeAsking()
        await turns.take()
        defer { turns.give() }
        var line = QuestionLine(kind: .confirmation, text: question)
        line.action = accept
        while true {
            switch try ask(line) {
            case .cancelled?: throw CancellationError()
            case .confirmed(let isConfirmed)?: return isConfirmed
            case .choice?, .text?, nil: line.error = "answer with true or false"
            }
        }
    }

    /// Nil for a line that is no answer.
    private func ask(_ line: QuestionLine) throws -> AnswerLine? {
        try socket.send(line.json)
        let bytes = try socket.receiveLine()
        return (try? bytes.withUnsafeBytes { try JSONValue(parsing: $0) }).flatMap { AnswerLine($0) }
    }
}

extension Question {
    /// What a word answers where no position is meant: the offer that it names, or a word of the person's own where that
    /// may be.
    func meaning(of word: String) -> Answer? {
        if let named = offer(named: word, match: .exact) { return .offer(named) }
        if ownWords == .welcome { return .word(word) }
        if let begun = offer(named: word, match: .prefix) { return .offer(begun) }
        return ownWords == .refused ? nil : .word(word)
    }

    /// The position of the one offer that a word names.
    func offer(named word: String, match: WordMatch) -> Int? {
        try? uniqueMatch(named: word, match: match, among: offers.indices) { offers[$0] }
    }
}

extension IntentContext {
    /// The prompter that suits the surroundings: the program that asks for this one, else the terminal; nil where nobody
    /// can be asked.
    static func openPrompter(
        _ socket: QuestionSocket?, beforeAsking: @escaping @Sendable () throws -> Void
    ) -> (any Prompter)? {
        guard ProcessContext.current.variable("INTENT_TOOLBOX_NO_INPUT") != "1" else { return nil }
        if let socket { return SocketPrompter(socket, beforeAsking: beforeAsking) }
        return TerminalPrompter.open(beforeAsking: beforeAsking)
    }
}
