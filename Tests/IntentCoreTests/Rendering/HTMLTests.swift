import Foundation
import Testing

@testable import IntentCore

@MainActor struct HTMLTests {
    // MARK: Text

    @Test func aTextIsItsWords() throws {
        #expect(try page(Text("47.3 km")).element(saying: "47.3 km").tag == "div")
        #expect(try page(Text("Hello, ") + Text("Ada").bold()).element(saying: "Ada").css("font-weight") == ["700"])
    }

    private nonisolated static let attempts = [
        "<script>alert(1)</script>", "</style><img src=x onerror=alert(1)>", "\"><b a='", "' onmouseover='x",
        "&lt;&amp;&#60;",
        "--><!--", "]]>", "javascript:alert(1)", "<svg/onload=1>", "{{7*7}}", "\u{FFFE}\u{1FFFF}",
    ]

    /// Wherever a tree has words, they stay words.
    @Test(arguments: attempts) func nothingInATextIsMarkup(text: String) throws {
        let address = try #require(URL(string: "https://example.org/?a=b&c=%22"))
        let view = VStack {
            Text(verbatim: text)
            Label(text, systemImage: text)
            Button(text) {}
            Image(text, label: Text(verbatim: text))
            Gauge(value: 0.5) { Text(verbatim: text) }
            Text("x").foregroundStyle(Color(text)).accessibilityLabel(text)
            Link("y", destination: address)
        }
        let node = ViewNode(view).modified(.url(text)).modified(.style(.button, text))
        for family in WidgetFamily.allCases {
            let item = WidgetPage.Item(tree: node, family: family, name: text, note: text, id: text)
            let html = try ParsedHTML(WidgetPage([item, item], now: eight).fragment)
            let tags = Set(html.elements.map { $0.tag })
            #expect(tags.isSubset(of: ["div", "article", "span", "button", "svg", "rect", "a", "p"]), "\(tags)")
            #expect(html.elements.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
            #expect(html.all("a").allSatisfy { $0.attributes["href"] == "https://example.org/?a=b&c=%22" })
        }
        let document = WidgetPage([.init(tree: node, family: .systemSmall, name: text)], now: eight)
            .document
        #expect(document.components(separatedBy: "<script").count == 1)
        #expect(document.components(separatedBy: "</style").count == 2)
    }

