import Foundation
import Testing

@testable import IntentCore

/// Charts on a page: the paths of the drawing are read back as the values that they show.
@MainActor struct HTMLChartTests {
    /// A path's numbers, letters and all: `M0 10H5` is `["M0", "10", "H5"]`.
    private func parts(_ path: String?) -> [String] {
        var parts: [String] = []
        for character in path ?? "" {
            if character.isLetter { parts.append("") }
            if character == " " { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    private func paths(_ html: ParsedHTML) -> [ParsedHTML.Element] { html.all("path") }

    /// Of 0 to 4, one is a quarter of the height: the view box has ten units to a row.
    @Test func aBarIsAsHighAsItsValue() throws {
        let html = try page(
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Value", 1))
                BarMark(x: .value("Name", "b"), y: .value("Value", 4))
            }
            .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden))
        let box = try #require(html.all("svg").first?.attributes["viewBox"]).split(separator: " ").compactMap {
            Double($0)
        }
        let bars = parts(try #require(paths(html).first?.attributes["d"]))
        let verticals = bars.filter { $0.hasPrefix("V") }.compactMap { Double($0.dropFirst()) }
        #expect(verticals == [box[3] * 3 / 4, 0])
        // Three quarters of each band, in its middle.
        let starts = bars.filter { $0.hasPrefix("M") }.compactMap { Double($0.dropFirst()) }
        #expect(starts == [box[2] / 16, box[2] / 2 + box[2] / 16])
    }

    @Test func barsAddUpAndHaveTheColorsOfTheirSeries() throws {
        let html = try page(
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Value", 1)).foregroundStyle(by: .value("Kind", "one"))
                BarMark(x: .value("Name", "a"), y: .value("Value", 3)).foregroundStyle(by: .value("Kind", "two"))
            }
            .chartYScale(domain: 0...4).chartForegroundStyleScale(["one": Color.black, "two": Color.indigo])
            .chartXAxis(.hidden).chartYAxis(.hidden))
        let bars = paths(html).filter { !$0.css("fill").isEmpty }
        #expect(bars[0].css("fill").first == "#000000" && bars[1].css("fill").first == "#5856d6")
        let one = try #require(parts(bars[0].attributes["d"]).first { $0.hasPrefix("V") }).dropFirst()
        #expect(parts(bars[1].attributes["d"])[1] == one)
        // The legend names them, and each has a piece of its color.
        #expect(try html.element(saying: "one").tag == "div")
        #expect(html.elements[0].text == "onetwo")
    }

    @Test func aChartIsOnePictureInWords() throws {
        let html = try page(
            Chart {
                LineMark(x: .value("Day", 1), y: .value("Distance", 10))
                LineMark(x: .value("Day", 2), y: .value("Distance", 12.5))
            })
        let chart = try html.only("div", "role", "img")
        #expect(chart.attributes["aria-label"] == "Distance by Day: 2 values, 10 to 12.5. 1 10, 2 12.5")
        #expect(html.all("svg").allSatisfy { $0.attributes["aria-hidden"] == "true" })
        let many = try page(Chart(0..<50, id: \.self) { PointMark(x: .value("a", $0), y: .value("b", $0)) })
        #expect(try many.only("div", "role", "img").attributes["aria-label"] == "b by a: 50 values, 0 to 49")
        let nothing = try page(Chart { PointMark(x: .value("a", Double.nan), y: .value("b", Double.nan)) })
        #expect(try nothing.only("div", "role", "img").attributes["aria-label"]?.isEmpty == false)
    }

    @Test func axesHaveTheValuesOfATerminal() throws {
        let chart = Chart(["Mon", "Tue", "Wed"], id: \.self) {
            BarMark(x: .value("Day", $0), y: .value("Distance", 20))
        }
        .chartYAxisLabel("km")
        let html = try page(chart)
        for word in ["Mon", "Tue", "Wed", "km", "0", "20"] { _ = try html.element(saying: word) }
        // Zero stands where the plot ends, twenty where it begins or below.
        #expect(try html.element(saying: "0").css("top") == ["100%"])
        // The names stand in the middle of their thirds, but for rounding to columns.
        let middle = try #require(html.element(saying: "Tue").css("left").first?.dropLast()).description
        #expect(abs((Double(middle) ?? 0) - 50) < 2)
        let hidden = try page(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartYAxisLabel(""))
        #expect(!hidden.elements[0].text.contains("Mon") && !hidden.elements[0].text.contains("20"))
    }

