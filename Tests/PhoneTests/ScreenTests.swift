import SwiftUI
import Testing

@testable import IntentCore

@Observable private final class Settings { var count = 3 }

/// What is shown of a phone's screens.
@MainActor
@Suite struct ScreenTests {
    private func shown(_ view: some View) -> String { ViewNode(view).words(at: Moment(milliseconds: 0)) }

    @Test func controlsWithTheirValues() {
        #expect(shown(TextField("Name", text: .constant("Rose"))) == "Name Rose")
        #expect(shown(Picker("Plant", selection: .constant("Oak")) { Text("Oak").tag("Oak") }) == "Plant Oak")
        #expect(shown(LabeledContent("Beds", value: "3")) == "Beds 3")
        #expect(shown(SecureField("Code", text: .constant("1234"))) == "Code")
        #expect(shown(Stepper("Size 3", value: .constant(3), in: 1...9)) == "Size 3")
        guard case .measure(let measure) = ViewNode(Slider(value: .constant(5.0), in: 0...20)).content else {
            Issue.record("no bar")
            return
        }
        #expect(measure.fraction == 0.25)
    }

    @Test func containersWithTheirContent() {
        #expect(shown(Form { Section("Bed") { Text("North") } }) == "Bed North")
        #expect(shown(NavigationStack { List { NavigationLink("South", value: 1) }.navigationTitle("x") }) == "South")
        #expect(
            shown(
                TabView {
                    Text("one"); Text("two")
                }) == "one")
        #expect(shown(DisclosureGroup("More") { Text("inside") }) == "More inside")
        #expect(shown(Menu("Do") { Button("Water") {} }) == "Do Water")
        #expect(shown(Text("here").safeAreaInset(edge: .bottom) { Text("below") }) == "here below")
        #expect(shown(ContentUnavailableView("None", systemImage: "leaf", description: Text("Yet."))) == "None Yet.")
        #expect(shown(Text("base").sheet(isPresented: .constant(true)) { Text("over") }) == "base")
    }

    @Test func pictures() {
        let png = Data([
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 2, 0, 0, 0, 9,
        ])
        #expect(UIImage(data: png)?.size == CGSize(width: 258, height: 9) && UIImage(data: png)?.pngData() == png)
        #expect(UIImage(data: Data()) == nil && UIImage(data: Data([1, 2]))?.size == .zero)
        #expect(Color(uiColor: .systemMint) == Color.mint && UIColor(Color.red) == .systemRed)
        guard let symbol = UIImage(systemName: "leaf") else { return }
        #expect(Image(uiImage: symbol) == Image(systemName: "leaf"))
    }

    @Test func objectsAreHandedDown() {
        final class Model: ObservableObject {
            @Published var name = "Rose"
        }
        struct Inner: View {
            @EnvironmentObject var model: Model
            @Environment(Settings.self) var settings
            @Environment(Settings.self) var perhaps: Settings?
            var body: some View { Text("\(model.name) \(settings.count) \(perhaps?.count ?? 0)") }
        }
        struct Outer: View {
            @StateObject var model = Model()
            var body: some View { VStack { Inner() }.environmentObject(model).environment(Settings()) }
        }
        #expect(shown(Outer()) == "Rose 3 3")
    }

    @Test func relativeDates() {
        let formatter = RelativeDateTimeFormatter()
        func words(_ seconds: Double) -> String { formatter.localizedString(fromTimeInterval: seconds) }
        #expect(words(7200) == "in 2 hours" && words(-60) == "1 minute ago" && words(-90_000) == "1 day ago")
        #expect(words(.infinity) == "in 0 seconds" && words(-.nan).hasSuffix("0 seconds"))
        formatter.dateTimeStyle = .named
        #expect(words(90_000) == "tomorrow" && words(-90_000) == "yesterday" && words(0.4) == "now")
        formatter.unitsStyle = .short
        #expect(words(7200) == "in 2 hr.")
    }

    @Test func fileTypes() {
        #expect(UTType.rtf.conforms(to: .text) && UTType.folder.conforms(to: .directory))
        #expect(UTType(mimeType: "text/csv") == .commaSeparatedText && UTType.png.preferredFilenameExtension == "png")
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }
}
