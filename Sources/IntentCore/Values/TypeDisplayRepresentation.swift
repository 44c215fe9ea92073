/// What a kind of value is called: "Run", "Meditation Session".
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The kind's name.
    public var name: LocalizedStringResource
    /// How a number of them is said: `"\(placeholder: .int) songs"`.
    public var numericFormat: LocalizedStringResource?
    /// Other names of the kind.
    public var synonyms: [LocalizedStringResource]

    /// A representation, as App Intents has it.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// A name from a literal.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(text: value)) }

    /// A name from an interpolated literal.
    public init(stringInterpolation: TextInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

extension TypeDisplayRepresentation {
    /// How a number of them is said: by the numeric format with the number in place of its placeholder, else by the name.
    func counted(_ number: Int) -> String {
        guard let format = numericFormat else { return IntentCore.counted(number, name.text.lowercased()) }
        let written = format.markup ?? TextMarkup.escaped(format.text)
        let placeholders = ["%lld", "%llu", "%lf", "%f", "%d", "%@"]
        let filled = placeholders.reduce(written) { $0.replacing($1, with: String(number)) }
        return TextMarkup.plain(filled)
    }
}

/// A type whose kind has a name for people.
public protocol TypeDisplayRepresentable {
    /// How the kind is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The kind's name alone.
    static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
    // The representation reads the name and the name reads the type; never each the other.

    /// The kind's name, where nothing else is said.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: typeDisplayName)
    }

    /// The type's own name, where nothing else is said.
    public static var typeDisplayName: LocalizedStringResource { LocalizedStringResource(text: "\(Self.self)") }
}

/// A value that shows itself.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The value's title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and a value that show themselves.
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable
