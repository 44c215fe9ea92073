import IntentCore

/// The families of widgets, as people name them.
enum Family: String, AppEnum {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "family"
    static let caseDisplayRepresentations: [Family: DisplayRepresentation] = [
        .systemSmall: "small", .systemMedium: "medium", .systemLarge: "large", .systemExtraLarge: "extra large",
        .accessoryCircular: "circular", .accessoryRectangular: "rectangular", .accessoryInline: "inline",
        .accessoryCorner: "corner",
    ]
}
