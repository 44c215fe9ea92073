import IntentCore

/// Reads JSON of services and tools, told by the keys of its objects.
enum JSONActivities {
    /// - Throws: where it is no JSON, or none that is known.
    static func read(_ bytes: [UInt8], into contents: FileContents) throws(FileFault) {
        let objects = try values(in: bytes).flatMap(elements).compactMap(\.object)
        var known = 0
        for object in objects {
            guard let activity = activity(object) else { continue }
            known += 1
            contents.activities.append(activity)
        }
        guard known > 0 || objects.isEmpty else {
            throw FileFault("is JSON of no service that is known; see man run-import", isForeign: true)
        }
    }

    /// One JSON text, or one a line as `jq` writes them.
    private static func values(in bytes: [UInt8]) throws(FileFault) -> [JSONValue] {
        do {
            return [try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }]
        } catch let whole {
            let lines = bytes.split(separator: 0x0A).filter { !$0.allSatisfy(isXMLSpace) }
            let values = lines.compactMap { line in
                line.withUnsafeBytes { try? JSONValue(parsing: $0) }
            }
            if values.count == lines.count { return values }
            guard let fault = whole as? JSONSyntaxError else { throw FileFault("is no JSON") }
            throw FileFault("is no valid JSON: \(fault.problem), in line \(fault.line)")
        }
    }

    private static func elements(_ value: JSONValue) -> [JSONValue] {
        if case .array(let elements) = value { elements } else { [value] }
    }

    private static func activity(_ object: JSONObject) -> Activity? {
        if object["start_date"] != nil, object["distance"] != nil || object["elapsed_time"] != nil {
            strava(object)
        } else if object["project"] != nil, object["start"] != nil {
            tracked(object, words: [object["project"]], notes: nil, end: "stop", service: .watson)
        } else if object["start"] != nil, object["tags"] != nil || object["id"] != nil {
            tracked(object, words: [], notes: object["annotation"], end: "end", service: .timewarrior)
        } else {
            nil
        }
    }

    /// An activity of Strava's API.
    private static func strava(_ object: JSONObject) -> Activity {
        let kind = object["sport_type"]?.string ?? object["type"]?.string
        var start = object["start_date"]?.string.flatMap { Moment(inFile: $0) }
        if let instant = start, let offset = object["utc_offset"]?.double, abs(offset) < 86_400 {
            start = Moment(instant: instant.seconds, offset: Int(offset / 60) * 60)
        }
        return Activity(
            kind: kind.flatMap(ActivityKind.init), start: start, metres: object["distance"]?.double,
            time: ActivityTime(object["moving_time"]?.double, .moving)
                ?? ActivityTime(object["elapsed_time"]?.double, .elapsed),
            name: object["name"]?.string, service: .strava)
    }

    /// An interval of `timew export` or `watson log --json`. Neither knows distances: one may stand among the tags or in the
    /// annotation, with its unit.
    private static func tracked(
        _ object: JSONObject, words: [JSONValue?], notes: JSONValue?, end: String, service: Service
    ) -> Activity {
        var tags: [String] = words.compactMap { $0?.string }
        if case .array(let elements) = object["tags"] { tags += elements.compactMap(\.string) }
        let start = object["start"]?.string.flatMap { Moment(inFile: $0) }
        let stop = object[end]?.string.flatMap { Moment(inFile: $0) }
        let candidates = tags + (notes?.string.map { $0.split(separator: " ").map(String.init) } ?? [])
        // A number alone is no distance here.
        let distance = candidates.lazy.filter { $0.last?.isLetter == true }.compactMap { try? Distance.read($0) }.first
        let kinds = tags.compactMap(ActivityKind.init)
        return Activity(
            kind: kinds.first { $0.isRun } ?? kinds.first ?? ActivityKind("untagged"), start: start,
            metres: distance.map { Double($0.metres) },
            time: start.flatMap { start in ActivityTime(stop.map { $0.seconds - start.seconds }, .elapsed) },
            name: notes?.string, service: service)
    }
}
