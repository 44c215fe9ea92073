import FoundationEssentials
import Testing

@testable import IntentCore

// By days of the place where one is, so that no test that moves may run beside it.
extension InLocalTime {
    @MainActor @Suite struct ChartAxisTests {
        /// Monday, 30 November 2026, at midnight in the zone that the tests run in.
        private let monday = DateBins(unit: .day).start(of: Day(year: 2026, month: 11, day: 30)?.number ?? 0).date

        private func day(_ number: Int) -> Date { DateBins(unit: .day).start(of: 20_787 + number).date }

        @Test func aWeekOfBars() {
            let week = [10, 0, 5, 7.5, 0, 20, 2.5].enumerated().map { (day($0.offset), $0.element) }
            let view = Chart(week, id: \.0) { BarMark(x: .value("Day", $0.0, unit: .day), y: .value("Distance", $0.1)) }
            #expect(
                Picture(view, width: 31, height: 8).lines == [
                    "20 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈███┈┈┈┈┈",
                    "                       ███",
                    "                       ███",
                    "10 ███┈┈┈┈┈┈┈┈┈▂▂▂┈┈┈┈┈███┈┈┈┈┈",
                    "   ███     ▄▄▄ ███     ███",
                    "   ███     ███ ███     ███ ▆▆▆",
                    " 0 ────────────────────────────",
                    "   Mon Tue Wed Thu Fri Sat Sun",
                ])
        }

        @Test func ticksAreRoundAndStandAtTheirRows() {
            // 0 to 47 in ten rows: five to a row.
            let scale = NumberScale(from: 0, to: 47, isExact: false, cells: 10, minimumGap: 2)
            #expect(scale == NumberScale(from: 0, to: 50, isExact: false, cells: 10, minimumGap: 2))
            #expect(scale.low == 0 && scale.perCell == 5 && scale.step == 10)
            // Zero is on an edge also where there is something below it.
            let below = NumberScale(from: -7.5, to: 5, isExact: false, cells: 9, minimumGap: 2)
            #expect((below.low / below.perCell).rounded() == below.low / below.perCell)
            #expect(below.low <= -7.5 && below.low + 9 * below.perCell >= 5)
            #expect(NumberTicks.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
            #expect(NumberTicks.step(atLeast: 0.03) == 0.05 && NumberTicks.step(atLeast: 300) == 500)
        }

        private nonisolated static let ranges: [ClosedRange<Double>] = [
            0...1e-9, 0...3e12, -5...(-5), 7...7, 0...0, -1e300...1e300, 1e15...(1e15 + 1),
        ]

        @Test(arguments: ranges) func anyRangeHasAScale(range: ClosedRange<Double>) {
            let scale = NumberScale(
                from: range.lowerBound, to: range.upperBound, isExact: false, cells: 12, minimumGap: 2)
            #expect(scale.perCell > 0 && scale.perCell.isFinite && scale.step > 0)
        }

