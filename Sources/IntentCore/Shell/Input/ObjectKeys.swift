/// Fills parameters by the keys of an object from a pipe.
extension BoundIntent {
    /// Fills parameters by the keys of an object; those that the command line gave keep what they have.
    ///
    /// A key names a parameter by its property, its option or a synonym, in any case and with `-` or `_` alike. A key that
    /// is likely a mistyped one refuses the object, since dropping it would record something else than was meant; any
    /// other unknown key is told of once.
    mutating func fill(from object: JSONObject) async throws {
        let onCommandLine = given
        let known = try parameters(named: object)
        for (index, (key, json)) in zip(known, object.members) where index == nil && json != .null {
            try Self.refuseIfForAnother(key)
        }
        guard known.contains(where: { $0 != nil }) || object.members.isEmpty else {
            throw CommandLineError.unknownKeys(object.members.map(\.key))
        }
        for (index, (key, json)) in zip(known, object.members) {
            guard let index else {
                try refuseIfMistyped(key, known: known)
                continue
            }
            if onCommandLine.contains(index) || json == .null || isEmptyText(json, for: index) { continue }
            try await give(json, to: index)
        }
        tellOfUnknownKeys(in: object, known: known)
    }

    /// Refuses an object for an entity that has what only another command takes: a sitting of the past is no session to start.
    func refuseIfForAnother(_ object: JSONObject, entity index: Int) throws {
        let type = FieldColumns.entityType(Swift.type(of: fields[index].parameter).valueType)
        let own = ["id", "title"] + (type.map { WrapperFields.of($0).names } ?? [])
        for (key, json) in object.members where json != .null {
            let isOwn = own.contains { normalizedKey($0) == normalizedKey(key) }
            if !isOwn { try Self.refuseIfForAnother(key) }
        }
    }

    private static func refuseIfForAnother(_ key: String) throws {
        guard let command = UnknownKeys.current?.command(taking: key) else { return }
        throw CommandLineError.keyOfAnother(key, command: command)
    }

    /// The parameter that each member names, or nil where it names none.
    private func parameters(named object: JSONObject) throws -> [Int?] {
        var keys: [Int: String] = [:]
        return try object.members.map { key, _ in
            // Nearly all keys are the property's own name.
            let exact = fields.firstIndex { $0.name == key }
            guard let index = exact ?? fields.firstIndex(where: { $0.isNamed(normalizedKey(key)) }) else { return nil }
            if let other = keys.updateValue(key, forKey: index) { throw CommandLineError.sameKey(other, key) }
            return index
        }
    }

    /// A key near the name of a parameter that the object does not have was most likely meant for it.
    private func refuseIfMistyped(_ key: String, known: [Int?]) throws {
        guard key.unicodeScalars.count >= 4 else { return }
        let open = fields.indices.filter { !known.contains($0) }
        if let name = nearest(to: key, among: open.map { fields[$0].name }) {
            throw CommandLineError.mistypedKey(key, meant: name)
        }
    }

    private func tellOfUnknownKeys(in object: JSONObject, known: [Int?]) {
        // What a list printed has keys of its own, which say nothing new.
        guard object["id"] == nil || object["title"] == nil else { return }
        let unknown = zip(known, object.members).filter { $0.0 == nil }.map(\.1.key)
        UnknownKeys.current?.tell(unknown)
    }

    /// Converters from CSV write an empty text for what is not there.
    private func isEmptyText(_ json: JSONValue, for index: Int) -> Bool {
        guard case .string(let text) = json, text.allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
        return !fields[index].parameter.isRequired
    }
}

extension BoundParameter {
    func isNamed(_ key: String) -> Bool {
        ([name, option] + parameter.declaration.synonyms).contains { normalizedKey($0) == key }
    }
}

/// A key as keys are compared: in lower case, without `-`, `_` and spaces.
func normalizedKey(_ key: String) -> String {
    String(folded(key).filter { $0 != "-" && $0 != "_" && $0 != " " })
}
