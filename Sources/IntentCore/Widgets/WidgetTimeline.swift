/// A timeline as programs hand it to one another: entries with trees of views, and when to ask again. An app prints it
/// for `--timeline KIND`, in any language:
///
///     {"timeline":1,"kind":"TrackRun","family":"medium","displayName":"Track your run",
///      "entries":[{"date":"2026-11-30T08:00:00+01:00","tree":{"kind":"text","text":"47.3 km"}}],
///      "policy":"never"}
///
/// `entries` is all that it must have; an entry without a date is shown from the beginning. `policy` is `"never"`,
/// `"atEnd"`, which it is when left out, or `{"after":"2026-11-30T09:00:00+01:00"}`. `"taps":true` says that the app takes
/// `--tap NUMBER` with `--timeline`; without it a button's `command` is run. A tree is a `ViewNode`. A reader ignores
/// keys that it does not know.
package struct WidgetTimeline: Hashable, Sendable {
    package static let version = 1

    package var kind: String?
    package var family: WidgetFamily?
    package var displayName: String?
    /// In the order of their dates.
    package var entries: [Entry]
    package var policy: Policy
    /// Whether the app that made it presses a button by `--tap`, in the process that makes the views.
    package var takesTaps = false

    /// What is shown from a moment on.
    package struct Entry: Hashable, Sendable {
        package var date: Moment
        package var tree: ViewNode
        package var relevance: Float?
    }

    /// The earliest moment of the next timeline.
    package enum Policy: Hashable, Sendable {
        case atEnd, never
        case after(Moment)
    }

    package init(kind: String?, family: WidgetFamily?, entries: [Entry], policy: Policy) {
        self.kind = kind
        self.family = family
        self.entries = entries
        self.policy = policy
    }

    /// The entry that is in force at a moment: the last one that has begun, else the first.
    package func entry(at moment: Moment) -> Entry? {
        entries.last { $0.date.milliseconds <= moment.milliseconds } ?? entries.first
    }

    /// When the next timeline is due; nil for never.
    package var due: Moment? {
        switch policy {
        case .never: nil
        case .atEnd: entries.last?.date ?? Moment(milliseconds: 0)
        case .after(let moment): moment
        }
    }

    /// The timeline with each button's and toggle's action changed.
    package func mapActions(_ change: (ViewNode.Action) -> ViewNode.Action) -> WidgetTimeline {
        var changed = self
        for index in entries.indices { changed.entries[index].tree = entries[index].tree.mapActions(change) }
        return changed
    }
}
