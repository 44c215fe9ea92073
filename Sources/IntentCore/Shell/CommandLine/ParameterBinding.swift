/// Fills a form: from words, from a line's value, and with what is left over when neither gave a value.
extension BoundIntent {
    /// Takes the options and bare words of a command line.
    ///
    /// - Throws: `CommandLineError`, or what a query throws.
    mutating func fill(from invocation: Invocation) async throws {
        self = try await DistanceUnit.$isTyped.withValue(true) {
            var filled = self
            try await filled.fill(typed: invocation)
            return filled
        }
    }

    private mutating func fill(typed invocation: Invocation) async throws {
        for (index, word) in invocation.options {
            guard try await take(word, for: index, anyMatch: true) else {
                throw await refusal(of: word, by: fields[index])
            }
        }
        var lists: Set<Int> = []
        var words = invocation.bareWords[...]
        while let word = words.popFirst() {
            if let unit = words.first, try await bindNumber(word, unit: unit) {
                words.removeFirst()
                continue
            }
            try refuseIfAmbiguous(word)
            let index = try await bind(word, among: fields.indices, growing: lists)
            if fields[index].type.isList { lists.insert(index) }
        }
    }

    /// Gives `6.5 mi`, written as two words, to the first open field that takes it as one, unless the second word is a
    /// value by itself.
    private mutating func bindNumber(_ number: String, unit: String) async throws -> Bool {
        guard number.utf8.first.map({ isDigit($0) || $0 == UInt8(ascii: ".") }) == true, number.utf8.count <= 64,
            !unit.isEmpty, unit.utf8.count <= 16, unit.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        else { return false }
        let open = fields.indices.filter { !given.contains($0) && !fields[$0].takesAnyWord }
        let trial = copy()
        for index in open where try await trial.isValue(unit, of: index) { return false }
        for index in open where try await take("\(number) \(unit)", for: index, match: .exact) { return true }
        return false
    }

    /// Whether a field of a throw-away copy takes the word.
    private func isValue(_ word: String, of index: Int) async throws -> Bool {
        do {
            return try await fields[index].parameter.take(word: word, match: .exact)
        } catch is ValueParsingError {
            return false
        }
    }

    /// Refuses a number without a unit where it may be a distance, and not only where it ends as one: a common run is known
    /// by its kilometres too.
    private func refuseIfAmbiguous(_ word: String) throws {
        let distance = fields.indices.first { index in
            !given.contains(index) && fields[index].connects
                && Swift.type(of: fields[index].parameter).valueType.isDistance
        }
        guard let distance else { return }
        do {
            try DistanceUnit.refuseIfAmbiguous(word)
        } catch let error as ValueParsingError {
            throw CommandLineError.refused(word: word, field: fields[distance], reason: "\(error)")
        }
    }

    /// Gives a word to the first open field that it fits: exactly, else as the beginning of a name.
    ///
    /// - Parameter lists: those that take further words though they have some.
    /// - Returns: the field that took it.
    @discardableResult
    mutating func bind(
        _ word: String, among candidates: some Collection<Int>, growing lists: Set<Int> = []
    ) async throws -> Int {
        let open = candidates.filter { !given.contains($0) || lists.contains($0) }
        guard let first = open.first else { throw CommandLineError.tooMany(word: word) }
        for match in [WordMatch.exact, .prefix] {
            for index in open where index == first || !fields[index].takesAnyWord {
                if try await take(word, for: index, match: match) { return index }
            }
        }
        let alternatives = open.filter { $0 != first && fields[$0].connects }.map { fields[$0] }
        throw await refusal(of: word, by: fields[first], alternatives: alternatives)
    }

    /// Gives a JSON value that is neither text nor a set of parameters to the first open field that it fits.
    mutating func bind(_ json: JSONValue, among candidates: some Collection<Int>) async throws {
        if case .string(let word) = json {
            try await bind(word, among: candidates)
            return
        }
        let open = candidates.filter { !given.contains($0) }
        guard let first = open.first else { throw CommandLineError.tooMany(word: json.text) }
        for index in open where try await take(json, for: index) { return }
        throw await refusal(of: json, by: fields[first])
    }

    /// Gives a word to one field.
    mutating func give(_ word: String, to index: Int) async throws {
        guard try await take(word, for: index, anyMatch: true) else { throw await refusal(of: word, by: fields[index]) }
    }

    /// Gives a JSON value to one field.
    mutating func give(_ json: JSONValue, to index: Int) async throws {
        guard try await take(json, for: index) else { throw await refusal(of: json, by: fields[index]) }
    }

    private mutating func take(_ word: String, for index: Int, anyMatch: Bool) async throws -> Bool {
        if try await take(word, for: index, match: .exact) { return true }
        return try await take(word, for: index, match: .prefix)
    }