        @Test func datesStandAtWholeUnits() {
            let year = (0..<53).map { (day($0 * 7), Double($0)) }
            let view = Chart(year, id: \.0) { LineMark(x: .value("Day", $0.0), y: .value("Value", $0.1)) }
            let labels = Picture(view, width: 70, height: 8).lines.last ?? ""
            #expect(
                labels.split(separator: " ").map(String.init) == [
                    "Dec", "2027", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov",
                ])
            let month = Chart(0..<30, id: \.self) { BarMark(x: .value("Day", day($0), unit: .day), y: .value("v", $0)) }
            #expect(
                (Picture(month, width: 42, height: 7).lines.last ?? "").contains("30 Nov  7 Dec 14 Dec 21 Dec 28 Dec"))
            let hours = Chart(0..<25, id: \.self) {
                LineMark(x: .value("Time", monday.addingTimeInterval(Double($0) * 3600)), y: .value("v", $0))
            }
            let times = (Picture(hours, width: 60, height: 7).lines.last ?? "").split(separator: " ").map(String.init)
            #expect(times.starts(with: ["30", "Nov", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00"]))
        }

        @Test func aMomentsDayIsThatOfThePlaceWhereItWasTold() throws {
            let json = """
                {"kind":"chart","marks":[{"mark":"bar","x":{"unit":"day","dates":["2026-11-30T23:30:00+09:00",\
                "2026-12-01T00:30:00+09:00"]},"y":{"numbers":[1,2]}}]}
                """
            let node = try #require(try ViewNode(json: JSONValue(parsing: json)))
            guard case .chart(let chart) = node.content else { throw CocoaError(.coderInvalidValue) }
            #expect(chart.domain(.x) == .bins(DateBins(unit: .day), first: 20_787, count: 2))
        }

        @Test func unitsOfTheCalendarFollowOneAnother() {
            for unit in ViewNode.Chart.DateUnit.allCases {
                let bins = DateBins(unit: unit)
                let moment = Moment(milliseconds: 1_796_025_600_000)
                let index = bins.index(of: moment)
                let (start, next) = (bins.start(of: index), bins.start(of: index + 1))
                #expect(start.milliseconds <= moment.milliseconds && moment.milliseconds < next.milliseconds)
                #expect(bins.index(of: start) == index && bins.index(of: next) == index + 1)
            }
        }

        @Test func theAuthorsAxis() {
            let week = [10.0, 0, 5, 8].enumerated().map { (day($0.offset), $0.element) }
            let view = Chart(week, id: \.0) { BarMark(x: .value("Day", $0.0, unit: .day), y: .value("Distance", $0.1)) }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .day, count: 2)) { value in
                        AxisValueLabel { Text("d\(value.index)") }
                    }
                }
                .chartYAxis { AxisMarks(position: .trailing, values: [0, 5, 10]) }
            let lines = Picture(view, width: 20, height: 7).lines
            #expect(lines.last == " d0      d1")
            #expect(lines[0].hasSuffix(" 10") && lines[5].hasSuffix(" 0"))
        }

        @Test func aSeriesHasItsNameBelow() {
            let view = Chart {
                BarMark(x: .value("n", "a"), y: .value("v", 1)).foregroundStyle(by: .value("Kind", "Easy"))
                BarMark(x: .value("n", "b"), y: .value("v", 2)).foregroundStyle(by: .value("Kind", "Long"))
            }
            #expect(Picture(view, width: 30, height: 8).lines.last == "■ Easy  ▒ Long")
            #expect(Picture(view, width: 30, height: 8, isUnicode: false).lines.last == "# Easy  = Long")
            #expect(Picture(view.chartLegend(.hidden), width: 30, height: 8).lines.allSatisfy { !$0.contains("Easy") })
        }

        @Test func numbersAlongXDoNotTouch() {
            let view = Chart(0..<6, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            for width in 12...80 {
                let labels = Picture(view, width: width, height: 8).lines.last ?? ""
                let numbers = labels.split(separator: " ").compactMap { Double($0) }
                #expect(numbers.count > 1 && numbers == numbers.sorted() && numbers.allSatisfy { $0 <= 7 }, "\(labels)")
            }
        }

        @Test func largeNumbersAreShort() {
            #expect(numberText(50_000) == "50000" && numberText(150_000) == "150k" && numberText(2_500_000) == "2.5M")
            #expect(numberText(50_000, largest: 100_000) == "50k" && numberText(0, largest: 1e9) == "0")
        }

        @Test func wordsForThoseWhoReadNoPicture() {
            let view = Chart([10, 2.5], id: \.self) { BarMark(x: .value("Day", "d\($0)"), y: .value("Distance", $0)) }
            let node = ViewNode(view)
            #expect(node.words(at: eight) == "Distance by Day: 2 values, 2.5 to 10")
            #expect(ViewNode(view.accessibilityLabel("My runs")).words(at: eight) == "My runs")
            guard case .chart(let chart) = node.content else { return }
            #expect(chart.table == [["Day", "Distance"], ["d10.0", "10"], ["d2.5", "2.5"]])
        }

        @Test func aChartInAWidgetAndBesideText() {
            let week = [10, 0, 5, 7.5, 0, 20, 2.5].enumerated().map { (day($0.offset), $0.element) }
            let view = VStack(alignment: .leading) {
                HStack {
                    Text("45 km").font(.title)
                    Spacer()
                    Text("this week").foregroundStyle(.secondary)
                }
                Chart(week, id: \.0) { BarMark(x: .value("Day", $0.0, unit: .day), y: .value("Distance", $0.1)) }
                    .foregroundStyle(.mint)
            }
            #expect(
                ViewNode(view).widgetLines(.systemMedium, RenderingContext(depth: .none, now: eight)).map(\.plainText)
                    == [
                        "╭────────────────────────────────────────────╮",
                        "│ 45 km                            this week │",
                        "│ 20 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈████┈┈┈┈┈┈┈┈ │",
                        "│                               ████         │",
                        "│      ▄▄▄▄                     ████         │",
                        "│      ████      ▂▂▂▂ ▇▇▇▇      ████         │",
                        "│      ████      ████ ████      ████ ▅▅▅▅    │",
                        "│  0 ─────────────────────────────────────── │",
                        "│       Mon  Tue  Wed  Thu  Fri  Sat  Sun    │",
                        "╰────────────────────────────────────────────╯",
                    ])
        }

        @Test(arguments: 0..<60 as Range<UInt64>) func anyChartStaysWithinItsRoom(seed: UInt64) {
            var random = SplitMix(state: seed)
            let node = ViewNode(.chart(randomChart(&random)))
            for _ in 0..<6 {
                let width = Int.random(in: 1...200, using: &random)
                let height = Int.random(in: 1...60, using: &random)
                let isUnicode = Bool.random(using: &random)
                let lines = rendered(node, width: width, height: height, isUnicode: isUnicode)
                #expect(lines.count <= height)
                for line in lines {
                    #expect(columnWidth(line) <= width, "seed \(seed)")
                    if !isUnicode { #expect(line.utf8.allSatisfy { $0 < 0x7F && $0 >= 0x20 }, "seed \(seed): \(line)") }
                }
            }
            #expect(ViewNode(json: node.json) == node, "seed \(seed)")
        }
    }
}

