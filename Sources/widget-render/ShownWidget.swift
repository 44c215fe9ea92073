import IntentCore

/// A widget as it is shown at a moment.
struct ShownWidget {
    let kind: String?
    let displayName: String?
    let family: WidgetFamily
    /// What names it, its family and its configuration on our own command line.
    let arguments: [String]
    /// What is shown; of a widget whose app tells nothing, that this is so.
    let tree: ViewNode
    /// Why the app does not tell what to show.
    let fault: String?
    /// Whether the tree only says that there is nothing to show.
    let isGone: Bool
    /// Whether a button waits for its second press.
    let isAsking: Bool

    /// Whether an older timeline is shown in place of one that the app does not tell.
    var isStale: Bool { fault != nil && !isGone }

    /// What stands below a box.
    var notes: [String] { fault.map { ["(\(sanitized($0)))"] } ?? [] }

    /// Nil where the timeline shows nothing.
    ///
    /// - Parameter family: the one that was named, for a timeline that names none.
    init?(_ answer: WidgetLoader.Answer, _ loader: WidgetLoader? = nil, family: WidgetFamily? = nil, at now: Moment) {
        guard let tree = answer.timeline.entry(at: now)?.tree else { return nil }
        kind = answer.timeline.kind ?? loader?.kind
        displayName = answer.timeline.displayName
        self.family = answer.timeline.family ?? loader?.family ?? family ?? .systemMedium
        arguments = loader?.arguments ?? []
        fault = answer.fault.map { "stale: \($0.words)" }
        isGone = false
        let waiting = loader.flatMap { PressConfirmation.waiting(kind: $0.plainKind, settings: $0.settings, at: now) }
        isAsking = waiting != nil
        self.tree = waiting.map { tree.asking($0, isInline: loader?.isForBar ?? false, at: now) } ?? tree
    }

    /// A widget that cannot be shown.
    init(_ error: any UserFacingError, kind: String?, family: WidgetFamily?) {
        self.kind = kind
        displayName = nil
        self.family = family ?? .systemMedium
        arguments = []
        tree = ViewNode(.text([ViewNode.TextRun(.text("⚠ " + (kind ?? "widgets")))]))
        fault = error.words
        isGone = true
        isAsking = false
    }
}

extension ViewNode {
    /// The tree with a question in place of a button's words; below or behind it where the button is not in it.
    fileprivate func asking(_ confirmation: PressConfirmation, isInline: Bool, at now: Moment) -> ViewNode {
        let short = ViewNode(.text([ViewNode.TextRun(.text(confirmation.label + "?"))])).modified(.lineLimit(1))
        let long = ViewNode(.text([ViewNode.TextRun(.text(confirmation.label + "? Press again"))])).modified(
            .lineLimit(1))
        let question = ViewNode(.fits(axes: .horizontal, [long, short])).modified(.weight(.bold))
        var isFound = false
        let tree = mapPressables { content in
            guard let button = ViewNode(content).pressables(at: now).first, confirmation.isOf(button) else {
                return content
            }
            isFound = true
            switch content {
            case .button(_, var action):
                action.role = "destructive"
                return .button(label: question, action)
            case .toggle(_, let isOn, let action): return .toggle(label: question, isOn: isOn, action)
            default: return content
            }
        }
        guard !isFound else { return tree }
        let shown = question.modified(.foreground([.color(.red)]))
        return ViewNode(.stack(Stack(axis: isInline ? .horizontal : .vertical, children: [self, shown])))
    }
}
