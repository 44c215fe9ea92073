/// A chart's marks as coordinates along its two axes, with what adds up added up.
struct ResolvedChart {
    private(set) var x: ChartDomain
    private(set) var y: ChartDomain
    private(set) var layers: [Layer] = []
    private(set) var series: [ChartSeries] = []
    /// How many series have names; they come first.
    private(set) var namedCount = 0
    private var levels: ColorLevels?
    /// Whether the numbers are parts of a whole.
    private(set) var isNormalized = false

    /// Marks of one kind that look alike. Where a mark has no value its coordinate is NaN.
    struct Layer {
        let kind: ViewNode.Chart.Marks.Kind
        let look: ViewNode.Chart.Look
        let isLying: Bool
        let annotations: [ViewNode.Chart.Annotation]
        /// The coordinates: a mark that has one value in a direction has the same at both ends, and one that has none
        /// is NaN.
        var x: [Double] = []
        var xEnd: [Double] = []
        var y: [Double] = []
        var yEnd: [Double] = []
        /// Whether a mark takes its whole band in a direction.
        var fillsBandX = false
        var fillsBandY = false
        /// Whether the marks have two values of their own in a direction, or reach from zero to one.
        var hasOwnSpan = false
        /// The value of a sector.
        var angle: [Double] = []
        /// The position of each mark's series.
        var series: [Int] = []
        /// Which line or area each mark belongs to.
        var line: [Int] = []
        /// Which of the bars that stand side by side it is, and how many there are.
        var group: [Int] = []
        var groupCount = 1

        var count: Int { max(x.count, y.count, angle.count) }
    }

    init(_ chart: ViewNode.Chart) {
        x = chart.domain(.x)
        y = chart.domain(.y)
        let names = chart.seriesNames
        namedCount = names.count
        series = names.enumerated().map { index, name in
            ChartSeries(
                name: name, style: chart.styles.first { $0.name == name }?.style,
                symbol: chart.symbols.first { $0.name == name }?.symbol, position: index)
        }
        levels = chart.colorLevels
        if levels != nil { for index in series.indices { series[index].level = index } }
        let indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        let groups = chart.groupNames
        let categories = (x: x.categoryIndices, y: y.categoryIndices)
        let hasUnits = (x: chart.hasUnits(.x), y: chart.hasUnits(.y))
        for marks in chart.marks {
            var layer = Layer(
                kind: marks.kind, look: marks.look, isLying: marks.kind == .bar && marks.isLying,
                annotations: marks.annotations)
            (layer.x, layer.xEnd, layer.fillsBandX) = coordinates(
                marks, (.x, .xStart, .xEnd), x, hasUnits.x, categories.x)
            (layer.y, layer.yEnd, layer.fillsBandY) = coordinates(
                marks, (.y, .yStart, .yEnd), y, hasUnits.y, categories.y)
            layer.hasOwnSpan = marks[.xStart] != nil || marks[.yStart] != nil
            if case .numbers(let values)? = marks[.angle]?.values { layer.angle = values.map { $0 ?? .nan } }
            resolveSeries(marks, &layer, indices)
            resolveGroups(marks, &layer, groups)
            layers.append(layer)
        }
        stack()
        isNormalized = layers.contains { $0.look.stacking == .normalized && ($0.kind == .bar || $0.kind == .area) }
        x = withRange(x, .x, chart.x)
        y = withRange(y, .y, chart.y)
    }

    // MARK: Coordinates

    private func coordinates(
        _ marks: ViewNode.Chart.Marks,
        _ roles: (one: ViewNode.Chart.Role, start: ViewNode.Chart.Role, end: ViewNode.Chart.Role),
        _ domain: ChartDomain, _ hasUnits: Bool, _ categories: [String: Int]
    ) -> ([Double], [Double], Bool) {
        let count = marks.count
        if let start = marks[roles.start], let end = marks[roles.end] {
            let from = list(start, domain, hasUnits, categories, count)
            var to = list(end, domain, hasUnits, categories, count)
            if domain.bandCount != nil {
                // From the beginning of the first band to the end of the last.
                return (from.map { $0.rounded(.down) }, to.map { $0.rounded(.down) + 1 }, false)
            }
            for index in to.indices where from[index].isNaN { to[index] = .nan }
            return (from, to, false)
        }
        guard let one = marks[roles.one] else {
            let none = [Double](repeating: .nan, count: count)
            return (none, none, false)
        }
        let values = list(one, domain, hasUnits, categories, count)
        return (values, values, domain.bandCount != nil)
    }