    @Test func marksOfEachKindAreDrawn() throws {
        let points = try page(
            Chart {
                PointMark(x: .value("a", 1), y: .value("b", 1))
                PointMark(x: .value("a", 2), y: .value("b", 2)).symbol(.triangle)
                RuleMark(y: .value("Goal", 1.5)).foregroundStyle(.red)
                AreaMark(x: .value("a", 1), y: .value("b", 1)).foregroundStyle(.green)
                AreaMark(x: .value("a", 2), y: .value("b", 2)).foregroundStyle(.green)
                RectangleMark(
                    xStart: .value("a", 1), xEnd: .value("a", 2), yStart: .value("b", 1), yEnd: .value("b", 2))
            })
        let dots = paths(points).filter { $0.attributes["stroke-linecap"] == "round" }
        #expect(dots.count == 1 && dots[0].attributes["vector-effect"] == "non-scaling-stroke")
        #expect(paths(points).contains { $0.attributes["d"] == "M0-4.5L4.5 3.5H-4.5Z" })
        #expect(
            paths(points).contains { $0.css("stroke").first == "#ff3b30" && $0.attributes["stroke-width"] == "1.5" })
        #expect(paths(points).filter { !$0.css("fill").isEmpty }.count == 3)
        let sectors = try page(
            Chart {
                SectorMark(angle: .value("Share", 1)).foregroundStyle(by: .value("Name", "a"))
                SectorMark(angle: .value("Share", 3)).foregroundStyle(by: .value("Name", "b"))
            })
        // A quarter from the top is at the right; the rest goes the long way round.
        #expect(paths(sectors)[0].attributes["d"] == "M50 0A50 50 0 0 1 100 50L50 50Z")
        #expect(paths(sectors)[1].attributes["d"]?.hasPrefix("M100 50A50 50 0 1 1 50 0") == true)
        #expect(sectors.elements[0].text == "ab")
    }

    /// Mint has a contrast of 2.1 with white; what lets the ground through is meant to be faint.
    @Test func marksAreToldFromTheirGround() throws {
        func bar(_ style: some ShapeStyle) throws -> RGB {
            let html = try page(
                Chart { BarMark(x: .value("a", "a"), y: .value("b", 1)).foregroundStyle(style) }
                    .chartXAxis(.hidden).chartYAxis(.hidden))
            let text = try #require(paths(html).first { !$0.css("fill").isEmpty }?.css("fill").first)
            let color = try #require(Color(json: .string(text.uppercased())))
            guard case .rgb(let red, let green, let blue) = color.base else { throw CancellationError() }
            return RGB(parts: red, green, blue)
        }
        let white = RGB(255, 255, 255)
        #expect(try bar(Color.mint).contrast(with: white) >= 3)
        #expect(try bar(Color.indigo) == RGB(0x58, 0x56, 0xD6))
        #expect(try bar(Color.mint.opacity(0.3)).contrast(with: white) < 2)
    }

    /// What looks the same is drawn once: a million values are not a million paths.
    @Test func manyValuesAreAShortPage() throws {
        for kind in [ViewNode.Chart.Marks.Kind.bar, .line, .point, .area, .rule, .rectangle] {
            let values = (0..<30_000).map { Optional(Double($0 % 1000)) }
            let places = (0..<30_000).map { Optional(Double($0)) }
            var chart = ViewNode.Chart()
            chart.marks = [
                .init(
                    kind,
                    channels: [
                        .init(.x, label: "x", values: .numbers(places)),
                        .init(.y, label: "y", values: .numbers(values)),
                    ])
            ]
            let html = WidgetPage([.init(tree: ViewNode(.chart(chart)), family: .systemMedium)], now: eight).fragment
            #expect(html.utf8.count < 1_500_000, "\(kind): \(html.utf8.count)")
            _ = try ParsedHTML(html)
        }
    }

    @Test func nothingInAChartIsMarkup() throws {
        let text = #"</svg><script>alert(1)</script>" onload="x"#
        let html = try page(
            Chart {
                BarMark(x: .value(text, text), y: .value(text, 1)).foregroundStyle(by: .value(text, text))
                    .annotation { Text(verbatim: text) }
            }
            .chartXAxisLabel(text).chartYAxisLabel(text), .systemLarge)
        let tags = Set(html.elements.map(\.tag))
        #expect(tags.isSubset(of: ["article", "div", "span", "svg", "path"]), "\(tags)")
        #expect(html.elements.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
        #expect(html.elements[0].text.contains("<script>"))
    }

    /// A chart in a button is a part of its label, where only what flows with text may stand.
    @Test func aChartMayStandInAButton() throws {
        var chart = ViewNode.Chart()
        chart.marks = [.init(.bar, channels: [.init(.y, label: "y", values: .numbers([1, 2]))])]
        let html = try page(ViewNode(.button(label: ViewNode(.chart(chart)), ViewNode.Action())))
        let button = try #require(html.elements.firstIndex { $0.tag == "button" })
        #expect(html.elements[button...].allSatisfy { ["button", "span", "svg", "path"].contains($0.tag) })
    }

    @Test func viewsBesideMarksStandWhereTheMarksAre() throws {
        let html = try page(
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Value", 2)).annotation(position: .overlay) { Text("two") }
            }
            .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden))
        let place = try #require(html.elements.first { $0.text == "two" && $0.css("position") == ["absolute"] })
        #expect(place.css("left") == ["50%"] && place.css("top") == ["75%"])
        #expect(place.css("transform") == ["translate(-50%,-50%)"])
    }
}
