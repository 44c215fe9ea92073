/// What the headings of CSV mean: the keys of the objects that its rows are, and the units of their cells.
struct CSVHeadings {
    private enum Unit {
        /// It stands behind a bare number.
        case behindNumber(String)
        /// It stands behind a time of day without a zone.
        case zone(String)
        /// `hh:mm`: what would be minutes and seconds by itself is hours and minutes.
        case hoursAndMinutes
    }

    private struct Column {
        let key: String
        var unit: Unit?
        /// Whether its cells can be left out: it has no heading, or one that names nothing and is there twice.
        var isIgnored = false
    }

    private let columns: [Column]
    /// The intent of the app whose list has exactly these headings.
    let ownIntent: String?

    /// No table that a person or a program keeps has more columns, and each is compared with those before it.
    private static let most = 1000

    /// - Parameter own: the headings of the lists that the app writes, with the intents' names.
    /// - Throws: `CommandLineError` for headings of which one cannot be meant, or none names a parameter; `ExitFailure`
    ///   for too many.
    init(_ headings: [String], for boundIntent: BoundIntent, own: [(intent: String, headings: [String])]) throws {
        guard headings.count <= Self.most else {
            throw ExitFailure(
                words: "there are \(headings.count) columns, and at most \(Self.most) are read", status: .badData)
        }
        ownIntent = own.first { $0.headings == headings }?.intent
        var columns: [Column] = []
        var object = JSONObject()
        var names: [Int: String] = [:]
        for heading in headings {
            let (base, unit) = Self.parts(of: heading)
            let whole = boundIntent.parameter(headed: heading)
            guard let index = whole ?? boundIntent.parameter(headed: base) else {
                let isIgnored = folded(heading).isEmpty || object[heading] != nil
                columns.append(Column(key: heading, isIgnored: isIgnored))
                if !isIgnored { object[heading] = .null }
                continue
            }
            if let other = names.updateValue(heading, forKey: index) { throw CommandLineError.sameKey(other, heading) }
            let field = boundIntent.fields[index]
            let meaning = whole == nil ? unit.flatMap { Self.meaning(of: $0, for: field.type) } : nil
            columns.append(Column(key: field.name, unit: meaning))
            object[field.name] = .null
        }
        self.columns = columns
        // Null says nothing, so that this only looks whether the keys can be meant.
        try boundIntent.checkKeys(of: object)
    }

    /// The object that a row's cells are.
    ///
    /// - Throws: where there are more or fewer cells than headings.
    func object(of cells: [String]) throws(CommandLineError) -> JSONObject {
        guard cells.count == columns.count else {
            throw .wrongCellCount(cells.count, headings: columns.count)
        }
        var object = JSONObject()
        for (column, cell) in zip(columns, cells) where !column.isIgnored {
            object.append(newKey: column.key, .string(Self.text(of: cell, column.unit)))
        }
        return object
    }

    private static func text(of cell: String, _ unit: Unit?) -> String {
        switch unit {
        case nil: return cell
        case .behindNumber(let unit): return isBareNumber(cell) ? "\(cell) \(unit)" : cell
        case .zone(let zone):
            let isOpen = cell.contains(":") && cell.utf8.last.map(isDigit) == true && !cell.contains("+")
            return isOpen ? "\(cell) \(zone)" : cell
        case .hoursAndMinutes: return cell.utf8.count { $0 == UInt8(ascii: ":") } == 1 ? cell + ":00" : cell
        }
    }

    /// `Distance (mi)`, `Distance [mi]`: the name and the unit.
    private static func parts(of heading: String) -> (base: String, unit: String?) {
        for (opening, closing) in [("(", ")"), ("[", "]")] as [(Character, Character)] {
            let trimmed = heading.trimmingPrefix(while: \.isWhitespace)
            guard let start = trimmed.lastIndex(of: opening), let end = trimmed.lastIndex(of: closing), start < end,
                trimmed[trimmed.index(after: end)...].allSatisfy(\.isWhitespace)
            else { continue }
            return (String(trimmed[..<start]), folded(String(trimmed[trimmed.index(after: start)..<end])))
        }
        return (heading, nil)
    }

    private static func meaning(of unit: String, for type: IntentValueType) -> Unit? {
        switch (type.name, unit) {
        case ("date", "utc"), ("date", "gmt"): return .zone(unit)
        case ("date", _), ("day", _), ("number", _): return nil
        // How a clock is written is no unit.
        case (_, "hh:mm"), (_, "h:mm"): return .hoursAndMinutes
        case _ where unit.contains(":"): return nil
        default: break
        }
        if case .word = type.syntax { return .behindNumber(unit) }
        return nil
    }
}
