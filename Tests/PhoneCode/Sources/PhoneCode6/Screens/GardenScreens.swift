import OSLog
import SwiftUI
import UIKit
import WidgetKit

private let logger = Logger(subsystem: "org.example.garden", category: "screens")

@Observable
final class GardenSettings {
    var name = "Garden"
    var size = 3
    var light = 0.5
    var isWatered = false
    var day = Date()
    var kind = Kind.rose

    enum Kind: String, CaseIterable, Identifiable {
        case rose, oak
        var id: Self { self }
    }
}

struct Bed: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct BedsScreen: View {
    @State private var settings = GardenSettings()
    @State private var path = NavigationPath()
    @State private var beds = [Bed(id: 1, name: "North"), Bed(id: 2, name: "South")]
    @State private var isAdding = false
    @State private var chosen: Bed?
    @State private var query = ""
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.horizontalSizeClass) private var sizeClass
    @FocusState private var isTyping: Bool
    @Namespace private var namespace
    @ScaledMetric private var height = 20.0
    @SceneStorage("bed") private var bed = 1

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(beds) { bed in
                    NavigationLink(value: bed) {
                        Label(bed.name, systemImage: "leaf")
                    }
                    .swipeActions(edge: .trailing) {
                        Button("Delete", role: .destructive) { beds.removeAll { $0 == bed } }
                    }
                    .contextMenu { Button("Water") { logger.info("watered \(bed.name, privacy: .public)") } }
                }
                .onDelete { beds.remove(atOffsets: $0) }
                .onMove { beds.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Beds")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Bed.self) { bed in BedScreen(name: bed.name, settings: settings) }
            .searchable(text: $query, prompt: "Search")
            .refreshable { logger.debug("refreshed") }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isAdding = true
                    } label: {
                        Image(systemName: "plus")
                    }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    EditButton()
                    Spacer()
                }
            }
            .sheet(isPresented: $isAdding) {
                BedScreen(name: "New", settings: settings)
                    .presentationDetents([.medium, .large])
            }
            .sheet(item: $chosen) { Text($0.name) }
            .alert("Watered", isPresented: $settings.isWatered) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("All beds have water.")
            }
            .confirmationDialog("Remove all?", isPresented: $isAdding, titleVisibility: .visible) {
                Button("Remove", role: .destructive) { dismiss() }
            }
            .task { await load() }
            .task(id: query) { await load() }
            .onAppear { isTyping = true }
            .onChange(of: query) { _, new in logger.notice("\(new)") }
            .onChange(of: scenePhase) { if scenePhase == .active { WidgetCenter.shared.reloadAllTimelines() } }
            .onOpenURL { logger.log(level: .debug, "\($0.absoluteString)") }
            .onReceive(NotificationCenter.default.publisher(for: .bedsChanged)) { _ in }
            .focused($isTyping)
            .matchedGeometryEffect(id: bed, in: namespace)
            .sensoryFeedback(.success, trigger: beds.count)
            .frame(height: height)
        }
    }

    private func load() async {}
}

extension Notification.Name {
    static let bedsChanged = Notification.Name("bedsChanged")
}

extension Array {
    fileprivate mutating func remove(atOffsets offsets: IndexSet) {
        for index in offsets.reversed() { remove(at: index) }
    }
    fileprivate mutating func move(fromOffsets offsets: IndexSet, toOffset: Int) {}
}

struct BedScreen: View {
    let name: String
    @Bindable var settings: GardenSettings

    var body: some View {
        Form {
            Section("Bed") {
                TextField("Name", text: $settings.name)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                    .keyboardType(.default)
                    .submitLabel(.done)
                    .textFieldStyle(.roundedBorder)
                Picker("Plant", selection: $settings.kind) {
                    ForEach(GardenSettings.Kind.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                Stepper("Size \(settings.size)", value: $settings.size, in: 1...9)
                Slider(value: $settings.light, in: 0...1)
                DatePicker("Day", selection: $settings.day, displayedComponents: .date)
                Toggle("Watered", isOn: $settings.isWatered)
                LabeledContent("Name", value: name)
                SecureField("Code", text: $settings.name)
                TextEditor(text: $settings.name)
                ColorPicker("Color", selection: .constant(.red))
            }
            DisclosureGroup("More") {
                Menu("Actions", systemImage: "ellipsis") {
                    Button("Water") {}
                }
                ShareLink(item: name)
                GroupBox("Light") { Text("\(settings.day, formatter: formatter)") }
            }
        }
        .formStyle(.grouped)
        .listRowBackground(Color(uiColor: .secondarySystemBackground))
        .safeAreaInset(edge: .bottom) { Text("below") }
    }

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }
}

struct TabsScreen: View {
    @State private var tab = 0
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        TabView(selection: $tab) {
            BedsScreen()
                .tabItem { Label("Beds", systemImage: "leaf") }
                .tag(0)
            NavigationSplitView(columnVisibility: $visibility) {
                Text("List")
            } detail: {
                ContentUnavailableView("Nothing", systemImage: "leaf", description: Text("Choose one."))
            }
            .tag(1)
            NavigationView {
                AsyncImage(url: URL(string: "https://example.org/rose.png")) { image in
                    image.resizable().scaledToFit()
                } placeholder: {
                    ProgressView()
                }
            }
        }
        .tabViewStyle(.page)
    }
}

struct PictureView: View {
    let data: Data

    var body: some View {
        VStack {
            if let picture = UIImage(data: data) {
                Image(uiImage: picture).resizable().frame(width: 40, height: 40)
            } else if let symbol = UIImage(systemName: "leaf") {
                Image(uiImage: symbol)
            }
            Text("rose").foregroundStyle(Color(UIColor.systemPink))
            TimelineView(.periodic(from: .now, by: 60)) { context in Text(context.date, style: .time) }
            GeometryReader { proxy in
                Rectangle().frame(width: proxy.frame(in: .local).width / 2)
            }
            Image(systemName: "drop")
                .contentTransition(.symbolEffect(.replace))
                .symbolEffect(.bounce, options: .repeat(2), value: data.count)
            SiriTipView(intent: WaterBedIntent(), isVisible: .constant(true))
            ShortcutsLink()
        }
    }
}

struct WaterBedIntent: AppIntent {
    static let title: LocalizedStringResource = "Water a bed"

    @MainActor
    func perform() async throws -> some IntentResult {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        await UIApplication.shared.open(URL(fileURLWithPath: "/"))
        os_log("watered %{public}@ %d", log: .default, type: .info, "north", 2)
        logger.error("\(3.5, format: .fixed(precision: 1)) \(WaterBedIntent.title.key, privacy: .private)")
        return .result()
    }
}

struct GardenWindowApp: App {
    @UIApplicationDelegateAdaptor(GardenDelegate.self) private var delegate
    @StateObject private var timer = ReadingTimer()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            TabsScreen()
                .environmentObject(timer)
        }
        .onChange(of: phase) { _, _ in }

        Settings { Text("Settings") }
    }
}

final class GardenDelegate: NSObject, UIApplicationDelegate {}

struct BedScreen_Previews: PreviewProvider {
    static var previews: some View {
        BedScreen(name: "North", settings: GardenSettings())
            .previewDisplayName("Bed")
            .previewLayout(.sizeThatFits)
        PictureView(data: Data())
            .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
