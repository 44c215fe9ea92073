import AppIntents

struct SilentIntent: AppIntent {
    static let title: LocalizedStringResource = "Silent"
    func perform() async throws -> some IntentResult { .result() }
}

struct NumberIntent: AppIntent {
    static let title: LocalizedStringResource = "Number"
    func perform() async throws -> some ReturnsValue<Double> { .result(value: 1.5) }
}

struct HiddenValueIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden Value"
    func perform() async throws -> some IntentResult { .result(value: "seen all the same") }
}

struct OptionalValueIntent: AppIntent {
    static let title: LocalizedStringResource = "Perhaps"
    @Parameter(title: "Name") var name: String?
    func perform() async throws -> some IntentResult & ReturnsValue<String?> { .result(value: name) }
}

struct SpeakingIntent: AppIntent {
    static let title: LocalizedStringResource = "Speak"
    func perform() async throws -> some ProvidesDialog & IntentResult {
        .result(dialog: IntentDialog(stringLiteral: "Hello"))
    }
}

struct ChainIntent: AppIntent {
    static let title: LocalizedStringResource = "Chain"
    func perform() async throws -> some ReturnsValue<Bool> & OpensIntent & ProvidesDialog {
        .result(value: true, opensIntent: SilentIntent(), dialog: "On to the next.")
    }
}

struct OpensAndSpeaksIntent: AppIntent {
    static let title: LocalizedStringResource = "Open and Speak"
    func perform() async throws -> some OpensIntent & ProvidesDialog {
        if Bool.random() {
            return .result(opensIntent: SilentIntent(), dialog: "This way.")
        }
        return .result(opensIntent: SilentIntent(), dialog: IntentDialog(full: "That way.", supporting: "That."))
    }
}

struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    @Parameter(title: "Age") var age: Int?
    @Parameter(title: "Color", requestValueDialog: "Which color?", optionsProvider: ColorProvider()) var color: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation()
        try await requestConfirmation(result: .result(dialog: "Shall I go on?"))
        try await requestConfirmation(
            result: .result(dialog: "Really?"), confirmationActionName: .send, showPrompt: false)
        try await requestConfirmation(conditions: [], actionName: .turnOn, dialog: "Once more?")
        let age = try await $age.requestValue("How old?")
        guard age > 0 else { throw $age.needsValueError() }
        return .result(dialog: "\(age), \(color)")
    }
}

struct ColorProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { ["red", "blue"] }
    func defaultResult() async -> String? { "red" }
}
