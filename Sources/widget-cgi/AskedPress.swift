import Glibc
import IntentCore

/// A press of a button whose program may ask. A request ends with its answer, so the program does not wait for the person:
/// it is told that nobody answers, which changes nothing, and with the next form it is started anew and gets what the
/// person answered before.
struct AskedPress {
    /// An answer, and the question that it is for.
    struct Given {
        let question: String
        let answer: AnswerLine

        init(_ question: QuestionLine, _ answer: AnswerLine) {
            self.init(question: AskedPress.mark(of: question), answer: answer)
        }

        init(question: String, answer: AnswerLine) {
            self.question = question
            self.answer = answer
        }

        /// Reads what `text` gives.
        init?(text: String) {
            guard let json = try? JSONValue(parsing: text), let object = json.object,
                let question = object["question"]?.string, let answer = object["answer"].flatMap({ AnswerLine($0) })
            else { return nil }
            self.init(question: question, answer: answer)
        }

        /// The answer as a field of a form has it.
        var text: String {
            JSONValue.object(["question": .string(question), "answer": answer.json]).text
        }
    }

    /// A question without an answer, and the answers to those before it.
    struct Open {
        let question: QuestionLine
        let given: [Given]
    }

    let pressed: ViewNode.Pressable
    let given: [Given]
    /// How long it may take, in seconds.
    let seconds: Int

    /// More than anybody answers for one button.
    static let mostQuestions = 50
    private static let mostBytes = 1 << 20

    /// A name for a question: an answer is never taken for one that the person has not seen.
    static func mark(of question: QuestionLine) -> String {
        let words = [question.kind.rawValue, question.parameter ?? "", question.text, question.action ?? ""]
        return hexadecimal(Array(SHA256.hash(Array(words.joined(separator: "\n").utf8)).prefix(12)))
    }

    /// Presses it.
    ///
    /// - Returns: what is still to be answered, or nil where all is done.
    /// - Throws: `UserFacingError` where it cannot be pressed, and what its intent said where that failed.
    func press() throws -> Open? {
        let name = try ButtonPress.check(pressed)
        let program = try RunningProgram(
            [Subprocess.path(of: name) ?? name] + pressed.action.command.dropFirst(), canAsk: true)
        let ends = SignalPipe([SIGCHLD])
        let clock = ProcessContext.current.steadyClock
        let deadline = clock() + .seconds(seconds)
        var open = [program.output, program.errors, program.questions]
        var errors: [UInt8] = []
        var asked: [UInt8] = []
        var answered: [Given] = []
        while true {
            let status = program.endStatus()
            let left = deadline - clock()
            guard left > .zero else { throw ProgramError.noAnswer(program: name, seconds: seconds) }
            // Of one that has ended, what is there is read, and no more is waited for.
            let ready = Readiness.wait(
                for: (open + [ends.descriptor]).map { .input($0) },
                milliseconds: status == nil ? Int32(left / .milliseconds(1)) + 1 : 0)
            while ends.next() != nil {}
            let readable = open.filter { ready.contains(.input($0)) }
            if let status, readable.isEmpty {
                guard status != 0 else { return nil }
                throw Self.error(status, errors, of: name)
            }
            for end in readable {
                var chunk = [UInt8](repeating: 0, count: 1 << 14)
                let count = read(end, &chunk, chunk.count)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else {
                    open.removeAll { $0 == end }
                    continue
                }
                if end == program.errors { errors += chunk.prefix(min(count, Self.mostBytes - errors.count)) }
                guard end == program.questions else { continue }
                asked += chunk.prefix(count)
                guard asked.count <= Self.mostBytes else {
                    throw ProgramError.tooMuch(program: name, megabytes: Self.mostBytes >> 20)
                }
                if let question = try answer(program, &asked, &answered) {
                    program.answer(AnswerLine.cancelled.json.text)
                    return Open(question: question, given: answered)
                }
            }
        }
    }

    /// Answers the questions that have come, as far as the person did; the first that is left is for the person.
    private func answer(
        _ program: RunningProgram, _ asked: inout [UInt8], _ answered: inout [Given]
    ) throws -> QuestionLine? {
        while let end = asked.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Array(asked[..<end])
            asked.removeFirst(end + 1)
            guard let json = try? line.withUnsafeBytes({ try JSONValue(parsing: $0) }),
                let question = try QuestionLine(json)
            else { continue }
            // The same question again: the answer to it was not taken.
            if question.error != nil {
                if !answered.isEmpty { answered.removeLast() }
                return question
            }
            guard answered.count < given.count, given[answered.count].question == Self.mark(of: question) else {
                return question
            }
            program.answer(given[answered.count].answer.json.text)
            answered.append(given[answered.count])
        }
        return nil
    }

    /// What the program said last, without its own name before it.
    private static func error(_ status: Int32, _ errors: [UInt8], of path: String) -> WidgetError {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
        let line = lines.last.map(String.init) ?? "\(name) failed with status \(status)"
        let words = line.hasPrefix(name + ": ") ? String(line.dropFirst(name.count + 2)) : line
        return .app(words: words, status: ExitStatus(rawValue: status))
    }
}
