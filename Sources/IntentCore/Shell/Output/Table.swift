/// A list of entities for a person: a head, and a row an entity, in aligned columns. A property that no row has a value
/// for has no column.
struct Table {
    private var heads: [(name: String, title: String)] = []
    private var rows: [[String: (text: String, isNumber: Bool)]] = []
    /// The names of the columns that somebody chose; none of them is left out.
    private let columns: [String]
    private var hasTotal = false
    private var important: [String] = []
    private let rule: String

    /// - Parameters:
    ///   - columns: the names of the columns, in their order. Defaults to what the entities have.
    ///   - isUnicode: whether lines can be drawn, or only ASCII. Defaults to true.
    init(columns: [String] = [], isUnicode: Bool = true) {
        self.columns = columns
        rule = isUnicode ? "─" : "-"
    }

    /// Adds the row that adds up the others; nothing for nil.
    mutating func addTotal(_ total: (any AppEntity)?) {
        guard let total else { return }
        add(total)
        hasTotal = true
    }

    /// The number of rows.
    var count: Int { rows.count }

    /// Adds an entity's row.
    mutating func add(_ entity: any AppEntity) {
        var row: [String: (String, Bool)] = [:]
        var properties = entity.properties
        if properties.isEmpty { properties = [("title", "Title", entity.intentText)] }
        if let type = type(of: entity) as? any TableColumns.Type {
            let columns = type.tableColumns
            important = type.importantColumns
            if columns.contains("id") { properties.append(("id", "ID", shortIdentifier(entity.choice.identifier))) }
            properties = columns.compactMap { column in properties.first { $0.name == column } }
        }
        if !columns.isEmpty {
            let all =
                [("id", "ID", entity.id.entityIdentifierString), ("title", "Title", entity.intentText)]
                + entity.properties
            properties = columns.compactMap { name in all.first { FieldColumns.isName(name, of: $0.name) } }
        }
        for (position, property) in properties.enumerated() {
            guard let value = property.value ?? (columns.isEmpty ? nil : ""), value.intentJSON != .null else {
                continue
            }
            if !heads.contains(where: { $0.name == property.name }) {
                let order = properties[..<position].compactMap { before in heads.firstIndex { $0.name == before.name } }
                let heading = (type(of: value) as? any TitledColumn.Type)?.columnTitle ?? property.title
                let title = heading.isEmpty ? property.name : heading
                heads.insert((property.name, sanitized(title)), at: (order.max() ?? -1) + 1)
            }
            let text = sanitized(spoken(value))
            row[property.name] = (text, text.isEmpty || value.intentJSON.double != nil)
        }
        rows.append(row)
    }

    /// The table's lines, each no wider than there is room; a table without rows says so.
    func lines(width: Int) -> [String] {
        guard !rows.isEmpty else { return ["Nothing to list."] }
        let columns = heads.map { head in
            let cells = rows.map { $0[head.name] }
            let natural = cells.reduce(columnWidth(head.title)) { max($0, columnWidth($1?.text ?? "")) }
            return ColumnFit(natural: natural, isText: cells.contains { $0?.isNumber == false })
        }
        let widths = ColumnFit.widths(of: columns, importance: importance, in: width)
        let all = [heads.map(\.title)] + rows.map { row in heads.map { row[$0.name]?.text ?? "" } }
        var lines = all.map { cells in
            let shown = cells.indices.filter { widths[$0] > 0 }.map { index in
                let cell = truncated(cells[index], to: widths[index])
                let space = String(repeating: " ", count: max(0, widths[index] - columnWidth(cell)))
                return columns[index].isText ? cell + space : space + cell
            }
            var line = shown.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
        if hasTotal, let total = lines.popLast() {
            lines += [
                widths.filter { $0 > 0 }.map { String(repeating: rule, count: $0) }.joined(separator: "  "), total,
            ]
        }
        return lines
    }

    /// The columns, the most important first: those of a list's kind that say so, then the others as they stand.
    private var importance: [Int] {
        let first = important.compactMap { name in heads.firstIndex { $0.name == name } }
        return first + heads.indices.filter { !first.contains($0) }
    }
}

/// The beginning of an identifier, as commands take it again: of a UUID eight digits, and more where these could be taken
/// for a number; another one may have no part that tells it from its like.
private func shortIdentifier(_ id: String) -> String {
    guard id.utf8.count == 36, id.split(separator: "-").map(\.utf8.count) == [8, 4, 4, 4, 12] else { return id }
    let short = id.prefix(8)
    // `12345d67` is a duration.
    return String(short.allSatisfy { $0.isNumber || $0 == "d" } ? id.prefix(10) : short)
}

/// An entity whose lists end in a row that adds them up, where a person sees them; programs add up what they need.
package protocol TotaledEntity: AppEntity {
    /// What the rows add up to; nil for none.
    static func total(of rows: [Self]) -> Self?
}

extension TotaledEntity {
    fileprivate static func anyTotal(of rows: [any AppEntity]) -> (any AppEntity)? {
        total(of: rows.compactMap { $0 as? Self })
    }
}

/// The row that adds up the others; nil where there is none, or nothing to add.
func totalRow(of rows: [any AppEntity]) -> (any AppEntity)? {
    guard rows.count > 1, let type = rows.first.map({ type(of: $0) }) as? any TotaledEntity.Type else { return nil }
    return type.anyTotal(of: rows)
}

/// A value as a person reads it: `10 km`, `30 Nov 2026, 07:15`.
private func spoken(_ value: any IntentValue) -> String {
    guard let value = value.held else { return "" }
    return (value as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.text ?? value.intentText
}

/// An entity that has more properties than a person wants to see in a table.
package protocol TableColumns: AppEntity {
    /// The properties that a table shows, in their order; `id` among them is the identifier, shortened.
    static var tableColumns: [String] { get }
    /// The properties that a narrow table shows before the others, the most important first. Defaults to the first ones.
    static var importantColumns: [String] { get }
}

extension TableColumns {
    package static var importantColumns: [String] { [] }
}