    @Test func controlsAndTurningMarksAreReplaced() {
        #expect(
            htmlEscaped("a\u{0}\u{1B}[2J\u{202E}b\u{FFFF}\u{85}") == "a\u{FFFD}\u{FFFD}[2J\u{FFFD}b\u{FFFD}\u{FFFD}")
        #expect(htmlEscaped("one\ntwo\tthree") == "one\ntwo\tthree")
        #expect(htmlEscaped("e\u{301} 👨‍👩‍👧 שלום") == "e\u{301} 👨‍👩‍👧 שלום")
        #expect(htmlEscaped("<&>\"'") == "&lt;&amp;&gt;&quot;&#39;")
    }

    @Test func fontsHaveTheSizesOfAPhone() throws {
        let title = try page(Text("a").font(.largeTitle).fontWeight(.bold)).element(saying: "a")
        #expect(title.css("font-size") == ["2.13rem"] && title.css("font-weight") == ["700"])
        #expect(try page(Text("a").font(.caption)).element(saying: "a").css("font-size") == ["0.75rem"])
        #expect(try page(Text("a")).element(saying: "a").css("font-size") == [])
        let italic = try page(Text("a").italic().underline().strikethrough()).element(saying: "a")
        #expect(italic.css("font-style") == ["italic"])
        #expect(italic.css("text-decoration") == ["underline line-through"])
    }

    @Test func linesAreLimited() throws {
        #expect(try page(Text("a").lineLimit(1)).element(saying: "a").css("text-overflow") == ["ellipsis"])
        #expect(try page(Text("a").lineLimit(3)).element(saying: "a").css("-webkit-line-clamp") == ["3"])
        #expect(try page(Text(verbatim: "a\nb")).element(saying: "a\nb").css("white-space") == ["pre-wrap"])
    }

    @Test func datesAreTimes() throws {
        let noon = Date(timeIntervalSince1970: 1_796_040_000)
        let time = try page(Text(noon, style: .time)).only("time")
        #expect(time.attributes["datetime"]?.hasPrefix("2026-11-30T12:00:00") == true)
    }

    @Test func wordsThatAreNotKnownYetAreNotSaid() throws {
        let html = try page(Text("secret").redacted(reason: .placeholder))
        #expect(!html.elements[0].text.contains("secret"))
        #expect(html.all("span", "aria-hidden", "true").count == 1)
    }

    // MARK: Colors

    @Test func colorsAreOtherOnesOnADarkPage() throws {
        let shape = try page(Rectangle().fill(.red)).elements[1]
        #expect(shape.css("background-color") == ["#ff3b30", "light-dark(#ff3b30,#ff453a)"])
    }

    /// Mint on white has a contrast of 2.1; letters of it are darker, and on black they stay.
    @Test func lettersCanBeRead() throws {
        let text = try page(Text("a").foregroundStyle(.mint)).element(saying: "a")
        let color = try #require(text.css("color").first)
        let rgb = try #require(Color(json: .string(color.uppercased())))
        guard case .rgb(let red, let green, let blue) = rgb.base else { return #expect(Bool(false)) }
        #expect(RGB(parts: red, green, blue).contrast(with: RGB(255, 255, 255)) >= 4.5)
        #expect(text.css("color").last == "light-dark(\(color),#63e6e2)")
        // A background is what the letters are read against, not the widget behind it.
        let onBlack = try page(Text("a").foregroundStyle(.white).background(.black)).element(saying: "a")
        #expect(onBlack.css("color") == ["#ffffff"] && onBlack.css("background-color") == ["#000000"])
        let plain = try page(Text("a").background(.black)).element(saying: "a")
        #expect(plain.css("color").first != "#000000")
    }

    /// The contrast of black and white is 21; that of #767676 on white is known to be the least grey with 4.5.
    @Test func contrastIsThatOfTheGuidelines() {
        #expect(abs(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) - 21) < 0.001)
        #expect(RGB(0x76, 0x76, 0x76).contrast(with: RGB(255, 255, 255)) >= 4.5)
        #expect(RGB(0x77, 0x77, 0x77).contrast(with: RGB(255, 255, 255)) < 4.5)
    }

    @Test func gradientsAreThoseOfCSS() throws {
        let down = try page(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        #expect(down.elements[1].css("background-image") == ["linear-gradient(to bottom,#000000 0%,#ffffff 100%)"])
        let corner = try page(
            LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing))
        #expect(
            corner.elements[1].css("background-image") == ["linear-gradient(to bottom right,#000000 0%,#ffffff 100%)"])
        let half = try page(LinearGradient(colors: [.black, .white], startPoint: .center, endPoint: .trailing))
        #expect(half.elements[1].css("background-image") == ["linear-gradient(to right,#000000 50%,#ffffff 100%)"])
    }

    // MARK: Layout

    @Test func stacksAreFlexibleBoxes() throws {
        let stack = try page(
            VStack(alignment: .leading, spacing: 12) {
                Text("a"); Text("b")
            }
        ).elements[1]
        #expect(stack.css("flex-direction") == ["column"] && stack.css("align-items") == ["flex-start"])
        #expect(stack.css("gap") == ["12px"])
        let row = try page(
            HStack {
                Text("a"); Spacer(); Text("b")
            })
        #expect(row.elements[1].css("gap") == ["8px"] && row.elements[1].css("flex") == ["1 1 0"])
        #expect(row.elements[3].css("flex") == ["1 1 0"] && row.elements[3].css("margin-left") == ["-8px"])
    }

    @Test func framesAndPaddingKeepTheirOrder() throws {
        let painted = try page(Text("a").padding(4).background(.red)).element(saying: "a")
        #expect(painted.css("padding") == ["4px"] && painted.css("background-color").first == "#ff3b30")
        let spaced = try page(Text("a").background(.red).padding(4))
        #expect(spaced.elements[1].css("padding") == ["4px"] && spaced.elements[1].css("background-color") == [])
        #expect(spaced.elements[2].css("background-color").first == "#ff3b30")
        let frame = try page(Text("a").frame(width: 80, height: 20, alignment: .bottomTrailing)).elements[1]
        #expect(frame.css("width") == ["80px"] && frame.css("justify-content") == ["flex-end"])
        #expect(frame.css("align-items") == ["flex-end"])
    }

    @Test func gridsHaveColumns() throws {
        let grid = try page(
            Grid {
                GridRow {
                    Text("a"); Text("b")
                }; Text("wide")
            })
        #expect(grid.elements[1].css("grid-template-columns") == ["repeat(2,auto)"])
        #expect(try grid.element(saying: "b").css("grid-column") == ["2/span 1"])
        #expect(try grid.element(saying: "wide").css("grid-column") == ["1/span 2"])
        let lazy = try page(LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { Text("a") })
        #expect(
            lazy.elements[1].css("grid-template-columns") == ["repeat(auto-fill,minmax(min(60px,100%),1fr))"])
    }

    @Test func listsAreLists() throws {
        let list = try page(
            List {
                Text("a"); Text("b")
            })
        #expect(list.all("ul").count == 1 && list.all("li").map(\.text) == ["a", "b"])
    }

    @Test func aWidgetHasTheSizeOfAPhones() throws {
        let small = try page(Text("a"), .systemSmall).only("article")
        #expect(small.css("width") == ["158px"] && small.css("min-height") == ["158px"])
        #expect(small.css("max-width") == ["100%"] && small.css("color-scheme") == ["light dark"])
        #expect(try page(Text("a"), .systemLarge).only("article").css("min-height") == ["354px"])
        #expect(
            try page(Text("a").containerBackground(.indigo, for: .widget)).only("article")
                .css("background-color").first == "#5856d6")
    }

    @Test func theFirstViewThatFitsIsShown() throws {
        let long = String(repeating: "word ", count: 20)
        let html = try page(
            ViewThatFits(in: .horizontal) {
                Text(long).lineLimit(1); Text("short")
            }, .systemSmall)
        #expect(html.elements[0].text == "short")
    }

    // MARK: Controls

    private var form: PressForm { PressForm(id: "press", name: "press") { $0.intent.map { "=\($0)" } } }

    @Test func aButtonBelongsToTheForm() throws {
        let node = ViewNode(.button(label: ViewNode(.text([.init(.text("Go"))])), action("RunIntent")))
        let button = try page(node, form: form).only("button")
        #expect(button.attributes["form"] == "press" && button.attributes["value"] == "=RunIntent")
        #expect(button.attributes["type"] == "submit" && button.attributes["disabled"] == nil && button.text == "Go")
        for html in [try page(node), try page(node.modified(.disabled(true)), form: form)] {
            #expect(try html.only("button").attributes["disabled"] == "")
            #expect(try html.only("button").attributes["type"] == "button")
        }
    }

    @Test func aButtonWithoutWordsHasAName() throws {
        let icon = ViewNode(.image(.init(symbol: "plus.circle")))
        #expect(
            try page(ViewNode(.button(label: icon, action("A")))).only("button").attributes["aria-label"]
                == "plus circle")
        let named = ViewNode(.button(label: icon, action("A"))).modified(.accessibilityLabel("Add"))
        #expect(try page(named).only("button").attributes["aria-label"] == "Add")
    }

    @Test func aToggleIsASwitch() throws {
        let node = ViewNode(.toggle(label: ViewNode(.text([.init(.text("On"))])), isOn: true, action("A")))
        let toggle = try page(node, form: form).only("button")
        #expect(toggle.attributes["role"] == "switch" && toggle.attributes["aria-checked"] == "true")
    }

    /// Controls do not stand in controls, whatever a tree says.
    @Test func aButtonInAButtonIsItsLabel() throws {
        let inner = ViewNode(.button(label: ViewNode(.text([.init(.text("x"))])), action("A")))
        #expect(try page(ViewNode(.button(label: inner, action("B"))), form: form).all("button").count == 1)
        #expect(try page(ViewNode(.link(label: inner, url: "https://example.org")), form: form).all("button").isEmpty)
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "myapp://x", "https://a b", "HTTPS:x", "",
    ])
    func otherAddressesAreNoLinks(url: String) throws {
        let node = ViewNode(.link(label: ViewNode(.text([.init(.text("x"))])), url: url)).modified(.url(url))
        #expect(try page(node).all("a").isEmpty)
    }

    @Test func aGaugeIsADrawingWithWords() throws {
        let view = Gauge(value: 5, in: 0...20) {
            Text("Today")
        } currentValueLabel: {
            Text("5 min")
        }
        let meter = try page(view.tint(.red)).only("svg")
        #expect(meter.attributes["role"] == "meter" && meter.attributes["aria-label"] == "Today")
        #expect(meter.attributes["aria-valuenow"] == "25" && meter.attributes["aria-valuetext"] == "5 min")
        let bars = try page(view.tint(.red)).all("rect")
        #expect(bars.map { $0.attributes["width"] } == ["100%", "25%"])
        #expect(bars[1].css("fill").first == "#ff3b30")
        let unknown = try page(ProgressView("Loading")).only("svg")
        #expect(unknown.attributes["role"] == "progressbar" && unknown.attributes["aria-valuenow"] == nil)
        let ring = try page(view.gaugeStyle(.accessoryCircularCapacity))
        #expect(try ring.only("svg").attributes["viewBox"] == "0 0 100 100" && ring.all("path").count == 2)
    }

    /// A quarter of the way round from the right, clockwise, is the bottom.
    @Test func arcsGoRound() {
        #expect(HTMLBuilder.arc(from: 0, to: 0.25) == "M100 50A50 50 0 0 1 50 100")
        #expect(HTMLBuilder.arc(from: 0, to: 1) == "M100 50A50 50 0 1 1 0 50A50 50 0 1 1 100 50Z")
        #expect(HTMLBuilder.arc(from: .nan, to: .infinity) == "M100 50A50 50 0 1 1 0 50A50 50 0 1 1 100 50Z")
    }

    @Test func numbersAreShort() {
        #expect(
            [0, 1, -1.5, 0.05, 1e9, .nan, -.infinity, 2.125].map { cssNumber($0) }
                == ["0", "1", "-1.5", "0.05", "10000", "0", "0", "2.13"])
    }

    // MARK: Pages

    @Test func aPageKeepsItsStylesInOnePlace() throws {
        let items = ["a", "b"].map {
            WidgetPage.Item(tree: ViewNode(Text(verbatim: $0).font(.title)), family: .systemSmall, name: $0)
        }
        let page = WidgetPage(items, now: eight)
        let (main, style) = page.main()
        #expect(!main.contains("style=") && main.components(separatedBy: "<article").count == 3)
        #expect(style.components(separatedBy: "font-size:1.75rem").count == 2)
        #expect(page.document.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.title == "Widgets")
        #expect(!page.document.contains("http"))
    }

    private func action(_ intent: String) -> ViewNode.Action {
        var action = ViewNode.Action()
        action.intent = intent
        return action
    }
}
