/// A type that a parameter can have: how a value is read from a word or from JSON, and how it is said again.
///
/// Text, numbers, Bool, dates, durations, distances, URLs, files, enums, entities, optionals and arrays of them are
/// values already. A type of your own becomes one by naming what it is and reading it:
///
///     struct Color: IntentValue {
///         var name: String
///         static var intentValueType: IntentValueType { .init(name: "color", expected: "a color such as red") }
///         static func intentValue(word: String, match: WordMatch) -> Color? { word == "red" ? Color(name: word) : nil }
///         var intentText: String { name }
///     }
///
/// Apple's counterpart, `_IntentValue`, is closed; the names here are long so that they never meet a member of yours.
public protocol IntentValue: Sendable {
    /// The type itself, or what an optional holds: what a prompt answers.
    associatedtype UnwrappedType: IntentValue = Self
    /// The type itself, or what an optional or a list holds: what is chosen among.
    associatedtype ValueType: IntentValue = Self

    /// What the type is called and what its values look like.
    static var intentValueType: IntentValueType { get }

    /// The value that a word means, or nil where the word is nothing of this kind.
    ///
    /// - Throws: `ValueParsingError` where the word is of this kind and cannot be taken, with the reason.
    static func intentValue(word: String, match: WordMatch) async throws -> Self?

    /// The value that a piece of JSON means, or nil where it is nothing of this kind. By default the text or number
    /// is read as a word.
    static func intentValue(json: JSONValue) async throws -> Self?

    /// The value as one line of plain output, which reads back as the same value.
    var intentText: String { get }

    /// The value in a record; by default its text.
    var intentJSON: JSONValue { get }

    /// The value, or what an optional holds.
    var intentUnwrapped: UnwrappedType? { get }
    /// Whether it is one value, an optional or a list; by default one.
    var valueStructure: ValueStructure { get }
    /// What stands for no value: an optional's nil, an empty list; by default there is none.
    static var emptyIntentValue: Self? { get }
}

extension IntentValue {
    /// The value itself.
    public var intentUnwrapped: UnwrappedType? { self as? UnwrappedType }

    // No requirement with a default: one that returns `Self` and takes an associated type would keep classes that are
    // not final from being entities.
    /// The value that holds `unwrapped`: that itself, or an optional of it.
    static func intentValue(unwrapped: UnwrappedType) -> Self? { unwrapped as? Self }
}

extension IntentValue {
    /// Reads text or a number, or the identifier of an entity, as a word.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        guard let word = json.word ?? json.identifier else { return nil }
        return try await intentValue(anyMatch: word)
    }

    /// The text.
    public var intentJSON: JSONValue { .string(intentText) }
    /// One value.
    public var valueStructure: ValueStructure { ValueStructure(.one) }
    /// Defaults to `nil`.
    public static var emptyIntentValue: Self? { nil }

    /// Reads a word as it stands, and only if that fails as the beginning of a name.
    package static func intentValue(anyMatch word: String) async throws -> Self? {
        if let value = try await intentValue(word: word, match: .exact) { return value }
        return try await intentValue(word: word, match: .prefix)
    }
}

extension JSONValue {
    /// What a person would have typed for it: a text as it is, a number in shortest form.
    package var word: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): plainDecimal(number)
        case .digits(let digits): digits
        default: nil
        }
    }

    /// The identifier of an entity's object: its `id` as a word.
    package var identifier: String? { object?["id"]?.word }
}

/// How closely a word must name a value.
public enum WordMatch: Sendable {
    /// The word is the value's whole name.
    case exact
    /// The word is the beginning of one value's name and of no other's; a word that begins with a digit never is.
    case prefix
}

/// What a type of values is called and what its values look like; help, errors and completions are made from it.
public struct IntentValueType: Sendable {
    /// A short name, as help shows it: `distance`.
    public var name: String
    /// What is accepted, as an error says it: `a distance such as 7.3km`.
    public var expected: String
    package var syntax = Syntax.word
    package var isOptional = false
    package var isList = false
    /// How its values look in JSON; nil where nobody said.
    package var json: JSONForm?
    /// The keys of a value that is an object in JSON, such as `value` and `unit`.
    package var objectKeys: [String] = []
    /// Whether `-` is a word of the type's own, which takes the whole of standard input and not a line of it.
    package var takesWholeInput = false
    /// How many words of a command line make an option's value.
    var wordCount = 1
    /// What may follow the first words of such a value.
    var furtherWords: (@Sendable ([String]) async -> [Choice])?
    /// Whether `-` as an option's value stands for all of standard input, as for a text or a file; for another type it
    /// stands for the value of a line.
    package var readsAllOfInput = false

    /// A type whose values are single words, with its short name and what an error says is accepted.
    public init(name: String, expected: String) {
        self.name = name
        self.expected = expected
    }

    package init(name: String, expected: String, syntax: Syntax = .word, json: JSONForm? = nil) {
        self.init(name: name, expected: expected)
        self.syntax = syntax
        self.json = json
    }

    /// A type whose values are of a kind with a name for people: `a Run`, `an Album`.
    init(name: String, kind: String, syntax: Syntax, json: JSONForm) {
        let article = kind.first.map { "AEIOUaeiou".contains($0) } == true ? "an" : "a"
        self.init(name: name, expected: "\(article) \(kind)", syntax: syntax, json: json)
    }

    /// What decides how the command line treats a type.
    package enum Syntax: Sendable {
        /// A word of a recognisable shape.
        case word
        /// Any text at all, so that a bare value is taken only where it is sure to be meant.
        case text
        case file
        case flag
        /// One of a fixed list.
        case choices([Choice])
        /// One of what a query finds.
        case entity
    }
}

/// One of the values that a parameter can have, and the words that it is known by.
package struct Choice: Hashable, Sendable {
    package var title: String
    package var subtitle: String?
    /// Further names, beside the title.
    package var otherNames: [String]
    /// What tells it from another with the same title.
    package var identifier: String

    package init(title: String, subtitle: String? = nil, otherNames: [String] = [], identifier: String) {
        self.title = title
        self.subtitle = subtitle
        self.otherNames = otherNames
        self.identifier = identifier
    }

    package func isNamed(_ foldedWord: String, match: WordMatch) -> Bool {
        switch match {
        case .exact: folded(title) == foldedWord || otherNames.contains { folded($0) == foldedWord }
        case .prefix: folded(title).hasPrefix(foldedWord) || otherNames.contains { folded($0).hasPrefix(foldedWord) }
        }
    }
}
