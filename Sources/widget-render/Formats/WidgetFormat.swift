import IntentCore

/// A form in which widgets are written: for people, or for a program that shows a status bar. A new one is a type that
/// conforms to it, and a case of `OutputFormat`.
protocol WidgetFormat: Sendable {
    /// Whether it has one line only.
    var isBar: Bool { get }
    /// What stands around the updates where they are parts of one text; nil where each is a text by itself.
    var frame: StreamFrame? { get }
    /// Whether all widgets together are one text.
    var isOneText: Bool { get }
    /// Whether the person clicks: by the variables that the bar gives a program that it starts. Nil where it gives none.
    var isClicked: Bool? { get }

    /// A widget.
    func text(of widget: ShownWidget, at now: Moment) -> String
    /// All that is shown at a moment.
    func update(of widgets: [ShownWidget], at now: Moment) -> String
    /// What a line says that the bar writes to its program; nil where it tells of no click.
    func click(_ line: String) -> WidgetClick?
}

extension WidgetFormat {
    var isBar: Bool { true }
    var frame: StreamFrame? { nil }
    var isOneText: Bool { frame != nil }
    var isClicked: Bool? { nil }

    func update(of widgets: [ShownWidget], at now: Moment) -> String {
        widgets.map { text(of: $0, at: now) }.joined(separator: "\n")
    }

    func click(_ line: String) -> WidgetClick? { nil }
}

/// What a stream of updates begins and ends with, and what stands behind each where another may follow.
struct StreamFrame {
    let opening: String
    let separator: String
    let closing: String
}

/// A click on a widget in a bar.
struct WidgetClick: Equatable {
    /// Which of the shown widgets, from 0 on.
    var widget = 0
    /// The number of its button, from 1 on; nil for a click beside the buttons.
    var button: Int?
}
