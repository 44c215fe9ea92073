/// Writes the values along the axes and draws the lines across the plot.
struct AxisDrawing {
    let drawing: ChartDrawing
    let rooms: ChartRooms

    private var plot: CellRect { rooms.plot }

    /// Whether a line stands under the plot: where that is zero or the least value, not where bars go below it.
    static func hasLine(_ resolved: ResolvedChart) -> Bool {
        if case .numbers(let low, _, _) = resolved.y { return low >= 0 }
        return false
    }

    /// How wide the numbers are that an axis has at its ticks; 0 where it has none.
    static func widestNumber(_ scale: PlotScale) -> Int {
        guard let step = scale.step, let ends = scale.ends else { return 0 }
        let numbers = NumberTicks.multiples(of: step, from: ends.low, to: ends.high)
        let largest = numbers.map(\.magnitude).max()
        return numbers.map { columnWidth(numberText($0, largest: largest)) }.max() ?? 0
    }

    // MARK: What is written

    static func labelsOfY(_ drawing: ChartDrawing, _ scale: PlotScale, hasLine: Bool) -> [AxisLabel] {
        var labels: [AxisLabel] = []
        for tick in ticks(drawing, .y, scale) {
            let cell: Int
            if let band = scale.band(tick.coordinate) {
                cell = band.lowerBound + (band.count - 1) / 2
            } else if hasLine, scale.position(tick.coordinate).magnitude < 1e-6 {
                cell = -1
            } else if let dot = scale.dot(tick.coordinate, perCell: 1) {
                cell = dot
            } else {
                continue
            }
            // A row holds one value: where several fall into it, the first.
            guard !labels.contains(where: { $0.cell == cell }) else { continue }
            let element = element(tick, drawing)
            labels.append(
                AxisLabel(cell: cell, width: element.size(Proposal(height: 1)).width, element: element, tick: tick))
        }
        if case .categories(let names) = drawing.resolved.y, let shown = scale.bandCount, shown < names.count {
            // In the middle of the row below the last band.
            let tick = TickLabel(coordinate: Double(shown) + 0.5, text: "+\(names.count - shown) more")
            let element = element(tick, drawing)
            labels.append(
                AxisLabel(cell: 0, width: element.size(Proposal(height: 1)).width, element: element, tick: tick))
        }
        return labels
    }

    private static func element(_ tick: TickLabel, _ drawing: ChartDrawing) -> LayoutElement {
        var inherited = drawing.inherited
        inherited.foreground = [.named("secondary")]
        inherited.lineLimit = 1
        inherited.axis = nil
        return drawing.builder.element(tick.view, inherited, depth: drawing.depth + 1)
    }

    static func ticks(
        _ drawing: ChartDrawing, _ direction: ViewNode.Chart.Direction, _ scale: PlotScale
    ) -> [TickLabel] {
        let resolved = drawing.resolved
        let domain = direction == .x ? resolved.x : resolved.y
        let isPercent = resolved.isNormalized && (direction == .x) == resolved.layers.contains(where: \.isLying)
        guard let marks = drawing.chart.axis(direction).marks else {
            return automaticTicks(domain, scale, direction, isPercent)
        }
        return marks.flatMap { marks -> [TickLabel] in
            guard marks.hasLabels else { return [] }
            if marks.ticks == .automatic(nil) { return automaticTicks(domain, scale, direction, isPercent) }
            let values = drawing.chart.tickValues(marks.ticks, direction)
            let form = form(values, domain)
            return (0..<values.count).compactMap { index in
                guard let value = values[index] else { return nil }
                let coordinate = coordinate(of: value, domain)
                guard coordinate.isFinite else { return nil }
                let label = marks.labels.map { index < $0.count ? $0[index] : nil }
                // Where the author wrote labels of their own, a value without one has none.
                if let label, label == nil { return nil }
                return TickLabel(
                    coordinate: coordinate, text: text(value, form, isPercent), node: label.flatMap { $0 })
            }
        }
    }

    /// The place of a tick: what is in bands, in the middle of its band.
    private static func coordinate(of value: ViewNode.Chart.Value, _ domain: ChartDomain) -> Double {
        var categories: [String: Int] = [:]
        if case .categories(let names) = domain, case .category(let name) = value,
            let index = names.firstIndex(of: name)
        {
            categories[name] = index
        }
        return domain.coordinate(of: value, hasUnit: true, categories)
    }

