/// Why a phrase cannot be one.
package enum PhraseError: UserFacingError, Equatable {
    case noApplicationName(phrase: String)
    case severalParameters(phrase: String)
    case foreignParameter(phrase: String, parameter: String, intent: String, known: [String])
    /// A placeholder as another language or an older form writes it.
    case foreignPlaceholder(phrase: String, placeholder: String)
    case unlistedParameter(phrase: String, parameter: String)
    case unknownIntent(phrase: String, intent: String)
    case noPhrase(intent: String)

    package var words: String {
        switch self {
        case .noApplicationName(let phrase): "the phrase '\(phrase)' lacks the application's name; put it in"
        case .severalParameters(let phrase): "the phrase '\(phrase)' has several parameters; leave one at most"
        case .foreignParameter(let phrase, let parameter, let intent, let known):
            "the phrase '\(phrase)' has a parameter '\(parameter)' that \(intent) has not; "
                + (known.isEmpty ? "leave it out" : "use \(listed(known))")
        case .foreignPlaceholder(let phrase, let placeholder):
            "the phrase '\(phrase)' has '\(placeholder)', which is no placeholder here; "
                + "write ${applicationName} or ${PARAMETER}"
        case .unlistedParameter(let phrase, let parameter):
            "the phrase '\(phrase)' has the parameter '\(parameter)', whose values cannot be listed; "
                + "only an enum or an entity can be in a phrase"
        case .unknownIntent(let phrase, let intent):
            "the phrase '\(phrase)' runs the intent \(intent), which the app does not have; add it"
        case .noPhrase(let intent): "a shortcut to \(intent) has no phrase; give it one"
        }
    }

    /// A mistake in the app, not in its use.
    package var status: ExitStatus { .software }
}

extension Manifest {
    /// What is wrong with the phrases, in their order.
    package var phraseErrors: [PhraseError] { shortcuts.flatMap(errors) }

    /// Leaves out the phrases that break a rule, and no others; tells what is wrong with them.
    package mutating func removeFaultyPhrases() -> [PhraseError] {
        let errors = phraseErrors
        guard !errors.isEmpty else { return [] }
        for index in shortcuts.indices {
            let shortcut = shortcuts[index]
            shortcuts[index].phrases = shortcut.phrases.filter { error(in: $0, of: shortcut) == nil }
        }
        shortcuts.removeAll { $0.phrases.isEmpty }
        return errors
    }

    private func errors(in shortcut: Shortcut) -> [PhraseError] {
        guard !shortcut.phrases.isEmpty else { return [.noPhrase(intent: shortcut.intent)] }
        return shortcut.phrases.compactMap { error(in: $0, of: shortcut) }
    }

    private func error(in phrase: PhraseTemplate, of shortcut: Shortcut) -> PhraseError? {
        let text = phrase.text
        guard let intent = intent(shortcut.intent) else {
            return .unknownIntent(phrase: text, intent: shortcut.intent)
        }
        if let placeholder = phrase.foreignPlaceholder {
            return .foreignPlaceholder(phrase: text, placeholder: placeholder)
        }
        guard phrase.hasApplicationName else { return .noApplicationName(phrase: text) }
        guard phrase.parameters.count <= 1 else { return .severalParameters(phrase: text) }
        guard let name = phrase.parameters.first else { return nil }
        guard let parameter = intent.parameter(name) else {
            let known = intent.parameters.filter { $0.kind.isListed && !$0.isList }.map(\.name)
            return .foreignParameter(phrase: text, parameter: name, intent: intent.name, known: known)
        }
        guard parameter.kind.isListed, !parameter.isList else {
            return .unlistedParameter(phrase: text, parameter: name)
        }
        return nil
    }
}
