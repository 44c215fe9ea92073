import IntentCore

/// The periods of a summary as bars, each as long as what was done in it.
package struct PeriodBars: View {
    private struct Bar: Identifiable {
        let id: Day
        let title: String
        let amount: Double
    }

    private let bars: [Bar]
    private let quantity: String
    private let unit: String
    private let color: Color

    /// Bars for the rows of a summary.
    ///
    /// - Parameters:
    ///   - quantity: what is measured: `Distance`.
    ///   - unit: what the axis counts: `km`.
    ///   - amount: how long the bar of a row is.
    nonisolated package init<Row: PeriodSummary>(
        _ rows: [Row], by period: CalendarPeriod, _ quantity: String, in unit: String, color: Color,
        amount: (Row) -> Double
    ) {
        let days = rows.map(\.total.since)
        bars = zip(rows, zip(days, period.shortTitles(from: days))).map { row, bar in
            Bar(id: bar.0, title: bar.1, amount: amount(row))
        }
        self.quantity = quantity
        self.unit = unit
        self.color = color
    }

    package var body: some View {
        // One bar says nothing that its row does not.
        if bars.count > 1 {
            Chart(bars) { bar in
                BarMark(x: .value("Period", bar.title), y: .value(quantity, bar.amount))
            }
            .foregroundStyle(color)
            .chartYAxisLabel(unit)
            .frame(height: 160)
        }
    }
}
