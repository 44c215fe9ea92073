/// A question that is answered with a word or a line of the person's own.
struct TextPrompt: Prompt {
    private let asked: Question
    private(set) var editor = LineEditor()
    private(set) var refusal: String?

    init(_ question: Question) { asked = question }

    var question: String { asked.words }

    mutating func take(_ key: Key) -> PromptStep<Answer> {
        switch key {
        case .escape, .interrupt: return .cancelled
        case .endOfInput where editor.isEmpty: return .cancelled
        case .enter: return .answered(.word(editor.text))
        default:
            let text = editor.text
            _ = editor.take(key)
            if editor.text != text { refusal = nil }
            return .goesOn
        }
    }

    mutating func refuse(_ reason: String) { refusal = reason }

    mutating func drawing(in size: TerminalSize) -> Drawing {
        let rows = size.promptRows
        var drawing = Drawing(question: question, editor: editor, width: size.width, rows: max(1, rows - 1))
        guard rows > drawing.lines.count else { return drawing }
        if let refusal {
            // The reason counts more than that it stands in one line.
            let room = min(3, rows - drawing.lines.count)
            drawing.lines += Drawing.wrapped(refusal, .plain, width: size.width, rows: room)
        } else if let expected = asked.expected, editor.isEmpty {
            drawing.lines.append(DrawnLine(expected, .dim, upTo: size.width))
        }
        return drawing
    }

    func words(for answer: Answer) -> String { if case .word(let word) = answer { word } else { "" } }
}
