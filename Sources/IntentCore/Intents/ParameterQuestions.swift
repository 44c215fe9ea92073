extension AnyParameter {
    /// What the person is asked, where nothing else is said.
    package func question(_ dialog: IntentDialog?) -> String {
        (dialog ?? declaration.requestValueDialog)?.full ?? "\(declaration.title ?? type.name)?"
    }

    /// Asks for the parameter's value, and takes it. A list is asked for one element after the other, until it has as
    /// many as it needs.
    package func ask(_ dialog: IntentDialog?, by asker: any Asker) async throws {
        let offered = try await offered()
        try await ask(dialog, offered: offered, by: asker) { word, match in
            try await self.take(word: word, match: match)
        }
        while let size = declaration.size, let list = anyValue?.asList, list.count < size.least {
            try await ask(dialog, offered: offered, by: asker) { word, match in
                try await self.add(word: word, match: match)
            }
        }
    }

    private func ask(
        _ dialog: IntentDialog?, offered: [Choice], by asker: any Asker,
        take: @escaping @Sendable (String, WordMatch) async throws -> Bool
    ) async throws {
        _ = try await asker.word(question(dialog), offered: offered) { word in
            do {
                if try await take(word, .exact) { return nil }
                if try await take(word, .prefix) { return nil }
                return "give \(self.type.expected)"
            } catch {
                return await explanation(of: error)
            }
        }
    }

    /// Asks which of several values is meant, and says at which place it stands.
    package func askWhich(of values: [any IntentValue], _ dialog: IntentDialog?, by asker: any Asker) async throws
        -> Int
    {
        let question = (dialog ?? declaration.requestDisambiguationDialog)?.full ?? question(nil)
        let index = try await asker.choice(question, among: values.map(Choice.init), preselected: nil)
        guard values.indices.contains(index) else { throw ParameterError.needsDisambiguation(self, values, dialog) }
        return index
    }
}

extension IntentParameter {
    /// Asks the person for the value, and goes on with it. The parameter has it from then on.
    ///
    /// - Throws: where nobody can be asked (the tool then ends with status 64 and says what is missing), or the person
    ///   cancels (130).
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        guard let asker = Asking.asker else { throw ParameterError.needsValue(self, dialog) }
        try await ask(dialog, by: asker)
        guard let value = current?.intentUnwrapped else { throw ParameterError.needsValue(self, dialog) }
        return value
    }

    /// Asks the person which of several values is meant, and goes on with it.
    ///
    /// - Throws: as `requestValue(_:)` does.
    public func requestDisambiguation(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let asker = Asking.asker, !items.isEmpty else {
            throw ParameterError.needsDisambiguation(self, items, dialog)
        }
        return items[try await askWhich(of: items, dialog, by: asker)]
    }

    /// Asks the person whether that value is right.
    ///
    /// - Throws: as `requestValue(_:)` does.
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        try await Asking.confirmation(dialog?.full ?? "\(Choice(value).title)?", accept: "yes", dialog: dialog)
    }

    /// An error for `perform()` to throw: the person is asked for the value, and `perform()` starts anew with it.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        ParameterError.needsValue(self, dialog)
    }

    /// An error for `perform()` to throw: the person is asked which value is meant, and `perform()` starts anew with it.
    public func needsDisambiguationError(
        among items: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> any Error {
        ParameterError.needsDisambiguation(self, items, dialog)
    }
}

extension ParameterError {
    /// Asks for what is needed and lets the parameter take it, so that `perform()` can start anew; throws the error
    /// itself where it asks for nothing.
    package func resolve(by asker: any Asker) async throws {
        switch self {
        case .needsValue(let parameter, let dialog):
            try await parameter.ask(dialog, by: asker)
        case .needsDisambiguation(let parameter, let values, let dialog) where !values.isEmpty:
            _ = try parameter.take(value: values[try await parameter.askWhich(of: values, dialog, by: asker)])
        default: throw self
        }
    }
}
