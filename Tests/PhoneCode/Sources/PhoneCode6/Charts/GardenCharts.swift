import Charts
import SwiftUI

struct Harvest: Identifiable {
    enum Crop: String, CaseIterable, Plottable { case beans, kale, plums }

    let id = UUID()
    let day: Date
    let crop: Crop
    let kilograms: Double
    var note: String?
}

struct HarvestChart: View {
    let harvests: [Harvest]
    var goal: Double?
    @State private var chosen: Date?

    var body: some View {
        Chart {
            ForEach(harvests) { harvest in
                BarMark(
                    x: .value("Day", harvest.day, unit: .day),
                    y: .value("Weight", harvest.kilograms),
                    width: .ratio(0.6)
                )
                .foregroundStyle(by: .value("Crop", harvest.crop))
                .position(by: .value("Crop", harvest.crop))
                .cornerRadius(4)
                .annotation(position: .top, alignment: .center, spacing: 2) {
                    if let note = harvest.note { Text(note).font(.caption2) }
                }
                .accessibilityLabel("\(harvest.crop.rawValue)")
                .accessibilityValue(Text("\(harvest.kilograms) kg"))
            }
            if let goal {
                RuleMark(y: .value("Goal", goal))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
                    .foregroundStyle(.red)
                    .annotation(position: .topTrailing) { Text("Goal").foregroundStyle(.secondary) }
            }
        }
        .chartForegroundStyleScale([Harvest.Crop.beans: Color.green, .kale: .mint, .plums: .purple])
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
                if value.index % 2 == 0 {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                    AxisTick(length: 4)
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let weight = value.as(Double.self) { Text("\(weight, specifier: "%.0f") kg") }
                }
                .foregroundStyle(.secondary)
                .font(.caption)
            }
        }
        .chartYScale(domain: 0...25)
        .chartLegend(position: .bottom, alignment: .leading)
        .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).frame(height: 160) }
        .chartXSelection(value: $chosen)
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let plot = proxy.plotFrame, let day = proxy.value(atX: geometry[plot].midX, as: Date.self) {
                    Text(day, style: .date)
                }
            }
        }
        .frame(height: 200)
    }
}

struct SoilChart: View {
    let moisture: [(hour: Int, percent: Double)]
    let dry: ClosedRange<Double> = 0...20

    var body: some View {
        Chart(moisture, id: \.hour) {
            AreaMark(x: .value("Hour", $0.hour), y: .value("Moisture", $0.percent))
                .interpolationMethod(.catmullRom)
                .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Hour", $0.hour), y: .value("Moisture", $0.percent))
                .interpolationMethod(.catmullRom)
                .symbol(.circle)
                .symbolSize(30)
            PointMark(x: .value("Hour", $0.hour), y: .value("Moisture", $0.percent))
                .opacity(0.8)
        }
        .chartXScale(domain: 0...23)
        .chartYScale(domain: .automatic(includesZero: false))
        .chartYAxisLabel("Moisture")
        .chartXAxisLabel("Hour", alignment: .center)
        .chartXAxis { AxisMarks(values: [0, 6, 12, 18]) }
        .chartYAxis(.hidden)
        .accessibilityLabel("Soil moisture through the day")
    }
}

struct BedsChart: View {
    let beds: [String: Double]

    /// Marks as a function of their own, as larger charts have them.
    @ChartContentBuilder
    private func bars(_ names: [String]) -> some ChartContent {
        ForEach(names, id: \.self) { name in
            BarMark(x: .value("Area", beds[name] ?? 0), y: .value("Bed", name))
                .foregroundStyle(name == "North" ? Color.blue : .gray)
        }
    }

    var body: some View {
        VStack {
            Chart { bars(beds.keys.sorted()) }
                .chartXAxis(.hidden)
                .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
            Chart(Array(beds.keys), id: \.self) { name in
                SectorMark(
                    angle: .value("Area", beds[name] ?? 0), innerRadius: .ratio(0.618), angularInset: 1.5
                )
                .foregroundStyle(by: .value("Bed", name))
                .cornerRadius(5)
            }
            .chartLegend(.hidden)
            Chart {
                RectangleMark(
                    xStart: .value("From", 1), xEnd: .value("To", 3), yStart: .value("Low", 2), yEnd: .value("High", 5)
                )
                .foregroundStyle(.yellow.opacity(0.2))
                RuleMark(x: .value("Now", 2.5))
                Plot { PointMark(x: .value("x", 2), y: .value("y", 4)).symbol(by: .value("Kind", "seed")) }
            }
            .chartLegend { Text("seeds") }
        }
    }
}

struct FrostLine: ChartContent {
    let degrees: Double
    var body: some ChartContent {
        RuleMark(y: .value("Frost", degrees)).foregroundStyle(.cyan)
        RuleMark(y: .value("Hard frost", degrees - 4)).foregroundStyle(.blue)
    }
}

#Preview { HarvestChart(harvests: [], goal: 10) }
