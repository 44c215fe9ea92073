// The JSON form of a tree. Reading takes what it understands and leaves out the rest: a tree that a newer or a foreign
// program wrote is shown as far as it can be.

extension ViewNode {
    /// How deep nodes may be nested; deeper ones are left out.
    static let deepestNesting = 64

    /// Reads a tree; nil where the value is no object.
    public init?(json: JSONValue) { self.init(json: json, depth: 0) }

    init?(json: JSONValue?, depth: Int) {
        guard let object = json?.object, depth < Self.deepestNesting else { return nil }
        let reader = NodeReader(object: object, depth: depth)
        let modifiers = reader.list("modifiers").flatMap { modifier in
            (modifier.object?.members ?? []).compactMap { Modifier(name: $0.key, value: $0.value, depth: depth + 1) }
        }
        self.init(reader.content, modifiers: modifiers)
    }

    /// The tree as JSON.
    public var json: JSONValue {
        var object = content.json
        if !modifiers.isEmpty { object["modifiers"] = .array(modifiers.map(\.json)) }
        return .object(object)
    }
}

/// Reads the keys of a node.
private struct NodeReader {
    let object: JSONObject
    let depth: Int

    func string(_ key: String) -> String? { object[key]?.string }
    func number(_ key: String) -> Double? { object[key]?.double }
    func list(_ key: String) -> [JSONValue] { object[key]?.list ?? [] }
    func value<Value: TreeValue>(_ key: String) -> Value? { object[key].flatMap { Value(json: $0) } }
    func node(_ key: String) -> ViewNode? { ViewNode(json: object[key], depth: depth + 1) }
    func nodes(_ values: [JSONValue]) -> [ViewNode] { values.compactMap { ViewNode(json: $0, depth: depth + 1) } }

    var children: [ViewNode] { nodes(list("children")) }
    /// A control's label: its children beside one another.
    var label: ViewNode { ViewNode(children, along: .horizontal) }

    var content: ViewNode.Content {
        switch string("kind") {
        case "text": .text(runs)
        case "image": .image(.init(symbol: string("symbol"), name: string("name"), label: string("label")))
        case "label": .label(title: node("title") ?? .nothing, icon: node("icon") ?? .nothing)
        case "vstack": .stack(stack(.vertical))
        case "hstack": .stack(stack(.horizontal))
        case "zstack": .stack(stack(.depth))
        case "grid": .grid(grid)
        case "columns": .columns(columns)
        case "list": .list(children)
        case "fits": .fits(axes: value("axes") ?? [.horizontal, .vertical], children)
        case "spacer": .spacer(minLength: number("minLength"))
        case "divider": .divider
        case "shape": object.figure.map { .shape($0) } ?? unknown
        case "button": .button(label: label, action)
        case "toggle": .toggle(label: label, isOn: object["isOn"] == .bool(true), action)
        case "link": .link(label: label, url: string("url") ?? "")
        case "gauge": .measure(measure(.gauge))
        case "progress": .measure(measure(.progress))
        case "chart": .chart(ViewNode.Chart(object, depth: depth))
        default: unknown
        }
    }

    /// Of a kind that is not known, what there is to read.
    private var unknown: ViewNode.Content {
        let text = string("text").map { ViewNode(.text([ViewNode.TextRun(.text($0))])) }
        return .stack(.init(axis: .vertical, children: [text].compactMap { $0 } + children))
    }

    private var runs: [ViewNode.TextRun] {
        guard object["runs"] != nil else { return [object.runContent.map { ViewNode.TextRun($0) }].compactMap { $0 } }
        return list("runs").compactMap { run in
            guard let object = run.object, let content = object.runContent else { return nil }
            let modifiers = (object["modifiers"]?.list ?? []).flatMap { $0.object?.members ?? [] }
            return ViewNode.TextRun(
                content,
                modifiers: modifiers.compactMap { ViewNode.Modifier(name: $0.key, value: $0.value, depth: depth + 1) })
        }
    }

    private func stack(_ axis: ViewNode.Stack.Axis) -> ViewNode.Stack {
        .init(axis: axis, alignment: value("alignment") ?? .center, spacing: number("spacing"), children: children)
    }

    private var grid: ViewNode.Grid {
        .init(
            alignment: value("alignment") ?? .center, horizontalSpacing: number("horizontalSpacing"),
            verticalSpacing: number("verticalSpacing"), rows: list("rows").map { nodes($0.list ?? []) })
    }

    private var columns: ViewNode.Columns {
        let columns = list("columns").compactMap(\.object).map { column in
            ViewNode.Columns.Column(
                fixed: column["fixed"]?.double, minimum: column["minimum"]?.double,
                isRepeated: column["repeated"] == .bool(true))
        }
        return .init(
            columns: columns, alignment: value("alignment") ?? .center, spacing: number("spacing"), children: children)
    }

    private var action: ViewNode.Action {
        var action = ViewNode.Action()
        action.intent = string("intent")
        action.values = object["values"]?.object ?? [:]
        action.command = list("command").compactMap(\.string)
        action.role = string("role")
        return action
    }

    private func measure(_ kind: ViewNode.Measure.Kind) -> ViewNode.Measure {
        var measure = ViewNode.Measure(kind, fraction: number("fraction"), interval: object.interval)
        measure.label = node("label")
        measure.value = node("value")
        measure.minimum = node("minimum")
        measure.maximum = node("maximum")
        return measure
    }
}

extension ViewNode {
    /// A node that shows nothing.
    static let nothing = ViewNode(.stack(.init(axis: .depth, children: [])))
}

