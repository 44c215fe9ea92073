import FoundationEssentials

/// What a value of the input means: text, a JSON value, or values for parameters by name.
struct PipedValue {
    enum Content {
        case text(String)
        case json(JSONValue)
        case object(JSONObject)
    }

    let content: Content
    /// Who wrote it, where it is a record or a row of an app's own CSV.
    var source: Source?

    /// A command that writes records: the app's name and the intent's.
    struct Source: Equatable {
        let app: String
        let intent: String
    }

    init(_ content: Content) { self.content = content }

    /// What a JSON value means. A record, an object with `app`, `intent` and `value`, means its value.
    init(json: JSONValue) {
        switch json {
        case .object(let object):
            if let app = object["app"], let intent = object["intent"], let value = object["value"] {
                self.init(json: value.withOffsets)
                if let app = app.string, let intent = intent.string { source = Source(app: app, intent: intent) }
            } else {
                self.init(.object(object))
            }
        case .string(let text): self.init(.text(text))
        default: self.init(.json(json))
        }
    }

    /// Whether it is a number of JSON, which does not tell what it is a number of.
    var isNumber: Bool { if case .json(let json) = content { json.double != nil } else { false } }
}

extension JSONValue {
    /// A record's value with `+00:00` for `Z`. Earlier versions wrote `Z` for a clock that shows UTC; read as anybody
    /// else's, the day would move to the local zone's.
    fileprivate var withOffsets: JSONValue {
        switch self {
        case .string(let text) where text.hasSuffix("Z") && ISOMoment(text) != nil: .string(text.dropLast() + "+00:00")
        case .object(let object):
            .object(object.members.reduce(into: JSONObject()) { $0.append(newKey: $1.key, $1.value.withOffsets) })
        default: self
        }
    }
}

extension BoundIntent {
    /// Takes a line's value: into one field, or among the fields that the pipe is connected to.
    ///
    /// - Parameter declared: what the value is by its app's declarations.
    mutating func fill(
        from value: PipedValue, declared: DeclaredResult?, into field: Int?, connected: [Int]
    ) async throws {
        var connected = connected
        if let declared, value.isNumber {
            let candidates = field.map { [$0] } ?? connected.filter { !given.contains($0) }
            let taking = declared.fields(candidates, of: self)
            guard !taking.isEmpty || candidates.isEmpty else { throw refusal(of: declared, by: candidates) }
            if field == nil { connected = taking }
        }
        switch (value.content, field) {
        case (.text(let word), let index?): try await give(word, to: index)
        case (.json(let json), let index?): try await give(json, to: index)
        case (.object(let object), let index?): try await give(.object(object), to: index)
        case (.text(let word), nil): try await bindPlain(word, among: connected)
        case (.json(let json), nil): try await bind(json, among: connected)
        case (.object(let object), nil):
            // An object with an `id` is the entity of that id, where an entity is expected.
            if object["id"] != nil, let index = connected.first(where: { fields[$0].isEntity && !given.contains($0) }) {
                try refuseIfForAnother(object, entity: index)
                let expected = FieldColumns.entityType(Swift.type(of: fields[index].parameter).valueType)
                if let declared, let entity = declared.entity, let expected, entity != expected {
                    throw refusal(of: declared, by: [index])
                }
                try await give(.object(object), to: index)
            } else if let index = connected.first(where: { fields[$0].isWritten(as: object) && !given.contains($0) }) {
                try await give(.object(object), to: index)
            } else {
                if let declared, !declared.describes(self) { throw refusal(of: declared, by: connected) }
                try await fill(from: object)
            }
        }
    }

    private func refusal(of declared: DeclaredResult, by candidates: [Int]) -> CommandLineError {
        .otherResult(kind: declared.words, fields: candidates.map { fields[$0] })
    }

    /// Gives text to one of the connected fields, else to the first open one of the command where that takes text: there a
    /// bare value of the command line goes as well. A number with a wrong unit was meant for the connected ones.
    private mutating func bindPlain(_ word: String, among connected: [Int]) async throws {
        do {
            try await bind(word, among: connected)
        } catch let error as CommandLineError where error.isRefusal {
            guard let first = fields.indices.first(where: { !given.contains($0) }), !connected.contains(first),
                case .text = fields[first].type.syntax, fields[first].declaration.inputConnection != .never,
                word.utf8.first.map(isDigit) != true
            else { throw error }
            try await give(word, to: first)
        }
    }
}

extension BoundIntent {
    /// Gives a field all of standard input: a file its bytes, a text its characters without the last line's end.
    mutating func give(allOfInput bytes: [UInt8], to index: Int) async throws {
        if case .file = fields[index].type.syntax {
            _ = try fields[index].parameter.take(value: IntentFile(data: Data(bytes), filename: "stdin"))
            return mark(index)
        }
        guard var text = String(validating: bytes, as: UTF8.self) else { throw CommandLineError.notUTF8 }
        // A line feed alone or behind a carriage return is one character.
        if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
        try await give(text, to: index)
    }
}

extension BoundParameter {
    /// Whether `-` stands for all of standard input.
    var readsAllOfInput: Bool { type.readsAllOfInput && !type.isList }

    /// Whether the object is one value of the parameter's type: it has that type's keys and no others.
    fileprivate func isWritten(as object: JSONObject) -> Bool {
        let keys = type.objectKeys
        return !keys.isEmpty && object.members.count == keys.count && keys.allSatisfy { object[$0] != nil }
    }

    /// Whether its values are entities.
    var isEntity: Bool { if case .entity = type.syntax { true } else { false } }
}
