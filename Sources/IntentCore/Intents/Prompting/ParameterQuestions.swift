extension AnyParameter {
    /// What the person is asked, where nothing else is said.
    package func question(_ dialog: IntentDialog?) -> String {
        (dialog ?? declaration.requestValueDialog)?.full ?? "\(declaration.title ?? type.name)?"
    }

    /// Asks for the parameter's value, and takes it. A list is asked for in one picker with marks where there are values
    /// to choose from, else one element after the other, until it has as many as it needs.
    ///
    /// - Parameter others: parameters that may be given in its place, as a bare word on the command line may go to them.
    package func ask(
        _ dialog: IntentDialog?, by prompter: any Prompter, orElse others: [any AnyParameter] = []
    ) async throws {
        var offers = try await offers()
        // Yes and no are offered here and not in help and completions, where the option itself says it.
        let isFlag = if case .flag = type.syntax { true } else { false }
        if isFlag, offers.isEmpty { offers = [true, false].map { OfferedValue(value: $0, choice: Choice($0)) } }
        let isClosed = isChoice || isFlag
        // Beside suggestions, what else the parameter itself takes is another way.
        let ways: [any AnyParameter] = others + (isClosed || offers.isEmpty ? [] : [self])
        let question = Question(
            words: question(dialog), parameter: propertyName, offers: offers.map(\.choice),
            sections: offers.map(\.section),
            preselected: await preselected(among: offers.map(\.choice)),
            ownWords: isClosed ? .ifNothingMatches : .welcome,
            expected: listed(([self] + others).map(\.type.expected)),
            otherWays: ways.map(\.otherWay), takesSeveral: type.isList)
        try await ask(question, offers, by: prompter, isFirst: true, orElse: ways)
        while let size = declaration.size, let list = anyValue?.asList, list.count < size.least {
            try await ask(question, offers, by: prompter, isFirst: false, orElse: ways)
        }
    }

    /// The row that leads to a value of one's own: `Another distance…`.
    private var otherWay: String {
        if case .text = type.syntax { return "Something else…" }
        return "Another \(type.name)…"
    }

    private func ask(
        _ question: Question, _ offers: [OfferedValue], by prompter: any Prompter, isFirst: Bool,
        orElse ways: [any AnyParameter]
    ) async throws {
        var meant: [Choice] = []
        let answer = try await prompter.answer(question) { answer in
            do {
                switch answer {
                case .offer(let index):
                    if try isFirst ? self.take(value: offers[index].value) : self.add(value: offers[index].value) {
                        return nil
                    }
                case .several(let positions):
                    for (count, position) in positions.enumerated() {
                        let value = offers[position].value
                        guard try isFirst && count == 0 ? self.take(value: value) : self.add(value: value) else {
                            return "give \(self.type.expected)"
                        }
                    }
                    try self.checkSize()
                    return nil
                case .word(let word):
                    let isTaken = try await DistanceUnit.$isTyped.withValue(true) {
                        if try await self.take(typed: word, isFirst: isFirst) { return true }
                        for way in ways where way !== self {
                            if try await way.take(typed: word, isFirst: true) { return true }
                        }
                        return false
                    }
                    if isTaken { return nil }
                    meant = try await self.choicesFound(by: word)
                    if !meant.isEmpty { return nil }
                case .otherWay: return nil
                }
                return "give \(question.expected ?? self.type.expected)"
            } catch let error as AmbiguousValueError {
                meant = error.choices
                return nil
            } catch {
                return await explanation(of: error)
            }
        }
        if case .otherWay(let index) = answer {
            return try await ways[index].askForWord(by: prompter, isFirst: isFirst)
        }
        guard !meant.isEmpty else { return }
        let words = declaration.requestDisambiguationDialog?.full ?? question.words
        let chosen = meant[try await prompter.choice(words, of: propertyName, among: meant)].identifier
        guard try await take(typed: chosen, isFirst: isFirst) else { throw ParameterError.needsValue(self, nil) }
    }

    /// The property's name in the running intent: a parameter does not know it itself.
    private var propertyName: String? { IntentContext.current.intent?.parameters.first { $0.parameter === self }?.name }

    /// Asks for a value of the person's own, with nothing to choose from.
    private func askForWord(by prompter: any Prompter, isFirst: Bool) async throws {
        let question = Question(
            words: "\(type.name.prefix(1).uppercased())\(type.name.dropFirst())?", parameter: propertyName, offers: [],
            ownWords: .welcome, expected: type.expected)
        try await ask(question, [], by: prompter, isFirst: isFirst, orElse: [])
    }

    private func take(typed word: String, isFirst: Bool) async throws -> Bool {
        // An empty line says nothing, also where any text would do.
        guard !folded(word).isEmpty else { return false }
        for match in [WordMatch.exact, .prefix] {
            if try await isFirst ? take(word: word, match: match) : add(word: word, match: match) { return true }
        }
        return false
    }

    /// Asks which of several values is meant, and says at which place it stands.
    package func askWhich(of values: [any IntentValue], _ dialog: IntentDialog?, by prompter: any Prompter) async throws
        -> Int
    {
        let question = (dialog ?? declaration.requestDisambiguationDialog)?.full ?? question(nil)
        let choices = values.map { Choice($0) }
        return try await prompter.choice(
            question, of: propertyName, among: choices, preselected: await preselected(among: choices))
    }

    /// Where the value that the parameter has, else the provider's default, stands in the list.
    private func preselected(among choices: [Choice]) async -> Int? {
        var value = anyValue
        if value == nil { value = await declaration.provider?.defaultResult() }
        guard let held = (value as? any OptionalValue).map(\.held) ?? value else { return nil }
        let wanted = Choice(held).identifier
        return choices.firstIndex { $0.identifier == wanted }
    }
}

