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
        let button = try button(at: moment)
        if confirms, !isConfirmed(button, at: moment) {
            // What cannot be pressed is refused at once, not at the second press.
            try ButtonPress.check(button)
            return try PressConfirmation(button, settings: widget.settings, at: moment).remember(kind: widget.kind)
        }
        try ButtonPress.press(button)
        // What the button changed is seen by every widget of its kind, whether or not its app says so.
        WidgetReload.kind(widget.kind).mark()
    }

    private func isConfirmed(_ button: ViewNode.Pressable, at now: Moment) -> Bool {
        let waiting = PressConfirmation.waiting(kind: widget.kind, settings: widget.settings, at: now)
        return waiting?.isOf(button) == true && PressConfirmation.forget(kind: widget.kind)
    }

    /// The button that is meant. A bar's line may leave the buttons out; then they are those of the widget's usual family.
    private func button(at now: Moment) throws -> ViewNode.Pressable {
        var buttons = try buttons(of: widget, at: now)
        if buttons.isEmpty, widget.isForBar, widget.family == nil {
            let usual = WidgetLoader(kind: widget.kind, family: nil, settings: widget.settings, isForBar: false)
            buttons = try self.buttons(of: usual, at: now)
        }
        return try ButtonPress.button(label, among: buttons)
    }

    private func buttons(of widget: WidgetLoader, at now: Moment) throws -> [ViewNode.Pressable] {
        try widget.answer().timeline.entry(at: now)?.tree.pressables(at: now) ?? []
    }
}
