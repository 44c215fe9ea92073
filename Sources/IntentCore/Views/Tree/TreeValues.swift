/// A part of a tree that is one value in JSON.
protocol TreeValue {
    init?(json: JSONValue)
    var json: JSONValue { get }
}

extension TreeValue where Self: RawRepresentable, RawValue == String {
    init?(json: JSONValue) {
        guard let name = json.string else { return nil }
        self.init(rawValue: name)
    }
    var json: JSONValue { .string(rawValue) }
}

extension Font.Weight: TreeValue {}
extension Font.Design: TreeValue {}
extension Text.Case: TreeValue {}
extension Text.TruncationMode: TreeValue {}
extension Text.DateStyle: TreeValue {}
extension TextAlignment: TreeValue {}

extension String {
    var json: JSONValue { .string(self) }
}

extension Double: TreeValue {
    /// A number, or `"infinity"`, which JSON has no number for.
    init?(json: JSONValue) {
        if json == .string("infinity") {
            self = .infinity
        } else if let number = json.double {
            self = number
        } else {
            return nil
        }
    }
    var json: JSONValue {
        if self == .infinity { return .string("infinity") }
        guard isFinite else { return .integer(0) }
        return Int(exactly: self).map { .integer($0) } ?? .number(self)
    }
}

extension JSONValue {
    /// The elements of a list, or nil for another type.
    var list: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}

extension Alignment: TreeValue {
    private static let verticals: [(name: String, alignment: VerticalAlignment)] = [
        ("top", .top), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
        ("lastTextBaseline", .lastTextBaseline),
    ]

    /// `topLeading`, `top`, `leading`, `center`: the vertical part first, a middle left out.
    init?(json: JSONValue) {
        guard let name = json.string else { return nil }
        let vertical = Self.verticals.first { name.hasPrefix($0.name) }
        let rest = name.dropFirst(vertical?.name.count ?? 0).lowercased()
        let horizontal = rest.isEmpty ? .center : HorizontalAlignment(rawValue: rest)
        guard let horizontal else { return nil }
        self.init(horizontal: horizontal, vertical: vertical?.alignment ?? .center)
    }

    var json: JSONValue {
        let down = Self.verticals.first { $0.alignment == vertical }?.name ?? ""
        guard horizontal != .center else { return .string(down.isEmpty ? "center" : down) }
        let across = horizontal.rawValue
        return .string(down.isEmpty ? across : down + across.prefix(1).uppercased() + across.dropFirst())
    }

    var jsonUnlessCentered: JSONValue? { self == .center ? nil : json }
}

extension Axis.Set: TreeValue {
    init?(json: JSONValue) {
        guard let names = json.list else { return nil }
        self = []
        if names.contains(.string("horizontal")) { insert(.horizontal) }
        if names.contains(.string("vertical")) { insert(.vertical) }
    }

    var json: JSONValue {
        let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
        return .array(names.filter { contains($0.0) }.map { .string($0.1) })
    }
}

extension Font: TreeValue {
    init?(json: JSONValue) {
        self.init()
        if let name = json.string {
            guard let style = TextStyle(rawValue: name) else { return nil }
            textStyle = style
            return
        }
        guard let object = json.object else { return nil }
        textStyle = object["style"]?.string.flatMap { TextStyle(rawValue: $0) }
        size = object["size"]?.double
        weight = object["weight"].flatMap { Weight(json: $0) }
        design = object["design"].flatMap { Design(json: $0) }
        isItalic = object["italic"] == .bool(true)
    }

    var json: JSONValue {
        if let textStyle, self == Font(textStyle: textStyle) { return .string(textStyle.rawValue) }
        var object: JSONObject = [:]
        object["style"] = textStyle.map { .string($0.rawValue) }
        object["size"] = size?.json
        object["weight"] = weight?.json
        object["design"] = design?.json
        if isItalic { object["italic"] = .bool(true) }
        return .object(object)
    }
}

