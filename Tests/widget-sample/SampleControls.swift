import FoundationEssentials
import IntentCore

/// Sets the counter to one or none.
struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        Counter.set(value ? 1 : 0)
        return .result()
    }
}

struct SwitchProvider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { Counter.value > 0 }
}

/// A switch whose words tell its state.
struct SwitchControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Switch", provider: SwitchProvider()) { isOn in
            ControlWidgetToggle("Counter", isOn: isOn, action: SwitchIntent()) { isOn in
                Label(isOn ? "Running" : "Stopped", systemImage: "timer")
            }
            .tint(.green)
        }
        .displayName("The counter")
        .description("Starts and stops it.")
    }
}

struct StepConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Step"
    @Parameter(title: "Step", default: 2) var step: Int
}

struct StepProvider: AppIntentControlValueProvider {
    func previewValue(configuration: StepConfiguration) -> Int { configuration.step }
    func currentValue(configuration: StepConfiguration) async throws -> Int { configuration.step }
}

/// A button that a person configures.
struct StepControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Step", provider: StepProvider()) { step in
            ControlWidgetButton(action: CountIntent(step: step, time: nil)) { Text("Count \(step) more") }
        }
    }
}
