import FoundationEssentials

/// What a value of the input means: text, a JSON value, or values for parameters by name.
struct PipedValue {
    enum Content {
        case text(String)
        case json(JSONValue)
        case object(JSONObject)
    }

    let content: Content
    /// The app that wrote it, where it is a record or a row of an app's own CSV.
    var writer: String?

    init(_ content: Content) { self.content = content }

    /// What a JSON value means. A record, an object with `app`, `intent` and `value`, means its value.
    init(json: JSONValue) {
        switch json {
        case .object(let object):
            if let app = object["app"], object["intent"] != nil, let value = object["value"] {
                self.init(json: value.withOffsets)
                writer = app.string
            } else {
                self.init(.object(object))
            }
        case .string(let text): self.init(.text(text))
        default: self.init(.json(json))
        }
    }
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
    mutating func fill(from value: PipedValue, into field: Int?, connected: [Int]) async throws {
        switch (value.content, field) {
        case (.text(let word), let index?): try await give(word, to: index)
        case (.json(let json), let index?): try await give(json, to: index)
        case (.object(let object), let index?): try await give(.object(object), to: index)
        case (.text(let word), nil): try await bind(word, among: connected)
        case (.json(let json), nil): try await bind(json, among: connected)
        case (.object(let object), nil):
            // An object with an `id` is the entity of that id, where an entity is expected.
            if object["id"] != nil, let index = connected.first(where: { fields[$0].isEntity && !given.contains($0) }) {
                try refuseIfForAnother(object, entity: index)
                try await give(.object(object), to: index)
            } else if let index = connected.first(where: { fields[$0].isWritten(as: object) && !given.contains($0) }) {
                try await give(.object(object), to: index)
            } else {
                try await fill(from: object)
            }
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
