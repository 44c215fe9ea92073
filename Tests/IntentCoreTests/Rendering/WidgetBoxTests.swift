import Testing

@testable import IntentCore

@MainActor struct WidgetBoxTests {
    private let plain = RenderingContext(depth: .none, now: eight)

    private var large: RenderingContext {
        RenderingContext(TerminalAbilities(depth: .none, hasEscapes: true, isUnicode: true), now: eight)
    }

    private var total: some View {
        VStack(spacing: 20) {
            HStack {
                Text("47.3").font(.largeTitle)
                Text("km").font(.subheadline)
            }
            Button("Track 10km") {}.buttonStyle(.borderedProminent).tint(Color.mint)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    @Test func aSmallWidget() {
        #expect(
            ViewNode(total).widgetLines(.systemSmall, large).map(\.plainText) == [
                "╭────────────────────╮",
                "│                    │",
                "│  █ █ ▀▀█   ▀▀█     │",
                "│  ▀▀█   █   ▀▀█ km  │",
                "│    ▀   ▀ ▀ ▀▀▀     │",
                "│                    │",
                "│    [Track 10km]    │",
                "│                    │",
                "│                    │",
                "╰────────────────────╯",
            ])
    }

    @Test func accessories() {
        #expect(ViewNode(total).widgetLines(.accessoryInline, plain).map(\.plainText) == ["47.3 km Track 10km"])
        #expect(
            ViewNode(total).widgetLines(.accessoryRectangular, plain).map(\.plainText)
                == ["      47.3 km", "", "    [Track 10km]"])
    }

    @Test func aGroundFillsTheBox() {
        let view = Text("x").containerBackground(Color.black, for: .widget)
        let lines = ViewNode(view).widgetLines(.systemSmall, RenderingContext(depth: .full, now: eight))
        for line in lines { #expect(line.runs.allSatisfy { $0.style.background == RGB(0, 0, 0) }) }
    }

    @Test(
        arguments: [
            "瞑想 🧘", "👨‍👩‍👧‍👦 family", "🇯🇵🇩🇪 flags", "e\u{301}a\u{300} marks", "❤️‍🔥 ☀️ ☀", "1️⃣2️⃣", "한글 \u{1112}\u{1161}\u{11AB}",
            "\u{1B}]0;x\u{7}", "a\tb", "\u{200D}🇯", "क्षि", "long 瞑想瞑想瞑想瞑想瞑想瞑想瞑想瞑想", "\u{202E}abc", "\u{AD}\u{200B}",
        ], WidgetFamily.allCases)
    func allRowsAreAsWide(text: String, family: WidgetFamily) {
        let view = VStack(alignment: .leading) {
            Text(verbatim: text)
            HStack {
                Text(verbatim: text).lineLimit(1); Spacer(); Text(verbatim: text)
            }
        }
        let lines = ViewNode(view).widgetLines(family, plain)
        guard family.hasBox else { return }
        #expect(lines.count == family.cells.height)
        for line in lines { #expect(columnWidth(line.plainText) == family.cells.width, "\(line.plainText)") }
    }
}
