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
}

extension ViewNode.Chart {
    /// The names of the series, in the order of the colors.
    var seriesNames: [String] {
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
