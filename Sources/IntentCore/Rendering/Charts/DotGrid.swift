/// Dots, two columns and four rows of them to a cell, as braille has them. In ASCII a cell with a dot is a letter.
struct DotGrid {
    let columns: Int
    let rows: Int
    private var cells: [UInt8]
    /// The series that was drawn last in a cell.
    private var owners: [Int32]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = [UInt8](repeating: 0, count: columns * rows)
        owners = [Int32](repeating: -1, count: columns * rows)
    }

    /// The bits of a cell's dots by row from the top; the left column first (ISO 11548-1).
    private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    /// Sets a dot; `y` counts from the bottom.
    mutating func set(_ x: Int, _ y: Int, owner: Int) {
        guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
        let fromTop = rows * 4 - 1 - y
        let cell = fromTop / 4 * columns + x / 2
        cells[cell] |= Self.bits[fromTop % 4 * 2 + x % 2]
        owners[cell] = Int32(truncatingIfNeeded: owner)
    }

    /// Sets the dots of a straight line, by Bresenham's method.
    mutating func line(from: (x: Int, y: Int), to: (x: Int, y: Int), owner: Int) {
        let (width, height) = (abs(to.x - from.x), -abs(to.y - from.y))
        let (right, up) = (from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1)
        var (x, y) = from
        var error = width + height
        while true {
            set(x, y, owner: owner)
            if x == to.x, y == to.y { return }
            let twice = 2 * error
            if twice >= height {
                error += height
                x += right
            }
            if twice <= width {
                error += width
                y += up
            }
        }
    }

    /// Goes through the cells that have dots, from the top; the character is braille.
    func forEachCell(_ body: (_ x: Int, _ y: Int, _ character: String, _ owner: Int) -> Void) {
        for y in 0..<rows {
            for x in 0..<columns {
                let cell = cells[y * columns + x]
                guard cell != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cell)) else { continue }
                body(x, y, String(scalar), Int(owners[y * columns + x]))
            }
        }
    }
}
