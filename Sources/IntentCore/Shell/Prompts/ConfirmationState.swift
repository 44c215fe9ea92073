/// A question that is answered with yes or no, by one key or by a word. What is not clearly a yes is a no.
struct ConfirmationState: Prompt {
    private let words: String
    private let yes: Set<String>
    private(set) var editor = LineEditor()
    private(set) var refusal: String?

    init(_ question: String, accept: String) {
        words = question
        yes = ["y", "yes", folded(accept)]
    }

    var question: String { "\(words) [y/N]" }

    mutating func take(_ key: Key) -> PromptStep<Bool> {
        switch key {
        case .escape, .interrupt: return .cancelled
        case .endOfInput where editor.isEmpty: return .cancelled
        case .enter: return answer()
        default:
            let wasEmpty = editor.isEmpty
            if editor.take(key) { refusal = nil }
            guard wasEmpty, case .scalar = key else { return .goesOn }
            switch folded(editor.text) {
            case "y": return .answeredUnlessMoreFollows(true)
            case "n": return .answeredUnlessMoreFollows(false)
            default: return .goesOn
            }
        }
    }

    private mutating func answer() -> PromptStep<Bool> {
        let word = folded(editor.text)
        if yes.contains(word) { return .answered(true) }
        if word.isEmpty || ["n", "no"].contains(word) { return .answered(false) }
        refuse("type y or n")
        return .goesOn
    }

    mutating func refuse(_ reason: String) { refusal = reason }

    mutating func drawing(in size: TerminalSize) -> Drawing {
        let rows = size.promptRows
        var drawing = Drawing(question: question, editor: editor, width: size.width, rows: max(1, rows - 1))
        if let refusal, rows > drawing.lines.count {
            drawing.lines.append(DrawnLine(refusal, upTo: size.width))
        }
        return drawing
    }

    func words(for result: Bool) -> String { result ? "yes" : "no" }
}
