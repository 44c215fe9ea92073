/// What a terminal shows after some output: as much of a terminal as prompts and widgets use. A sequence that it does not know
/// shows up as text, so that a test sees it.
struct Picture {
    private let columns: Int
    private var cells: [[Character]]
    private var row = 0
    private var column = 0
    private var wraps = true
    /// What the first screen shows while the second one is seen, and where its cursor is.
    private var behind: (cells: [[Character]], row: Int, column: Int)?
    /// Whether clicks are told of, and the cursor is hidden.
    private(set) var tellsOfClicks = false
    private(set) var hidesCursor = false

    /// Whether the second screen is seen.
    var isSecondScreen: Bool { behind != nil }

    init(rows: Int, columns: Int) {
        self.columns = columns
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows without the spaces at their ends, up to the last that has any text.
    var lines: [String] {
        var lines = cells.map { cells in
            String(String(cells.reversed().drop { $0 == " " }.reversed()))
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    mutating func show(_ output: String) {
        var rest = Array(output.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\r": column = 0
            case "\n": feedLine()
            case "\u{8}": column = max(0, column - 1)
            case "\u{7}": break
            case "\u{1B}" where rest.first == "[":
                let parameters = rest.dropFirst().prefix { !("\u{40}"..."\u{7E}").contains($0) }
                guard let final = rest.dropFirst(1 + parameters.count).first else { return put("␛") }
                rest = rest.dropFirst(2 + parameters.count)
                obey(String(String.UnicodeScalarView(parameters)), final)
            case "\u{1B}": put("␛")
            default: put(Character(scalar))
            }
        }
    }

    private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
        let count = max(1, Int(parameters) ?? 1)
        switch (final, parameters) {
        case ("A", _): row = max(0, row - count)
        case ("B", _): row = min(cells.count - 1, row + count)
        case ("C", _): column = min(columns - 1, column + count)
        case ("D", _): column = max(0, column - count)
        case ("K", ""): clear(row, from: column)
        case ("J", ""):
            clear(row, from: column)
            for row in cells.indices.dropFirst(row + 1) { clear(row, from: 0) }
        case ("J", "2"): for row in cells.indices { clear(row, from: 0) }
        case ("H", _):
            let place = parameters.split(separator: ";").map { Int($0) ?? 1 }
            row = min(cells.count, max(1, place.first ?? 1)) - 1
            column = min(columns, max(1, place.dropFirst().first ?? 1)) - 1
        case ("h", "?1049"):
            behind = behind ?? (cells, row, column)
            for row in cells.indices { clear(row, from: 0) }
        case ("l", "?1049"):
            if let behind { (cells, row, column) = behind }
            behind = nil
        case ("h", "?1000"), ("l", "?1000"): tellsOfClicks = final == "h"
        case ("h", "?25"), ("l", "?25"): hidesCursor = final == "l"
        case ("h", "?1006"), ("l", "?1006"): break
        case ("h", "?7"), ("l", "?7"): wraps = final == "h"
        case ("h", "?2004"), ("l", "?2004"), ("m", _): break
        default: for character in "␛[\(parameters)\(final)" { put(character) }
        }
    }

    private mutating func clear(_ row: Int, from column: Int) {
        for column in min(column, columns)..<columns { cells[row][column] = " " }
    }

    private mutating func put(_ character: Character) {
        if column >= columns {
            if wraps {
                column = 0
                feedLine()
            } else {
                column = columns - 1
            }
        }
        cells[row][column] = character
        column += 1
    }

    private mutating func feedLine() {
        row += 1
        guard row == cells.count else { return }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
        row -= 1
    }
}
