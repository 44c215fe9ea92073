import IntentCore
import Tracking

/// The total distance, large, above the button; where there is room, the week, the goal, the latest runs and the records.
struct TrackRunView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TrackRunEntry
    private let unit = DistanceUnit.shown

    var body: some View {
        switch family {
        case .accessoryInline: inLine
        case .accessoryCircular, .accessoryCorner: circle
        case .accessoryRectangular: rectangle.frame(maxWidth: .infinity, alignment: .leading)
        case .systemMedium: medium.containerBackground(.fill.tertiary, for: .widget)
        case .systemLarge, .systemExtraLarge: large.containerBackground(.fill.tertiary, for: .widget)
        default: total.containerBackground(.fill.tertiary, for: .widget)
        }
    }

    // MARK: Boxes

    private var total: some View {
        VStack(spacing: 16) {
            HStack(alignment: .lastTextBaseline) {
                Text(number(entry.total.metres)).font(.largeTitle).fontWeight(.bold).lineLimit(1)
                Text(unit.symbol).font(.subheadline).fontWeight(.bold)
            }
            .foregroundStyle(Color.mint.gradient)
            Button(intent: RunIntent(run: entry.run)) { Text("Track \(length)").fontWeight(.bold).lineLimit(1) }
                .buttonStyle(.borderedProminent)
                .tint(Color.mint)
        }
    }

    /// In a narrow terminal the week gives way.
    @ViewBuilder private var medium: some View {
        if hasWeek {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) {
                    total
                    Spacer()
                    week.frame(minWidth: 152, idealWidth: 152)
                }
                total
            }
        } else {
            total
        }
    }

    /// The week as bars, and the goal; without a goal for the week what the bars come to.
    private var week: some View {
        VStack(alignment: .leading) {
            if entry.weekDistance.metres > 0 {
                if entry.goal?.period != .week {
                    Text("This week \(distance(entry.weekDistance.metres))").font(.caption).lineLimit(1)
                        .foregroundStyle(.secondary)
                }
                bars.chartYAxis(.hidden)
            }
            if let goal = entry.goal {
                gauge(of: goal) { Text("\(progress(of: goal)) \(goal.period.thisOne)").lineLimit(1) }
            }
        }
    }

    private var bars: some View {
        Chart(entry.week) { day in
            BarMark(x: .value("Day", day.name), y: .value("Distance", unit.number(metres: day.amount)))
        }
        .foregroundStyle(Color.mint)
    }

    private func gauge(of goal: RunGoal, @ViewBuilder label: () -> some View) -> some View {
        Gauge(value: Double(goal.done.metres), in: 0...Double(goal.goal.metres), label: label).tint(Color.mint)
    }

    private var large: some View {
        VStack(alignment: .leading) {
            medium.frame(maxWidth: .infinity)
            if !entry.latest.isEmpty {
                Divider()
                ForEach(entry.latest) { run in
                    WidgetRow(run.date.day.title, note: run.time?.text, value: distance(run.distance.metres))
                }
            }
            if !entry.records.isEmpty {
                Divider()
                ForEach(entry.records) { record in
                    WidgetRow(record.record, note: record.date.title, value: record.mark)
                }
            }
        }
    }

    // MARK: Accessories

    /// `🏃 18/30 km ▂▅▁▇`; without a goal, all that was ever run.
    @ViewBuilder private var inLine: some View {
        if let goal = entry.goal {
            Label("\(number(goal.done.metres))/\(goal.goal)", systemImage: "figure.run")
            if entry.weekDistance.metres > 0 { bars }
        } else {
            Label(distance(entry.total.metres), systemImage: "figure.run")
        }
    }

    @ViewBuilder private var circle: some View {
        if let goal = entry.goal {
            Gauge(value: Double(goal.done.metres), in: 0...Double(goal.goal.metres)) {
                Text(unit.symbol)
            } currentValueLabel: {
                Text(number(goal.done.metres))
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(Color.mint)
        } else {
            VStack {
                Text(number(entry.total.metres)).fontWeight(.bold)
                Text(unit.symbol)
            }
        }
    }

    private var rectangle: some View {
        VStack(alignment: .leading) {
            if let goal = entry.goal {
                Label(progress(of: goal), systemImage: "figure.run").fontWeight(.bold).lineLimit(1)
                ProgressView(
                    value: Double(min(goal.done.metres, goal.goal.metres)), total: Double(goal.goal.metres)
                )
                .tint(Color.mint)
                Text(goal.left.metres > 0 ? "\(distance(goal.left.metres)) left" : "Goal reached").lineLimit(1)
                    .foregroundStyle(.secondary)
            } else {
                Label(distance(entry.total.metres), systemImage: "figure.run").fontWeight(.bold).lineLimit(1)
                if entry.weekDistance.metres > 0 {
                    bars.chartXAxis(.hidden).chartYAxis(.hidden)
                    Text("This week \(distance(entry.weekDistance.metres))").lineLimit(1).foregroundStyle(.secondary)
                }
            }
        }
    }

    // MARK: Texts

    private var hasWeek: Bool { entry.goal != nil || entry.weekDistance.metres > 0 }

    /// To a tenth: what is read at a glance has no meters.
    private func number(_ metres: Int) -> String { plainDecimal((unit.number(metres: metres) * 10).rounded() / 10) }

    private func distance(_ metres: Int) -> String { "\(number(metres)) \(unit.symbol)" }

    /// `18 of 30 km`
    private func progress(of goal: RunGoal) -> String { "\(number(goal.done.metres)) of \(goal.goal)" }

    /// `10km`, as it stands on the button.
    private var length: String { number(Int((entry.run.rawValue * 1000).rounded())) + unit.symbol }
}
