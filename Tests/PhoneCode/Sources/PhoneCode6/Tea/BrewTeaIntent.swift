import AppIntents

struct BrewTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew Tea"
    static let description = IntentDescription(
        "Starts a timer for a pot of tea.", categoryName: "Kitchen", searchKeywords: ["infuse", "steep"])

    static var parameterSummary: some ParameterSummary {
        Switch(\.$kind) {
            Case(.herbal) {
                Summary("Let \(\.$kind) stand")
            }
            Case([.green, .oolong]) {
                Summary("Brew \(\.$kind), \(\.$strength)") {
                    \.$cups
                    \.$note
                }
            }
            DefaultCase {
                Summary("Brew \(\.$kind)") { \.$cups }
            }
        }
    }

    @Parameter(title: "Tea", description: "What goes into the pot.", requestValueDialog: "Which tea?")
    var kind: TeaKind

    @Parameter(title: "Strength", default: .medium)
    var strength: Strength

    @Parameter(title: "Cups", default: 2, controlStyle: .stepper, inclusiveRange: (1, 6))
    var cups: Int

    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(capitalizationType: .sentences, multiline: true))
    var note: String?

    init() {}

    init(kind: TeaKind, cups: Int = 2) {
        self.kind = kind
        self.cups = cups
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard cups < 6 else { throw TeaError.tooMuchWater(cups: cups) }
        await TeaKettle.shared.brew(kind)
        let minutes = Int(kind.steepingTime / 60)
        return .result(value: minutes, dialog: "\(kind) will be ready in \(minutes) minutes.")
    }
}

struct StopTeaIntent: LiveActivityIntent {
    static let title = LocalizedStringResource("Stop Brewing")
    static let openAppWhenRun = false
    static let isDiscoverable = true

    @MainActor
    func perform() async throws -> some ProvidesDialog {
        let kind = try await TeaKettle.shared.stop()
        return .result(dialog: IntentDialog("Take the leaves of the \(kind.rawValue) tea out now."))
    }
}

struct PourTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour Tea"
    static let description: IntentDescription? = "Pours what was brewed."
    static let isDiscoverable: Bool = false

    @Parameter(title: "Cups") var cups: Int?

    func perform() async throws -> some IntentResult {
        let cups = if let cups { cups } else { try await $cups.requestValue("How many cups?") }
        try await requestConfirmation(
            actionName: .custom(acceptLabel: "Pour", denyLabel: "Wait"), dialog: "Pour \(cups) cups now?")
        return .result()
    }
}
