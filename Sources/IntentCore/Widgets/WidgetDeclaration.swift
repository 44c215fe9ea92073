/// What an author said of a widget, whatever the types of its provider, entries and views.
package struct WidgetDeclaration: Sendable {
    /// The name that stays.
    package var kind: String
    package var displayName: String?
    package var description: String?
    /// The families that it is made for; all where the author names none.
    package var families = WidgetFamily.allCases
    /// What its configuration is read into; nil for a widget without one.
    package var intent: (any WidgetConfigurationIntent.Type)?
    /// Loads its timeline.
    package var load: @Sendable (LoadedConfiguration) async throws -> WidgetTimeline

    /// The family that is meant where none is named.
    package var usualFamily: WidgetFamily {
        families.contains(.systemMedium) ? .systemMedium : families.first ?? .systemMedium
    }
}

/// What a timeline is loaded for.
package struct LoadedConfiguration: Sendable {
    package var family: WidgetFamily
    /// The configuration intent with its values.
    package var intent: (any AppIntent)?

    package init(family: WidgetFamily, intent: (any AppIntent)? = nil) {
        self.family = family
        self.intent = intent
    }

    /// What a provider is told.
    var context: TimelineProviderContext { TimelineProviderContext(family: family, isPreview: false) }

    /// What the views see around them.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.widgetFamily = family
        values.containerSize = family.points
        return values
    }
}
