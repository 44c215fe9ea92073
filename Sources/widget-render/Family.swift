import IntentCore

/// The families of widgets, as people name them; Apple's names are read as well.
enum Family: String, AppEnum {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "family"
    static let caseDisplayRepresentations = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { family in
            family.widgetFamily.map { (family, DisplayRepresentation(title: "\($0.name)")) }
        })

    /// The family itself.
    var widgetFamily: WidgetFamily? { WidgetFamily(rawValue: rawValue) }
}