    private func list(
        _ channel: ViewNode.Chart.Channel, _ domain: ChartDomain, _ hasUnits: Bool, _ categories: [String: Int],
        _ count: Int
    ) -> [Double] {
        var list: [Double]
        if case .numbers(let values) = channel.values, case .numbers = domain {
            list = values.map { $0 ?? .nan }
        } else {
            // Where no date says its unit, the unit was found in the dates, which are the beginnings of theirs.
            let isWhole = channel.unit != nil || !hasUnits
            list = (0..<channel.values.count).map {
                domain.coordinate(of: channel.values[$0], hasUnit: isWhole, categories)
            }
        }
        while list.count < count { list.append(.nan) }
        return list
    }

    // MARK: Series

    private mutating func resolveSeries(
        _ marks: ViewNode.Chart.Marks, _ layer: inout Layer, _ indices: [String: Int]
    ) {
        let count = marks.count
        if let levels, case .numbers(let values)? = marks[.color]?.values {
            layer.series = (0..<count).map { $0 < values.count ? levels.level(of: values[$0] ?? levels.low) : 0 }
        } else if let channel = marks[.color] ?? marks[.symbol] {
            layer.series = (0..<count).map { row in
                channel.values[row].flatMap { indices[$0.words(channel.unit)] } ?? 0
            }
        } else {
            layer.series = [Int](repeating: unnamedSeries(marks.look), count: count)
        }
        if let channel = marks[.series] {
            var lines: [String: Int] = [:]
            layer.line = (0..<count).map { row in
                let name = "\(layer.series[row]) \(channel.values[row]?.words(channel.unit) ?? "")"
                if let line = lines[name] { return line }
                lines[name] = lines.count
                return lines.count - 1
            }
        } else {
            layer.line = layer.series
        }
    }

    /// The series of marks that are colored one by one: those of the same color are one.
    private mutating func unnamedSeries(_ look: ViewNode.Chart.Look) -> Int {
        let unnamed = series[namedCount...]
        if let known = unnamed.firstIndex(where: { $0.style == look.foreground && $0.opacity == look.opacity }) {
            return known
        }
        series.append(
            ChartSeries(
                style: look.foreground, opacity: look.opacity, symbol: look.symbol, position: series.count))
        return series.count - 1
    }

    private func resolveGroups(_ marks: ViewNode.Chart.Marks, _ layer: inout Layer, _ groups: [String: Int]) {
        guard let channel = marks[.group], !groups.isEmpty else {
            layer.group = [Int](repeating: 0, count: marks.count)
            return
        }
        layer.groupCount = groups.count
        layer.group = (0..<marks.count).map { channel.values[$0].flatMap { groups[$0.words()] } ?? 0 }
    }

    // MARK: Adding up

    private struct Place: Hashable {
        let kind: ViewNode.Chart.Marks.Kind
        let coordinate: Double
        let group: Int
        let isLying: Bool
    }

    private mutating func stack() {
        if stackOneByOne() { return }
        var totals: [Place: Double] = [:]
        let needsTotals = layers.contains { $0.look.stacking == .normalized || $0.look.stacking == .center }
        if needsTotals { forEachStacked { totals[$0.place, default: 0] += $0.value.magnitude } }
        var above: [Place: Double] = [:]
        var below: [Place: Double] = [:]
        var spans: [(layer: Int, row: Int, from: Double, to: Double)] = []
        forEachStacked { mark in
            var value = mark.value
            let total = totals[mark.place] ?? 0
            if mark.stacking == .normalized { value = total > 0 ? value / total : 0 }
            guard mark.stacking != .unstacked else { return spans.append((mark.layer, mark.row, 0, value)) }
            if value >= 0 {
                let from = above[mark.place] ?? (mark.stacking == .center ? -total / 2 : 0)
                above[mark.place] = from + value
                spans.append((mark.layer, mark.row, from, from + value))
            } else {
                let from = below[mark.place] ?? 0
                below[mark.place] = from + value
                spans.append((mark.layer, mark.row, from, from + value))
            }
        }
        for span in spans { layers[span.layer].setSpan(span.row, span.from, span.to) }
    }

    /// A single layer whose marks each stand at a place of their own, one after the other, adds nothing up: each reaches
    /// from zero. That is what many values are like.
    private mutating func stackOneByOne() -> Bool {
        let stacked = layers.indices.filter { layers[$0].addsUp }
        guard let only = stacked.first, stacked.count == 1,
            [.standard, .unstacked].contains(layers[only].look.stacking)
        else { return stacked.isEmpty }
        let isLying = layers[only].isLying
        let places = isLying ? layers[only].y : layers[only].x
        // In bands two marks may stand in one; a coordinate that is no number is not greater than any.
        guard !(isLying ? layers[only].fillsBandY : layers[only].fillsBandX) else { return false }
        for row in places.indices.dropFirst() where !(places[row] > places[row - 1]) { return false }
        let values = isLying ? layers[only].xEnd : layers[only].yEnd
        let starts = values.map { $0.isNaN ? .nan : 0.0 }
        if isLying { layers[only].x = starts } else { layers[only].y = starts }
        return true
    }

