import FoundationEssentials
import Testing

@testable import IntentCore

/// Values are read back from the picture's blocks: an eighth of a row, or of a column, is the least that is seen.
@MainActor struct BarChartTests {
    private func bars(_ values: [Double?], in domain: ClosedRange<Double>) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { bar in
            BarMark(x: .value("Name", "\(bar.offset)"), y: .value("Value", bar.element ?? .nan))
        }
        .chartYScale(domain: domain).bare()
    }

    @Test(arguments: 1...32) func aBarIsAsHighAsItsValue(eighths: Int) {
        let picture = Picture(bars([Double(eighths) / 8, 4], in: 0...4), width: 8, height: 4)
        #expect(picture.eighths(column: 0) == eighths)
        #expect(picture.eighths(column: 4) == 32)
    }

    @Test(arguments: 1...32) func aBarThatLiesIsAsLongAsItsValue(eighths: Int) {
        let chart = Chart {
            BarMark(x: .value("Value", Double(eighths) / 8), y: .value("Name", "a"))
            BarMark(x: .value("Value", 4), y: .value("Name", "b"))
        }
        .chartXScale(domain: 0...4).bare()
        let picture = Picture(chart, width: 4, height: 2)
        // Names are read from the top.
        #expect(picture.eighths(row: 0) == eighths)
        #expect(picture.eighths(row: 1) == 32)
    }

    @Test func barsHaveRoomBetweenThem() {
        // 8, 4 and 1 in four rows: two to a row.
        let view = Chart([("a", 8.0), ("b", 4), ("c", 1)], id: \.0) {
            BarMark(x: .value("Name", $0.0), y: .value("Value", $0.1))
        }
        #expect(Picture(view.bare(), width: 12, height: 4).lines == ["███", "███", "███ ███", "███ ███ ▄▄▄"])
        #expect(
            Picture(view.bare(), width: 12, height: 4, isUnicode: false).lines == [
                "###", "###", "### ###", "### ### ###",
            ])
    }

    @Test func nothingIsDrawnForNothing() {
        let picture = Picture(bars([4, 0, nil, 4], in: 0...4), width: 16, height: 4)
        #expect(picture.eighths(column: 4) == 0)
        #expect(picture.eighths(column: 8) == 0)
        #expect(picture.lines.allSatisfy { $0 == "███         ███" })
        let none = Chart([Double](), id: \.self) { BarMark(x: .value("a", $0), y: .value("b", $0)) }
        #expect(Picture(none, width: 20, height: 6).lines.allSatisfy { $0.isEmpty })
        // What is there at all is seen, however little it is.
        #expect(Picture(bars([0.0001, 4], in: 0...4), width: 8, height: 4).eighths(column: 0) == 1)
    }

    @Test func negativeValuesHangFromZero() {
        // From -2 to 4 in six rows: one to a row, zero between the second and the third from the bottom.
        let picture = Picture(bars([4, -2, 1, -0.5], in: -2...4), width: 16, height: 6)
        #expect(
            picture.lines == [
                "███", "███", "███", "███     ███", "    ███     ▀▀▀", "    ███",
            ])
    }

    @Test func zeroIsInTheDomainOfBars() {
        let view = Chart([10.0, 12], id: \.self) { BarMark(x: .value("n", "\($0)"), y: .value("v", $0)) }
            .chartYScale(domain: .automatic(includesZero: false)).bare()
        let picture = Picture(view, width: 8, height: 6)
        // Two to a row: five rows and six.
        #expect(picture.eighths(column: 0) == 40)
        #expect(picture.eighths(column: 4) == 48)
    }

    @Test func barsAtOnePlaceAddUp() {
        let view = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("km", 1)).foregroundStyle(by: .value("Kind", "easy"))
            BarMark(x: .value("Day", "Mon"), y: .value("km", 2)).foregroundStyle(by: .value("Kind", "long"))
            BarMark(x: .value("Day", "Tue"), y: .value("km", 1)).foregroundStyle(by: .value("Kind", "long"))
        }
        .chartYScale(domain: 0...4).bare()
        // Without colors the second series has a pattern.
        #expect(Picture(view, width: 8, height: 4).lines == ["", "▒▒▒", "▒▒▒", "███ ▒▒▒"])
        #expect(Picture(view, width: 8, height: 4, isUnicode: false).lines == ["", "===", "===", "### ==="])
    }

    @Test func whereBarsMeetInACellBothAreSeen() {
        let view = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("km", 0.5)).foregroundStyle(.red)
            BarMark(x: .value("Day", "Mon"), y: .value("km", 0.5)).foregroundStyle(.blue)
        }
        .chartYScale(domain: 0...1).bare().frame(width: 8, height: 16)
        #expect(colored(view) == ["‹38;2;255;69;58;48;2;10;132;255m▄‹0m"])
    }

    @Test func barsSideBySide() {
        let view = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("km", 1)).position(by: .value("Kind", "easy"))
            BarMark(x: .value("Day", "Mon"), y: .value("km", 2)).position(by: .value("Kind", "long"))
        }
        .chartYScale(domain: 0...2).bare()
        #expect(Picture(view, width: 8, height: 2).lines == ["    ███", " ██████"])
    }

    @Test func partsOfAWhole() {
        let view = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("km", 30), stacking: .normalized)
                .foregroundStyle(by: .value("Kind", "easy"))
            BarMark(x: .value("Day", "Mon"), y: .value("km", 10), stacking: .normalized)
                .foregroundStyle(by: .value("Kind", "long"))
        }
        .bare()
        #expect(Picture(view, width: 4, height: 4).lines == ["▒▒▒", "███", "███", "███"])
    }

    @Test func aBarBetweenTwoValues() {
        let view = Chart {
            BarMark(x: .value("Day", "Mon"), yStart: .value("low", 1), yEnd: .value("high", 3))
            BarMark(x: .value("Day", "Tue"), yStart: .value("low", 0), yEnd: .value("high", 4))
        }
        .chartYScale(domain: 0...4).bare()
        #expect(Picture(view, width: 8, height: 4).lines == ["    ███", "███ ███", "███ ███", "    ███"])
    }

    @Test func oneRowIsASparkline() {
        let view = bars([1, 2, 0, 4, 8], in: 0...8)
        #expect(Picture(view, width: 5, height: 1).lines == ["▁▂ ▄█"])
        #expect(ViewNode(view).inlineLine(width: nil, RenderingContext(depth: .none, now: eight)).plainText == "▁▂ ▄█")
    }

    @Test func moreBarsThanColumnsShowTheLongest() {
        let values = (0..<40).map { Double($0 % 4 == 3 ? 4 : 1) }
        let picture = Picture(bars(values, in: 0...4), width: 10, height: 4)
        #expect((0..<10).allSatisfy { picture.eighths(column: $0) == 32 })
    }

    @Test func numbersAsColorsAreShades() {
        let view = Chart(0..<5, id: \.self) { index in
            RectangleMark(x: .value("Week", "w\(index)"), y: .value("Day", "Mon"))
                .foregroundStyle(by: .value("Runs", index))
        }
        #expect(Picture(view.bare(), width: 10, height: 1).lines == ["··░░▒▒▓▓██"])
        let lines = Picture(view, width: 60, height: 6).lines
        #expect(lines.last == "· 0–0.8  ░ 0.8–1.6  ▒ 1.6–2.4  ▓ 2.4–3.2  █ 3.2–4")
    }

    @Test func sectorsAreARingOrABarOfShares() {
        let view = Chart([("a", 3.0), ("b", 1)], id: \.0) {
            SectorMark(angle: .value("Share", $0.1), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Name", $0.0))
        }
        #expect(Picture(view.chartLegend(.hidden), width: 8, height: 1).lines == ["██████▒▒"])
        let ring = Picture(view.chartLegend(.hidden), width: 16, height: 8)
        // From the top clockwise: three quarters, then one, at the upper left; the middle is empty.
        #expect(ring.rows[1][11] == "█" && ring.rows[6][11] == "█" && ring.rows[6][4] == "█" && ring.rows[1][4] == "▒")
        #expect(ring.rows[3][7] == " " && ring.rows[4][8] == " ")
        // A share of nothing is no share.
        let none = Chart([0.0, 0], id: \.self) { SectorMark(angle: .value("Share", $0)) }
        #expect(Picture(none, width: 16, height: 8).lines.allSatisfy { $0.isEmpty })
    }

    @Test func whatIsLeftOutIsCounted() {
        let view = Chart(1...6, id: \.self) { BarMark(x: .value("v", $0), y: .value("n", "bar \($0)")) }
            .chartXScale(domain: 0...8).chartXAxis(.hidden)
        #expect(
            Picture(view, width: 16, height: 4).lines == ["  bar 1 █", "  bar 2 ██", "  bar 3 ███", "+3 more"])
    }

    @Test func barsOnALogarithmicAxis() {
        let view = Chart([1.0, 10, 100], id: \.self) { BarMark(x: .value("n", "\($0)"), y: .value("v", $0)) }
            .chartYScale(type: .log).bare()
        // From a tenth to a hundred in six rows: two for each power of ten.
        let picture = Picture(view, width: 12, height: 6)
        #expect([0, 4, 8].map { picture.eighths(column: $0) } == [16, 32, 48])
    }
}
