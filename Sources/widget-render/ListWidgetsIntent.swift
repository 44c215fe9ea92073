import IntentCore

/// Lists the widgets that can be shown.
struct ListWidgetsIntent: AppIntent {
    static let title: LocalizedStringResource = "List the widgets"
    static let description = IntentDescription("Lists the widgets of all installed apps, by their kinds.")
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult & ReturnsValue<[InstalledWidget]> {
        .result(value: try await InstalledWidget.defaultQuery.suggestedEntities())
    }
}
