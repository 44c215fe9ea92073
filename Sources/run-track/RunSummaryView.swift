import IntentCore

/// The periods of a summary as bars, each as long as what was run in it.
struct RunSummaryView: View {
    let rows: [RunSummary]
    let period: CalendarPeriod
    private let unit = DistanceUnit.shown

    var body: some View {
        // One bar says nothing that its row does not.
        if rows.count > 1 {
            Chart(Array(zip(period.shortTitles(from: rows.map(\.since)), rows)), id: \.1.id) { title, row in
                BarMark(
                    x: .value("Period", title),
                    y: .value("Distance", unit.number(metres: row.distance.metres)))
            }
            .foregroundStyle(Color.mint)
            .chartYAxisLabel(unit.symbol)
            .frame(height: 160)
        }
    }
}