    private static func text(_ value: ViewNode.Chart.Value, _ form: DateTicks, _ isPercent: Bool) -> String {
        switch value {
        case .number(let number): isPercent ? percentText(number) : numberText(number)
        case .date(let moment): form.text(moment)
        case .category(let name): name
        }
    }

    /// How dates that are given are written: as their distance from one another asks.
    private static func form(_ values: ViewNode.Chart.Values, _ domain: ChartDomain) -> DateTicks {
        guard case .dates(let dates) = values else { return DateTicks(.day, 1, .day) }
        let known = dates.compactMap { $0 }
        if known.allSatisfy({ $0.secondOfDay == 0 }) {
            guard known.allSatisfy({ $0.day.components.day == 1 }) else { return DateTicks(.day, 1, .day) }
            return known.allSatisfy { $0.day.components.month == 1 }
                ? DateTicks(.year, 1, .year) : DateTicks(.month, 1, .month)
        }
        return DateTicks(.hour, 1, .time)
    }

    // MARK: Round values

    private static func automaticTicks(
        _ domain: ChartDomain, _ scale: PlotScale, _ direction: ViewNode.Chart.Direction, _ isPercent: Bool
    ) -> [TickLabel] {
        switch domain {
        case .none: return []
        case .categories(let names):
            return names.enumerated().map { TickLabel(coordinate: Double($0) + 0.5, text: sanitized($1)) }
        case .wholes(let first, let count):
            let width = max(columnWidth(String(first)), columnWidth(String(first + count - 1))) + 1
            let room = max(1, scale.cells / (direction == .x ? width : 1))
            let step = NumberTicks.step(atLeast: max(1, (Double(count) / Double(room)).rounded(.up)))
            return NumberTicks.multiples(of: step, from: Double(first), to: Double(first + count - 1)).map {
                TickLabel(coordinate: $0 - Double(first) + 0.5, text: numberText($0))
            }
        case .numbers(let low, let high, _):
            let numbers: [Double]
            if let step = scale.step, let ends = scale.ends {
                numbers = NumberTicks.multiples(of: step, from: ends.low, to: ends.high)
            } else {
                return curvedTicks(low, high, scale).map { TickLabel(coordinate: $0, text: numberText($0)) }
            }
            let largest = numbers.map(\.magnitude).max() ?? 0
            return numbers.map {
                TickLabel(coordinate: $0, text: isPercent ? percentText($0) : numberText($0, largest: largest))
            }
        case .bins(let bins, let first, let count):
            let low = Double(bins.start(of: first).milliseconds)
            let high = Double(bins.start(of: first + count).milliseconds - 1)
            return dateTicks(from: low, to: high, domain, scale, direction, bins: bins, count: count)
        case .dates(let low, let high):
            return dateTicks(from: low, to: high, domain, scale, direction, bins: nil, count: 0)
        }
    }

    /// Powers of ten where they are in the range, else round numbers.
    private static func curvedTicks(_ low: Double, _ high: Double, _ scale: PlotScale) -> [Double] {
        var numbers: [Double] = low <= 0 ? [0] : []
        var power = 1.0
        while power > max(low, high / 1e12), power > 1e-12 { power /= 10 }
        while power <= high, numbers.count < 40 {
            if power >= low { numbers.append(power) }
            power *= 10
        }
        if numbers.count > 1 { return numbers }
        return NumberTicks.multiples(
            of: NumberTicks.step(atLeast: max((high - low) / 4, .leastNormalMagnitude)), from: low, to: high)
    }

