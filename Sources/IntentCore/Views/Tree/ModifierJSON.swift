extension ViewNode.Modifier {
    /// Reads a modifier; nil for one that is not known or does not make sense.
    init?(name: String, value: JSONValue, depth: Int) {
        guard let modifier = Self.read(name, value, depth) else { return nil }
        self = modifier
    }

    private static func read(_ name: String, _ value: JSONValue, _ depth: Int) -> ViewNode.Modifier? {
        let isNull = value == .null
        let isTrue = value == .bool(true)
        switch name {
        case "font": return isNull ? .font(nil) : Font(json: value).map { .font($0) }
        case "weight": return isNull ? .weight(nil) : Font.Weight(json: value).map { .weight($0) }
        case "design": return isNull ? .design(nil) : Font.Design(json: value).map { .design($0) }
        case "italic": return .italic(isTrue)
        case "underline": return .underline(isTrue)
        case "strikethrough": return .strikethrough(isTrue)
        case "textCase": return isNull ? .textCase(nil) : Text.Case(json: value).map { .textCase($0) }
        case "lineLimit": return isNull ? .lineLimit(nil) : value.whole.map { .lineLimit($0) }
        case "truncation": return Text.TruncationMode(json: value).map { .truncation($0) }
        case "textAlignment": return TextAlignment(json: value).map { .textAlignment($0) }
        case "foreground":
            let styles = (value.list ?? [value]).compactMap { ViewNode.Style(json: $0) }
            return styles.isEmpty ? nil : .foreground(styles)
        case "tint": return isNull ? .tint(nil) : ViewNode.Style(json: value).map { .tint($0) }
        case "style":
            guard let (control, style) = value.object?.members.first, let style = style.string else { return nil }
            return ViewNode.Control(rawValue: control).map { .style($0, style) }
        case "disabled": return .disabled(isTrue)
        case "redacted": return .redacted(isTrue)
        case "padding": return ViewNode.Padding(json: value).map { .padding($0) }
        case "frame": return value.object.map { .frame(ViewNode.Frame($0)) }
        case "fixedSize": return Axis.Set(json: value).map { .fixedSize($0) }
        case "layoutPriority": return value.double.map { .layoutPriority($0) }
        case "offset":
            guard let parts = value.list, parts.count == 2, let x = parts[0].double, let y = parts[1].double
            else { return nil }
            return .offset(x: x, y: y)
        case "aspectRatio":
            let mode = value.object?["mode"]?.string.flatMap { ContentMode(rawValue: $0) } ?? .fit
            return .aspectRatio(value.object?["ratio"]?.double, mode)
        case "columns": return value.whole.map { .columns($0) }
        case "background": return value.layer(depth).map { .background($0, $1) }
        case "overlay": return value.layer(depth).map { .overlay($0, $1) }
        case "border": return ViewNode.Style(json: value).map { .border($0) }
        case "clip": return value.object?.figure.map { .clip($0) }
        case "opacity": return value.double.map { .opacity($0) }
        case "hidden": return isTrue ? .hidden : nil
        case "container": return ViewNode(json: value, depth: depth).map { .container($0) }
        case "url": return value.string.map { .url($0) }
        case "accessibilityLabel": return value.string.map { .accessibilityLabel($0) }
        default: return nil
        }
    }

    /// An object of one key.
    var json: JSONValue {
        let (name, value) = member
        return .object([name: value])
    }

    private var member: (String, JSONValue) {
        switch self {
        case .font(let font): ("font", font?.json ?? .null)
        case .weight(let weight): ("weight", weight?.json ?? .null)
        case .design(let design): ("design", design?.json ?? .null)
        case .italic(let isActive): ("italic", .bool(isActive))
        case .underline(let isActive): ("underline", .bool(isActive))
        case .strikethrough(let isActive): ("strikethrough", .bool(isActive))
        case .textCase(let textCase): ("textCase", textCase?.json ?? .null)
        case .lineLimit(let limit): ("lineLimit", limit.map { .integer($0) } ?? .null)
        case .truncation(let mode): ("truncation", mode.json)
        case .textAlignment(let alignment): ("textAlignment", alignment.json)
        case .foreground(let styles):
            ("foreground", styles.count == 1 ? styles[0].json : .array(styles.map(\.json)))
        case .tint(let style): ("tint", style?.json ?? .null)
        case .style(let control, let style): ("style", .object([control.rawValue: .string(style)]))
        case .disabled(let disabled): ("disabled", .bool(disabled))
        case .redacted(let redacted): ("redacted", .bool(redacted))
        case .padding(let padding): ("padding", padding.json)
        case .frame(let frame): ("frame", frame.json)
        case .fixedSize(let axes): ("fixedSize", axes.json)
        case .layoutPriority(let priority): ("layoutPriority", priority.json)
        case .offset(let x, let y): ("offset", .array([x.json, y.json]))
        case .aspectRatio(let ratio, let mode):
            (
                "aspectRatio",
                .object(
                    ratio.map { ["ratio": $0.json, "mode": .string(mode.rawValue)] } ?? ["mode": .string(mode.rawValue)]
                )
            )
        case .columns(let count): ("columns", .integer(count))
        case .background(let node, let alignment): ("background", layer(node, alignment))
        case .overlay(let node, let alignment): ("overlay", layer(node, alignment))
        case .border(let style): ("border", style.json)
        case .clip(let figure): ("clip", .object(figure.json))
        case .opacity(let opacity): ("opacity", opacity.json)
        case .hidden: ("hidden", .bool(true))
        case .container(let node): ("container", node.json)
        case .url(let url): ("url", .string(url))
        case .accessibilityLabel(let label): ("accessibilityLabel", .string(label))
        }
    }

    private func layer(_ node: ViewNode, _ alignment: Alignment) -> JSONValue {
        var object: JSONObject = ["node": node.json]
        object["alignment"] = alignment.jsonUnlessCentered
        return .object(object)
    }
}

