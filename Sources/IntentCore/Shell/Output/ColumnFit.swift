/// Fits the columns of a table to the width of a terminal: text shrinks, numbers do not, since a part of a number is
/// another number; what has no room at all is left out.
struct ColumnFit {
    /// The width that shows all of the column.
    let natural: Int
    /// Whether it may be cut.
    let isText: Bool

    /// A text that is cut further says too little.
    private var minimum: Int { isText ? min(natural, 6) : natural }

    /// The columns' widths; 0 for one that is left out. Between two columns are two spaces.
    ///
    /// - Parameter importance: the columns' indices, the most important first: the others make room for it.
    static func widths(of columns: [ColumnFit], importance: [Int], in width: Int) -> [Int] {
        var widths = columns.map { _ in 0 }
        var rest = width + 2
        for index in importance where columns[index].minimum + 2 <= rest {
            widths[index] = columns[index].minimum
            rest -= columns[index].minimum + 2
        }
        // Something must be shown, even where there is room for nothing.
        guard widths.contains(where: { $0 > 0 }) else {
            if let first = importance.first { widths[first] = min(columns[first].natural, max(1, width)) }
            return widths
        }
        for index in importance where widths[index] > 0 && rest > 0 {
            let more = min(rest, columns[index].natural - widths[index])
            guard more > 0 else { continue }
            widths[index] += more
            rest -= more
        }
        return widths
    }
}
