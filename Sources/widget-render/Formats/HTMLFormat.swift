import IntentCore

/// A page of HTML of all widgets, or their elements alone.
struct HTMLFormat: WidgetFormat {
    /// Whether it is the widgets' elements, for a page of the person's own.
    let isFragment: Bool

    var isBar: Bool { false }
    var isOneText: Bool { true }

    func text(of widget: ShownWidget, at now: Moment) -> String { update(of: [widget], at: now) }

    func update(of widgets: [ShownWidget], at now: Moment) -> String {
        let items = widgets.map { widget in
            WidgetPage.Item(
                tree: widget.tree, family: widget.family, name: widget.displayName ?? widget.kind, note: widget.fault)
        }
        let page = WidgetPage(items, now: now)
        return isFragment ? page.fragment : page.document
    }
}
