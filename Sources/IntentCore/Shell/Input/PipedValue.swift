/// What a line of input means: text, a JSON value, or values for parameters by name.
enum PipedValue {
    case text(String)
    case json(JSONValue)
    case object(JSONObject)

    /// Reads a line. A record, an object with `app`, `intent` and `value`, means its value.
    ///
    /// - Throws: `CommandLineError.notJSON` for a line that begins as an object and is none.
    init(_ line: String) throws {
        guard let first = line.utf8.first(where: { $0 != 0x20 && $0 != 0x09 }) else {
            self = .text(line)
            return
        }
        switch first {
        case UInt8(ascii: "{"):
            do {
                self = PipedValue(try JSONValue(parsing: line))
            } catch let error as JSONSyntaxError {
                throw CommandLineError.notJSON(error)
            }
        case UInt8(ascii: "["), UInt8(ascii: "\""):
            // Text may begin so as well.
            self = (try? JSONValue(parsing: line)).map { PipedValue($0) } ?? .text(line)
        default: self = .text(line)
        }
    }

    private init(_ json: JSONValue) {
        switch json {
        case .object(let object):
            if object["app"] != nil, object["intent"] != nil, let value = object["value"] {
                self = PipedValue(value.withOffsets)
            } else {
                self = .object(object)
            }
        case .string(let text): self = .text(text)
        default: self = .json(json)
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
        switch (value, field) {
        case (.text(let word), let index?): try await give(word, to: index)
        case (.json(let json), let index?): try await give(json, to: index)
        case (.object(let object), let index?): try await give(.object(object), to: index)
        case (.text(let word), nil): try await bind(word, among: connected)
        case (.json(let json), nil): try await bind(json, among: connected)
        case (.object(let object), nil):
            // An object with an `id` is the entity of that id, where an entity is expected.
            if object["id"] != nil, let index = connected.first(where: { fields[$0].isEntity && !given.contains($0) }) {
                try await give(.object(object), to: index)
            } else if let index = connected.first(where: { fields[$0].isWritten(as: object) && !given.contains($0) }) {
                try await give(.object(object), to: index)
            } else {
                try await fill(from: object)
            }
        }
    }
}

extension BoundParameter {
    /// Whether the object is one value of the parameter's type: it has that type's keys and no others.
    fileprivate func isWritten(as object: JSONObject) -> Bool {
        let keys = parameter.type.objectKeys
        return !keys.isEmpty && object.members.count == keys.count && keys.allSatisfy { object[$0] != nil }
    }

    fileprivate var isEntity: Bool { if case .entity = parameter.type.syntax { true } else { false } }
}
