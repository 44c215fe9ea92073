import Synchronization
import Testing

@testable import IntentCore

/// A person who gives prepared answers, one after the other, and notes what was asked.
private final class FakeAsker: Prompter {
    private let answers: Mutex<[String]>
    private let notes = Mutex<[String]>([])

    init(_ answers: String...) { self.answers = Mutex(answers) }

    var heard: [String] { notes.withLock { $0 } }

    private func next(_ question: String) throws -> String {
        notes.withLock { $0.append(question) }
        return try answers.withLock { answers in
            guard !answers.isEmpty else { throw CancellationError() }
            return answers.removeFirst()
        }
    }

    func answer(_ question: Question, accept: (Answer) async -> String?) async throws -> Answer {
        let titles = question.offers.map(\.title)
        var asked = question.words + (titles.isEmpty ? "" : " [\(titles.joined(separator: ", "))]")
        while true {
            let word = try next(asked)
            let answer = titles.firstIndex(of: word).map(Answer.offer) ?? .word(word)
            guard let complaint = await accept(answer) else { return answer }
            asked = "\(word) \(complaint)"
        }
    }

    func confirmation(_ question: String, accept: String) async throws -> Bool {
        try next("\(question) (\(accept))") == "yes"
    }
}

private struct Steeping: AppIntent {
    static let title: LocalizedStringResource = "Steep"
    @Parameter(title: "Minutes", inclusiveRange: (1, 10)) var minutes: Int?
    @Parameter(title: "Walk", requestValueDialog: "Which walk?", requestDisambiguationDialog: "Which of these?")
    var walk: Walk
    @Parameter(title: "Words", size: 2) var words: [String]
    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct PromptingTests {
    private let intent = Steeping()

    private func asking<Result>(_ prompter: FakeAsker, _ body: () async throws -> Result) async rethrows -> Result {
        try await IntentContext.with({ $0.prompter = prompter }, body)
    }

    @Test func asksForAValueUntilItIsOne() async throws {
        let prompter = FakeAsker("x", "11", "5")
        let minutes = try await asking(prompter) { try await intent.$minutes.requestValue("How long?") }
        #expect(minutes == 5)
        #expect(intent.minutes == 5)
        #expect(
            prompter.heard == ["How long?", "x give a whole number such as 12", "11 must be from 1 to 10"])
    }

    @Test func asksInTheWordsOfTheDeclaration() async throws {
        let prompter = FakeAsker("aro", "9")
        #expect(try await asking(prompter) { try await intent.$walk.requestValue() } == .roundThePond)
        _ = try await asking(prompter) { try await intent.$minutes.requestValue() }
        #expect(
            prompter.heard == ["Which walk? [Around the Pond, 5K, 10K, To Town, roundTheHill]", "Minutes?"])
    }

    @Test func asksForAListElementByElement() async throws {
        let prompter = FakeAsker("a", "b")
        #expect(try await asking(prompter) { try await intent.$words.requestValue() } == ["a", "b"])
        #expect(prompter.heard == ["Words?", "Words?"])
    }

    @Test func asksWhichIsMeant() async throws {
        let prompter = FakeAsker("10K", "yes", "no")
        let walks = [Walk.five, .ten]
        #expect(try await asking(prompter) { try await intent.$walk.requestDisambiguation(among: walks) } == .ten)
        #expect(try await asking(prompter) { try await intent.$walk.requestConfirmation(for: .ten) })
        #expect(try await !asking(prompter) { try await intent.$walk.requestConfirmation(for: .five, dialog: "Sure?") })
        #expect(prompter.heard == ["Which of these? [5K, 10K]", "10K? (yes)", "Sure? (yes)"])
    }

    @Test func asksWhetherToGoOn() async throws {
        let prompter = FakeAsker("yes", "yes", "no")
        try await asking(prompter) {
            try await intent.requestConfirmation()
            try await intent.requestConfirmation(actionName: .turnOn, dialog: "Heat it?")
        }
        await #expect(throws: ParameterError.self) {
            try await asking(prompter) { try await intent.requestConfirmation(result: .result(dialog: "Pour it?")) }
        }
        #expect(prompter.heard == ["Steep? (continue)", "Heat it? (turn on)", "Pour it? (continue)"])
    }

    @Test func withNobodyToAskItSaysWhatIsMissing() async throws {
        let value = await #expect(throws: ParameterError.self) { try await intent.$walk.requestValue("Which?") }
        guard case .needsValue(let parameter, let dialog) = value else { throw CancellationError() }
        #expect(parameter === intent.$walk)
        #expect(dialog?.full == "Which?")
        let choice = await #expect(throws: ParameterError.self) {
            try await intent.$walk.requestDisambiguation(among: [.five, .ten])
        }
        guard case .needsDisambiguation(_, let values, nil) = choice else { throw CancellationError() }
        #expect(values.map(\.intentText) == ["5K", "10K"])
        let confirmation = await #expect(throws: ParameterError.self) { try await intent.requestConfirmation() }
        guard case .cannotConfirm = confirmation else { throw CancellationError() }
    }

    @Test func aThrownNeedIsAskedForAndTaken() async throws {
        let prompter = FakeAsker("5", "10K")
        try await (intent.$minutes.needsValueError("How long?") as? ParameterError)?.resolve(by: prompter)
        try await (intent.$walk.needsDisambiguationError(among: [.five, .ten]) as? ParameterError)?.resolve(
            by: prompter)
        #expect(intent.minutes == 5)
        #expect(intent.walk == .ten)
        await #expect(throws: ParameterError.self) { try await ParameterError.notConfirmed.resolve(by: prompter) }
        await #expect(throws: ParameterError.self) {
            try await (intent.$walk.needsDisambiguationError(among: []) as? ParameterError)?.resolve(by: prompter)
        }
    }

    @Test func aCancelledQuestionChangesNothing() async {
        await #expect(throws: CancellationError.self) {
            try await asking(FakeAsker()) { try await intent.$minutes.requestValue() }
        }
        #expect(intent.minutes == nil)
    }
}
