import AppIntents

struct GardenWidgetIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Place"
    static let description = IntentDescription("Which plants the widget shows.")

    @Parameter(title: "Place", default: .balcony)
    var place: PlantEntity.Place

    @Parameter(title: "Favourite")
    var favourite: PlantEntity?
}

/// The choices of a widget that are an action as well.
struct RefreshGardenIntent: WidgetConfigurationIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(full: "All plants are up to date."))
    }
}
