import Glibc

/// Asks on a terminal that can do nothing but print lines: a question, a numbered list where there is one, and a line
/// of input. The terminal keeps its own line editing and its own Ctrl-C. No escape byte, no carriage return.
final class PlainPrompter: Prompter {
    private let terminal: Stream
    private let beforeAsking: @Sendable () throws -> Void

    /// Owns the descriptor.
    init(_ descriptor: Int32, beforeAsking: @escaping @Sendable () throws -> Void) {
        terminal = Stream(descriptor: descriptor)
        self.beforeAsking = beforeAsking
    }

    deinit { close(terminal.descriptor) }

    func answer(_ question: Question, accept: (Answer) async -> String?) async throws -> Answer {
        try put(question)
        while true {
            let line = try line()
            guard let answer = meaning(of: line, in: question) else {
                try put("\(quoted(line)) is none of them; give a number or a name")
                continue
            }
            guard let refusal = await accept(answer) else { return answer }
            try put("\(quoted(line)): \(refusal)")
        }
    }

    func confirmation(_ question: String, accept: String) async throws -> Bool {
        try beforeAsking()
        try write(sanitized("\(question) [y/N]") + " ")
        return ["y", "yes", folded(accept)].contains(folded(try line(mark: "")))
    }

    /// A position in the list, or what the line means as a word.
    private func meaning(of line: String, in question: Question) -> Answer? {
        guard question.takesSeveral, line.contains(",") else { return meaning(ofWord: line, in: question) }
        let words = line.split(separator: ",").map(String.init)
        let offers = words.map { word -> Int? in
            if case .offer(let index)? = meaning(ofWord: word, in: question) { index } else { nil }
        }
        return offers.contains(nil) ? nil : .several(offers.compactMap(\.self))
    }

    private func meaning(ofWord line: String, in question: Question) -> Answer? {
        if line.isEmpty, let preselected = question.preselected { return .offer(preselected) }
        if let named = question.offer(named: line, match: .exact) { return .offer(named) }
        // Where an own word may be a number, a number is no position.
        if !Self.takesNumbers(question), let number = Int(folded(line)), question.offers.indices.contains(number - 1) {
            return .offer(number - 1)
        }
        return question.meaning(of: line)
    }

    private func put(_ question: Question) throws {
        try beforeAsking()
        try put(question.words)
        var titles: Set<String> = []
        let shared = Set(question.offers.map(\.title).filter { !titles.insert($0).inserted })
        for (index, offer) in question.offers.prefix(Self.mostShown).enumerated() {
            let mark = Self.takesNumbers(question) ? "  " : "  \(index + 1)) "
            let identifier = shared.contains(offer.title) ? " (\(offer.identifier))" : ""
            let preselected = index == question.preselected ? " (Enter)" : ""
            try put(mark + offer.title + identifier + preselected)
        }
        let rest = question.offers.count - Self.mostShown
        if rest > 0 { try put("  and \(rest) more, by name") }
        if !question.otherWays.isEmpty, let expected = question.expected { try put("Give \(expected)") }
        if question.takesSeveral { try put("Several are written with commas between them.") }
    }

    /// Whether a number may be a value of the person's own.
    private static func takesNumbers(_ question: Question) -> Bool {
        question.ownWords == .welcome || !question.otherWays.isEmpty
    }

    private static let mostShown = 50

    private func put(_ line: String) throws { try write(sanitized(line) + "\n") }

    /// A terminal that is gone cancels, as the end of its input does.
    private func write(_ text: String) throws {
        do {
            try terminal.write(text)
        } catch {
            throw CancellationError()
        }
    }

    /// A line from the terminal; its end without one cancels.
    private func line(mark: String = "> ") throws -> String {
        try write(mark)
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.last != UInt8(ascii: "\n") {
            let count = read(terminal.descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { throw CancellationError() }
            bytes.append(byte)
        }
        let line = String(decoding: bytes.dropLast(), as: UTF8.self)
        return folded(line).isEmpty ? "" : line
    }
}