    /// A mark that may add up with others.
    private struct StackedMark {
        let layer: Int
        let row: Int
        let place: Place
        let value: Double
        let stacking: ViewNode.Chart.Stacking
    }

    /// Goes through the marks that add up, one series after the other: what a place has of one series is one piece.
    private func forEachStacked(_ body: (StackedMark) -> Void) {
        let isMixed = layers.contains { layer in layer.addsUp && layer.series.contains { $0 != layer.series.first } }
        for wanted in isMixed ? Array(series.indices) : [-1] { forEachStacked(of: wanted, body) }
    }

    /// - Parameter wanted: the series; -1 for all.
    private func forEachStacked(of wanted: Int, _ body: (StackedMark) -> Void) {
        for (index, layer) in layers.enumerated() where layer.addsUp {
            let values = layer.isLying ? layer.xEnd : layer.yEnd
            let coordinates = layer.isLying ? layer.y : layer.x
            // Whatever stands in one band is at one place.
            let isBand = layer.isLying ? layer.fillsBandY : layer.fillsBandX
            for (row, value) in values.enumerated() where !value.isNaN {
                guard wanted < 0 || layer.series[row] == wanted else { continue }
                let coordinate = coordinates[row]
                let place = Place(
                    kind: layer.kind,
                    coordinate: coordinate.isNaN ? 0 : isBand ? coordinate.rounded(.down) : coordinate,
                    group: layer.group[row], isLying: layer.isLying)
                body(
                    StackedMark(
                        layer: index, row: row, place: place, value: value, stacking: layer.look.stacking))
            }
        }
    }

    // MARK: Ranges

    private func withRange(
        _ domain: ChartDomain, _ direction: ViewNode.Chart.Direction, _ axis: ViewNode.Chart.Axis
    ) -> ChartDomain {
        guard case .numbers = domain else { return domain }
        if case .numbers(let ends)? = axis.domain {
            let known = ends.compactMap { $0 }
            if let low = known.min(), let high = known.max() {
                return .numbers(low: low, high: high, isExact: low < high)
            }
        }
        var low = Double.infinity
        var high = -Double.infinity
        var hasBase = false
        for layer in layers {
            if layer.addsUp, layer.isLying == (direction == .x) { hasBase = true }
            for list in direction == .x ? [layer.x, layer.xEnd] : [layer.y, layer.yEnd] {
                // A comparison with NaN is false, so what is missing counts for nothing.
                for value in list where axis.scale != .log || value > 0 {
                    if value < low { low = value }
                    if value > high { high = value }
                }
            }
        }
        guard low <= high else { return .none }
        // Bars on a logarithmic axis stand on the power of ten below the least of them.
        if axis.scale == .log, hasBase { low = NumberTicks.powerOfTen(below: low) }
        if axis.scale != .log, axis.includesZero || hasBase { (low, high) = (min(low, 0), max(high, 0)) }
        return .numbers(low: low, high: high, isExact: false)
    }
}

extension ResolvedChart.Layer {
    /// Whether marks at the same place add up: bars and areas from zero on.
    var addsUp: Bool {
        switch kind {
        case .bar, .area: !hasOwnSpan
        case .line, .point, .rule, .rectangle, .sector: false
        }
    }

    mutating func setSpan(_ row: Int, _ from: Double, _ to: Double) {
        if isLying { (x[row], xEnd[row]) = (from, to) } else { (y[row], yEnd[row]) = (from, to) }
    }
}

extension ChartDomain {
    fileprivate var categoryIndices: [String: Int] {
        guard case .categories(let names) = self else { return [:] }
        return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }
}

extension ViewNode.Chart {
    /// Whether any date of a direction says which unit it stands for.
    fileprivate func hasUnits(_ direction: Direction) -> Bool {
        marks.contains { marks in direction.roles.contains { marks[$0]?.unit != nil } }
    }

    /// The position of each name of bars that stand side by side.
    fileprivate var groupNames: [String: Int] {
        var names: [String] = []
        for marks in marks {
            guard let channel = marks[.group] else { continue }
            names += (0..<channel.values.count).compactMap { channel.values[$0]?.words() }
        }
        return Dictionary(uniqueKeysWithValues: names.withoutRepetitions.enumerated().map { ($1, $0) })
    }
}
