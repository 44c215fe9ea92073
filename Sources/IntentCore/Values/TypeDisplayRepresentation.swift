/// What a kind of value is called: "Run", "Meditation Session".
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The kind's name.
    public var name: LocalizedStringResource
    /// How a number of them is said.
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
        self.init(name: LocalizedStringResource(text: stringInterpolation.text))
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
