extension ViewNode.Chart {
    /// The chart in words: `Distance by Day: 7 values, 0 to 12.4`.
    package var summary: String {
        var parts: [String] = []
        for marks in marks.prefix(8) {
            let part = marks.summary
            if !part.isEmpty, !parts.contains(part) { parts.append(part) }
        }
        return parts.joined(separator: "; ")
    }

    /// The values as rows of text below a row of headings: what the picture shows, for those who read it as text.
    ///
    /// Marks with the same headings follow one another; a line and its points, which show the same values twice, stand
    /// there once.
    package var table: [[String]] {
        var rows: [[String]] = []
        var headings: [String] = []
        var seen: [[Channel]] = []
        for marks in marks where !marks.channels.isEmpty && !seen.contains(marks.channels) {
            seen.append(marks.channels)
            let own = marks.channels.map { $0.label.isEmpty ? $0.role.rawValue : $0.label }
            if own != headings {
                headings = own
                rows.append(own)
            }
            for index in 0..<marks.count {
                rows.append(marks.channels.map { channel in channel.values[index]?.words(channel.unit) ?? "" })
            }
        }
        return rows
    }
}

extension ViewNode.Chart.Marks {
    /// What the marks show, in words.
    fileprivate var summary: String {
        let measured = self[.y] ?? self[.angle] ?? self[.yEnd] ?? self[.x]
        let along = self[.x] ?? self[.color]
        guard let measured else { return "" }
        // Of bars that lie, the numbers are along x.
        var (value, place) = (measured, along)
        if case .numbers = measured.values {
        } else if let x = self[.x], case .numbers = x.values {
            (value, place) = (x, measured)
        }
        guard let ends = value.ends else { return "" }
        var text = value.label
        if let place, place.role != value.role, !place.label.isEmpty, kind != .rule {
            text += text.isEmpty ? place.label : " by \(place.label)"
        }
        let count = (0..<value.values.count).count { value.values[$0] != nil }
        let range = ends.low == ends.high ? ends.low : "\(ends.low) to \(ends.high)"
        let words = count == 1 ? ends.low : "\(count) values, \(range)"
        return text.isEmpty ? words : "\(text): \(words)"
    }
}

extension ViewNode.Chart.Channel {
    /// The least and the greatest value, in words.
    fileprivate var ends: (low: String, high: String)? {
        switch values {
        case .numbers(let numbers):
            let known = numbers.compactMap { $0 }
            guard let low = known.min(), let high = known.max() else { return nil }
            return (plainDecimal(low), plainDecimal(high))
        case .dates(let dates):
            let known = dates.compactMap { $0 }
            guard let low = known.min(by: { $0.milliseconds < $1.milliseconds }),
                let high = known.max(by: { $0.milliseconds < $1.milliseconds })
            else { return nil }
            return (ViewNode.Chart.Value.date(low).words(unit), ViewNode.Chart.Value.date(high).words(unit))
        case .categories(let names):
            let known = names.compactMap { $0 }
            guard let first = known.first, let last = known.last else { return nil }
            return (first, last)
        }
    }
}

extension ViewNode.Chart.Value {
    /// The value in words; a date as precise as its unit.
    package func words(_ unit: ViewNode.Chart.DateUnit? = nil) -> String {
        switch self {
        case .number(let number): return plainDecimal(number)
        case .category(let name): return name
        case .date(let moment):
            let title = moment.day.title
            switch unit {
            case .day, .week: return title
            case .month, .quarter: return String(title.drop { $0 != " " }.dropFirst())
            case .year: return String(moment.day.components.year)
            case .second, .minute, .hour, nil: return moment.localizedStringResource.text
            }
        }
    }
}