    /// The dates at the finest distance whose words fit beside one another.
    private static func dateTicks(
        from low: Double, to high: Double, _ domain: ChartDomain, _ scale: PlotScale,
        _ direction: ViewNode.Chart.Direction, bins: DateBins?, count: Int
    ) -> [TickLabel] {
        let order = ViewNode.Chart.DateUnit.allCases
        let finest = bins.flatMap { order.firstIndex(of: $0.unit) } ?? 0
        var levels = DateTicks.levels.filter { (order.firstIndex(of: $0.bins.unit) ?? 0) >= finest }
        // A week or so of days has the names of the days.
        if bins?.unit == .day, count <= 10 {
            levels = [DateTicks(.day, 1, .weekday), DateTicks(.day, 1, .weekdayLetter)] + levels
        }
        var only: [TickLabel] = []
        for level in levels {
            let ticks = level.starts(from: low, to: high).map { moment in
                TickLabel(coordinate: coordinate(of: .date(moment), domain), text: level.text(moment))
            }
            guard fits(ticks, scale, direction, isLetters: level.form == .weekdayLetter) else { continue }
            if ticks.count > 1 || count == 1 && !ticks.isEmpty { return ticks }
            if only.isEmpty { only = ticks }
        }
        guard let bins, only.isEmpty || count > 1 else { return only }
        // Not even two fit: the first and the last, as far as there is room.
        let ends = [bins.index(of: Moment(local: low)), bins.index(of: Moment(local: high))]
        let form = DateTicks(bins.unit, 1, bins.unit == .year ? .year : bins.unit == .month ? .month : .day)
        let ticks = ends.withoutRepetition.map { index in
            let start = bins.start(of: index)
            return TickLabel(coordinate: coordinate(of: .date(start), domain), text: form.text(start))
        }
        return fits(ticks, scale, direction, isLetters: false) ? ticks : Array(ticks.prefix(1))
    }

    private static func fits(
        _ ticks: [TickLabel], _ scale: PlotScale, _ direction: ViewNode.Chart.Direction, isLetters: Bool
    ) -> Bool {
        var end = -Double.infinity
        for tick in ticks {
            let length = direction == .x ? Double(columnWidth(tick.text)) : 1
            let begin = scale.position(tick.coordinate) - length / 2
            guard begin + 0.01 >= end else { return false }
            end = begin + length + (isLetters || direction == .y ? 0 : 1)
        }
        return true
    }

    // MARK: Drawing

    func drawGrid(_ canvas: inout Canvas) {
        guard plot.height > 2, plot.width > 2 else { return }
        var style = TextStyle()
        style.isDim = true
        let isUnicode = drawing.isUnicode
        if hasGrid(.y) {
            for label in rooms.yLabels where label.cell >= 0 {
                let y = rooms.canvasRow(label.cell)
                for x in plot.x..<plot.x + plot.width where isUnicode || (x - plot.x) % 2 == 0 {
                    canvas.write(isUnicode ? "┈" : ".", width: 1, x: x, y: y, style: style)
                }
            }
        }
        guard hasGrid(.x) else { return }
        for tick in Self.ticks(drawing, .x, rooms.x) {
            guard let cell = rooms.x.dot(tick.coordinate, perCell: 1) else { continue }
            for y in plot.y..<plot.y + plot.height {
                canvas.write(isUnicode ? "┊" : ":", width: 1, x: plot.x + cell, y: y, style: style)
            }
        }
    }

    /// Whether lines go across the plot: for numbers that marks rise to, unless the axis says otherwise.
    func hasGrid(_ direction: ViewNode.Chart.Direction) -> Bool {
        guard !drawing.chart.axis(direction).isHidden else { return false }
        if let marks = drawing.chart.axis(direction).marks, let said = marks.compactMap(\.hasGrid).first { return said }
        let domain = direction == .x ? drawing.resolved.x : drawing.resolved.y
        guard case .numbers = domain else { return false }
        return direction == .y || drawing.resolved.layers.contains(where: \.isLying)
    }

    func drawLabels(_ canvas: inout Canvas) {
        drawTitles(&canvas)
        drawLine(&canvas)
        let width = rooms.whole.width - plot.width - 1
        for label in rooms.yLabels {
            let shown = min(label.width, width)
            let x = rooms.yIsTrailing ? plot.x + plot.width + 1 : plot.x - 1 - shown
            let y = label.cell < 0 ? (rooms.lineRow ?? rooms.canvasRow(0)) : rooms.canvasRow(label.cell)
            let place = CellRect(x: x, y: y, width: shown, height: 1)
            _ = label.element.size(Proposal(width: shown, height: 1))
            label.element.draw(in: place, on: &canvas)
        }
        if let row = rooms.labelRow { drawLabelsOfX(row, &canvas) }
    }

    private func drawLabelsOfX(_ row: Int, _ canvas: inout Canvas) {
        for label in labelsOfX {
            _ = label.element.size(Proposal(width: label.width, height: 1))
            let place = CellRect(x: plot.x + label.cell, y: row, width: label.width, height: 1)
            label.element.draw(in: place, on: &canvas)
        }
    }