extension JSONValue {
    /// A node and where it stands; the node alone stands in the middle.
    fileprivate func layer(_ depth: Int) -> (ViewNode, Alignment)? {
        guard let object else { return nil }
        guard let inner = object["node"] else { return ViewNode(json: self, depth: depth).map { ($0, .center) } }
        let alignment = object["alignment"].flatMap { Alignment(json: $0) } ?? .center
        return ViewNode(json: inner, depth: depth).map { ($0, alignment) }
    }

    /// A whole number.
    fileprivate var whole: Int? { if case .integer(let number) = self { number } else { nil } }
}

extension ViewNode.Padding: TreeValue {
    private static let edgeNames:
        [(name: String, edge: Edge.Set, side: WritableKeyPath<EdgeInsets, Double> & Sendable)] =
            [
                ("top", .top, \.top), ("leading", .leading, \.leading), ("bottom", .bottom, \.bottom),
                ("trailing", .trailing, \.trailing),
            ]

    /// A number for all edges; or an object with the edges that have space, `null` for the usual one.
    init?(json: JSONValue) {
        if let length = json.double {
            self.init(.all, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
            return
        }
        guard let object = json.object else { return nil }
        var insets: EdgeInsets?
        var edges: Edge.Set = []
        for (name, edge, side) in Self.edgeNames {
            guard let value = object[name] else { continue }
            edges.insert(edge)
            guard let length = value.double else { continue }
            if insets == nil { insets = EdgeInsets() }
            insets?[keyPath: side] = length
        }
        self.init(edges, insets)
    }

    var json: JSONValue {
        if let insets, edges == .all, Set(Self.edgeNames.map { insets[keyPath: $0.side] }).count == 1 {
            return insets.top.json
        }
        var object: JSONObject = [:]
        for (name, edge, side) in Self.edgeNames where edges.contains(edge) {
            object[name] = insets.map { $0[keyPath: side].json } ?? .null
        }
        return .object(object)
    }
}

extension ViewNode.Frame {
    fileprivate init(_ object: JSONObject) {
        func length(_ key: String) -> Double? { object[key].flatMap { Double(json: $0) } }
        width = length("width")
        height = length("height")
        minWidth = length("minWidth")
        idealWidth = length("idealWidth")
        maxWidth = length("maxWidth")
        minHeight = length("minHeight")
        idealHeight = length("idealHeight")
        maxHeight = length("maxHeight")
        alignment = object["alignment"].flatMap { Alignment(json: $0) } ?? .center
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = [:]
        object["width"] = width?.json
        object["height"] = height?.json
        object["minWidth"] = minWidth?.json
        object["idealWidth"] = idealWidth?.json
        object["maxWidth"] = maxWidth?.json
        object["minHeight"] = minHeight?.json
        object["idealHeight"] = idealHeight?.json
        object["maxHeight"] = maxHeight?.json
        object["alignment"] = alignment.jsonUnlessCentered
        return .object(object)
    }
}
