// How controls look. A style of the system's is known by its name.
nonisolated extension View {
    /// Sets how buttons look: prominent ones on their tint, `plain` and `borderless` ones as their label, all others in
    /// brackets.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { modified(.style(.button, style._name)) }
    /// Sets how gauges look: the circular ones have their value in the middle.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { modified(.style(.gauge, style._name)) }
    /// Sets how progress looks: always as a bar.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
        modified(.style(.progress, style._name))
    }
    /// Sets whether labels show their text, their symbol or both.
    public func labelStyle(_ style: some LabelStyle) -> some View { modified(.style(.label, style._name)) }
    /// Sets how switches look: always alike.
    public func toggleStyle(_ style: some ToggleStyle) -> some View { modified(.style(.toggle, style._name)) }
    /// Sets how lists look: always alike.
    public func listStyle(_ style: some ListStyle) -> some View { self }
    /// The size of controls: without effect.
    public func controlSize(_ size: ControlSize) -> some View { self }
    /// The shape of buttons: without effect.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Hides the labels of controls: without effect.
    public func labelsHidden() -> some View { self }
    /// Whether controls can be used.
    public func disabled(_ disabled: Bool) -> some View {
        environment(\.isEnabled, !disabled).modified(.disabled(disabled))
    }
    /// The background of a list's row: without effect.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
    /// The space in a list's row: without effect.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// The lines between a list's rows: without effect.
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

/// How buttons look.
public protocol PrimitiveButtonStyle: Sendable {
    /// For the tree.
    var _name: String { get }
}
/// How gauges look.
public protocol GaugeStyle: Sendable {
    /// For the tree.
    var _name: String { get }
}
/// How progress looks.
public protocol ProgressViewStyle: Sendable {
    /// For the tree.
    var _name: String { get }
}
/// How labels look.
public protocol LabelStyle: Sendable {
    /// For the tree.
    var _name: String { get }
}
/// How switches look.
public protocol ToggleStyle: Sendable {
    /// For the tree.
    var _name: String { get }
}
/// How lists look: without effect.
public protocol ListStyle: Sendable {}

/// A style of the system's.
public struct SystemStyle: PrimitiveButtonStyle, GaugeStyle, ProgressViewStyle, LabelStyle, ToggleStyle, ListStyle {
    /// For the tree.
    public let _name: String
}

extension PrimitiveButtonStyle where Self == SystemStyle {
    /// As the place has it.
    public static var automatic: Self { Self(_name: "automatic") }
    /// With a border.
    public static var bordered: Self { Self(_name: "bordered") }
    /// On the tint.
    public static var borderedProminent: Self { Self(_name: "borderedProminent") }
    /// As its label.
    public static var borderless: Self { Self(_name: "borderless") }
    /// As its label.
    public static var plain: Self { Self(_name: "plain") }
    /// With a border.
    public static var glass: Self { Self(_name: "bordered") }
    /// On the tint.
    public static var glassProminent: Self { Self(_name: "borderedProminent") }
}

extension GaugeStyle where Self == SystemStyle {
    /// As the place has it.
    public static var automatic: Self { Self(_name: "automatic") }
    /// A bar.
    public static var linearCapacity: Self { Self(_name: "linearCapacity") }
    /// A bar.
    public static var accessoryLinear: Self { Self(_name: "accessoryLinear") }
    /// A bar.
    public static var accessoryLinearCapacity: Self { Self(_name: "accessoryLinearCapacity") }
    /// The value over a bar.
    public static var accessoryCircular: Self { Self(_name: "accessoryCircular") }
    /// The value over a bar.
    public static var accessoryCircularCapacity: Self { Self(_name: "accessoryCircularCapacity") }
}

extension ProgressViewStyle where Self == SystemStyle {
    /// As the place has it.
    public static var automatic: Self { Self(_name: "automatic") }
    /// A bar.
    public static var linear: Self { Self(_name: "linear") }
    /// A bar here too.
    public static var circular: Self { Self(_name: "circular") }
}

extension LabelStyle where Self == SystemStyle {
    /// Symbol and text.
    public static var automatic: Self { Self(_name: "automatic") }
    /// Symbol and text.
    public static var titleAndIcon: Self { Self(_name: "titleAndIcon") }
    /// The text alone.
    public static var titleOnly: Self { Self(_name: "titleOnly") }
    /// The symbol alone.
    public static var iconOnly: Self { Self(_name: "iconOnly") }
}

extension ToggleStyle where Self == SystemStyle {
    /// As the place has it.
    public static var automatic: Self { Self(_name: "automatic") }
    /// A switch.
    public static var `switch`: Self { Self(_name: "switch") }
    /// A button.
    public static var button: Self { Self(_name: "button") }
    /// A box with a tick.
    public static var checkbox: Self { Self(_name: "checkbox") }
}

extension ListStyle where Self == SystemStyle {
    /// As the place has it.
    public static var automatic: Self { Self(_name: "automatic") }
    /// Without decoration.
    public static var plain: Self { Self(_name: "plain") }
    /// In groups.
    public static var grouped: Self { Self(_name: "grouped") }
    /// With space around.
    public static var inset: Self { Self(_name: "inset") }
    /// In groups with space around.
    public static var insetGrouped: Self { Self(_name: "insetGrouped") }
    /// As a side bar.
    public static var sidebar: Self { Self(_name: "sidebar") }
}

/// The size of controls: without effect.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }
/// The shape of buttons: without effect.
public struct ButtonBorderShape: Hashable, Sendable {
    /// As the system has it.
    public static let automatic = ButtonBorderShape()
    /// With half circles at the ends.
    public static let capsule = ButtonBorderShape()
    /// A circle.
    public static let circle = ButtonBorderShape()
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape()
    /// With corners of that radius.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}
/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
