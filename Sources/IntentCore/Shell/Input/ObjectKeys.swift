/// Fills parameters by the keys of an object from a pipe.
extension BoundIntent {
    /// Fills parameters by the keys of an object; those that the command line gave keep what they have.
    ///
    /// A key names a parameter by its property, its option or a synonym, in any case and with `-` or `_` alike. A key that
    /// is likely a mistyped one refuses the object, since dropping it would record something else than was meant; any
    /// other unknown key is told of once.
    mutating func fill(from object: JSONObject) async throws {
        let onCommandLine = given
        let known = try knownKeys(of: object)
        for (index, (_, json)) in zip(known, object.members) {
            guard let index else { continue }
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
            if !isOwn { try refuseIfForAnother(key, of: object) }
        }
    }

    private func refuseIfForAnother(_ key: String, of object: JSONObject) throws {
        let command = RunContext.current.unknownKeys?.command(
            taking: normalizedKey(key), of: object, besides: type(of: intent))
        if let command { throw CommandLineError.keyOfCommand(key, command: command) }
    }

    /// Refuses keys of which one cannot be meant, or none names a parameter, whatever their values.
    func checkKeys(of object: JSONObject) throws {
        let isEntity = object["id"] != nil && fields.contains { $0.mayReadPipe && $0.isEntity }
        if !isEntity { _ = try knownKeys(of: object) }
    }

    /// The parameter under a heading of CSV: by its names, or by the title that people read.
    func parameter(headed heading: String) -> Int? {
        let key = normalizedKey(heading)
        return fields.firstIndex { $0.isNamed(key) } ?? fields.firstIndex { normalizedKey($0.title) == key }
    }

    private func knownKeys(of object: JSONObject) throws -> [Int?] {
        let known = try parameters(named: object)
        guard known.contains(where: { $0 != nil }) || object.members.isEmpty else {
            throw CommandLineError.unknownKeys(object.members.map(\.key))
        }
        for (index, (key, _)) in zip(known, object.members) where index == nil {
            try refuseIfMeant(key, of: object, known: known)
        }
        return known
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

    /// A key that another command of the app takes was meant for that; one near the name of a parameter that the object
    /// does not have was most likely meant for it.
    private func refuseIfMeant(_ key: String, of object: JSONObject, known: [Int?]) throws {
        // What the command makes has such a key when it is listed.
        guard !isOfOwnResult(key) else { return }
        try refuseIfForAnother(key, of: object)
        guard key.unicodeScalars.count >= 4 else { return }
        let open = fields.indices.filter { !known.contains($0) }
        if let name = nearest(to: key, among: open.map { fields[$0].name }), !isOwn(key) {
            throw CommandLineError.mistypedKey(key, meant: name)
        }
    }

    private func isOfOwnResult(_ key: String) -> Bool {
        FieldColumns.names(for: type(of: intent)).contains { normalizedKey($0) == normalizedKey(key) }
    }

    /// Whether the key is of what the app itself writes: it says nothing new.
    private func isOwn(_ key: String) -> Bool { RunContext.current.unknownKeys?.isOwn(normalizedKey(key)) ?? false }

    private func tellOfUnknownKeys(in object: JSONObject, known: [Int?]) {
        // What a list of another tool printed has keys of its own.
        guard object["id"] == nil || object["title"] == nil else { return }
        let unknown = zip(known, object.members).filter { $0.0 == nil }.map(\.1.key).filter { !isOwn($0) }
        if !unknown.isEmpty { RunContext.current.unknownKeys?.tell(unknown) }
    }

    /// Converters from CSV write an empty text for what is not there.
    private func isEmptyText(_ json: JSONValue, for index: Int) -> Bool {
        guard case .string(let text) = json, text.allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
        return !fields[index].parameter.isRequired
    }
}

extension BoundParameter {
    /// Its names, as keys are compared.
    var keys: [String] { ([name, option] + declaration.synonyms).map { normalizedKey($0) } }

    fileprivate func isNamed(_ key: String) -> Bool { keys.contains(key) }
}

/// A key as keys are compared: in lower case, without `-`, `_` and spaces.
func normalizedKey(_ key: String) -> String {
    String(folded(key).filter { $0 != "-" && $0 != "_" && $0 != " " })
}
