import FoundationEssentials

/// Text for a person, as Foundation on Apple's platforms has it. There are no translations here: the text is the one
/// in the source.
///
///     static let title: LocalizedStringResource = "Track your run"
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Codable, Sendable {
    /// What Apple's type looks the translation up by; here also the text, unless a default value was given.
    public let key: String
    /// The words, without markup.
    package let text: String
    /// The text as it was written, where it has markup.
    let markup: String?

    /// A resource from a literal.
    public init(stringLiteral value: String) {
        // A parameter's title is one, for each line of a pipe.
        if TextMarkup.mayBegin(in: value) {
            self.init(String.LocalizationValue(stringLiteral: value))
        } else {
            self.init(text: value)
        }
    }

    /// A resource from an interpolated literal.
    public init(stringInterpolation: TextInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// A resource from text; table, locale, bundle and comment are for translations and have no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        text = keyAndValue.text
        markup = keyAndValue.markup
    }

    /// A resource whose key differs from its text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        text = defaultValue.text
        markup = defaultValue.markup
    }

    package init(text: String) {
        key = text
        self.text = text
        markup = nil
    }

    /// Where translations are found on Apple's platforms; accepted, and without effect.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
}

extension String {
    /// Text with values in it, before it is looked up; as Foundation on Apple's platforms has it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The text as it was written.
        let key: String
        /// The words, without markup.
        let text: String
        /// The text as it was written, where it has markup.
        let markup: String?

        /// A value from plain text.
        public init(_ value: String) { self.init(key: value, markup: TextMarkup.mayBegin(in: value) ? value : nil) }

        /// A value from a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// A value from an interpolated literal.
        public init(stringInterpolation: TextInterpolation) {
            self.init(key: stringInterpolation.text, markup: stringInterpolation.markup)
        }

        private init(key: String, markup: String?) {
            self.key = key
            let words = markup.map(TextMarkup.plain) ?? key
            text = words
            self.markup = markup
        }
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.text }

    /// The text itself; table, bundle, locale and comment are for translations and have no effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil,
        bundle: LocalizedStringResource.BundleDescription = .main, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text
    }
}

/// A type that says itself in text for people. An error that conforms gives the words that the person reads when an
/// intent throws it.
///
///     enum RunError: Error, CustomLocalizedStringResourceConvertible {
///         case tooFar
///         var localizedStringResource: LocalizedStringResource { "That is too far." }
///     }
public protocol CustomLocalizedStringResourceConvertible {
    /// The text for people.
    var localizedStringResource: LocalizedStringResource { get }
}
