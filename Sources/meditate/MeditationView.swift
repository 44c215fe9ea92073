import IntentCore

/// The day's minutes against the goal, the streak, and the button; or the sitting that is under way.
struct MeditationView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MeditationWidgetEntry

    var body: some View {
        if family == .accessoryInline {
            if let sitting = entry.underWay {
                Label {
                    Text(timerInterval: sitting.time, countsDown: true)
                } icon: {
                    symbol
                }
            } else {
                Label {
                    Text(minutes)
                } icon: {
                    symbol
                }
            }
        } else {
            VStack(spacing: 16) {
                Gauge(value: entry.today.seconds, in: 0...max(1, entry.goal.seconds)) {
                    Text("Today")
                } currentValueLabel: {
                    Text(minutes)
                }
                .tint(Color.indigo)
                Text(entry.streak == 1 ? "1 day in a row" : "\(entry.streak) days in a row")
                    .font(.caption).foregroundStyle(.secondary)
                action
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }

    private var symbol: Image { Image(systemName: "figure.mind.and.body") }

    private var minutes: String { "\(wholeMinutes(entry.today)) of \(wholeMinutes(entry.goal)) min" }

    @ViewBuilder private var action: some View {
        if let sitting = entry.underWay {
            HStack {
                Text(sitting.name).lineLimit(1)
                Text(timerInterval: sitting.time, countsDown: true).fontWeight(.bold)
            }
        } else if let session = entry.session {
            Button(intent: StartMeditationIntent(session: session)) {
                Text("Start \(session.name)").fontWeight(.bold).lineLimit(1)
            }
            .buttonStyle(.borderedProminent)
            .tint(Color.indigo)
        }
    }

    private func wholeMinutes(_ time: Duration) -> Int { Int(time.seconds / 60) }
}
