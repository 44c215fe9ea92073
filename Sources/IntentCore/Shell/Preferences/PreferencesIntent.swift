/// Shows and changes what the person prefers, in all tools alike.
package struct PreferencesIntent: AppIntent {
    package static let title: LocalizedStringResource = "Show or change your preferences"
    package static let description = IntentDescription(
        """
        Shows your preferences, and changes those that you give. They hold for all tools: what you see is in your unit, \
        and what programs read stays in kilometres.
        """)

    @Parameter(title: "Unit of distance that you see") var distanceUnit: DistanceUnit?
    @Parameter(title: "First day of the week") var weekStart: Weekday?

    package init() {}

    package func perform() async throws -> some IntentResult & ReturnsValue<PreferencesEntity> & ProvidesDialog {
        guard distanceUnit != nil || weekStart != nil else {
            let preferences = PreferencesEntity(try Preferences.read())
            return .result(value: preferences, dialog: "\(preferences.sentence)")
        }
        let preferences = try Preferences.update { preferences in
            if let distanceUnit { preferences.distanceUnit = distanceUnit }
            if let weekStart { preferences.weekStart = weekStart }
        }
        // Widgets of every app say distances and weeks.
        WidgetCenter.shared.reloadAllTimelines()
        let changed = PreferencesEntity(preferences)
        return .result(value: changed, dialog: "\(changed.sentence)")
    }
}

/// The preferences as a value.
package struct PreferencesEntity: TransientAppEntity {
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"

    package var id = "preferences"
    @Property(title: "Distance unit") var distanceUnit: DistanceUnit
    @Property(title: "Week start") var weekStart: Weekday

    package var displayRepresentation: DisplayRepresentation {
        "\(distanceUnit.intentText), weeks from \(weekStart.intentText)"
    }

    package init() {}

    init(_ preferences: Preferences) {
        distanceUnit = preferences.distanceUnit
        weekStart = preferences.weekStart
    }

    var sentence: String {
        "Distances are in \(distanceUnit.rawValue), and weeks begin on \(weekStart.intentText)."
    }
}
