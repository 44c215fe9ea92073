import IntentCore

/// The day's minutes against the goal, the streak, and the button; or the sitting that is under way. In one line the minutes
/// alone, or what is left of the sitting.
struct MeditationView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MeditationWidgetEntry

    var body: some View {
        if family == .accessoryInline {
            if let sitting = entry.underWay {
                Image(systemName: symbol)
                clock(of: sitting)
            } else {
                today { Image(systemName: symbol) }
            }
        } else {
            VStack(spacing: 16) {
                today { Text("Today") }.tint(Color.indigo)
                Text(entry.streak == 1 ? "1 day in a row" : "\(entry.streak) days in a row")
                    .font(.caption).foregroundStyle(.secondary)
                action
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }

    private let symbol = "figure.mind.and.body"

    private func today(@ViewBuilder label: () -> some View) -> some View {
        Gauge(value: entry.today.seconds, in: 0...max(1, entry.goal.seconds), label: label) {
            Text("\(wholeMinutes(entry.today)) of \(wholeMinutes(entry.goal)) min")
        }
    }

    @ViewBuilder private var action: some View {
        if let sitting = entry.underWay {
            HStack {
                Text(sitting.name).lineLimit(1)
                clock(of: sitting).fontWeight(.bold)
            }
        } else if let session = entry.session {
            Button(intent: StartMeditationIntent(session: session)) {
                Text("Start \(session.name)").fontWeight(.bold).lineLimit(1)
            }
            .buttonStyle(.borderedProminent)
            .tint(Color.indigo)
        }
    }

    private func clock(of sitting: MeditationWidgetEntry.UnderWay) -> Text {
        Text(timerInterval: sitting.time, countsDown: true)
    }

    private func wholeMinutes(_ time: Duration) -> Int { Int(time.seconds / 60) }
}
