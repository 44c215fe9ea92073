import Glibc

/// Asks on the terminal itself, never on standard input or output, so that a tool can ask inside a pipe: a question, a
/// numbered list where there is one, and a line of input. The terminal keeps its own line editing and its own Ctrl-C.
final class TerminalAsker: Asker {
    private let terminal: Stream
    /// Runs before a question, so that nothing waits behind it: no lock, no held output.
    private let beforeAsking: @Sendable () throws -> Void

    /// Nil where there is no terminal to ask on.
    init?(beforeAsking: @escaping @Sendable () throws -> Void) {
        let descriptor = open(Surroundings.current.terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        terminal = Stream(descriptor: descriptor)
        self.beforeAsking = beforeAsking
    }

    deinit { close(terminal.descriptor) }

    func word(_ question: String, offered: [Choice], accept: (String) async -> String?) async throws -> String {
        try put(question, offered)
        while true {
            let line = try answer()
            let word = position(line, in: offered).map { offered[$0].identifier } ?? line
            guard let refusal = await accept(word) else { return word }
            try terminal.write(visible("\(quoted(line)): \(refusal)") + "\n")
        }
    }

    func choice(_ question: String, among choices: [Choice], preselected: Int?) async throws -> Int {
        try put(question, choices)
        while true {
            let line = try answer()
            if line.isEmpty, let preselected { return preselected }
            if let index = position(line, in: choices) { return index }
            if let index = try? Self.index(named: line, in: choices) { return index }
            try terminal.write(visible("\(quoted(line)) is none of them; give a number or a name") + "\n")
        }
    }

    func confirmation(_ question: String, accept: String) async throws -> Bool {
        try beforeAsking()
        try terminal.write(visible("\(question) [y/N]") + " ")
        return ["y", "yes", folded(accept)].contains(folded(try answer(mark: "")))
    }

    private static func index(named word: String, in choices: [Choice]) throws -> Int? {
        try theOne(named: word, match: .exact, among: choices.indices) { choices[$0] }
            ?? theOne(named: word, match: .prefix, among: choices.indices) { choices[$0] }
    }

    private func position(_ line: String, in choices: [Choice]) -> Int? {
        guard let number = Int(line), choices.indices.contains(number - 1) else { return nil }
        return number - 1
    }

    private func put(_ question: String, _ choices: [Choice]) throws {
        try beforeAsking()
        var text = visible(question) + "\n"
        for (index, choice) in choices.prefix(Self.mostShown).enumerated() {
            text += "  \(index + 1)) \(visible(choice.title))\n"
        }
        if choices.count > Self.mostShown { text += "  and \(choices.count - Self.mostShown) more, by name\n" }
        try terminal.write(text)
    }

    private static let mostShown = 50

    /// A line from the terminal; its end without one cancels.
    private func answer(mark: String = "> ") throws -> String {
        try terminal.write(mark)
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.last != UInt8(ascii: "\n") {
            let count = read(terminal.descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { throw CancellationError() }
            bytes.append(byte)
        }
        return folded(String(decoding: bytes.dropLast(), as: UTF8.self)).isEmpty
            ? "" : String(decoding: bytes.dropLast(), as: UTF8.self)
    }
}
