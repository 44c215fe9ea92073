import FoundationEssentials
import Testing

@testable import IntentCore

@Suite struct TimelineRequestTests {
    private func timeline(_ words: String...) async throws -> WidgetTimeline {
        try await TimelineRequest(words).timeline(of: ClockTool.self)
    }

    private func message(_ words: String...) async -> String? {
        do {
            _ = try await TimelineRequest(words).timeline(of: ClockTool.self)
            return nil
        } catch {
            return await ExitFailure(error, in: nil).words
        }
    }

    @Test func aWidgetIsConfigured() async throws {
        let timeline = try await timeline("Clock", "--set", "zone=Tokyo", "--family=systemLarge")
        #expect(timeline.family == .systemLarge && timeline.kind == "Clock" && timeline.displayName == "A clock")
        #expect(timeline.entries.first?.tree.words(at: Moment(milliseconds: 0)) == "Tokyo systemLarge Press")
    }

    @Test func buttonsHaveTheirCommands() async throws {
        let tree = try await timeline("Clock", "--set", "zone=Tokyo").entries.first?.tree
        let action = tree?.pressables(at: Moment(milliseconds: 0)).first?.action
        // The option of a parameter that is called as a system request is.
        #expect(action?.command == ["clock", "--timeline-value=-x", "--wait=0:05"] && action?.intent == "PressIntent")
    }

    @Test func whatIsWrong() async {
        #expect(await message() == "--timeline needs a widget's kind; see --manifest")
        #expect(await message("Clok") == "there is no widget 'Clok'; did you mean Clock? Choose Clock or Still")
        #expect(await message("Clock") == "the zone is missing; give --set zone=… (text)")
        #expect(await message("Clock", "--set", "zone") == "--set takes NAME=VALUE, and 'zone' is none")
        #expect(await message("Clock", "--set", "zon=x") == "the widget Clock has no 'zon' to set; choose zone")
        #expect(
            await message("Clock", "--set", "zone=x", "--set", "zone=y") == "zone is set twice; set it once")
        #expect(
            await message("Still", "--set", "zone=x") == "the widget Still has nothing to configure, and 'zone' was set"
        )
        #expect(
            await message("Still", "--family", "systemLarge")?.hasPrefix("the widget Still has no family large") == true
        )
        #expect(await message("Still", "--family", "huge")?.hasPrefix("there is no family 'huge'") == true)
        #expect(await message("Still", "--family") == "--family needs a value")
        #expect(await message("Still") == "the widget Still has nothing to show; its timeline is empty")
    }

    /// An app without widgets may call a parameter as it likes.
    @Test func theRequestsNameIsFreeWithoutWidgets() {
        #expect(BoundIntent(PressIntent.self, of: SampleTool.self).fields.first?.option == "timeline")
        #expect(BoundIntent(PressIntent.self, of: ClockTool.self).fields.first?.option == "timeline-value")
        #expect(SystemRequest(["--timeline", "x"], of: SampleTool.self) == nil)
        #expect(SystemRequest(["--timeline", "x"], of: ClockTool.self) != nil)
    }
}

private struct ClockTool: IntentApp {
    static let name = "clock"
    static let displayName = "Clock"
    static let primaryIntent: any AppIntent.Type = PressIntent.self
    static let widgets: [any Widget.Type] = [ClockWidget.self, StillWidget.self]
}

private struct PressIntent: AppIntent {
    static let title: LocalizedStringResource = "Press"
    @Parameter(title: "A name that is taken") var timeline: String
    @Parameter(title: "How long") var wait: Duration?

    init() {}

    init(_ timeline: String, wait: Duration) {
        self.timeline = timeline
        self.wait = wait
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct ClockConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Clock"
    @Parameter(title: "Zone") var zone: String
}

private struct ClockEntry: TimelineEntry {
    let date: Date
    let zone: String
    let family: WidgetFamily
}

private struct ClockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: Date(), zone: "", family: context.family) }

    func snapshot(for configuration: ClockConfiguration, in context: Context) async -> ClockEntry {
        ClockEntry(date: Date(), zone: configuration.zone, family: context.family)
    }

    func timeline(for configuration: ClockConfiguration, in context: Context) async -> Timeline<ClockEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

private struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Clock", intent: ClockConfiguration.self, provider: ClockProvider()) {
            ClockView(entry: $0)
        }
        .configurationDisplayName("A clock")
        .contentMarginsDisabled()
    }
}

private struct ClockView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ClockEntry

    var body: some View {
        Text(verbatim: entry.zone)
        Text(verbatim: family == entry.family ? family.rawValue : "")
        Button(intent: PressIntent("-x", wait: .seconds(5))) { Text("Press") }
    }
}

private struct StillProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: Date(), zone: "", family: context.family) }

    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .atEnd))
    }
}

private struct StillWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Still", provider: StillProvider()) { Text(verbatim: $0.zone) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
