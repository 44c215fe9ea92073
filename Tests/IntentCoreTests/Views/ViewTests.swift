import Foundation
import Testing

@testable import IntentCore

private enum Pace: String, AppEnum {
    case slow, fast
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
    static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [.slow: "Slow", .fast: "Fast"]
}

private struct WalkIntent: AppIntent {
    static let title: LocalizedStringResource = "Walk"
    @Parameter(title: "Pace") var pace: Pace?
    @Parameter(title: "Minutes") var minutes: Int
    @Parameter(title: "Note") var note: String?

    init() {}
    init(pace: Pace, minutes: Int) {
        self.pace = pace
        self.minutes = minutes
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct FamilyView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) var scheme
    var body: some View { Text("\(family) \(scheme.rawValue)") }
}

private struct Framed: ViewModifier {
    @Environment(\.widgetFamily) private var family
    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            Text("<")
            content
            Text("\(family.description)>")
        }
    }
}

private struct Counter: View {
    @State private var count = 3
    @State private var name: String?
    var body: some View {
        Text("\(count)\(name ?? "")")
        Toggle("On", isOn: Binding(get: { count > 2 }, set: { _ in }))
    }
}

@MainActor struct ViewTests {
    private func words<Content: View>(_ view: Content) -> String { ViewNode(view).words(at: eight) }

    @Test func aButtonHoldsItsIntentAndItsValues() {
        let node = ViewNode(Button("Go", intent: WalkIntent(pace: .fast, minutes: 20)))
        guard case .button(let label, let action) = node.content else { return #expect(Bool(false)) }
        #expect(label == ViewNode(Text("Go")))
        #expect(action.intent == "WalkIntent")
        #expect(action.values == ["pace": .string("Fast"), "minutes": .integer(20)])
        #expect(action.command.isEmpty)
    }

    @Test func conditionsAndLoops() {
        func view(_ isOn: Bool, _ name: String?) -> some View {
            HStack {
                if isOn { Text("on") } else { Image(systemName: "xmark") }
                if let name { Text(name) }
                for number in [1, 2] { Text("\(number)") }
                ForEach(3..<5) { Text("\($0)") }
                ForEach(["a", "b"], id: \.self) { Text($0) }
                switch isOn {
                case true: Text("yes")
                case false: EmptyView()
                }
            }
        }
        #expect(words(view(true, "x")) == "on x 1 2 3 4 a b yes")
        #expect(words(view(false, nil)) == "1 2 3 4 a b")
    }

    @Test func aModifierOfAGroupIsEachViews() {
        let node = ViewNode(
            HStack {
                Group {
                    Text("a"); Text("b")
                }.bold()
            })
        #expect(node.children.map(\.modifiers) == [[.weight(.bold)], [.weight(.bold)]])
    }

    @Test func theEnvironmentIsHandedDown() {
        #expect(words(FamilyView()) == "systemMedium dark")
        let small = FamilyView().environment(\.widgetFamily, .systemSmall).environment(\.colorScheme, .light)
        #expect(
            words(
                HStack {
                    small; FamilyView()
                }) == "systemSmall light systemMedium dark")
        #expect(words(Text("x").modifier(Framed()).environment(\.widgetFamily, .systemLarge)) == "< x systemLarge>")
        var environment = EnvironmentValues()
        environment.widgetFamily = .accessoryInline
        #expect(ViewNode(AnyView(FamilyView()), in: environment).words(at: eight) == "accessoryInline dark")
    }

    @Test func stateIsWhatItBeginsWith() {
        #expect(words(Counter()) == "3 On")
        #expect(ViewNode(Counter()).pressables(at: eight).map(\.isOn) == [true])
    }

    @Test func valuesInATextAreSaid() {
        #expect(words(Text("Track \(10.0)km")) == "Track 10km")
        #expect(
            words(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d") \(2.5, specifier: "%5.1f")"))
                == "3.14 007   2.5")
        #expect(
            words(Text("\(-0.05, specifier: "%.1f") \(1.0, specifier: "%.3f") \(12, specifier: "%lld")"))
                == "-0.1 1.000 12")
        #expect(words(Text("\(Duration.seconds(90)) \(CommonWord.hello)")) == "1:30 Hello")
        #expect(words(Text(LocalizedStringResource("resource"))) == "resource")
        #expect(words(Text(0.25, format: .percent)) == "25%")
        let name: Substring = "part"
        #expect(words(Text(name)) == "part")
        #expect(
            ViewNode(Text("a \(Text("b").bold()) c")).json.text.contains(
                #"{"text":"b","modifiers":[{"weight":"bold"}]}"#))
    }

    @Test func theGeometryIsTheFamilys() {
        let view = GeometryReader { proxy in Text("\(proxy.size.width)") }
        #expect(words(view.environment(\.widgetFamily, .systemSmall)) == "144")
        #expect(rendered(view, width: 10, height: 2) == ["336", ""])
    }

    @Test func colorsByTheirParts() {
        #expect(Color(hue: 0, saturation: 1, brightness: 1).json == .string("#FF0000"))
        #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).json == .string("#00FF00"))
        #expect(Color(white: 0.5).json == .string("#808080"))
        #expect(Color.red.opacity(0.5).opacity(0.5).json.text == #"{"color":"red","opacity":0.25}"#)
        #expect(AnyShapeStyle(.fill.tertiary)._style == .named("fill.tertiary"))
        #expect(AnyShapeStyle(.tint)._style.json == .string("tint"))
    }

    @Test func aRowOutsideOfAGridIsItsCells() {
        #expect(
            words(
                HStack {
                    GridRow {
                        Text("a"); Text("b")
                    }
                }) == "a b")
    }

    @Test func theContainersBackgroundIsFoundAnywhere() {
        let view = VStack { Text("x").containerBackground(Color.red, for: .widget) }
        #expect(ViewNode(view).container == .ground(.color(.red)))
    }
}

private enum CommonWord: CustomLocalizedStringResourceConvertible {
    case hello
    var localizedStringResource: LocalizedStringResource { "Hello" }
}
