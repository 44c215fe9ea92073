/// What a prompt looks like: lines, none wider than the terminal, and where the cursor stands.
struct Drawing: Equatable, Sendable {
    var lines: [DrawnLine] = []
    var cursorRow = 0
    var cursorColumn = 0
}

/// A line of pieces, each in one style.
struct DrawnLine: Equatable, Sendable {
    enum Style: Sendable { case plain, strong, dim }

    private(set) var pieces: [(text: String, style: Style)] = []
    private(set) var width = 0

    init(_ text: String = "", _ style: Style = .plain, upTo columns: Int = .max) { add(text, style, upTo: columns) }

    /// Adds text from anywhere, made safe to show and cut where the line would be wider than the columns.
    mutating func add(_ text: String, _ style: Style = .plain, upTo columns: Int) {
        let room = columns - width
        guard room > 0, !text.isEmpty else { return }
        // Of a very long text only what may fit is looked at; a cluster that takes no column still counts as one.
        let shown = truncated(sanitized(String(text.prefix(room < 10_000 ? 2 * room + 2 : 20_000))), to: room)
        pieces.append((shown, style))
        width += columnWidth(shown)
    }

    /// The text without styles.
    var text: String { pieces.map(\.text).joined() }

    /// The text with styles where there are colors.
    func styled(inColor: Bool) -> String {
        guard inColor else { return text }
        return pieces.map { piece in
            switch piece.style {
            case .plain: piece.text
            case .strong: "\u{1B}[1m\(piece.text)\u{1B}[22m"
            case .dim: "\u{1B}[2m\(piece.text)\u{1B}[22m"
            }
        }.joined()
    }

    static func == (one: DrawnLine, other: DrawnLine) -> Bool {
        one.pieces.elementsEqual(other.pieces) { $0.text == $1.text && $0.style == $1.style }
    }
}

extension Drawing {
    /// The question and the line that is being typed, side by side or one below the other, with the cursor.
    init(question: String, editor: LineEditor, width: Int, rows: Int) {
        let least = min(20, width / 2)
        var line = DrawnLine(question + " ", .strong, upTo: width)
        if columnWidth(sanitized(question)) + 1 + least > width {
            lines = Self.wrapped(question, .strong, width: width, rows: rows - 1)
            // With no row to spare the question's beginning is better than none.
            line = DrawnLine(rows > 1 ? "> " : question, .strong, upTo: rows > 1 ? max(0, width - 2) : width / 2)
        }
        let start = line.width
        let (before, after) = Self.window(of: editor, columns: width - start)
        line.add(before, upTo: width)
        cursorRow = lines.count
        cursorColumn = start + columnWidth(before)
        line.add(after, upTo: width)
        lines.append(line)
    }

    /// The part of a long line around the cursor: what is cut off shows as `…`.
    private static func window(of editor: LineEditor, columns: Int) -> (before: String, after: String) {
        // A column stays for the cursor at the end.
        let room = max(0, columns - 1)
        let after = sanitized(String(editor.after.prefix(columns + 1)))
        let most = after.isEmpty ? room : max(0, room - min(columnWidth(after), room / 3))
        var shown: [Character] = []
        var width = 0
        var before = editor.before[...]
        while let character = before.last {
            let safe = sanitized(String(character))
            let isLast = before.count == 1
            let itsWidth = columnWidth(safe)
            guard width + itsWidth + (isLast ? 0 : 1) <= most else { break }
            shown.append(contentsOf: safe.reversed())
            width += itsWidth
            before.removeLast()
        }
        let text = String(shown.reversed())
        return (before.isEmpty || most == 0 ? text : "…" + text, truncated(after, to: room - min(width, room)))
    }

    /// Text in lines, broken at spaces where there are some; what is beyond the rows is cut off.
    static func wrapped(_ text: String, _ style: DrawnLine.Style, width: Int, rows: Int) -> [DrawnLine] {
        var lines: [DrawnLine] = []
        var rest = sanitized(String(text.prefix(max(0, rows) * width + 1)))[...]
        while !rest.isEmpty, lines.count < rows {
            guard lines.count < rows - 1 else {
                lines.append(DrawnLine(String(rest), style, upTo: width))
                break
            }
            let end = lineEnd(of: rest, width: width)
            lines.append(DrawnLine(String(rest[..<end]), style, upTo: width))
            rest = rest[end...].drop { $0 == " " }
        }
        return lines
    }

    private static func lineEnd(of text: Substring, width: Int) -> Substring.Index {
        var (index, columns) = (text.startIndex, 0)
        var lastSpace: Substring.Index?
        while index < text.endIndex {
            columns += columnWidth(text[index])
            if text[index] == " " { lastSpace = index }
            guard columns <= width else {
                // Even where a single cluster is too wide, the line takes one, so that this ends.
                return lastSpace ?? (index == text.startIndex ? text.index(after: index) : index)
            }
            index = text.index(after: index)
        }
        return index
    }
}
