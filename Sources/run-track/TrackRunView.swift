import IntentCore

/// The total distance, large, above the button; in one line the distance alone.
struct TrackRunView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TrackRunEntry
    private let unit = DistanceUnit.shown

    /// `10km`, as it stands on the button.
    private var length: String {
        "\(plainDecimal(unit.number(metres: Int((entry.run.rawValue * 1000).rounded()))))\(unit.symbol)"
    }

    var body: some View {
        if family == .accessoryInline {
            Label("\(entry.distance)", systemImage: "figure.run")
        } else {
            VStack(spacing: 16) {
                HStack {
                    Text(plainDecimal(unit.number(metres: entry.distance.metres))).font(.largeTitle).fontWeight(.bold)
                    Text(unit.symbol).font(.subheadline).fontWeight(.bold)
                }
                .foregroundStyle(Color.mint.gradient)
                Button(intent: RunIntent(run: entry.run)) {
                    Text("Track \(length)").fontWeight(.bold)
                }
                .buttonStyle(.borderedProminent)
                .tint(Color.mint)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}
