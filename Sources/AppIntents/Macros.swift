/// Makes an intent of a schema that a phone's assistant knows: it gets what the schema implies, a title and `@Parameter` on
/// the properties without a wrapper. The schema itself has no effect here.
///
///     @AssistantIntent(schema: .photos.createAlbum)
///     struct CreateAlbumIntent { var name: String; func perform() async throws -> some IntentResult { … } }
///
/// `@AppIntent(schema:)`, the later name, is in the module `AppIntentsSchemas`.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
@attached(memberAttribute)
public macro AssistantIntent(schema: AssistantSchemas.Schema) = #externalMacro(module: "PhoneMacros", type: "AppIntent")

/// Makes an entity of a schema that a phone's assistant knows: its properties without a wrapper get `@Property`.
@attached(extension, conformances: AppEntity)
@attached(memberAttribute)
public macro AssistantEntity(schema: AssistantSchemas.Schema) = #externalMacro(module: "PhoneMacros", type: "AppEntity")

/// Makes an enum of a schema that a phone's assistant knows an `AppEnum`.
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.Schema) = #externalMacro(module: "PhoneMacros", type: "AppEnum")

/// Makes a value of an enum whose cases hold values of different types: a word is the first of them that reads it.
///
///     @UnionValue enum Place { case city(CityEntity), address(String) }
@attached(extension, conformances: IntentValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "PhoneMacros", type: "UnionValue")

/// A property of an entity that is worked out when it is read; records, columns and tables show it like any other.
///
///     @ComputedProperty(title: "Is open") var isOpen: Bool { hours.contains(.now) }
///
/// The compiler warns of it in an entity that is `Decodable` and names no coding keys: it is a constant beside the stored
/// properties, which no decoder sets.
@attached(peer, names: prefixed(_))
public macro ComputedProperty(title: LocalizedStringResource = "") =
    #externalMacro(module: "PhoneMacros", type: "ComputedProperty")

/// A property of an entity that takes time to be read: `--fields` shows it where it is asked for by name.
///
///     @DeferredProperty(title: "Crowd") var crowd: Int { get async throws { try await service.crowd(at: id) } }
@attached(peer, names: prefixed(_))
public macro DeferredProperty(title: LocalizedStringResource = "") =
    #externalMacro(module: "PhoneMacros", type: "DeferredProperty")

/// The schemas that a phone's assistant knows; without effect.
public enum AssistantSchemas {
    /// A schema by its names: `.photos.createAlbum`.
    @dynamicMemberLookup
    public struct Schema: Sendable {
        /// A schema of the domain.
        public subscript(dynamicMember name: String) -> Schema { Schema() }

        /// Sounds.
        public static let audio = Schema()
        /// Books.
        public static let books = Schema()
        /// Pages of the web.
        public static let browser = Schema()
        /// Dates.
        public static let calendar = Schema()
        /// The camera.
        public static let camera = Schema()
        /// Files.
        public static let files = Schema()
        /// A diary.
        public static let journal = Schema()
        /// Mail.
        public static let mail = Schema()
        /// Messages.
        public static let messages = Schema()
        /// Notes.
        public static let notes = Schema()
        /// Photos.
        public static let photos = Schema()
        /// Slides.
        public static let presentation = Schema()
        /// Documents to read.
        public static let reader = Schema()
        /// Tables.
        public static let spreadsheet = Schema()
        /// The system.
        public static let system = Schema()
        /// What a camera sees.
        public static let visualIntelligence = Schema()
        /// Drawings.
        public static let whiteboard = Schema()
        /// Texts.
        public static let wordProcessor = Schema()
    }
}

extension IntentValueType {
    /// A value of one of several types.
    public init(oneOf types: [IntentValueType]) {
        self.init(name: "value", expected: listed(types.map(\.expected)))
    }

    /// The value of a type that a word means, whether or not the type takes time to read it.
    public static func read<Value: IntentValue>(
        _ type: Value.Type, _ word: String, _ match: WordMatch
    ) async throws -> Value? { try await Value.intentValue(word: word, match: match) }

    /// The value of a type that a piece of JSON means, whether or not the type takes time to read it.
    public static func read<Value: IntentValue>(_ type: Value.Type, _ json: JSONValue) async throws -> Value? {
        try await Value.intentValue(json: json)
    }
}

/// An intent that shows what was found; without effect, it is one like any other.
public protocol ShowInAppSearchResultsIntent: AppIntent {
    /// What is searched for.
    var criteria: StringSearchCriteria { get set }
}

/// A text to search for.
public struct StringSearchCriteria: Hashable, Sendable {
    /// The text.
    public let term: String

    /// A text.
    public init(term: String) { self.term = term }
}

extension StringSearchCriteria: IntentValue {
    /// Any text.
    public static var intentValueType: IntentValueType { String.intentValueType }
    /// The text.
    public static func intentValue(word: String, match: WordMatch) -> StringSearchCriteria? {
        match == .exact ? StringSearchCriteria(term: word) : nil
    }
    /// The text.
    public var intentText: String { term }
}
