/// A question as one program hands it to another that asks the person for it, a line of JSON:
///
///     {"kind":"value","parameter":"tea","text":"Which tea?","choices":[{"id":"t1","title":"Assam"}],"search":true}
///     {"kind":"confirmation","text":"Delete everything?","action":"delete","default":false}
///
/// Each question is answered by one `AnswerLine`. An answer that cannot be taken leads to the same question again, with
/// the reason under `error`. A reader passes over a line whose `kind` it does not know; such a line wants no answer.
package struct QuestionLine: Equatable, Sendable {
    /// What answers the question.
    package enum Kind: String, Sendable {
        /// A value in the person's own words, or one of the choices.
        case value
        /// One of the choices.
        case choice
        /// Yes or no.
        case confirmation
    }

    package var kind: Kind
    /// The parameter's name, where the question is for the value of one.
    package var parameter: String?
    /// What the person reads.
    package var text: String
    /// What an answer looks like: `a distance such as 7.3km`.
    package var expected: String?
    package var choices: [Choice] = []
    /// How many further choices there are, which a text may name.
    package var more = 0
    /// The identifier of the choice that is taken unless the person says otherwise.
    package var defaultChoice: String?
    /// Whether a text that names no choice is looked up among what is not listed.
    package var isSearchable = false
    /// The word for yes in a confirmation: `delete`.
    package var action: String?
    /// Why the answer before was not taken.
    package var error: String?

    package init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }
}

extension QuestionLine {
    /// The most choices in one line: more than anybody reads.
    private static let maxChoices = 200

    package init(_ question: Question) {
        self.init(kind: question.ownWords == .refused ? .choice : .value, text: question.words)
        parameter = question.parameter
        expected = question.expected
        choices = Array(question.offers.prefix(Self.maxChoices))
        more = question.offers.count - choices.count
        defaultChoice = question.preselected.flatMap {
            question.offers.indices.contains($0) ? question.offers[$0].identifier : nil
        }
        isSearchable = question.ownWords == .ifNothingMatches
    }

    /// Reads what `json` gives.
    ///
    /// - Throws: `ManifestError`; nil for a line of another kind.
    package init?(_ json: JSONValue) throws(ManifestError) {
        guard let object = json.object, let kind = object["kind"]?.string.flatMap(Kind.init(rawValue:)) else {
            return nil
        }
        guard let text = object["text"]?.string else { throw ManifestError(words: "a question has no text") }
        self.init(kind: kind, text: text)
        parameter = object["parameter"]?.string
        expected = object["expected"]?.string
        if case .array(let elements)? = object["choices"] {
            for element in elements { choices.append(try Choice(element)) }
        }
        if case .integer(let count)? = object["more"] { more = count }
        defaultChoice = object["default"]?.string
        isSearchable = object["search"] == .bool(true)
        action = object["action"]?.string
        error = object["error"]?.string
    }

    package var json: JSONValue {
        var object: JSONObject = ["kind": .string(kind.rawValue)]
        object["parameter"] = parameter.map { .string($0) }
        object["text"] = .string(text)
        object["expected"] = expected.map { .string($0) }
        if !choices.isEmpty { object["choices"] = .array(choices.map(\.json)) }
        if more > 0 { object["more"] = .integer(more) }
        object["default"] = kind == .confirmation ? .bool(false) : defaultChoice.map { .string($0) }
        if isSearchable { object["search"] = .bool(true) }
        object["action"] = action.map { .string($0) }
        object["error"] = error.map { .string($0) }
        return .object(object)
    }
}

/// The answer to a `QuestionLine`, a line of JSON with one of these keys:
///
///     {"choice":"t1"}
///     {"text":"7.3km"}
///     {"confirmed":true}
///     {"cancelled":true}
package enum AnswerLine: Equatable, Sendable {
    /// The choice with that identifier.
    case choice(String)
    /// What the person wrote.
    case text(String)
    /// Whether the person agrees.
    case confirmed(Bool)
    /// The person answers nothing: the intent ends.
    case cancelled

    /// Nil where the JSON is no answer.
    package init?(_ json: JSONValue) {
        guard let object = json.object else { return nil }
        if object["cancelled"] == .bool(true) {
            self = .cancelled
        } else if case .bool(let isConfirmed)? = object["confirmed"] {
            self = .confirmed(isConfirmed)
        } else if let identifier = object["choice"]?.word {
            self = .choice(identifier)
        } else if let text = object["text"]?.word {
            self = .text(text)
        } else {
            return nil
        }
    }

    package var json: JSONValue {
        switch self {
        case .choice(let identifier): .object(["choice": .string(identifier)])
        case .text(let text): .object(["text": .string(text)])
        case .confirmed(let isConfirmed): .object(["confirmed": .bool(isConfirmed)])
        case .cancelled: .object(["cancelled": .bool(true)])
        }
    }
}