extension IntentParameter {
    /// Asks the person for the value, and goes on with it. The parameter has it from then on.
    ///
    /// - Throws: where nobody can be asked (the tool then ends with status 64 and says what is missing), or the person
    ///   cancels (130).
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        guard let prompter = IntentContext.current.prompter else { throw ParameterError.needsValue(self, dialog) }
        try await ask(dialog, by: prompter)
        guard let value = current?.intentUnwrapped else { throw ParameterError.needsValue(self, dialog) }
        return value
    }

    /// Asks the person which of several values is meant, and goes on with it.
    ///
    /// - Throws: as `requestValue(_:)` does.
    public func requestDisambiguation(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let prompter = IntentContext.current.prompter, !items.isEmpty else {
            throw ParameterError.needsDisambiguation(self, items, dialog)
        }
        return items[try await askWhich(of: items, dialog, by: prompter)]
    }

    /// Asks the person whether that value is right.
    ///
    /// - Throws: as `requestValue(_:)` does.
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await IntentContext.current.confirmation(
            dialog?.full ?? "\(Choice(value).title)?", accept: "yes", dialog: dialog)
    }

    /// An error for `perform()` to throw: the person is asked for the value, and `perform()` starts anew with it.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        ParameterError.needsValue(self, dialog)
    }

    /// An error for `perform()` to throw, by an earlier name: `throw $size.requestValue("Which size?")`.
    @_disfavoredOverload
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

    /// An error for `perform()` to throw, by an earlier name.
    @_disfavoredOverload
    public func requestDisambiguation(among items: [Value.ValueType], dialog: IntentDialog? = nil) -> any Error {
        needsDisambiguationError(among: items, dialog: dialog)
    }

    /// An error for `perform()` to throw: the person is asked which value is meant, and `perform()` starts anew with it.
    public func needsDisambiguationError(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> any Error {
        ParameterError.needsDisambiguation(self, items, dialog)
    }
}

extension AnyParameter {
    /// What may be given in the parameter's place: as where a bare word is refused, what else takes the previous
    /// action's output and has no value yet.
    fileprivate func substitutes(among parameters: [any AnyParameter]) -> [any AnyParameter] {
        guard declaration.inputConnection == .connectToPreviousIntentResult else { return [] }
        return parameters.filter {
            $0 !== self && $0.declaration.inputConnection == .connectToPreviousIntentResult && $0.anyValue == nil
        }
    }
}

extension ParameterError {
    /// Asks for what is needed and lets the parameter take it, so that `perform()` can start anew; throws the error
    /// itself where it asks for nothing.
    ///
    /// - Parameter parameters: the intent's, among which are those that may be given in another's place.
    package func resolve(by prompter: any Prompter, among parameters: [any AnyParameter] = []) async throws {
        switch self {
        case .needsValue(let parameter, let dialog):
            try await parameter.ask(dialog, by: prompter, orElse: parameter.substitutes(among: parameters))
        case .needsDisambiguation(let parameter, let values, let dialog) where !values.isEmpty:
            _ = try parameter.take(value: values[try await parameter.askWhich(of: values, dialog, by: prompter)])
        default: throw self
        }
    }
}
