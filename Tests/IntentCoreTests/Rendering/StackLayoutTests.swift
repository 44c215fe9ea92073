import Testing

@testable import IntentCore

@MainActor struct StackLayoutTests {
    @Test func aWidgetAsAPhoneHasIt() {
        let view = VStack(spacing: 20) {
            HStack {
                Text("47.3").font(.largeTitle).fontWeight(.bold).foregroundStyle(Color.mint.gradient).monospacedDigit()
                Text("km").font(.subheadline).fontWeight(.bold)
            }
            Button("Track 10km") {}.buttonStyle(.borderedProminent).tint(Color.mint)
        }
        .fontDesign(.rounded)
        .containerBackground(.fill.tertiary, for: .widget)
        print(rendered(view).joined(separator: "\n"))
        let context = RenderingContext(depth: .none, now: eight)
        print(ViewNode(view).widgetLines(.systemSmall, context).map(\.plainText).joined(separator: "\n"))
        let abilities = TerminalAbilities(depth: .full, hasEscapes: true, isUnicode: true)
        print(ViewNode(view).widgetLines(.systemSmall, RenderingContext(abilities, now: eight)).map { $0.terminalText(abilities) }.joined(separator: "\n"))
        print(ViewNode(view).widgetLines(.accessoryInline, context).map(\.plainText))
        print(coloured(view))
    }
}