extension Color: TreeValue {
    /// `"mint"`, `"#00C7BE"`, `{"color":"mint","opacity":0.5}`.
    init?(json: JSONValue) {
        if let object = json.object {
            guard let inner = object["color"], inner.object == nil, let color = Color(json: inner) else { return nil }
            self = color.opacity(object["opacity"]?.double ?? 1)
            return
        }
        guard let name = json.string else { return nil }
        guard name.hasPrefix("#") else {
            self.init(name)
            return
        }
        guard name.utf8.count == 7, let value = UInt32(name.dropFirst(), radix: 16) else { return nil }
        func part(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    var json: JSONValue {
        let name: JSONValue
        switch base {
        case .name(let text): name = .string(text)
        case .rgb(let red, let green, let blue):
            let digits = [red, green, blue].map { part in
                let byte = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            name = .string("#" + digits.joined())
        }
        return opacity == 1 ? name : .object(["color": name, "opacity": opacity.json])
    }
}

extension UnitPoint: TreeValue {
    private static let names: [(name: String, point: UnitPoint)] = [
        ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing), ("center", .center),
        ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
        ("bottomTrailing", .bottomTrailing),
    ]

    /// A name such as `topLeading`, or `[0.5,1]`.
    init?(json: JSONValue) {
        if let named = Self.names.first(where: { .string($0.name) == json }) {
            self = named.point
            return
        }
        guard let parts = json.list, parts.count == 2, let x = parts[0].double, let y = parts[1].double else {
            return nil
        }
        self.init(x: x, y: y)
    }

    var json: JSONValue {
        Self.names.first { $0.point == self }.map { .string($0.name) } ?? .array([x.json, y.json])
    }
}

extension ViewNode.Style: TreeValue {
    /// The names that the terminal decides on; every other name is a color.
    private static func isDecidedThere(_ name: String) -> Bool {
        let first = name.prefix { $0 != "." }
        let names = [
            "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "background", "tint", "fill",
            "separator", "placeholder", "link", "selection",
        ]
        return names.contains(String(first))
    }

    init?(json: JSONValue) {
        if let name = json.string, Self.isDecidedThere(name) {
            self = .named(name)
        } else if let color = Color(json: json) {
            self = .color(color)
        } else if let object = json.object {
            self.init(object)
        } else {
            return nil
        }
    }

    private init?(_ object: JSONObject) {
        if let inner = object["style"].flatMap({ ViewNode.Style(json: $0) }) {
            self = .opacity(inner, object["opacity"]?.double ?? 1)
            return
        }
        guard let colors = object["gradient"]?.list else { return nil }
        let even = Double(max(1, colors.count - 1))
        let places = object["locations"]?.list ?? []
        let stops = colors.enumerated().compactMap { index, value -> Gradient.Stop? in
            let place = places.indices.contains(index) ? places[index].double : nil
            return Color(json: value).map { Gradient.Stop(color: $0, location: place ?? Double(index) / even) }
        }
        self = .gradient(
            ViewNode.Blend(
                stops: stops, from: object["from"].flatMap { UnitPoint(json: $0) } ?? .top,
                to: object["to"].flatMap { UnitPoint(json: $0) } ?? .bottom,
                shape: object["shape"]?.string.flatMap { ViewNode.Blend.Shape(rawValue: $0) } ?? .linear))
    }

    var json: JSONValue {
        switch self {
        case .named(let name): return .string(name)
        case .color(let color): return color.json
        case .opacity(let style, let part): return .object(["style": style.json, "opacity": part.json])
        case .gradient(let blend):
            var object: JSONObject = ["gradient": .array(blend.stops.map(\.color.json))]
            if blend.stops != Gradient(colors: blend.stops.map(\.color)).stops {
                object["locations"] = .array(blend.stops.map(\.location.json))
            }
            object["from"] = blend.from.json
            object["to"] = blend.to.json
            if blend.shape != .linear { object["shape"] = .string(blend.shape.rawValue) }
            return .object(object)
        }
    }
}

extension ViewNode.Figure {
    var json: JSONObject {
        var object: JSONObject = ["shape": .string(name.rawValue)]
        object["cornerRadius"] = cornerRadius?.json
        object["fill"] = fill?.json
        object["stroke"] = stroke?.json
        object["lineWidth"] = lineWidth?.json
        if from != 0 { object["from"] = from.json }
        if to != 1 { object["to"] = to.json }
        if isGround { object["ground"] = .bool(true) }
        return object
    }
}

extension JSONObject {
    /// The shape that the object's keys tell of.
    var figure: ViewNode.Figure? {
        guard let name = self["shape"]?.string.flatMap({ ViewNode.Figure.Name(rawValue: $0) }) else { return nil }
        var figure = ViewNode.Figure(name, cornerRadius: self["cornerRadius"]?.double)
        figure.fill = self["fill"].flatMap { ViewNode.Style(json: $0) }
        figure.stroke = self["stroke"].flatMap { ViewNode.Style(json: $0) }
        figure.lineWidth = self["lineWidth"]?.double
        figure.from = self["from"]?.double ?? 0
        figure.to = self["to"]?.double ?? 1
        figure.isGround = self["ground"] == .bool(true)
        return figure
    }
}
