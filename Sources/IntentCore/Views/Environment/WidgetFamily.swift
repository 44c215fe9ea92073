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
