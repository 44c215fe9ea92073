import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let days: Int
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(days)) }
}

struct StreakProvider: TimelineProvider {
    func placeholder(in context: Context) -> StreakEntry { StreakEntry(date: Date(), days: 3) }

    func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> ()) {
        completion(StreakEntry(date: Date(), days: context.isPreview ? 3 : Int(context.displaySize.width / 100)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [StreakEntry] = []
        for hour in 0..<5 {
            let date = Calendar.current.date(byAdding: .hour, value: hour, to: Date()) ?? Date()
            entries.append(StreakEntry(date: date, days: hour))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct StreakView: View {
    @Environment(\.widgetFamily) var family
    var entry: StreakProvider.Entry

    var body: some View {
        switch family {
        case .accessoryInline: Text("\(entry.days) days")
        default:
            VStack {
                Text(entry.date, style: .time)
                Button("Again", intent: BrewTeaIntent())
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}

struct StreakWidget: Widget {
    let kind: String = "StreakWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: StreakProvider()) { entry in
            if #available(iOS 17.0, *) {
                StreakView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
            } else {
                StreakView(entry: entry).padding().background()
            }
        }
        .configurationDisplayName("Streak")
        .description("Days in a row.")
        .supportedFamilies([.systemSmall, .accessoryInline])
        .contentMarginsDisabled()
    }
}

struct CupConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Cup"
    static let description: IntentDescription = "How many cups."

    @Parameter(title: "Cups", default: 2)
    var cups: Int
}

struct CupEntry: TimelineEntry {
    let date: Date
    let configuration: CupConfiguration
}

struct CupProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(date: Date(), configuration: CupConfiguration()) }

    func snapshot(for configuration: CupConfiguration, in context: Context) async -> CupEntry {
        CupEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: CupConfiguration, in context: Context) async -> Timeline<CupEntry> {
        Timeline(
            entries: [await snapshot(for: configuration, in: context)], policy: .after(Date().addingTimeInterval(60)))
    }

    func recommendations() -> [AppIntentRecommendation<CupConfiguration>] {
        [AppIntentRecommendation(intent: CupConfiguration(), description: "Two cups")]
    }
}

struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "CupWidget", intent: CupConfiguration.self, provider: CupProvider()) { entry in
            Text("\(entry.configuration.cups) cups")
        }
    }
}

struct TeaWidgets: WidgetBundle {
    var body: some Widget {
        StreakWidget()
        CupWidget()
    }
}

func reload() {
    WidgetCenter.shared.reloadTimelines(ofKind: "StreakWidget")
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.getCurrentConfigurations { result in
        if case .success(let widgets) = result { print(widgets.map(\.kind)) }
    }
}

#Preview {
    StreakView(entry: StreakEntry(date: Date(), days: 3))
}

#Preview("Small", as: .systemSmall) {
    StreakWidget()
} timeline: {
    StreakEntry(date: Date(), days: 1)
    StreakEntry(date: Date(), days: 2)
}

#Preview(as: .systemMedium, widget: { StreakWidget() }, timelineProvider: { StreakProvider() })