    /// What is written along x, where there is room for it.
    var labelsOfX: [AxisLabel] {
        var labels: [AxisLabel] = []
        let whole = rooms.whole
        var end = whole.x
        let band = rooms.x.bandWidth
        let isNames = if case .categories = drawing.resolved.x { true } else { false }
        for tick in Self.ticks(drawing, .x, rooms.x) {
            let position = rooms.x.position(tick.coordinate)
            guard position.isFinite, position >= -0.5, position <= Double(plot.width) + 0.5 else { continue }
            let element = Self.element(tick, drawing)
            var width = element.size(Proposal(height: 1)).width
            // Names of bands are cut to their bands as long as something of them can be read.
            if isNames, let band, band >= 4 { width = min(width, band - 1) }
            width = min(width, whole.width)
            guard width > 0 else { continue }
            let center = Double(plot.x) + position
            // In bands the middle is exact; a number's tick is the cell that ends there.
            let begin = rooms.x.bandCount != nil ? center - Double(width) / 2 : center - Double(width + 1) / 2
            var x = Int((begin + 0.01).rounded(rooms.x.bandCount != nil ? .down : .toNearestOrAwayFromZero))
            x = min(max(whole.x, x), whole.x + whole.width - width)
            guard x >= end else { continue }
            labels.append(AxisLabel(cell: x - plot.x, width: width, element: element, tick: tick))
            // The letters of a week may stand side by side.
            end = x + width + (band != nil && width == 1 ? 0 : 1)
        }
        return labels
    }

    private func drawLine(_ canvas: inout Canvas) {
        guard let row = rooms.lineRow else { return }
        var style = TextStyle()
        style.isDim = true
        for x in plot.x..<plot.x + plot.width {
            canvas.write(drawing.isUnicode ? "─" : "-", width: 1, x: x, y: row, style: style)
        }
    }

    /// The titles: of y at the left, of x at the right.
    private func drawTitles(_ canvas: inout Canvas) {
        guard let row = rooms.titleRow else { return }
        let whole = rooms.whole
        let (y, x) = (drawing.chart.y.title, drawing.chart.x.title)
        func element(_ text: String) -> LayoutElement {
            Self.element(TickLabel(coordinate: 0, text: sanitized(text)), drawing)
        }
        var left = whole.width
        if let y {
            let element = element(y)
            let width = min(element.size(Proposal(height: 1)).width, x == nil ? left : left / 2)
            element.draw(in: CellRect(x: whole.x, y: row, width: width, height: 1), on: &canvas)
            left -= width + 2
        }
        if let x, left > 0 {
            let element = element(x)
            let width = min(element.size(Proposal(height: 1)).width, left)
            element.draw(
                in: CellRect(x: whole.x + whole.width - width, y: row, width: width, height: 1), on: &canvas)
        }
    }
}

/// A value along an axis: its coordinate, and what is written there.
struct TickLabel {
    let coordinate: Double
    let text: String
    var node: ViewNode?

    /// What is written, as a view.
    var view: ViewNode { node ?? ViewNode(.text([.init(.text(text))])) }
}

/// A number at an axis: the shortest decimal, with a thousand as `k`, a million as `M` where the largest number beside
/// it has many digits.
func numberText(_ number: Double, largest: Double? = nil) -> String {
    let largest = max(largest ?? 0, number.magnitude)
    guard largest >= 100_000, number != 0 else { return plainDecimal(number) }
    for (unit, letter) in [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")] where largest >= unit {
        return largest < 1e16 ? plainDecimal((number / unit * 1000).rounded() / 1000) + letter : number.description
    }
    return plainDecimal(number)
}

/// A part of a whole in percent.
func percentText(_ part: Double) -> String { plainDecimal((part * 1000).rounded() / 10) + "%" }

extension [Int] {
    fileprivate var withoutRepetition: [Int] { Array(Set(self)).sorted() }
}

extension Moment {
    /// A moment in local time, from milliseconds.
    fileprivate init(local milliseconds: Double) {
        let whole = Int(min(max(milliseconds, -6e13), 2.5e14))
        self.init(milliseconds: whole, offset: LocalTime.offset(at: floorDivide(whole, 1000)))
    }
}
