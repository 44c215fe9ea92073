/// A question that is answered with yes or no, by one key or by a word. What is not clearly a yes is a no.
struct ConfirmationPrompt: Prompt {
    private let words: String
    private let yes: Set<String>
    private(set) var editor = LineEditor()

    init(_ question: String, accept: String) {
        words = question
        yes = ["y", "yes", folded(accept)]
    }

    var question: String { "\(words) [y/N]" }

    mutating func take(_ key: Key) -> PromptStep<Bool> {
        switch key {
        case .escape, .interrupt: return .cancelled
        case .endOfInput where editor.isEmpty: return .cancelled
        case .enter: return .answered(yes.contains(folded(editor.text)))
        default:
            let wasEmpty = editor.isEmpty
            _ = editor.take(key)
            guard wasEmpty, case .scalar = key else { return .goesOn }
            switch folded(editor.text) {
            case "y": return .answeredUnlessMoreFollows(true)
            case "n": return .answeredUnlessMoreFollows(false)
            default: return .goesOn
            }
        }
    }

    /// Nothing refuses a yes or a no.
    mutating func refuse(_ reason: String) {}

    mutating func drawing(in size: TerminalSize) -> Drawing {
        Drawing(question: question, editor: editor, width: size.width, rows: size.promptRows)
    }

    func words(for result: Bool) -> String { result ? "yes" : "no" }
}
