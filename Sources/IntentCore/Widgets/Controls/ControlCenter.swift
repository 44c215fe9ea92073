/// Tells the controls that what they show is old, as `WidgetCenter` does for widgets.
///
///     ControlCenter.shared.reloadControls(ofKind: "Kettle")
public struct ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()

    private init() {}

    /// Marks the controls of one kind as old.
    public func reloadControls(ofKind kind: String) { WidgetChanges.current.note(.kind(kind)) }

    /// Marks all controls as old; the widgets are loaded anew with them.
    public func reloadAllControls() { WidgetChanges.current.note(.all) }

    /// The controls that are shown: none that this program could know of.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that is shown.
public struct ControlInfo: Hashable, Sendable {
    /// Its kind.
    public let kind: String
}
