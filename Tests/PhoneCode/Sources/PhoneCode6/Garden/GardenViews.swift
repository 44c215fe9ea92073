import AppIntents
import SwiftUI
import WidgetKit

// A garden's widget and snippets, as a phone app has them.

struct GardenEntry {
    var date = Date()
    var plants: [GardenPlot] = []
    var moisture = 0.4
    var harvest = 12.5
    var nextWatering: ClosedRange<Date>
    var isWatering = false
}

struct GardenPlot: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var isThirsty = false
    var color: Color { isThirsty ? .orange : .green }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.mint
}

extension EnvironmentValues {
    var gardenAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct Card: ViewModifier {
    var radius: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
            .overlay { RoundedRectangle(cornerRadius: radius).stroke(.quaternary, lineWidth: 1) }
    }
}

extension View {
    func card() -> some View { modifier(Card()) }
}

struct WaterPlotIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"
    @Parameter(title: "Plot") var plot: String
    @Parameter(title: "Litres", default: 2) var litres: Int

    init() {}
    init(plot: String) { self.plot = plot }

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: IntentDialog(full: "Watered \(plot).", supporting: "Done."), view: WateredView(plot: plot))
    }
}

struct WateredView: View {
    let plot: String
    var body: some View {
        Label(plot, systemImage: "drop.fill").font(.headline).card()
    }
}

struct PlantsSnippetIntent: AppIntent {
    static let title: LocalizedStringResource = "Plants"

    @MainActor
    func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
        return .result(value: 3) {
            VStack(alignment: .leading) {
                Text("Three plants")
                Text("are well").foregroundStyle(.secondary)
            }
        }
    }
}

struct GardenWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.gardenAccent) private var accent
    @State private var isExpanded = false
    let entry: GardenEntry

    private var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 8), count: 2) }

    var body: some View {
        switch family {
        case .systemSmall:
            small
        case .accessoryInline:
            Label("\(Int(entry.moisture * 100))% moist", systemImage: "drop")
        case .accessoryCircular:
            Gauge(value: entry.moisture) {
                Image(systemName: "drop")
            } currentValueLabel: {
                Text(entry.moisture, format: .percent)
            }
            .gaugeStyle(.accessoryCircularCapacity)
        default:
            large
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Image(systemName: "leaf.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 20, height: 20)
                    .foregroundStyle(accent.gradient)
                    .symbolRenderingMode(.hierarchical)
                Spacer(minLength: 0)
                Text(entry.date, style: .time)
                    .font(.caption2)
                    .foregroundColor(.secondary)
            }
            Spacer()
            Text("\(entry.harvest, specifier: "%.1f") kg")
                .font(.system(size: 34, weight: .bold, design: .rounded))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .contentTransition(.numericText(value: entry.harvest))
                .monospacedDigit()
            (Text("harvest").bold() + Text(" this year").foregroundColor(.gray)).font(.footnote)
            if entry.isWatering {
                ProgressView(timerInterval: entry.nextWatering, countsDown: true) {
                    Text("Watering")
                }
                .tint(.blue)
            } else {
                Button(intent: WaterPlotIntent(plot: "Beans")) {
                    Text("Water").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .tint(.green)
            }
        }
        .padding()
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.black, .green.opacity(0.3)], startPoint: .top, endPoint: .bottom)
        }
        .widgetURL(URL(string: "garden://plots"))
    }

    @ViewBuilder private var large: some View {
        if entry.plants.isEmpty {
            ContentMissing()
        } else {
            VStack {
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(entry.plants) { plot in
                        HStack(spacing: 6) {
                            Circle().fill(plot.color).frame(width: 8, height: 8)
                            Text(plot.name)
                                .strikethrough(!plot.isThirsty, color: .secondary)
                                .lineLimit(1)
                                .truncationMode(.tail)
                                .layoutPriority(1)
                            Spacer()
                        }
                        .opacity(plot.isThirsty ? 1 : 0.6)
                    }
                }
                Divider()
                ForEach(0..<3) { index in
                    Text("Row \(index)").textCase(.uppercase)
                }
                ForEach(["Sun", "Rain"], id: \.self) { Text($0) }
                Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 2) {
                    GridRow {
                        Text("Soil")
                        Text("7.1 pH").gridColumnAlignment(.trailing)
                    }
                    Divider()
                }
                ViewThatFits {
                    HStack { Text("A rather long line of words about the weather") }
                    Text("Weather")
                }
                GeometryReader { (proxy: GeometryProxy) in
                    Rectangle()
                        .fill(Color.accentColor)
                        .frame(width: half(of: proxy.size).width * entry.moisture, height: 4)
                }
                .frame(height: 4)
                ZStack(alignment: .bottomTrailing) {
                    Color(red: 0.1, green: 0.2, blue: 0.3)
                    RoundedRectangle(cornerRadius: 8).strokeBorder(Color(hue: 0.4, saturation: 1, brightness: 0.8))
                    Circle().trim(from: 0, to: entry.moisture)
                        .stroke(
                            AngularGradient(colors: [.blue, .mint], center: .center),
                            style: StrokeStyle(lineWidth: 4, lineCap: .round)
                        )
                        .rotationEffect(.degrees(-90))
                    AnyView(Text(entry.date, style: .relative).multilineTextAlignment(.trailing))
                }
                .clipShape(Capsule())
                .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
                HStack {
                    Toggle(isOn: entry.isWatering, intent: WaterPlotIntent(plot: "Peas")) { Text("Water") }
                        .toggleStyle(.button)
                    Toggle("Notify", isOn: $isExpanded)
                    Button("Undo", systemImage: "arrow.uturn.backward", intent: WaterPlotIntent(plot: "Undo"))
                    Button("Remove", role: .destructive, intent: WaterPlotIntent(plot: "All"))
                    Button("Phone only") { isExpanded.toggle() }.disabled(true)
                    if let address = URL(string: "https://example.org") { Link("More", destination: address) }
                    Link(destination: URL(fileURLWithPath: "/")) { Image(systemName: "chevron.right") }
                }
                .labelStyle(.titleAndIcon)
                .controlSize(.small)
                .buttonBorderShape(.capsule)
                Gauge(value: 3, in: 0...10) {
                    Text("Rain")
                } currentValueLabel: {
                    Text("3 mm")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                .gaugeStyle(.accessoryLinear)
                List {
                    Section("Plots") { ForEach(entry.plants, id: \.id) { Text($0.name) } }
                }
                .listStyle(.plain)
            }
            .environment(\.gardenAccent, colorScheme == .dark ? .mint : .green)
            .fontDesign(.rounded)
            .widgetAccentable()
            .animation(.easeInOut(duration: 0.3), value: entry.isWatering)
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Garden")
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}

private struct ContentMissing: View {
    var body: some View {
        Group {
            Image(systemName: "tree").font(.largeTitle)
            Text(verbatim: "Nothing grows here").foregroundStyle(Color.primary.opacity(0.5))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
        .background(Color.gray.opacity(0.1))
        .cornerRadius(8)
        .redacted(reason: .placeholder)
        .onAppear {}
    }
}

private func half(of size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
