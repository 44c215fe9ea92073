/// Where widgets stand that fill a terminal together: in rows, in their order, each as wide as its family asks beside the
/// others. Two small ones are as wide as a medium one, as on a phone.
package struct WidgetGrid: Equatable, Sendable {
    /// Where each is, in the order of the families.
    package private(set) var places: [CellRect] = []
    /// How many rows of the terminal all of them take: more than there are where some are out of sight.
    package private(set) var height = 0

    private static let gap = 1
    /// How narrow a small one may be: two medium ones stand side by side in 80 columns.
    private static let leastWidth = 19

    /// Places widgets in a terminal of that size.
    package init(_ families: [WidgetFamily], in size: CellSize) {
        let columns = max(1, (size.width + Self.gap) / (Self.leastWidth + Self.gap))
        var rows: [[WidgetFamily]] = []
        var room = 0
        for family in families {
            if family.span(in: columns) > room {
                rows.append([])
                room = columns
            }
            rows[rows.count - 1].append(family)
            room -= family.span(in: columns)
        }
        let heights = Self.heights(rows, within: size.height)
        for (row, height) in zip(rows, heights) {
            place(row, width: size.width, columns: columns, height: height)
            self.height += height
        }
    }

    /// The heights of rows: a little more than the widgets ask for where there is room, and less where they would not fit.
    private static func heights(_ rows: [[WidgetFamily]], within room: Int) -> [Int] {
        let wanted = rows.map { row in row.map(\.gridHeight).max() ?? 0 }
        let all = wanted.reduce(0, +)
        guard all > 0, all != room else { return wanted }
        let (least, most) = (3, 4)
        return wanted.map { height in
            let share = height * room / all
            // Down to three quarters and up to five quarters, but never so low that a line is all there is.
            return min(max(share, height * least / most, min(height, 3)), height * (most + 1) / most)
        }
    }

    /// Widgets side by side over the whole width.
    private mutating func place(_ row: [WidgetFamily], width: Int, columns: Int, height: Int) {
        let spans = row.map { $0.span(in: columns) }
        let all = max(1, spans.reduce(0, +))
        let room = max(row.count, width - (row.count - 1) * Self.gap)
        var (x, before) = (0, 0)
        for span in spans {
            // Shares of the whole, so that no column is left over at the end.
            let own = (before + span) * room / all - before * room / all
            places.append(CellRect(x: x, y: self.height, width: own, height: height))
            x += own + Self.gap
            before += span
        }
    }
}

extension WidgetFamily {
    /// How many small widgets it is as wide as, among so many.
    fileprivate func span(in columns: Int) -> Int {
        let span =
            switch self {
            case .systemSmall, .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: 1
            case .systemMedium, .systemLarge: 2
            case .systemExtraLarge: 4
            }
        return min(span, columns)
    }

    /// How many rows it has in a box.
    fileprivate var gridHeight: Int { hasBox ? cells.height : cells.height + 2 }
}
