/// Words, wrapped at the width that they are given and cut at the height.
struct TextLayout: Layout {
    /// A character as a person sees it, and its look.
    struct Letter {
        let text: String
        let width: Int
        let style: TextStyle
        /// The colors of its run, where they depend on the place.
        let paint: Paint
        /// Whether its font is large.
        var isLarge = false

        var isSpace: Bool { text == " " }
    }

    /// The lines as the text has them, before any is wrapped.
    let paragraphs: [[Letter]]
    let lineLimit: Int?
    let truncation: Text.TruncationMode
    let alignment: TextAlignment
    let ellipsis: String

    func size(_ proposal: Proposal) -> CellSize {
        let lines = lines(proposal)
        return CellSize(width: lines.map(Self.width).max() ?? 0, height: lines.count)
    }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        let lines = lines(Proposal(width: place.width, height: place.height))
        for (row, line) in lines.enumerated() {
            var x = place.x + start(of: Self.width(line), in: place)
            for letter in line {
                var style = letter.style
                style.foreground = letter.paint.color(x: x, y: place.y + row, in: place) ?? style.foreground
                canvas.write(letter.text, width: letter.width, x: x, y: place.y + row, style: style)
                x += letter.width
            }
        }
    }

    /// Where a line of that width begins, from the left edge of its place.
    func start(of width: Int, in place: CellRect) -> Int {
        switch alignment {
        case .leading: 0
        case .center: max(0, place.width - width) / 2
        case .trailing: max(0, place.width - width)
        }
    }

    private static func width(_ letters: some Sequence<Letter>) -> Int { letters.reduce(0) { $0 + $1.width } }

    private func lines(_ proposal: Proposal) -> [[Letter]] {
        let width = proposal.width.map { max(1, $0) } ?? .max
        let most = max(1, min(lineLimit ?? .max, proposal.height ?? .max))
        var lines: [[Letter]] = []
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph[...]
            repeat {
                guard lines.count + 1 < most else {
                    let isMore = index + 1 < paragraphs.count
                    lines.append(truncated(Array(rest), to: width, isMore: isMore))
                    return lines
                }
                lines.append(Self.takeLine(&rest, width))
            } while !rest.isEmpty
        }
        return lines
    }

    /// Takes what fits into a line: whole words, or as many letters of one that is too long.
    private static func takeLine(_ rest: inout ArraySlice<Letter>, _ width: Int) -> [Letter] {
        var taken = 0
        var end = rest.startIndex
        var lastBreak: Int?
        while end < rest.endIndex, taken + rest[end].width <= width || rest[end].isSpace {
            // A line may end after a space, and on either side of a wide character, as Chinese and Japanese do.
            if rest[end].isSpace || (rest[end].width == 2 && end > rest.startIndex) { lastBreak = end }
            taken += rest[end].width
            end += 1
        }
        guard end < rest.endIndex else {
            defer { rest = [] }
            return trimmed(rest, width)
        }
        if rest[end].width == 2 || (end > rest.startIndex && rest[end - 1].width == 2) { lastBreak = end }
        // Room for not even one letter: a wide one in a narrow place. It is cut when drawn.
        let stop = max(lastBreak ?? end, rest.startIndex + 1)
        let line = rest[rest.startIndex..<stop]
        rest = rest[stop...].drop { $0.isSpace }
        return trimmed(line, width)
    }

    /// Without the spaces at the end that go beyond the width, or wholly without where the line was wrapped.
    private static func trimmed(_ line: ArraySlice<Letter>, _ width: Int) -> [Letter] {
        var line = line
        var length = Self.width(line)
        while length > width, let last = line.last, last.isSpace {
            line.removeLast()
            length -= 1
        }
        return Array(line)
    }

    /// The last line that there is room for.
    private func truncated(_ letters: [Letter], to width: Int, isMore: Bool) -> [Letter] {
        let fits = Self.width(letters) <= width
        guard !fits || isMore else { return letters }
        let model = letters.last ?? Letter(text: " ", width: 1, style: TextStyle(), paint: .terminal)
        let dots = ellipsis.prefix(width).map {
            Letter(text: String($0), width: 1, style: model.style, paint: model.paint)
        }
        let room = width - dots.count
        switch truncation {
        case .tail: return Self.head(letters, room) + dots
        case .head where !isMore: return dots + Self.tail(letters, room)
        case .middle where !isMore: return Self.head(letters, room - room / 2) + dots + Self.tail(letters, room / 2)
        case .head, .middle: return Self.head(letters, room) + dots
        }
    }

    /// As many of the first letters as fit, without a space before the dots.
    private static func head(_ letters: [Letter], _ width: Int) -> [Letter] {
        var left = width
        var head = letters.prefix { letter in
            left -= letter.width
            return left >= 0
        }
        while head.last?.isSpace == true { head.removeLast() }
        return Array(head)
    }

    /// As many of the last letters as fit.
    private static func tail(_ letters: [Letter], _ width: Int) -> [Letter] {
        var left = width
        let tail = letters.reversed().prefix { letter in
            left -= letter.width
            return left >= 0
        }
        return Array(Array(tail.reversed()).drop { $0.isSpace })
    }
}
