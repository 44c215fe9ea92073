import IntentCore

/// The periods of a summary as bars, each as long as what was sat in it.
struct MeditationSummaryView: View {
    let rows: [MeditationSummary]
    let period: CalendarPeriod

    var body: some View {
        // One bar says nothing that its row does not.
        if rows.count > 1 {
            Chart(Array(zip(period.shortTitles(from: rows.map(\.since)), rows)), id: \.1.id) { title, row in
                BarMark(
                    x: .value("Period", title),
                    y: .value("Minutes", (row.time.seconds / 60).rounded()))
            }
            .foregroundStyle(Color.indigo)
            .chartYAxisLabel("min")
            .frame(height: 160)
        }
    }
}