    private mutating func take(_ word: String, for index: Int, match: WordMatch) async throws -> Bool {
        let parameter = fields[index].parameter
        let isFurther = given.contains(index)
        let isTaken = try await withReason(word, index) {
            isFurther
                ? try await parameter.add(word: word, match: match)
                : try await parameter.take(word: word, match: match)
        }
        if isTaken { mark(index) }
        return isTaken
    }

    private mutating func take(_ json: JSONValue, for index: Int) async throws -> Bool {
        let parameter = fields[index].parameter
        let isTaken = try await withReason(json.word ?? json.text, index) { try await parameter.take(json: json) }
        if isTaken { mark(index) }
        return isTaken
    }

    /// Says which word was refused, where one is. A word that names several values is asked about where that is
    /// possible.
    private func withReason(_ word: String, _ index: Int, _ take: () async throws -> Bool) async throws -> Bool {
        do {
            return try await take()
        } catch let error as AmbiguousValueError {
            if let prompter = IntentContext.current.prompter, try await takeChosen(of: error, word, index, by: prompter)
            {
                return true
            }
            let lasts = identifiersLast(error.choices, of: fields[index])
            throw CommandLineError.refused(
                word: word, field: fields[index], reason: await explanation(of: error, identifiersLast: lasts))
        } catch let error where error is ValueParsingError || error is UnreadableFile {
            throw CommandLineError.refused(word: word, field: fields[index], reason: await explanation(of: error))
        }
    }

    /// Whether the program has these values' identifiers in another run as well; many an app makes them anew each time.
    /// Only where identifiers are all that tells the values apart does it matter, and only an entity's are the app's.
    private func identifiersLast(_ choices: [Choice], of field: BoundParameter) -> Bool {
        guard case .entity = field.parameter.type.syntax, Set(choices.map { folded($0.title) }).count < choices.count
        else { return true }
        let words = ["--complete", type(of: intent).persistentIdentifier, field.name, "", "--json"]
        guard let answer = try? Subprocess.ask(["/proc/self/exe"] + words), answer.status == 0,
            !answer.output.isEmpty
        else { return true }
        let lines = String(decoding: answer.output, as: UTF8.self)
        return choices.contains { lines.contains(JSONValue.string($0.identifier).text) }
    }

    /// Asks which value a word means that names several; false where even the identifier tells only that.
    private func takeChosen(
        of ambiguous: AmbiguousValueError, _ word: String, _ index: Int, by prompter: any Prompter
    ) async throws -> Bool {
        let choices = ambiguous.choices
        let identifier = choices[try await prompter.choice("Which \(quoted(word))?", among: choices)].identifier
        let parameter = fields[index].parameter
        do {
            return given.contains(index)
                ? try await parameter.add(word: identifier, match: .exact)
                : try await parameter.take(word: identifier, match: .exact)
        } catch is AmbiguousValueError {
            return false
        }
    }

    private func refusal(
        of word: String, by field: BoundParameter, alternatives: [BoundParameter] = []
    ) async -> CommandLineError {
        let choices = await titles(of: field)
        if choices.isEmpty, !field.parameter.isChoice {
            return .refused(word: word, field: field, reason: "give \(field.type.expected)")
        }
        return .noChoice(word: word, field: field, choices: choices, alternatives: alternatives)
    }

    private func refusal(of json: JSONValue, by field: BoundParameter) async -> CommandLineError {
        if let word = json.word ?? json.identifier { return await refusal(of: word, by: field) }
        return .otherType(kind: json.kind, field: field)
    }

    /// Gives what nobody gave: the provider's default, the person's answer. What an optional lacks stays nil.
    ///
    /// - Throws: `CommandLineError.missing` naming every required value that is missing.
    func complete() async throws {
        for field in fields where field.declaration.provider != nil {
            try await field.parameter.takeDefaultResult()
        }
        let missing = fields.filter(\.isMissing)
        if !missing.isEmpty {
            guard let prompter = IntentContext.current.prompter else { throw await missingError(missing, dialog: nil) }
            for field in missing { try await field.parameter.ask(nil, by: prompter) }
        }
        for field in fields where field.declaration.size != nil {
            do {
                try field.parameter.checkSize()
            } catch {
                throw CommandLineError.wrongSize(field: field, reason: error)
            }
        }
    }

    func missingError(_ missing: [BoundParameter], dialog: IntentDialog?) async -> CommandLineError {
        var named: [(BoundParameter, [String])] = []
        for field in missing { named.append((field, await titles(of: field))) }
        return .missing(named, dialog: dialog?.full)
    }

    private func titles(of field: BoundParameter) async -> [String] {
        ((try? await field.parameter.offered()) ?? []).map(\.title)
    }
}

extension IntentValue {
    /// Whether values of the type are distances, or none.
    fileprivate static var isDistance: Bool { self == Distance.self || self == Distance?.self }
}
