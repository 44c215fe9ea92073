/// A bar that is full to a part, to an eighth of a column: `███▌░░░░`, in ASCII `###-----`.
package struct ProgressBarText: Sendable {
    private let eighths: Int
    private let columns: Int
    private let isUnicode: Bool

    /// - Parameter fraction: from 0 to 1; what is beyond is taken for the nearest.
    package init(fraction: Double, columns: Int, isUnicode: Bool) {
        let full = Double(max(0, columns)) * 8
        // Of what is no number nothing is full.
        eighths = fraction > 0 ? Int((min(fraction, 1) * full).rounded()) : 0
        self.columns = max(0, columns)
        self.isUnicode = isUnicode
    }

    /// The bar as text.
    package var text: String { (0..<columns).map(cell).joined() }

    /// How many eighths of a column are full.
    func filled(_ column: Int) -> Int { min(max(0, eighths - column * 8), 8) }

    /// What stands in a column.
    func cell(_ column: Int) -> String {
        let filled = filled(column)
        return isUnicode ? Self.blocks[filled] : filled >= 4 ? "#" : "-"
    }

    /// From an empty cell to a full one.
    private static let blocks = ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
}
