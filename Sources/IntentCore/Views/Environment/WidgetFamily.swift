/// The size and place of a widget. The system families are boxes in a terminal; the accessories are for narrow places,
/// such as a status bar.
public enum WidgetFamily: String, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The family's name.
    public var description: String { rawValue }
    /// The family's name.
    public var debugDescription: String { rawValue }
}

extension WidgetFamily {
    /// The name as people and programs write it: in help, errors, manifests, timelines and preferences.
    package var name: String {
        switch self {
        case .systemSmall: "small"
        case .systemMedium: "medium"
        case .systemLarge: "large"
        case .systemExtraLarge: "extra-large"
        case .accessoryCircular: "circular"
        case .accessoryRectangular: "rectangular"
        case .accessoryInline: "inline"
        case .accessoryCorner: "corner"
        }
    }

    /// The family of a name, in the short spelling (`large`) or Apple's (`systemLarge`).
    package init?(name: String) {
        guard let family = Self.allCases.first(where: { $0.name == name || $0.rawValue == name }) else { return nil }
        self = family
    }
}

/// How a widget is colored.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The mode's name.
    public let description: String
    /// In its own colors.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In one color and an accent.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In shades of one color.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
