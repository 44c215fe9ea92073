/// Marks that belong together: they have one color, and without colors one pattern and symbol.
struct ChartSeries: Hashable {
    /// Its name; nil where the marks are colored one by one.
    var name: String?
    /// What it is painted with; nil for the usual color.
    var style: ViewNode.Style?
    /// How much of it is seen.
    var opacity = 1.0
    /// The symbol of its values, where it is known.
    var symbol: ViewNode.Chart.Symbol?
    /// Its position among those that are to be told apart.
    var position = 0
    /// Which of the levels of a number it is, from 0: levels have shades, not colors of their own.
    var level: Int?
}

/// The levels that marks are shaded by where what colors them is a number.
struct ColorLevels {
    /// How many shades can be told apart.
    static let count = 5

    let low: Double
    let high: Double

    /// The level of a number, from 0.
    func level(of number: Double) -> Int {
        guard high > low else { return Self.count - 1 }
        return min(max(Int((number - low) / (high - low) * Double(Self.count)), 0), Self.count - 1)
    }

    /// Each level's range.
    var names: [String] {
        guard high > low else { return (0..<Self.count).map { $0 == Self.count - 1 ? plainDecimal(low) : "" } }
        return (0..<Self.count).map { level in
            func end(_ level: Int) -> String {
                let exact = low + (high - low) * Double(level) / Double(Self.count)
                let step = NumberTicks.step(atLeast: (high - low) / 1000)
                return plainDecimal(NumberTicks.multiples(of: step, from: exact, to: exact + step).first ?? exact)
            }
            return "\(end(level))–\(end(level + 1))"
        }
    }
}

extension ViewNode.Chart {
    /// The levels that marks are shaded by; nil where colors stand for names.
    var colorLevels: ColorLevels? {
        var numbers: [Double] = []
        for marks in marks {
            guard let channel = marks[.color] else { continue }
            guard case .numbers(let values) = channel.values else { return nil }
            numbers += values.compactMap { $0 }
        }
        guard let low = numbers.min(), let high = numbers.max(), (high - low).isFinite else { return nil }
        return ColorLevels(low: low, high: high)
    }

    /// The names of the series, in the order of the colors.
    var seriesNames: [String] {
        if let colorLevels { return colorLevels.names }
        var names = styles.map(\.name)
        for marks in marks {
            guard let channel = marks[.color] ?? marks[.symbol] else { continue }
            for index in 0..<channel.values.count {
                guard let name = channel.values[index]?.words(channel.unit) else { continue }
                // Mostly the name of the mark before: that is seen without a search.
                if names.last != name { names.append(name) }
            }
        }
        return names.withoutRepetitions
    }

    /// What a series is painted with if nothing says otherwise.
    static func usualStyle(_ position: Int) -> ViewNode.Style {
        let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .mint, .brown, .indigo]
        return .color(colors[position % colors.count])
    }
}
