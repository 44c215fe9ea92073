@testable import IntentCore

/// A drawn chart, read back: what a reader sees in its cells.
struct Picture {
    let rows: [[Character]]

    init(_ node: ViewNode, width: Int, height: Int, isUnicode: Bool = true) {
        let lines = rendered(node, width: width, height: height, isUnicode: isUnicode)
        rows = lines.map { line in
            Array(line) + [Character](repeating: " ", count: max(0, width - line.count))
        }
    }

    @MainActor init<Content: View>(_ view: Content, width: Int, height: Int, isUnicode: Bool = true) {
        self.init(ViewNode(view), width: width, height: height, isUnicode: isUnicode)
    }

    /// How high the blocks of a column are, in eighths of a row.
    func eighths(column: Int) -> Int {
        rows.reduce(0) { sum, row in sum + (" ▁▂▃▄▅▆▇█".map { $0 }.firstIndex(of: row[column]) ?? 0) }
    }

    /// How long the blocks of a row are, in eighths of a column.
    func eighths(row: Int) -> Int {
        rows[row].reduce(0) { sum, cell in sum + (" ▏▎▍▌▋▊▉█".map { $0 }.firstIndex(of: cell) ?? 0) }
    }

    /// The dots of braille: two columns and four rows to a cell, `y` from the bottom.
    var dots: Set<Dot> {
        var dots: Set<Dot> = []
        // By the standard's numbers: 1 2 3 7 down the left, 4 5 6 8 down the right.
        let bits = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        for (y, row) in rows.enumerated() {
            for (x, cell) in row.enumerated() {
                guard let scalar = cell.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value) else { continue }
                for (bit, place) in bits.enumerated() where (scalar.value - 0x2800) & (1 << UInt32(bit)) != 0 {
                    dots.insert(Dot(x: x * 2 + place.0, y: rows.count * 4 - 1 - (y * 4 + place.1)))
                }
            }
        }
        return dots
    }

    struct Dot: Hashable {
        let x: Int
        let y: Int
    }

    /// The cells that hold a character, from the left and the bottom.
    func cells(of character: Character) -> Set<Dot> {
        var cells: Set<Dot> = []
        for (y, row) in rows.enumerated() {
            for (x, cell) in row.enumerated() where cell == character {
                cells.insert(Dot(x: x, y: rows.count - 1 - y))
            }
        }
        return cells
    }

    var lines: [String] {
        rows.map { row in
            var row = row
            while row.last == " " { row.removeLast() }
            return String(row)
        }
    }
}

/// A chart without axes, so that the plot is the whole picture.
extension View {
    @MainActor func bare() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}
