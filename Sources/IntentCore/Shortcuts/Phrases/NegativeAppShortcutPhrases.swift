/// What a phone must not take for one of the app's phrases; accepted, and without effect: nothing is guessed here.
public struct NegativeAppShortcutPhrases: Sendable {
    /// A list of such phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) {}
}

/// A phrase that a phone must not take for one of the app's.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    /// A phrase from plain text.
    public init(_ phraseKey: String) {}
    /// A phrase from a literal.
    public init(stringLiteral value: String) {}
    /// A phrase from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {}

    /// Takes the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Starts an empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends the application's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    }
}
