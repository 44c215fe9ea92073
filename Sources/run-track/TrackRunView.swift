import IntentCore

/// The total distance, large, above the button; in one line the distance alone.
struct TrackRunView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TrackRunEntry

    var body: some View {
        if family == .accessoryInline {
            Label("\(plainDecimal(entry.distance)) km", systemImage: "figure.run")
        } else {
            VStack(spacing: 16) {
                HStack {
                    Text(plainDecimal(entry.distance)).font(.largeTitle).fontWeight(.bold)
                    Text("km").font(.subheadline).fontWeight(.bold)
                }
                .foregroundStyle(Color.mint.gradient)
                Button(intent: RunIntent(run: entry.run)) {
                    Text("Track \(plainDecimal(entry.run.rawValue))km").fontWeight(.bold)
                }
                .buttonStyle(.borderedProminent)
                .tint(Color.mint)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}
