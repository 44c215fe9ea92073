import AppIntents
import SwiftUI
import WidgetKit

actor Kettle {
    static let shared = Kettle()
    private(set) var isOn = false
    func set(_ isOn: Bool) { self.isOn = isOn }
}

@available(iOS 18.0, *)
struct SetKettleIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set the kettle"

    @Parameter(title: "Is on")
    var value: Bool

    @MainActor
    func perform() async throws -> some IntentResult {
        await Kettle.shared.set(value)
        ControlCenter.shared.reloadControls(ofKind: KettleControl.kind)
        return .result()
    }
}

@available(iOS 18.0, *)
struct KettleControl: ControlWidget {
    static let kind: String = "org.example.kettle"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind, provider: Provider()) { value in
            ControlWidgetToggle("Kettle", isOn: value, action: SetKettleIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "mug.fill" : "mug")
                    .controlWidgetActionHint(isOn ? "Turn off" : "Turn on")
            }
            .tint(.orange)
        }
        .displayName("Kettle")
        .description("Switches the kettle.")
    }
}

@available(iOS 18.0, *)
extension KettleControl {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }

        func currentValue() async throws -> Bool { await Kettle.shared.isOn }
    }
}

enum KettleRoom: String, AppEnum {
    case kitchen, office
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let caseDisplayRepresentations: [KettleRoom: DisplayRepresentation] = [
        .kitchen: "Kitchen", .office: "Office",
    ]
}

@available(iOS 18.0, *)
struct BoilConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a kettle"

    @Parameter(title: "Room", default: .kitchen)
    var room: KettleRoom
}

@available(iOS 18.0, *)
struct BoilControl: ControlWidget {
    struct Value {
        var room: KettleRoom
        var isEmpty: Bool
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: BoilConfiguration) -> Value { Value(room: configuration.room, isEmpty: false) }

        func currentValue(configuration: BoilConfiguration) async throws -> Value {
            Value(room: configuration.room, isEmpty: await Kettle.shared.isOn)
        }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "org.example.boil", provider: Provider()) { value in
            ControlWidgetButton(action: BoilIntent(room: value.room)) {
                Label(value.room.rawValue, systemImage: "flame")
            } actionLabel: { isActive in
                Text(isActive ? "Boiling" : "Boil")
            }
            .disabled(value.isEmpty)
        }
        .displayName("Boil")
        .promptsForUserConfiguration()
    }
}

struct BoilIntent: AppIntent {
    static let title: LocalizedStringResource = "Boil"
    @Parameter(title: "Room") var room: KettleRoom

    init() {}
    init(room: KettleRoom) { self.room = room }

    func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 18.0, *)
struct AlwaysBoilControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "org.example.always") {
            ControlWidgetButton("Boil", action: BoilIntent(room: .office))
        }
    }
}

@available(iOS 18.0, *)
struct RoomControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "org.example.room", intent: BoilConfiguration.self) { configuration in
            ControlWidgetButton(action: BoilIntent(room: configuration.room)) {
                Image(systemName: "flame")
                Text("Boil")
            }
        }
        .description("Boils there.")
    }
}

@available(iOS 18.0, *)
struct KettleBundle: WidgetBundle {
    var body: some Widget {
        KettleControl()
        if #available(iOS 18.0, *) {
            BoilControl()
        }
        AlwaysBoilControl()
    }
}