/// A chart of any marks, with values of all kinds, right and wrong.
func randomChart(_ random: inout SplitMix) -> ViewNode.Chart {
    typealias Chart = ViewNode.Chart
    func values(_ count: Int, _ kind: Int) -> Chart.Values {
        switch kind {
        case 0:
            .numbers(
                (0..<count).map { _ in
                    ([0, 1, -1, 5.5, 1e308, -1e308, 1e-300, 42, 100, .nan].randomElement(using: &random) ?? 0).plottable
                })
        case 1: .numbers((0..<count).map { _ in Double.random(in: -10...50, using: &random) })
        case 2:
            .dates(
                (0..<count).map { _ in
                    Bool.random(using: &random)
                        ? nil
                        : Moment(milliseconds: Int.random(in: 0...2_000_000_000_000, using: &random), offset: 3600)
                })
        default: .categories((0..<count).map { _ in ["a", "long name", "", nil].randomElement(using: &random) ?? nil })
        }
    }
    var chart = Chart()
    let kinds = (Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random))
    for _ in 0..<Int.random(in: 0...4, using: &random) {
        let count = Int.random(in: 0...30, using: &random)
        let roles: [[Chart.Role]] = [[.x, .y], [.x], [.y], [.x, .yStart, .yEnd], [.xStart, .xEnd, .y], [.angle], []]
        var channels = (roles.randomElement(using: &random) ?? []).map { role -> Chart.Channel in
            let isX = [.x, .xStart, .xEnd].contains(role)
            return Chart.Channel(
                role, label: "v",
                unit: Bool.random(using: &random) ? Chart.DateUnit.allCases.randomElement(using: &random) : nil,
                values: values(count, role == .angle ? 1 : isX ? kinds.0 : kinds.1))
        }
        if Bool.random(using: &random) { channels.append(Chart.Channel(.color, label: "c", values: values(count, 3))) }
        if Int.random(in: 0...4, using: &random) == 0 {
            channels.append(Chart.Channel(.group, label: "g", values: values(count, 3)))
        }
        var look = Chart.Look()
        look.interpolation = Chart.Interpolation.allCases.randomElement(using: &random) ?? .linear
        look.stacking = Chart.Stacking.allCases.randomElement(using: &random) ?? .standard
        if Bool.random(using: &random) { look.innerRadius = 0.5 }
        if Bool.random(using: &random) { look.foreground = .color(.mint) }
        let kind = Chart.Marks.Kind.allCases.randomElement(using: &random) ?? .bar
        var marks = Chart.Marks(kind, channels: channels, look: look)
        if marks.count > 0, Bool.random(using: &random) {
            marks.annotations = [.init(index: 0, position: .top, node: ViewNode(.text([.init(.text("note"))])))]
        }
        chart.marks.append(marks)
    }
    chart.x.isReversed = Bool.random(using: &random)
    chart.y.scale = Chart.Axis.Scale.allCases.randomElement(using: &random) ?? .linear
    if Bool.random(using: &random) { chart.y.title = "Title" }
    if Bool.random(using: &random) { chart.showsLegend = false }
    return chart
}
