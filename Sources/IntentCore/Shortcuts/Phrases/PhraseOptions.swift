/// Offers the phrases of all installed apps, for completions and prompts.
package struct PhraseOptions: DynamicOptionsProvider {
    package init() {}

    package func results() async throws -> [String] { CatalogSnapshot.current.allPhrases().phrases.map(\.text) }
}

/// A phrase that nobody knows, with what may have been meant.
///
/// - Parameter app: what the one app is called whose phrases were looked through.
package func unknownPhrase(_ said: String, nearest: [String], of app: String? = nil) -> UsageError {
    let advice =
        nearest.isEmpty
        ? "shortcuts-list shows all phrases" : "did you mean \(listed(nearest.map { "'\($0)'" }))?"
    return UsageError("there is no phrase \(quoted(said))\(app.map { " of \($0)" } ?? ""); \(advice)")
}
