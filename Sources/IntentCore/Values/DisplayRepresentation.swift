import FoundationEssentials

/// How one value is shown: an entity, an enum's case.
///
///     static let caseDisplayRepresentations: [CommonRun: DisplayRepresentation] = [.five: "5K", .ten: "10K"]
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The name that the value is shown and known by.
    public var title: LocalizedStringResource
    /// A second line.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: Image?
    /// Other names that it is known by.
    public var synonyms: [LocalizedStringResource]

    /// A representation, as App Intents has it.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// A title from a literal.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(text: value)) }

    /// A title from an interpolated literal.
    public init(stringInterpolation: TextInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// A picture, by where it comes from.
    public struct Image: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case symbol(String)
            case named(String)
            case url(URL)
            case data(Data)
        }

        let source: Source

        /// A symbol by Apple's name for it.
        public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }

        /// A picture of the app's own.
        public init(named name: String, isTemplate: Bool? = nil) { source = .named(name) }

        /// A picture in a file.
        public init(url: URL, isTemplate: Bool? = nil) { source = .url(url) }

        /// A picture in memory.
        public init(data: Data, isTemplate: Bool? = nil) { source = .data(data) }
    }
}
