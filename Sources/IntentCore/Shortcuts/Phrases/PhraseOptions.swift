/// Offers the phrases of all installed apps, for completions and prompts.
package struct PhraseOptions: DynamicOptionsProvider {
    package init() {}

    package func results() async throws -> [String] { CatalogSnapshot.current.allPhrases().phrases.map(\.text) }
}

/// A phrase that nobody knows, with what may have been meant.
package func unknownPhrase(_ said: String, nearest: [String]) -> UsageError {
    let advice =
        nearest.isEmpty
        ? "shortcuts-list shows all phrases" : "did you mean \(listed(nearest.map { "'\($0)'" }))?"
    return UsageError("there is no phrase '\(said)'; \(advice)")
}
