extension ViewNode {
    /// A button or toggle of a tree: what a person can press.
    public struct Pressable: Hashable, Sendable {
        /// Its words, as a person would name it.
        public let label: String
        /// What pressing it does.
        public let action: Action
        /// Whether it is on; nil for a button.
        public let isOn: Bool?
        /// Whether it can be pressed.
        public let isEnabled: Bool
    }

    /// The buttons and toggles of the tree, in the order of reading. Clocks in their labels are read at the moment.
    public func pressables(at now: Moment) -> [Pressable] { pressables(at: now, isEnabled: true) }

    func pressables(at now: Moment, isEnabled: Bool) -> [Pressable] {
        let isEnabled = isEnabled && !modifiers.contains(.disabled(true))
        switch content {
        case .button(let label, let action):
            return [Pressable(label: label.words(at: now), action: action, isOn: nil, isEnabled: isEnabled)]
        case .toggle(let label, let isOn, let action):
            return [Pressable(label: label.words(at: now), action: action, isOn: isOn, isEnabled: isEnabled)]
        default: return innerNodes.flatMap { $0.pressables(at: now, isEnabled: isEnabled) }
        }
    }

    /// The words of the tree, with a space between those of different nodes.
    public func words(at now: Moment) -> String {
        if case .text(let runs) = content { return runs.compactMap { $0.words(at: now) }.joined() }
        for case .accessibilityLabel(let label) in modifiers { return label }
        if case .chart(let chart) = content { return chart.summary }
        return children.map { $0.words(at: now) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The tree with each action changed: the shell fills in the commands.
    public func mapActions(_ change: (Action) -> Action) -> ViewNode {
        mapPressables { content in
            switch content {
            case .button(let label, let action): .button(label: label, change(action))
            case .toggle(let label, let isOn, let action): .toggle(label: label, isOn: isOn, change(action))
            default: content
            }
        }
    }

    /// The tree with each button and toggle changed.
    package func mapPressables(_ change: (Content) -> Content) -> ViewNode {
        func map(_ node: ViewNode) -> ViewNode { node.mapPressables(change) }
        var content = content
        switch self.content {
        case .text, .image, .spacer, .divider, .shape, .chart: break
        case .label(let title, let icon): content = .label(title: map(title), icon: map(icon))
        case .stack(var stack):
            stack.children = stack.children.map(map)
            content = .stack(stack)
        case .grid(var grid):
            grid.rows = grid.rows.map { $0.map(map) }
            content = .grid(grid)
        case .columns(var columns):
            columns.children = columns.children.map(map)
            content = .columns(columns)
        case .list(let children): content = .list(children.map(map))
        case .fits(let axes, let children): content = .fits(axes: axes, children.map(map))
        case .button(let label, let action): content = change(.button(label: map(label), action))
        case .toggle(let label, let isOn, let action): content = change(.toggle(label: map(label), isOn: isOn, action))
        case .link(let label, let url): content = .link(label: map(label), url: url)
        case .measure(var measure):
            measure.label = measure.label.map(map)
            measure.value = measure.value.map(map)
            measure.minimum = measure.minimum.map(map)
            measure.maximum = measure.maximum.map(map)
            content = .measure(measure)
        }
        let modifiers = modifiers.map { modifier -> Modifier in
            switch modifier {
            case .background(let node, let alignment): .background(map(node), alignment)
            case .overlay(let node, let alignment): .overlay(map(node), alignment)
            case .container(let node): .container(map(node))
            default: modifier
            }
        }
        return ViewNode(content, modifiers: modifiers)
    }

    /// The nodes that are seen as its content, in the order of reading.
    package var children: [ViewNode] {
        switch content {
        case .text, .image, .spacer, .divider, .shape, .chart: []
        case .label(let title, let icon): [icon, title]
        case .stack(let stack): stack.children
        case .grid(let grid): grid.rows.flatMap { $0 }
        case .columns(let columns): columns.children
        case .list(let children), .fits(_, let children): children
        case .button(let label, _), .toggle(let label, _, _), .link(let label, _): [label]
        case .measure(let measure): [measure.label, measure.minimum, measure.value, measure.maximum].compactMap { $0 }
        }
    }

    /// All nodes in it, those behind and in front included. Of views that are chosen by the room that they have, the
    /// first: the others show the same otherwise.
    private var innerNodes: [ViewNode] {
        let layers = modifiers.compactMap { modifier -> ViewNode? in
            switch modifier {
            case .background(let node, _), .overlay(let node, _): node
            default: nil
            }
        }
        if case .fits(_, let choices) = content { return choices.prefix(1) + layers }
        return children + layers
    }
}
