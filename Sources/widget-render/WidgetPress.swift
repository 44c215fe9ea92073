import IntentCore

/// A press on a button or toggle of a widget.
struct WidgetPress {
    let widget: WidgetLoader
    /// Its words, their beginning or its number.
    let label: String
    /// Whether it takes a second press within three seconds.
    let confirms: Bool

    /// Runs the intent to its end, or waits for the second press.
    ///
    /// - Throws: `UserFacingError` where there is no such button, and what its intent said where that failed.
    func perform() throws {
        let moment = Moment.now
        let (widget, timeline, button) = try button(at: moment)
        if confirms, !isConfirmed(button, at: moment) {
            // What cannot be pressed is refused at once, not at the second press.
            try ButtonPress.check(button)
            return try PressConfirmation(button, settings: widget.settings, at: moment).remember(kind: widget.plainKind)
        }
        try widget.press(button, of: timeline)
    }

    /// Presses it, and says so where nothing that one sees of a phone's app is different after that, as where what was changed
    /// is in the memory of another process.
    func performNotingChanges() throws {
        let answer = try widget.answer()
        guard answer.timeline.takesTaps else { return try perform() }
        let before = Self.picture(of: answer)
        let label = try button(at: .now).2.label
        try perform()
        guard before == Self.picture(of: try widget.answer()) else { return }
        ProcessContext.current.warn("\(quoted(label)) was pressed, and nothing in the widget is different")
    }

    /// What one sees: identifiers in a button's values may be others each time.
    private static func picture(of answer: WidgetLoader.Answer) -> ViewNode? {
        answer.timeline.entry(at: .now)?.tree.mapActions { _ in ViewNode.Action() }
    }

    private func isConfirmed(_ button: ViewNode.Pressable, at now: Moment) -> Bool {
        let waiting = PressConfirmation.waiting(kind: widget.plainKind, settings: widget.settings, at: now)
        return waiting?.isOf(button) == true && PressConfirmation.forget(kind: widget.plainKind)
    }

    /// The button that is meant, and what it is in. A bar's line may leave the buttons out; then they are those of the
    /// widget's usual family.
    private func button(at now: Moment) throws -> (WidgetLoader, WidgetTimeline, ViewNode.Pressable) {
        var pressed = widget
        var timeline = try pressed.answer().timeline
        var buttons = timeline.entry(at: now)?.tree.pressables(at: now) ?? []
        if buttons.isEmpty, widget.isForBar, widget.family == nil {
            pressed = WidgetLoader(kind: widget.kind, family: nil, settings: widget.settings, isForBar: false)
            timeline = try pressed.answer().timeline
            buttons = timeline.entry(at: now)?.tree.pressables(at: now) ?? []
        }
        return (pressed, timeline, try ButtonPress.button(label, among: buttons))
    }
}
