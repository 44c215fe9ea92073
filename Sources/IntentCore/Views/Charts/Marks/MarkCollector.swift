/// Gathers the marks of a chart into lists of values: marks of one kind that look alike are one entry, so that a line
/// through many points is a few lists and not many objects.
public struct _MarkCollector {
    private(set) var marks: [ViewNode.Chart.Marks] = []
    /// What the contents around a mark say of it.
    var attributes = MarkAttributes()
    /// For the views of annotations.
    let environment: EnvironmentValues
    /// Where the search for the entry of the next mark begins: loops add marks of several kinds in turn.
    private var next = 0

    init(environment: EnvironmentValues) { self.environment = environment }

    /// How many entries are looked through; charts with more looks than that get further entries of the same look.
    private static let searched = 16

    /// Adds a mark.
    mutating func add(
        _ kind: ViewNode.Chart.Marks.Kind, _ values: [(role: ViewNode.Chart.Role, value: PlottedValue?)],
        stacking: ViewNode.Chart.Stacking = .standard
    ) {
        var look = attributes.look
        if stacking != .standard { look.stacking = stacking }
        var named = values.compactMap { entry in entry.value.map { (role: entry.role, value: $0) } }
        if let color = attributes.color { named.append((.color, color)) }
        if let symbol = attributes.symbol { named.append((.symbol, symbol)) }
        if let group = attributes.group { named.append((.group, group)) }
        let entry = entry(kind, look, named)
        for (index, part) in named.enumerated() { marks[entry].channels[index].values.append(part.value.value) }
        guard !attributes.annotations.isEmpty else { return }
        let last = marks[entry].count - 1
        for annotation in attributes.annotations {
            marks[entry].annotations.append(.init(index: last, position: annotation.position, node: annotation.node))
        }
    }

    /// Adds a mark of a thickness.
    mutating func add(
        _ kind: ViewNode.Chart.Marks.Kind, _ values: [(role: ViewNode.Chart.Role, value: PlottedValue?)],
        width: MarkDimension?, stacking: ViewNode.Chart.Stacking = .standard
    ) {
        let before = attributes.look.thickness
        if let thickness = width?.thickness { attributes.look.thickness = thickness }
        add(kind, values, stacking: stacking)
        attributes.look.thickness = before
    }

    /// The entry for a mark; a new one where none has its look.
    private mutating func entry(
        _ kind: ViewNode.Chart.Marks.Kind, _ look: ViewNode.Chart.Look,
        _ values: [(role: ViewNode.Chart.Role, value: PlottedValue)]
    ) -> Int {
        let searched = min(marks.count, Self.searched)
        for step in 0..<searched {
            let index = (next + step) % marks.count
            guard takes(marks[index], kind, look, values) else { continue }
            next = index + 1
            return index
        }
        let channels = values.map {
            ViewNode.Chart.Channel(
                $0.role, label: $0.value.label, unit: $0.value.unit, values: .init(kindOf: $0.value.value))
        }
        marks.append(.init(kind, channels: channels, look: look))
        next = 0
        return marks.count - 1
    }

    private func takes(
        _ marks: ViewNode.Chart.Marks, _ kind: ViewNode.Chart.Marks.Kind, _ look: ViewNode.Chart.Look,
        _ values: [(role: ViewNode.Chart.Role, value: PlottedValue)]
    ) -> Bool {
        guard marks.kind == kind, marks.channels.count == values.count, marks.look == look else { return false }
        for (channel, part) in zip(marks.channels, values) {
            guard channel.role == part.role, channel.unit == part.value.unit, channel.values.takes(part.value.value),
                channel.label == part.value.label
            else { return false }
        }
        return true
    }
}

/// What the contents around a mark say of it.
struct MarkAttributes {
    var look = ViewNode.Chart.Look()
    var color: PlottedValue?
    var symbol: PlottedValue?
    var group: PlottedValue?
    var annotations: [(position: ViewNode.Chart.Annotation.Position, node: ViewNode)] = []
}
