extension WidgetTimeline {
    /// The timeline as JSON; keys with nothing to say are left out.
    package var json: JSONValue {
        var object: JSONObject = ["timeline": .integer(Self.version)]
        object["kind"] = kind.map { .string($0) }
        object["family"] = family.map { .string($0.name) }
        object["displayName"] = displayName.map { .string($0) }
        object["entries"] = .array(entries.map(\.json))
        object["policy"] = policy.json
        if takesTaps { object["taps"] = .bool(true) }
        return .object(object)
    }

    /// Reads a timeline. A tree alone, an entry alone and a record whose value is a tree are timelines of one entry.
    ///
    /// - Throws: `ManifestError`, with what is wrong behind its name.
    package init(_ json: JSONValue) throws(ManifestError) {
        guard let object = json.object else { throw ManifestError(words: "is \(json.kind), not an object") }
        kind = object["entries"] == nil ? nil : object["kind"]?.string
        family = object["family"]?.string.flatMap { WidgetFamily(name: $0) }
        displayName = object["displayName"]?.string
        policy = Policy(object["policy"])
        takesTaps = object["taps"] == .bool(true)
        guard case .array(let elements)? = object["entries"] else {
            guard let entry = Entry(json) else {
                throw ManifestError(words: "has no \"entries\" and is no tree of views")
            }
            entries = [entry]
            return
        }
        entries = elements.compactMap { Entry($0) }.sorted { $0.date.milliseconds < $1.date.milliseconds }
        guard !entries.isEmpty else { throw ManifestError(words: "has no entry with a \"tree\"") }
    }
}

extension WidgetTimeline.Entry {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["date": .string(date.iso8601), "tree": tree.json]
        object["relevance"] = relevance.map { .number(Double($0)) }
        return .object(object)
    }

    fileprivate init?(_ json: JSONValue) {
        guard let object = json.object else { return nil }
        date = Moment(json: object["date"]) ?? Moment(milliseconds: -62_135_596_800_000)
        relevance = object["relevance"]?.double.map { Float($0) }
        let held = object["tree"] ?? (object["kind"] == nil ? object["value"] : nil) ?? json
        guard held.object?["kind"] != nil, let tree = ViewNode(json: held) else { return nil }
        self.tree = tree
    }
}

extension WidgetTimeline.Policy {
    fileprivate var json: JSONValue {
        switch self {
        case .atEnd: .string("atEnd")
        case .never: .string("never")
        case .after(let moment): .object(["after": .string(moment.iso8601)])
        }
    }

    fileprivate init(_ json: JSONValue?) {
        if json?.string == "never" {
            self = .never
        } else {
            self = Moment(json: json?.object?["after"]).map { .after($0) } ?? .atEnd
        }
    }
}

extension Moment {
    fileprivate init?(json: JSONValue?) {
        guard let moment = json?.string.flatMap({ ISOMoment($0)?.moment }) else { return nil }
        self = moment
    }
}