extension ViewNode.Content {
    fileprivate var json: JSONObject {
        switch self {
        case .text(let runs):
            if let only = runs.first, runs.count == 1, only.modifiers.isEmpty { return kind("text", only.content.json) }
            return ["kind": .string("text"), "runs": .array(runs.map { .object($0.json) })]
        case .image(let picture):
            return kind(
                "image",
                [("symbol", picture.symbol?.json), ("name", picture.name?.json), ("label", picture.label?.json)])
        case .label(let title, let icon): return ["kind": .string("label"), "title": title.json, "icon": icon.json]
        case .stack(let stack):
            return kind(
                stack.axis.rawValue,
                [
                    ("alignment", stack.alignment.jsonUnlessCentered), ("spacing", stack.spacing?.json),
                    ("children", stack.children.json),
                ])
        case .grid(let grid):
            return kind(
                "grid",
                [
                    ("alignment", grid.alignment.jsonUnlessCentered),
                    ("horizontalSpacing", grid.horizontalSpacing?.json),
                    ("verticalSpacing", grid.verticalSpacing?.json), ("rows", .array(grid.rows.map(\.json))),
                ])
        case .columns(let columns):
            return kind(
                "columns",
                [
                    ("columns", .array(columns.columns.map { .object($0.json) })),
                    ("alignment", columns.alignment.jsonUnlessCentered), ("spacing", columns.spacing?.json),
                    ("children", columns.children.json),
                ])
        case .list(let children): return ["kind": .string("list"), "children": children.json]
        case .fits(let axes, let children):
            return ["kind": .string("fits"), "axes": axes.json, "children": children.json]
        case .spacer(let least): return kind("spacer", [("minLength", least?.json)])
        case .divider: return ["kind": .string("divider")]
        case .shape(let figure): return kind("shape", figure.json)
        case .button(let label, let action): return kind("button", [("children", [label].json)], action.json)
        case .toggle(let label, let isOn, let action):
            return kind("toggle", [("children", [label].json), ("isOn", .bool(isOn))], action.json)
        case .link(let label, let url): return ["kind": .string("link"), "url": .string(url), "children": [label].json]
        case .chart(let chart): return chart.json
        case .measure(let measure):
            return kind(
                measure.kind.rawValue, [("fraction", measure.fraction?.json)],
                kind(nil, measure.interval.map(\.json) ?? [:]),
                kind(
                    nil,
                    [
                        ("label", measure.label?.json), ("value", measure.value?.json),
                        ("minimum", measure.minimum?.json), ("maximum", measure.maximum?.json),
                    ]))
        }
    }

    private func kind(_ name: String?, _ parts: JSONObject...) -> JSONObject {
        var object: JSONObject = name.map { ["kind": .string($0)] } ?? [:]
        for part in parts { for (key, value) in part.members { object[key] = value } }
        return object
    }

    /// An object of the keys that have a value.
    private func kind(
        _ name: String?, _ members: [(String, JSONValue?)], _ parts: JSONObject...
    ) -> JSONObject {
        var object: JSONObject = name.map { ["kind": .string($0)] } ?? [:]
        for (key, value) in members { object[key] = value }
        for part in parts { for (key, value) in part.members { object[key] = value } }
        return object
    }
}

extension ViewNode.TextRun {
    fileprivate var json: JSONObject {
        var object = content.json
        if !modifiers.isEmpty { object["modifiers"] = .array(modifiers.map(\.json)) }
        return object
    }
}

extension ViewNode.TextRun.Content {
    fileprivate var json: JSONObject {
        switch self {
        case .text(let text): ["text": .string(text)]
        case .symbol(let name): ["symbol": .string(name)]
        case .date(let date, let style): ["date": .string(date.iso8601), "style": style.json]
        case .interval(let interval): interval.json
        }
    }
}

extension ViewNode.Interval {
    fileprivate var json: JSONObject {
        ["from": .string(from.iso8601), "to": .string(to.iso8601), "countsDown": .bool(countsDown)]
    }
}

extension ViewNode.Action {
    fileprivate var json: JSONObject {
        var object: JSONObject = [:]
        object["intent"] = intent?.json
        if !values.members.isEmpty { object["values"] = .object(values) }
        if !command.isEmpty { object["command"] = .array(command.map { .string($0) }) }
        object["role"] = role?.json
        return object
    }
}

extension ViewNode.Columns.Column {
    fileprivate var json: JSONObject {
        var object: JSONObject = [:]
        object["fixed"] = fixed?.json
        object["minimum"] = minimum?.json
        if isRepeated { object["repeated"] = .bool(true) }
        return object
    }
}

extension [ViewNode] {
    fileprivate var json: JSONValue { .array(map(\.json)) }
}

extension JSONObject {
    fileprivate var runContent: ViewNode.TextRun.Content? {
        if let text = self["text"]?.string { return .text(text) }
        if let name = self["symbol"]?.string { return .symbol(name) }
        if let date = self["date"]?.moment {
            return .date(date, self["style"].flatMap { Text.DateStyle(json: $0) } ?? .date)
        }
        return interval.map { .interval($0) }
    }

    fileprivate var interval: ViewNode.Interval? {
        guard let from = self["from"]?.moment, let to = self["to"]?.moment else { return nil }
        return .init(from: from, to: to, countsDown: self["countsDown"] != .bool(false))
    }
}

extension JSONValue {
    fileprivate var moment: Moment? { string.flatMap { ISOMoment($0)?.moment } }
}
