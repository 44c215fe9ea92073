/// What an intent does, in a sentence or two, as App Intents has it: help and manual show the text.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The sentence.
    public let descriptionText: LocalizedStringResource
    /// The group that the intent is listed under.
    public let categoryName: LocalizedStringResource?
    /// Further words that it is found by.
    public let searchKeywords: [LocalizedStringResource]
    /// What the result is called when it goes on to the next action.
    public let resultValueName: LocalizedStringResource?

    /// A description, as App Intents has it.
    public init(
        _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        descriptionText = description
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// A description from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(text: value)) }

    /// A description from an interpolated literal.
    public init(stringInterpolation: TextInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
