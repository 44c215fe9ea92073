import Testing

@testable import IntentCore

@Suite struct TextPromptTests {
    private static let question = Question(
        words: "How far?", offers: [], ownWords: .welcome, expected: "a distance such as 7.3km")

    private func lines(
        _ typed: String, refused: String? = nil, question: Question = question, rows: Int = 24, columns: Int = 40
    ) -> [String] {
        var state = TextPrompt(question)
        for key in keys(typed) { _ = state.take(key) }
        if let refused { state.refuse(refused) }
        return state.drawing(in: TerminalSize(rows: rows, columns: columns)).lines.map(\.text)
    }

    @Test func isDrawn() {
        #expect(lines("") == ["How far? ", "a distance such as 7.3km"])
        #expect(lines("7") == ["How far? 7"])
        #expect(lines("7x", refused: "give a distance") == ["How far? 7x", "give a distance"])
        #expect(lines("7", rows: 1) == ["How far? 7"])
    }

    @Test func theReasonGoesWithTheNextEdit() {
        var state = TextPrompt(Self.question)
        for key in keys("7x") { _ = state.take(key) }
        #expect(state.take(.enter) == .answered(.word("7x")))
        state.refuse("no")
        _ = state.take(.left)
        #expect(state.refusal == "no")
        _ = state.take(.backspace)
        #expect(state.refusal == nil && state.editor.text == "x")
    }

    @Test func aLongLineShowsWhatIsAroundThePlace() {
        let long = String(repeating: "0123456789", count: 10)
        #expect(lines(long, columns: 30) == ["How far? …234567890123456789"])
        #expect(lines(long + "\u{1}", columns: 30) == ["How far? 012345678901234567…"])
    }

    @Test func aLongQuestionIsWrapped() {
        var question = Self.question
        question.words = "What is it that you want to know about the distance?"
        #expect(
            lines("7", question: question, columns: 30) == [
                "What is it that you want to", "know about the distance?", "> 7",
            ])
    }

    @Test func endOfInputOnAnEmptyLineCancels() {
        var state = TextPrompt(Self.question)
        #expect(state.take(.endOfInput) == .cancelled)
        _ = state.take(.scalar("a"))
        #expect(state.take(.endOfInput) == .goesOn)
        #expect(state.take(.escape) == .cancelled && state.take(.interrupt) == .cancelled)
    }

    @Test func anyKeysOnAnyTerminalAreDrawnWithinIt() {
        var numbers = FixedNumbers(seed: 4)
        let questions = ["", "How?", "瞑想 瞑想 瞑想 瞑想 瞑想 瞑想", String(repeating: "long ", count: 60), "\u{1B}[2J"]
        for round in 0..<1500 {
            var question = Self.question
            question.words = questions.randomElement(using: &numbers) ?? ""
            var state = TextPrompt(question)
            for key in keys(numbers.input()) {
                _ = state.take(key)
                if round % 3 == 0 { state.refuse(questions.randomElement(using: &numbers) ?? "") }
                let size = TerminalSize(
                    rows: Int.random(in: 1...30, using: &numbers), columns: Int.random(in: 1...90, using: &numbers))
                expectWithin(size, state.drawing(in: size))
            }
        }
    }
}

@Suite struct ConfirmationStateTests {
    private func answer(_ typed: String) -> PromptStep<Bool> {
        var state = ConfirmationPrompt("Delete?", accept: "Delete")
        var step = PromptStep<Bool>.goesOn
        for key in keys(typed) {
            step = state.take(key)
            switch step {
            case .answered, .cancelled: return step
            case .goesOn, .answeredUnlessMoreFollows: continue
            }
        }
        return step
    }

    @Test(arguments: [
        ("y", PromptStep.answeredUnlessMoreFollows(true)), ("Y", .answeredUnlessMoreFollows(true)),
        ("n", .answeredUnlessMoreFollows(false)), ("\r", .answered(false)), ("yes\r", .answered(true)),
        ("no\r", .answered(false)), ("delete\r", .answered(true)), ("DELETE \r", .answered(true)),
        ("yikes\r", .answered(false)),
        ("yikes\u{15}y\r", .answered(true)), ("\u{1B}", .cancelled), ("\u{3}", .cancelled), ("\u{4}", .cancelled),
        (" \r", .answered(false)), ("de\u{3}", .cancelled),
    ])
    func isAnswered(typed: String, step: PromptStep<Bool>) {
        #expect(answer(typed) == step)
    }
}
