/// The one choice that a word names, or nil where it names none.
///
/// - Parameter choice: what an element of the list is known by.
/// - Throws: `AmbiguousWord` where it names several.
package func theOne<Element>(
    named word: String, match: WordMatch, among elements: some Sequence<Element>, choice: (Element) -> Choice
) throws -> Element? {
    let wanted = folded(word)
    guard !wanted.isEmpty, match == .exact || !startsWithDigit(wanted) else { return nil }
    var found: [(element: Element, choice: Choice)] = []
    for element in elements {
        let itsChoice = choice(element)
        guard itsChoice.isNamed(wanted, match: match), !found.contains(where: { $0.choice == itsChoice }) else {
            continue
        }
        found.append((element, itsChoice))
    }
    guard found.count > 1 else { return found.first?.element }
    throw AmbiguousWord(choices: found.map(\.choice), values: found.compactMap { $0.element as? any IntentValue })
}

private func startsWithDigit(_ text: String) -> Bool { text.utf8.first.map { (0x30...0x39).contains($0) } ?? false }

/// A word that names several values.
package struct AmbiguousWord: Error {
    package let choices: [Choice]
    /// The values themselves, in the same order.
    package let values: [any IntentValue]
}
