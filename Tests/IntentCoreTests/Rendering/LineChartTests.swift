import FoundationEssentials
import Testing

@testable import IntentCore

/// Values are read back from the picture's dots: a plot of 8 by 4 cells has 16 by 16.
@MainActor struct LineChartTests {
    private typealias Dot = Picture.Dot

    private func line(_ values: [(Double, Double)], _ method: InterpolationMethod = .linear) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { point in
            LineMark(x: .value("x", point.element.0), y: .value("y", point.element.1)).interpolationMethod(method)
        }
        .chartXScale(domain: 0...16).chartYScale(domain: 0...16).bare()
    }

    @Test func aStraightLineHasADotForEachValue() {
        let picture = Picture(line([(1, 1), (16, 16)]), width: 8, height: 4)
        #expect(picture.dots == Set((0..<16).map { Dot(x: $0, y: $0) }))
    }

    @Test func aLevelLine() {
        // What ends at 12 of 16 is the twelfth dot from the bottom.
        let picture = Picture(line([(0, 12), (16, 12)]), width: 8, height: 4)
        #expect(picture.dots == Set((0..<16).map { Dot(x: $0, y: 11) }))
        #expect(picture.lines == ["", "⠉⠉⠉⠉⠉⠉⠉⠉", "", ""])
    }

    @Test func whatIsMissingIsAGap() {
        let picture = Picture(line([(1, 8), (4, 8), (8, .nan), (12, 8), (16, 8)]), width: 8, height: 4)
        #expect(Set(picture.dots.map(\.x)) == [0, 1, 2, 3, 11, 12, 13, 14, 15])
        #expect(Set(picture.dots.map(\.y)) == [7])
    }

    @Test func steps() {
        let start = Picture(line([(1, 4), (9, 12), (16, 12)], .stepStart), width: 8, height: 4).dots
        #expect(start.contains(Dot(x: 7, y: 3)) && start.contains(Dot(x: 8, y: 8)) && !start.contains(Dot(x: 4, y: 11)))
        let end = Picture(line([(1, 4), (9, 12), (16, 12)], .stepEnd), width: 8, height: 4).dots
        #expect(end.contains(Dot(x: 0, y: 8)) && end.contains(Dot(x: 4, y: 11)) && !end.contains(Dot(x: 7, y: 3)))
    }

    @Test func smoothLinesGoThroughTheirValues() {
        let values = [(1.0, 2.0), (4, 14), (8, 14), (12, 3), (16, 9)]
        for method in [InterpolationMethod.monotone, .catmullRom, .cardinal] {
            let dots = Picture(line(values, method), width: 8, height: 4).dots
            for (x, y) in values { #expect(dots.contains(Dot(x: Int(x) - 1, y: Int(y) - 1))) }
        }
        // Between two equal values a monotone line does not rise.
        let level = Picture(line(values, .monotone), width: 8, height: 4).dots.filter { (4...6).contains($0.x) }
        #expect(Set(level.map(\.y)) == [13])
    }

    @Test func pointsStandInTheirCells() {
        let view = Chart {
            PointMark(x: .value("x", 3), y: .value("y", 2))
            PointMark(x: .value("x", 8), y: .value("y", 4))
            PointMark(x: .value("x", 0), y: .value("y", 0))
        }
        .chartXScale(domain: 0...8).chartYScale(domain: 0...4).bare()
        #expect(
            Picture(view, width: 8, height: 4).cells(of: "●") == [Dot(x: 2, y: 1), Dot(x: 7, y: 3), Dot(x: 0, y: 0)])
        #expect(Picture(view, width: 8, height: 4, isUnicode: false).lines == ["       o", "", "  o", "o"])
    }

    @Test func manyPointsAreDots() {
        let view = Chart(0..<100, id: \.self) {
            PointMark(x: .value("x", Double($0) * 0.16), y: .value("y", 8))
        }
        .chartXScale(domain: 0...16).chartYScale(domain: 0...16).bare()
        #expect(Picture(view, width: 8, height: 4).dots == Set((0..<16).map { Dot(x: $0, y: 7) }))
    }

    @Test func areasAreShadesWithAnEdgeOfDots() {
        let view = Chart([0.0, 8], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 2.5)) }
            .chartXScale(domain: 0...8).chartYScale(domain: 0...4).bare()
        // Two whole rows, and half of a third.
        #expect(Picture(view, width: 8, height: 4).lines == ["", "⣤⣤⣤⣤⣤⣤⣤⣤", "▒▒▒▒▒▒▒▒", "▒▒▒▒▒▒▒▒"])
        #expect(
            Picture(view, width: 8, height: 4, isUnicode: false).lines == ["", "########", "########", "########"])
    }

    @Test func areasOfSeriesAddUp() {
        let view = Chart(["a", "b"], id: \.self) { name in
            ForEach([0.0, 8], id: \.self) { x in
                AreaMark(x: .value("x", x), y: .value("y", 2)).foregroundStyle(by: .value("Name", name))
            }
        }
        .chartXScale(domain: 0...8).chartYScale(domain: 0...4).bare()
        #expect(Picture(view, width: 4, height: 4).lines == ["░░░░", "░░░░", "▒▒▒▒", "▒▒▒▒"])
    }

    @Test func rulesGoAcross() {
        let view = Chart {
            RuleMark(y: .value("y", 2))
            RuleMark(x: .value("x", 3))
        }
        .chartXScale(domain: 0...8).chartYScale(domain: 0...4).bare()
        #expect(Picture(view, width: 8, height: 4).lines == ["  │", "  │", "──│─────", "  │"])
    }

    @Test func linesAreToldApartWithoutColors() {
        let view = Chart(["a", "b"], id: \.self) { name in
            ForEach([1.0, 16], id: \.self) { x in
                LineMark(x: .value("x", x), y: .value("y", name == "a" ? 4 : 12))
                    .foregroundStyle(by: .value("Name", name))
            }
        }
        .chartXScale(domain: 0...16).chartYScale(domain: 0...16)
        let lines = Picture(view.chartXAxis(.hidden).chartYAxis(.hidden), width: 8, height: 5).lines
        #expect(lines == ["", "■⠉⠉⠉⠉⠉⠉■", "", "●⠉⠉⠉⠉⠉⠉●", "● a  ■ b"])
    }

    @Test func aSpikeAmongManyValuesIsSeen() {
        // Straight as a tree: what a program in any language may hand over.
        var chart = ViewNode.Chart()
        chart.marks = [
            .init(
                .line,
                channels: [
                    .init(.x, label: "", values: .numbers((0..<100_000).map { Double($0) * 0.00016 })),
                    .init(.y, label: "", values: .numbers((0..<100_000).map { $0 == 50_000 ? 16 : 1 })),
                ])
        ]
        chart.x.domain = .numbers([0, 16])
        chart.y.domain = .numbers([0, 16])
        (chart.x.isHidden, chart.y.isHidden) = (true, true)
        let picture = Picture(ViewNode(.chart(chart)), width: 8, height: 4)
        #expect(picture.dots.contains(Dot(x: 7, y: 15)))
        #expect(Set(picture.dots.map(\.x)) == Set(0..<16))
    }

    @Test func aLineInASingleRow() {
        #expect(Picture(line([(1, 2), (8, 16), (16, 2)]), width: 8, height: 1).lines.first?.contains("█") == true)
    }
}
