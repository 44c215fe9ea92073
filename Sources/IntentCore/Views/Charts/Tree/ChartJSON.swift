// The JSON form of a chart: keys that say nothing beyond the usual are left out.

private typealias ChartNode = ViewNode.Chart

extension ViewNode.Chart.DateUnit: TreeValue {}
extension ViewNode.Chart.Interpolation: TreeValue {}
extension ViewNode.Chart.Stacking: TreeValue {}
extension ViewNode.Chart.Symbol: TreeValue {}
extension ViewNode.Chart.Annotation.Position: TreeValue {}
extension ViewNode.Chart.Axis.Scale: TreeValue {}
extension ViewNode.Chart.AxisMarks.Edge: TreeValue {}

extension ViewNode.Chart {
    init(_ object: JSONObject, depth: Int) {
        marks = (object["marks"]?.list ?? []).compactMap { $0.object.flatMap { Marks($0, depth: depth) } }
        x = object["x"]?.object.map { Axis($0, depth: depth) } ?? Axis()
        y = object["y"]?.object.map { Axis($0, depth: depth) } ?? Axis()
        styles = (object["styles"]?.list ?? []).compactMap { entry in
            guard let entry = entry.object, let name = entry["name"]?.string,
                let style = entry["style"].flatMap({ ViewNode.Style(json: $0) })
            else { return nil }
            return SeriesStyle(name: name, style: style)
        }
        symbols = (object["symbols"]?.list ?? []).compactMap { entry in
            guard let entry = entry.object, let name = entry["name"]?.string,
                let symbol = entry["symbol"].flatMap({ Symbol(json: $0) })
            else { return nil }
            return SeriesSymbol(name: name, symbol: symbol)
        }
        showsLegend = object["legend"]?.bool
        plot = (object["plot"]?.list ?? []).flatMap { modifier in
            (modifier.object?.members ?? []).compactMap {
                ViewNode.Modifier(name: $0.key, value: $0.value, depth: depth + 1)
            }
        }
    }

    var json: JSONObject {
        var object: JSONObject = ["kind": .string("chart")]
        let words = summary
        if !words.isEmpty { object["text"] = .string(words) }
        object["marks"] = .array(marks.map { .object($0.json) })
        object["x"] = x.json
        object["y"] = y.json
        if !styles.isEmpty {
            object["styles"] = .array(styles.map { .object(["name": .string($0.name), "style": $0.style.json]) })
        }
        if !symbols.isEmpty {
            object["symbols"] = .array(symbols.map { .object(["name": .string($0.name), "symbol": $0.symbol.json]) })
        }
        object["legend"] = showsLegend.map { .bool($0) }
        if !plot.isEmpty { object["plot"] = .array(plot.map(\.json)) }
        return object
    }
}

extension ViewNode.Chart.Values {
    private static let greatestCount = 1_000_000

    init?(_ object: JSONObject) {
        if let list = object["numbers"]?.list {
            self = .numbers(list.prefix(Self.greatestCount).map { $0.double?.plottable })
        } else if let list = object["dates"]?.list {
            self = .dates(list.prefix(Self.greatestCount).map { $0.string.flatMap { ISOMoment($0)?.moment } })
        } else if let list = object["categories"]?.list {
            self = .categories(list.prefix(Self.greatestCount).map(\.string))
        } else {
            return nil
        }
    }

    /// The key and the list.
    fileprivate var member: (String, JSONValue) {
        switch self {
        case .numbers(let values): ("numbers", .array(values.map { $0?.json ?? .null }))
        case .dates(let values): ("dates", .array(values.map { $0.map { .string($0.iso8601) } ?? .null }))
        case .categories(let values): ("categories", .array(values.map { $0.map { .string($0) } ?? .null }))
        }
    }

    fileprivate var json: JSONValue {
        let (key, list) = member
        return .object([key: list])
    }
}

extension ViewNode.Chart.Marks {
    fileprivate init?(_ object: JSONObject, depth: Int) {
        guard let kind = object["mark"]?.string.flatMap({ Kind(rawValue: $0) }) else { return nil }
        self.init(kind, channels: [])
        channels = object.members.compactMap { key, value in
            guard let role = ChartNode.Role(rawValue: key), let channel = value.object,
                let values = ChartNode.Values(channel)
            else {
                return nil
            }
            return ChartNode.Channel(
                role, label: channel["label"]?.string ?? "",
                unit: channel["unit"].flatMap { ChartNode.DateUnit(json: $0) },
                values: values)
        }
        look = object["look"]?.object.map { ChartNode.Look($0) } ?? ChartNode.Look()
        let count = count
        annotations = (object["annotations"]?.list ?? []).compactMap { entry in
            guard let entry = entry.object, case .integer(let index)? = entry["index"], (0..<count).contains(index),
                let node = ViewNode(json: entry["node"], depth: depth + 1)
            else { return nil }
            let position = entry["position"].flatMap { ChartNode.Annotation.Position(json: $0) } ?? .automatic
            return ChartNode.Annotation(index: index, position: position, node: node)
        }
    }

