/// Where the running intent's questions go.
package enum Asking {
    @TaskLocal package static var asker: (any Asker)?
    /// Whether the person agreed beforehand to whatever is to be confirmed.
    @TaskLocal package static var isAgreed = false

    static func confirmation(_ question: String, accept: String, dialog: IntentDialog?) async throws -> Bool {
        if isAgreed { return true }
        guard let asker else { throw ParameterError.cannotConfirm(dialog) }
        return try await asker.confirmation(question, accept: accept)
    }
}

/// A value that is needed and that nobody could be asked for, or that `perform()` throws to have it asked for.
package enum ParameterError: Error {
    case needsValue(any AnyParameter, IntentDialog?)
    case needsDisambiguation(any AnyParameter, [any IntentValue], IntentDialog?)
    /// The person said no, or could not be asked.
    case notConfirmed
    case cannotConfirm(IntentDialog?)
}

/// A mistake in how the intent was called that its declaration cannot express, such as two parameters that exclude
/// each other: wrong usage, status 64.
///
///     throw UsageError("Give a run or a distance, not both.")
public struct UsageError: Error, CustomLocalizedStringResourceConvertible {
    /// The words that the person reads.
    public let localizedStringResource: LocalizedStringResource

    /// A mistake in the words that the person reads.
    public init(_ words: LocalizedStringResource) { localizedStringResource = words }
}

extension AnyParameter {
    /// What the person is asked, where nothing else is said.
    package func question(_ dialog: IntentDialog?) -> String {
        (dialog ?? declaration.requestValueDialog)?.full ?? "\(declaration.title ?? type.name)?"
    }

    /// Asks for the parameter's value, and takes it.
    package func ask(_ dialog: IntentDialog?, by asker: any Asker) async throws {
        var offers = try await offers()
        var isChoice = isChoice
        if offers.isEmpty, case .flag = type.form {
            offers = [true, false].map { Offer($0) }
            isChoice = true
        }
        let shown = offers
        let question = Question(
            words: question(dialog), offers: offers.map(\.shown), sections: offers.map(\.section),
            preselected: await preselected(among: offers.map(\.choice)),
            ownWords: isChoice ? .ifNothingMatches : .welcome, expected: type.expected)
        _ = try await asker.answer(question) { answer in
            do {
                let isTaken =
                    switch answer {
                    case .offer(let index): try self.take(value: shown[index].value)
                    case .word(let word): try await self.takeTyped(word)
                    }
                return isTaken ? nil : "give \(self.type.expected)"
            } catch {
                return await explanation(of: error)
            }
        }
    }

    /// Asks which of several values is meant.
    ///
    /// - Throws: `ParameterError.needsDisambiguation` where there is none to choose.
    package func choose(
        among items: [any IntentValue], _ dialog: IntentDialog?, by asker: any Asker
    ) async throws -> any IntentValue {
        guard !items.isEmpty else { throw ParameterError.needsDisambiguation(self, items, dialog) }
        let choices = items.map { Choice($0) }
        let preselected = await preselected(among: choices)
        return items[try await asker.choice(question(dialog), among: choices, preselected: preselected)]
    }

    private func takeTyped(_ word: String) async throws -> Bool {
        // An empty line says nothing, also where any text would do.
        guard !folded(word).isEmpty else { return false }
        if try await take(word: word, match: .exact) { return true }
        return try await take(word: word, match: .prefix)
    }

    /// Where the value that the parameter has, else the provider's default, stands in the list.
    private func preselected(among choices: [Choice]) async -> Int? {
        let value =
            if let anyValue { anyValue } else { await declaration.defaultResult?() }
        guard let held = (value as? any OptionalValue).map(\.held) ?? value else { return nil }
        let wanted = Choice(held).identifier
        return choices.firstIndex { $0.identifier == wanted }
    }

    /// Whether its values are a list to choose from.
    package var isChoice: Bool {
        switch type.form {
        case .choices, .entity: true
        case .word, .text, .file, .flag: false
        }
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
        guard let value = anyValue as? Value.UnwrappedType else { throw ParameterError.needsValue(self, dialog) }
        return value
    }

    /// Asks the person which of several values is meant, and goes on with it.
    ///
    /// - Throws: as `requestValue(_:)` does.
    public func requestDisambiguation(
        among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        guard let asker = Asking.asker, let item = try await choose(among: items, dialog, by: asker) as? Value.UnwrappedType
        else { throw ParameterError.needsDisambiguation(self, items, dialog) }
        return item
    }

    /// Asks the person whether that value is right.
    ///
    /// - Throws: as `requestValue(_:)` does.
    public func requestConfirmation(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await Asking.confirmation(dialog?.full ?? "\(value.intentText)?", accept: "yes", dialog: dialog)
    }

    /// An error for `perform()` to throw: the person is asked for the value, and `perform()` starts anew with it.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        ParameterError.needsValue(self, dialog)
    }

    /// An error for `perform()` to throw: the person is asked which value is meant, and `perform()` starts anew with it.
    public func needsDisambiguationError(
        among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) -> any Error {
        ParameterError.needsDisambiguation(self, items, dialog)
    }
}

extension AppIntent {
    /// Asks the person whether to go on, and returns if they agree.
    ///
    /// - Throws: where they do not, or nobody can be asked (`--yes` agrees beforehand).
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
    ) async throws {
        let question = dialog?.full ?? "\(Self.title.text)?"
        guard try await Asking.confirmation(question, accept: actionName.word, dialog: dialog) else {
            throw ParameterError.notConfirmed
        }
    }

    /// Asks the person whether to go on with what the result's dialog says, and returns if they agree.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            actionName: confirmationActionName, dialog: (result as? any AnyIntentResult)?.anyDialog)
    }
}

/// What the person agrees to, as App Intents names it.
public struct ConfirmationActionName: Hashable, Sendable {
    let word: String

    /// A name of the intent's own; the alternatives are for speech.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource = "Cancel", denyAlternatives: [LocalizedStringResource] = [],
        destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(word: acceptLabel.text)
    }

    /// Go on.
    public static let `continue` = ConfirmationActionName(word: "continue")
    /// Add.
    public static let add = ConfirmationActionName(word: "add")
    /// Create.
    public static let create = ConfirmationActionName(word: "create")
    /// Do it.
    public static let `do` = ConfirmationActionName(word: "do")
    /// Go.
    public static let go = ConfirmationActionName(word: "go")
    /// Log.
    public static let log = ConfirmationActionName(word: "log")
    /// Open.
    public static let open = ConfirmationActionName(word: "open")
    /// Order.
    public static let order = ConfirmationActionName(word: "order")
    /// Play.
    public static let play = ConfirmationActionName(word: "play")
    /// Run.
    public static let run = ConfirmationActionName(word: "run")
    /// Send.
    public static let send = ConfirmationActionName(word: "send")
    /// Set.
    public static let set = ConfirmationActionName(word: "set")
    /// Start.
    public static let start = ConfirmationActionName(word: "start")
}
