import FoundationEssentials

/// What a view is told by what is around it: the widget's family, the colors of the terminal, and whatever a program
/// adds under a key of its own.
///
/// A program's own values need not be `Sendable`, as on a phone: views are read on the main actor only.
nonisolated public struct EnvironmentValues: @unchecked Sendable {
    /// Those of the view whose body is being read.
    @TaskLocal package static var current = EnvironmentValues()

    /// The size of the widget; on a terminal `systemMedium` unless another is asked for.
    public var widgetFamily = WidgetFamily.systemMedium
    /// How a widget is colored: in full.
    public var widgetRenderingMode = WidgetRenderingMode.fullColor
    /// Whether the widget's background is shown.
    public var showsWidgetContainerBackground = true
    /// The margins of a widget. A terminal's widget has a frame instead: none.
    public var widgetContentMargins = EdgeInsets()
    /// Whether the background is light or dark: dark, unless the person's terminal says otherwise.
    public var colorScheme = ColorScheme.dark
    /// Contrast: standard.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// The direction of reading: left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The size of text that a person prefers: a terminal has one.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// Why a view does not show what it holds.
    public var redactionReasons = RedactionReasons()
    /// Whether buttons can be pressed.
    public var isEnabled = true
    /// Whether the screen is dimmed: no.
    public var isLuminanceReduced = false
    /// Points on a screen's grid: 1.
    public var displayScale = 1.0
    /// Whether movement is to be reduced: there is none.
    public var accessibilityReduceMotion = true
    /// The font, where a view around it sets one.
    public var font: Font?
    /// The language and region.
    public var locale = Locale.current
    /// The calendar.
    public var calendar: Calendar { Calendar(identifier: .gregorian) }
    /// Opens an address.
    public var openURL = OpenURLAction()
    /// Whether a view stands in a grid itself, where a row is a row.
    var isInGrid = false
    /// The space that a widget has, in points.
    package var containerSize: ViewSize?

    private var own: [ObjectIdentifier: Any] = [:]

    /// The values where nothing says otherwise.
    public init() {}

    /// The value under a program's own key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value of a program's own in the environment.
nonisolated public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// Whether a background is light or dark.
public enum ColorScheme: String, CaseIterable, Sendable { case light, dark }
/// How much contrast a person wants.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// The direction of reading.
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
/// The size of text that a person prefers.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether one is smaller than another.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// Why a view does not show what it holds.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// There is no data yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may look at the screen.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The data is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Opens an address. A view is only shown here, so nothing calls it; an intent opens what it opens itself.
nonisolated public struct OpenURLAction: Sendable {
    /// Does nothing.
    public func callAsFunction(_ url: URL) {}
}
