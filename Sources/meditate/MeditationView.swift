import IntentCore
import Tracking

/// The day's minutes against the goal, the streak, and the button; or the sitting that is under way. Where there is room,
/// the week and the latest sittings. In one line the minutes alone, or what is left of the sitting.
struct MeditationView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MeditationWidgetEntry

    var body: some View {
        switch family {
        case .accessoryInline: inLine
        case .accessoryCircular, .accessoryCorner: circle
        case .accessoryRectangular: rectangle.frame(maxWidth: .infinity, alignment: .leading)
        case .systemMedium: medium.containerBackground(.fill.tertiary, for: .widget)
        case .systemLarge, .systemExtraLarge: large.containerBackground(.fill.tertiary, for: .widget)
        default: small.containerBackground(.fill.tertiary, for: .widget)
        }
    }

    private let symbol = "figure.mind.and.body"

    // MARK: Boxes

    private var small: some View {
        VStack(spacing: family == .systemLarge || family == .systemExtraLarge ? 16 : 0) {
            if let sitting = entry.underWay {
                VStack {
                    clock(of: sitting).font(.largeTitle).fontWeight(.bold).foregroundStyle(Color.indigo.gradient)
                    Text(sitting.name).lineLimit(1)
                }
                today { Text("Today").lineLimit(1) }.tint(Color.indigo)
            } else {
                if family == .systemLarge || family == .systemExtraLarge { ring } else { progress }
                if entry.streak.current > 0 { Text(streak).font(.caption).lineLimit(1).foregroundStyle(.secondary) }
                start
            }
        }
    }

    /// Today's minutes, large, above the bar of the goal.
    private var progress: some View {
        Gauge(value: entry.today.seconds, in: 0...max(1, entry.goal.seconds)) {
            VStack(alignment: .leading) {
                Text("Today").font(.caption).foregroundStyle(.secondary)
                HStack(alignment: .lastTextBaseline) {
                    Text("\(wholeMinutes(entry.today))").font(.largeTitle).fontWeight(.bold).lineLimit(1)
                        .foregroundStyle(Color.indigo.gradient)
                    Text("of \(wholeMinutes(entry.goal)) min").font(.subheadline).lineLimit(1)
                }
            }
        }
        .tint(Color.indigo)
    }

    private var ring: some View {
        Gauge(value: entry.today.seconds, in: 0...max(1, entry.goal.seconds)) {
            Text("of \(wholeMinutes(entry.goal)) min").lineLimit(1)
        } currentValueLabel: {
            Text("\(wholeMinutes(entry.today))").font(.largeTitle).fontWeight(.bold).lineLimit(1)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(Color.indigo)
    }

    /// In a narrow terminal the week gives way.
    @ViewBuilder private var medium: some View {
        if weekTime > .zero {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) {
                    small.frame(minWidth: 144, idealWidth: 144)
                    Spacer()
                    week.frame(minWidth: 136, idealWidth: 136)
                }
                small
            }
        } else {
            small
        }
    }

    private var week: some View {
        VStack(alignment: .leading) {
            Text("This week \(weekTime)").font(.caption).lineLimit(1).foregroundStyle(.secondary)
            bars.chartYAxis(.hidden)
            if let last = entry.latest.first, family == .systemMedium {
                Text("Last: \(last.time) \(last.session)").font(.caption).lineLimit(1).foregroundStyle(.secondary)
            }
        }
    }

    private var large: some View {
        VStack(alignment: .leading) {
            medium.frame(maxWidth: .infinity)
            if entry.streak.longest > entry.streak.current, let end = entry.streak.longestEnd {
                Divider()
                WidgetRow(
                    "Longest streak", note: "until \(short(end))", value: counted(entry.streak.longest, "day"))
            }
            if !entry.latest.isEmpty {
                Divider()
                ForEach(entry.latest) { meditation in
                    WidgetRow(meditation.session, note: short(meditation.date.day), value: meditation.time.text)
                }
            }
        }
    }

    private var bars: some View {
        Chart(entry.week) { day in
            BarMark(x: .value("Day", day.name), y: .value("Minutes", (Double(day.amount) / 60).rounded(.down)))
        }
        .foregroundStyle(Color.indigo)
    }

    private func today(@ViewBuilder label: () -> some View) -> some View {
        Gauge(value: entry.today.seconds, in: 0...max(1, entry.goal.seconds), label: label) {
            Text(minutes).lineLimit(1).layoutPriority(1)
        }
    }

    @ViewBuilder private var start: some View {
        if let session = entry.session {
            Button(intent: StartMeditationIntent(session: session)) {
                Text("Start \(session.name)").fontWeight(.bold).lineLimit(1)
            }
            .buttonStyle(.borderedProminent)
            .tint(Color.indigo)
        }
    }

    // MARK: Accessories

    @ViewBuilder private var inLine: some View {
        if let sitting = entry.underWay {
            Image(systemName: symbol)
            clock(of: sitting)
        } else {
            today { Image(systemName: symbol) }
        }
    }

    @ViewBuilder private var circle: some View {
        if let sitting = entry.underWay {
            VStack {
                Image(systemName: symbol)
                clock(of: sitting).fontWeight(.bold)
            }
        } else {
            Gauge(value: entry.today.seconds, in: 0...max(1, entry.goal.seconds)) {
                Text("min")
            } currentValueLabel: {
                Text("\(wholeMinutes(entry.today))")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(Color.indigo)
        }
    }

    private var rectangle: some View {
        VStack(alignment: .leading) {
            if let sitting = entry.underWay {
                Label(sitting.name, systemImage: symbol).fontWeight(.bold).lineLimit(1)
                clock(of: sitting)
            } else {
                Label(minutes, systemImage: symbol).fontWeight(.bold).lineLimit(1)
                ProgressView(value: min(entry.today.seconds, entry.goal.seconds), total: max(1, entry.goal.seconds))
                    .tint(Color.indigo)
            }
            if entry.streak.current > 0 { Text(streak).lineLimit(1).foregroundStyle(.secondary) }
        }
    }

    // MARK: Texts

    /// `12 of 20 min`
    private var minutes: String { "\(wholeMinutes(entry.today)) of \(wholeMinutes(entry.goal)) min" }
    private var streak: String { "\(counted(entry.streak.current, "day")) in a row" }
    private var weekTime: Duration { .seconds(entry.week.reduce(0) { $0 + $1.amount }) }

    private func clock(of sitting: MeditationWidgetEntry.UnderWay) -> Text {
        Text(timerInterval: sitting.time, countsDown: true)
    }

    private func wholeMinutes(_ time: Duration) -> Int { Int(time.seconds / 60) }
    /// A day without its year, which says nothing of what was of late.
    private func short(_ day: Day) -> String { day.title.split(separator: " ").dropLast().joined(separator: " ") }
}
