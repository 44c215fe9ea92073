import IntentCore

extension Tool {
    /// What a program said, as the result of `tools/call`.
    func result(_ outcome: ProgramOutcome) -> JSONObject {
        let records = outcome.records(of: app.name)
        guard outcome.status == 0 else {
            let said = outcome.errorLines(of: app.name)
            let words = said.isEmpty ? "\(app.name) ended with status \(outcome.status)" : said.joined(separator: "\n")
            return Self.error(words, structured: records.isEmpty ? nil : structured(records, outcome))
        }
        let structured = structured(records, outcome)
        let dialog = structured["dialog"]?.string
        var content: [JSONValue] = []
        if let dialog { content.append(Self.text(shown(dialog))) }
        // Clients of earlier versions read the text alone.
        if structured["value"] != nil { content.append(Self.text(JSONValue.object(structured).text)) }
        if outcome.isCut { content.append(Self.text("More was printed than can be handed on; ask for less.")) }
        if content.isEmpty { content.append(Self.text("Done.")) }
        return ["content": .array(content), "structuredContent": .object(structured), "isError": .bool(false)]
    }

    private func shown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { sanitized(String($0)) }
            .joined(separator: "\n")
    }

    /// The records as one: a list's elements under `value`, and what was said under `dialog`.
    private func structured(_ records: [JSONObject], _ outcome: ProgramOutcome) -> JSONObject {
        var record: JSONObject = ["app": .string(app.name), "intent": .string(intent.name)]
        let isList = intent.result?.isList == true
        let own = records.filter { $0["intent"]?.string == intent.name }
        if !records.isEmpty || outcome.isEmpty {
            let values = own.compactMap { $0["value"] }
            if isList {
                record["value"] = .array(values)
            } else {
                record["value"] = values.first
            }
        } else if let lines = outcome.lines {
            record["value"] = plainValue(lines)
        }
        let dialogs = records.compactMap { $0["dialog"]?.string }
        if !dialogs.isEmpty { record["dialog"] = .string(dialogs.joined(separator: "\n")) }
        if outcome.isCut { record["truncated"] = .bool(true) }
        return record
    }

    /// What a program printed that prints no records.
    private func plainValue(_ lines: [String]) -> JSONValue? {
        let values = lines.map { line -> JSONValue in
            switch intent.result?.form?.type {
            case "integer"?, "number"?, "boolean"?: (try? JSONValue(parsing: line)) ?? .string(line)
            default: .string(line)
            }
        }
        if intent.result?.isList == true { return .array(values) }
        return values.count == 1 ? values[0] : .string(lines.joined(separator: "\n"))
    }

    /// A result that tells of an error, which the client shows to the model.
    static func error(_ words: String, structured: JSONObject? = nil) -> JSONObject {
        var result: JSONObject = ["content": .array([text(words)])]
        result["structuredContent"] = structured.map { .object($0) }
        result["isError"] = .bool(true)
        return result
    }

    private static func text(_ text: String) -> JSONValue { .object(["type": "text", "text": .string(text)]) }
}

/// How a program ended, and what it said.
struct ProgramOutcome {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
    /// Whether more was printed than was kept.
    var isCut = false

    var isEmpty: Bool { output.isEmpty }

    /// The lines that were printed; nil where they are not UTF-8. Of a cut output the last one is not whole.
    var lines: [String]? {
        guard let text = String(validating: wholeLines, as: UTF8.self) else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private var wholeLines: ArraySlice<UInt8> {
        guard isCut, let end = output.lastIndex(of: UInt8(ascii: "\n")) else { return output[...] }
        return output[...end]
    }

    /// The records among the lines; none where a line is something else.
    func records(of app: String) -> [JSONObject] {
        var records: [JSONObject] = []
        for line in wholeLines.split(separator: UInt8(ascii: "\n")) {
            guard let json = try? line.withUnsafeBytes({ try JSONValue(parsing: $0) }), let object = json.object,
                object["app"]?.string == app, object["intent"]?.string != nil
            else { return [] }
            records.append(object)
        }
        return records
    }

    /// What was said on standard error, a line each, without the program's name before it.
    func errorLines(of app: String) -> [String] {
        String(decoding: errors, as: UTF8.self).split(separator: "\n").map { line in
            sanitized(String(line.hasPrefix("\(app): ") ? line.dropFirst(app.count + 2) : line))
        }
    }
}
