/// A few letters in a large font, in blocks where there is room for them and as any text where not.
struct LargeTextLayout: Layout {
    private let text: TextLayout
    private let pieces: [Piece]

    /// A letter with its blocks; without any it is of a smaller font and stands in the last row.
    private struct Piece {
        let letter: TextLayout.Letter
        let blocks: [[String]]?

        var width: Int { blocks?.first?.count ?? letter.width }
        /// Small letters are written together.
        var gap: Int { blocks == nil ? 0 : 1 }
    }

    /// The most letters that are large: a number or a short word, and no sentence.
    private static let mostLetters = 8

    /// Nil where nothing is to be large, or not all that is can be drawn so.
    init?(_ text: TextLayout) {
        guard text.paragraphs.count == 1, let letters = text.paragraphs.first else { return nil }
        let count = letters.reduce(0) { $0 + ($1.isLarge ? 1 : 0) }
        guard (1...Self.mostLetters).contains(count) else { return nil }
        var pieces: [Piece] = []
        for letter in letters {
            let blocks = letter.isLarge ? BlockLetters.rows(of: letter.text) : nil
            if letter.isLarge, blocks == nil { return nil }
            pieces.append(Piece(letter: letter, blocks: blocks))
        }
        self.text = text
        self.pieces = pieces
    }

    func size(_ proposal: Proposal) -> CellSize { hasRoom(proposal) ? blocks : text.size(proposal) }

    func draw(in place: CellRect, on canvas: inout Canvas) {
        guard hasRoom(Proposal(width: place.width, height: place.height)) else {
            return text.draw(in: place, on: &canvas)
        }
        var x = place.x + text.start(of: blocks.width, in: place)
        for piece in pieces {
            draw(piece, x: x, in: place, on: &canvas)
            x += piece.width + piece.gap
        }
    }

    private func draw(_ piece: Piece, x: Int, in place: CellRect, on canvas: inout Canvas) {
        func write(_ text: String, width: Int, x: Int, y: Int, _ style: TextStyle) {
            var style = style
            style.foreground = piece.letter.paint.color(x: x, y: y, in: place) ?? style.foreground
            canvas.write(text, width: width, x: x, y: y, style: style)
        }
        guard let blocks = piece.blocks else {
            let (letter, last) = (piece.letter, place.y + BlockLetters.height - 1)
            return write(letter.text, width: letter.width, x: x, y: last, letter.style)
        }
        // Lines through or below blocks would be taken for parts of them.
        var style = piece.letter.style
        (style.isBold, style.isUnderlined, style.isStruckThrough, style.isItalic) = (false, false, false, false)
        for (row, cells) in blocks.enumerated() {
            for (column, cell) in cells.enumerated() where cell != " " {
                write(cell, width: 1, x: x + column, y: place.y + row, style)
            }
        }
    }

    private var blocks: CellSize {
        let width = pieces.reduce(0) { $0 + $1.width + $1.gap } - (pieces.last?.gap ?? 0)
        return CellSize(width: width, height: BlockLetters.height)
    }

    private func hasRoom(_ proposal: Proposal) -> Bool {
        let fits =
            proposal.width ?? .max >= blocks.width && proposal.height ?? .max >= BlockLetters.height
        switch proposal.letters {
        case .small: return false
        case .wherePossible: return fits && proposal.width != nil
        case .large: return fits
        }
    }
}

extension Font {
    /// Whether it is twice as large as the text around it, or nearly.
    var isLarge: Bool {
        switch textStyle {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title: true
        case nil: size ?? 0 >= 28
        default: false
        }
    }
}