    fileprivate var json: JSONObject {
        var object: JSONObject = ["mark": .string(kind.rawValue)]
        for channel in channels {
            var inner: JSONObject = [:]
            if !channel.label.isEmpty { inner["label"] = .string(channel.label) }
            inner["unit"] = channel.unit?.json
            let (key, list) = channel.values.member
            inner[key] = list
            object[channel.role.rawValue] = .object(inner)
        }
        let look = look.json
        if !look.members.isEmpty { object["look"] = .object(look) }
        if !annotations.isEmpty {
            object["annotations"] = .array(
                annotations.map { annotation in
                    var inner: JSONObject = ["index": .integer(annotation.index)]
                    if annotation.position != .automatic { inner["position"] = annotation.position.json }
                    inner["node"] = annotation.node.json
                    return .object(inner)
                })
        }
        return object
    }
}

extension ViewNode.Chart.Look {
    fileprivate init(_ object: JSONObject) {
        foreground = object["foreground"].flatMap { ViewNode.Style(json: $0) }
        opacity = object["opacity"]?.double.flatMap { $0.isFinite ? $0 : nil } ?? 1
        interpolation = object["interpolation"].flatMap { ChartNode.Interpolation(json: $0) } ?? .linear
        stacking = object["stacking"].flatMap { ChartNode.Stacking(json: $0) } ?? .standard
        symbol = object["symbol"].flatMap { ChartNode.Symbol(json: $0) }
        if let thickness = object["thickness"]?.object {
            self.thickness =
                thickness["ratio"]?.double.map { .ratio($0) } ?? thickness["fixed"]?.double.map { .fixed($0) }
        }
        innerRadius = object["innerRadius"]?.double
    }

    fileprivate var json: JSONObject {
        var object: JSONObject = [:]
        object["foreground"] = foreground?.json
        if opacity != 1 { object["opacity"] = opacity.json }
        if interpolation != .linear { object["interpolation"] = interpolation.json }
        if stacking != .standard { object["stacking"] = stacking.json }
        object["symbol"] = symbol?.json
        switch thickness {
        case .ratio(let part): object["thickness"] = .object(["ratio": part.json])
        case .fixed(let points): object["thickness"] = .object(["fixed": points.json])
        case nil: break
        }
        object["innerRadius"] = innerRadius?.json
        return object
    }
}

extension ViewNode.Chart.Axis {
    fileprivate init(_ object: JSONObject, depth: Int) {
        title = object["title"]?.string
        isHidden = object["hidden"] == .bool(true)
        domain = object["domain"]?.object.flatMap { ChartNode.Values($0) }
        includesZero = object["includesZero"] != .bool(false)
        isReversed = object["reversed"] == .bool(true)
        scale = object["scale"].flatMap { Scale(json: $0) } ?? .linear
        marks = object["marks"]?.list.map { list in
            list.compactMap { $0.object.map { ChartNode.AxisMarks($0, depth: depth) } }
        }
    }

    /// Nil where all is as usual.
    fileprivate var json: JSONValue? {
        var object: JSONObject = [:]
        object["title"] = title.map { .string($0) }
        if isHidden { object["hidden"] = .bool(true) }
        object["domain"] = domain?.json
        if !includesZero { object["includesZero"] = .bool(false) }
        if isReversed { object["reversed"] = .bool(true) }
        if scale != .linear { object["scale"] = scale.json }
        object["marks"] = marks.map { .array($0.map { .object($0.json) }) }
        return object.members.isEmpty ? nil : .object(object)
    }
}

extension ViewNode.Chart.AxisMarks {
    fileprivate init(_ object: JSONObject, depth: Int) {
        edge = object["edge"].flatMap { Edge(json: $0) }
        if let values = object["values"]?.object.flatMap({ ChartNode.Values($0) }) {
            ticks = .exact(values)
        } else if let step = object["step"]?.double {
            ticks = .step(step)
        } else if let unit = object["unit"].flatMap({ ChartNode.DateUnit(json: $0) }) {
            ticks = .dates(unit, object["every"]?.whole ?? 1)
        } else {
            ticks = .automatic(object["count"]?.whole)
        }
        if case .bool(let grid)? = object["grid"] { hasGrid = grid }
        hasLabels = object["labels"] != .bool(false)
        labels = object["labels"]?.list.map { $0.map { ViewNode(json: $0, depth: depth + 1) } }
    }

    fileprivate var json: JSONObject {
        var object: JSONObject = [:]
        object["edge"] = edge?.json
        switch ticks {
        case .automatic(let count): object["count"] = count.map { .integer($0) }
        case .step(let step): object["step"] = step.json
        case .dates(let unit, let every):
            object["unit"] = unit.json
            if every != 1 { object["every"] = .integer(every) }
        case .exact(let values): object["values"] = values.json
        }
        object["grid"] = hasGrid.map { .bool($0) }
        if let labels { object["labels"] = .array(labels.map { $0?.json ?? .null }) }
        if !hasLabels { object["labels"] = .bool(false) }
        return object
    }
}

extension JSONValue {
    fileprivate var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    fileprivate var whole: Int? { if case .integer(let number) = self { number } else { nil } }
}
