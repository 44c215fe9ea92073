import FoundationEssentials
import Glibc
import IntentCore

/// Widgets as phone code has them, with nothing but a bundle around them.
@main
struct SampleWidgets: WidgetBundle {
    var body: some Widget {
        CounterWidget()
        WordsWidget()
        FailingWidget()
        SwitchControl()
        StepControl()
    }
}

/// A number in the file `counter` of the home folder.
enum Counter {
    private static var path: String { (getenv("HOME").map { String(cString: $0) } ?? "") + "/counter" }

    static var value: Int {
        guard let file = fopen(path, "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 32)
        guard fgets(&line, 32, file) != nil else { return 0 }
        return strtol(line, nil, 10)
    }

    static func set(_ value: Int) {
        guard let file = fopen(path, "w") else { return }
        fputs(String(value), file)
        fclose(file)
    }
}

struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "By") var step: Int
    @Parameter(title: "For how long") var time: Duration?

    init() {}

    init(step: Int, time: Duration?) {
        self.step = step
        self.time = time
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        Counter.set(Counter.value + step + Int((time ?? .zero) / .seconds(1)))
        return .result(value: Counter.value)
    }
}

struct CounterEntry: TimelineEntry {
    let date: Date
    let value: Int
}

/// Counts how often it was asked as well, in the file `asked`.
struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: Date(), value: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(CounterEntry(date: Date(), value: Counter.value))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        if let home = getenv("HOME").map({ String(cString: $0) }), let file = fopen(home + "/asked", "a") {
            fputs("x", file)
            fclose(file)
        }
        let later = Date().addingTimeInterval(3600)
        completion(
            Timeline(
                entries: [CounterEntry(date: later, value: 1000), CounterEntry(date: Date(), value: Counter.value)],
                policy: .after(later)))
        // A second call is a mistake that does no harm.
        completion(Timeline(entries: [], policy: .never))
    }
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { entry in
            VStack {
                Text(verbatim: String(entry.value))
                Button(intent: CountIntent(step: -1, time: .seconds(10))) { Text("Nine more") }
                Button(intent: CountIntent(step: 1, time: nil)) { Text("One more") }
                Button(intent: CountIntent(step: 1, time: nil)) { Text("Never") }.disabled(true)
                Toggle(isOn: entry.value > 0, intent: CountIntent(step: entry.value > 0 ? -entry.value : 1, time: nil))
                {
                    Text("Counting")
                }
            }
        }
        .configurationDisplayName("Counter")
    }
}

struct WordsConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Words"
    @Parameter(title: "Words") var words: String
    @Parameter(title: "Part") var part: Double?
}

struct WordsEntry: TimelineEntry {
    let date: Date
    let words: String
    let part: Double?
}

struct WordsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WordsEntry { WordsEntry(date: Date(), words: "", part: nil) }

    func snapshot(for configuration: WordsConfiguration, in context: Context) async -> WordsEntry {
        WordsEntry(date: Date(), words: configuration.words, part: configuration.part)
    }

    func timeline(for configuration: WordsConfiguration, in context: Context) async -> Timeline<WordsEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct WordsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Words", intent: WordsConfiguration.self, provider: WordsProvider()) { entry in
            VStack {
                Text(verbatim: entry.words)
                if let part = entry.part { Gauge(value: part) { Text("Part") } }
            }
        }
    }
}

/// Fails as long as there is a file `fail` in the home folder, and hangs as long as there is one called `hang`.
struct FailingProvider: AppIntentTimelineProvider {
    struct Failed: Error, CustomLocalizedStringResourceConvertible {
        let localizedStringResource: LocalizedStringResource = "the well is dry; dig deeper"
    }

    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: Date(), value: 0) }

    func snapshot(for configuration: FailingConfiguration, in context: Context) async throws -> CounterEntry {
        let home = getenv("HOME").map { String(cString: $0) } ?? ""
        if access(home + "/fail", F_OK) == 0 { throw Failed() }
        while access(home + "/hang", F_OK) == 0 { sleep(1) }
        return CounterEntry(date: Date(), value: Counter.value)
    }

    func timeline(for configuration: FailingConfiguration, in context: Context) async throws -> Timeline<CounterEntry> {
        Timeline(entries: [try await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct FailingConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Failing"
}

struct FailingWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Failing", intent: FailingConfiguration.self, provider: FailingProvider()) {
            Text(verbatim: "value \($0.value)")
        }
    }
}
