/// The one choice that a word names, or nil where it names none.
///
/// - Parameter choice: what an element of the list is known by.
/// - Throws: `AmbiguousValueError` where it names several.
package func uniqueMatch<Element>(
    named word: String, match: WordMatch, among elements: some Sequence<Element>, choice: (Element) -> Choice
) throws(AmbiguousValueError) -> Element? {
    guard let wanted = name(of: word, match: match) else { return nil }
    var found: [(element: Element, choice: Choice)] = []
    for element in elements {
        let choice = choice(element)
        guard choice.isNamed(wanted, match: match), !found.contains(where: { $0.choice == choice }) else {
            continue
        }
        found.append((element, choice))
    }
    guard found.count > 1 else { return found.first?.element }
    let closest = closest(to: word, among: found.map { ($0, $0.choice, [$0.choice.identifier]) })
    guard closest.count > 1 else { return closest.first?.element }
    throw AmbiguousValueError(choices: closest.map(\.choice))
}

/// Of several that a word names, those that it names most closely: by the very title, else by an identifier, else by a
/// title or an identifier that differs in case or Unicode form alone.
private func closest<Element>(
    to word: String, among found: [(element: Element, choice: Choice, identifiers: [String])]
) -> [Element] {
    let word = trimmed(word)
    let form = folded(word)
    for isClose in [
        { trimmed($0.choice.title) == word }, { $0.identifiers.contains(word) },
        { folded($0.choice.title) == form || $0.identifiers.contains { folded($0) == form } },
    ] as [((element: Element, choice: Choice, identifiers: [String])) -> Bool] {
        let close = found.filter(isClose)
        if !close.isEmpty { return close.map(\.element) }
    }
    return found.map(\.element)
}

/// The text without white space around it.
private func trimmed(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return String(String.UnicodeScalarView(rest))
}

/// The word as names are compared, or nil where it cannot name anything: 4 is no beginning of 42.2.
private func name(of word: String, match: WordMatch) -> String? {
    let name = folded(word)
    guard let first = name.utf8.first, match == .exact || !isDigit(first) else { return nil }
    return name
}

/// A word that names several values.
package struct AmbiguousValueError: Error {
    package let choices: [Choice]
}

/// The names of a fixed list of choices, folded once, so that a word is looked up and not compared.
struct ChoiceNames: Sendable {
    let choices: [Choice]
    private let names: [(name: String, position: Int)]

    init(_ choices: [Choice]) {
        self.choices = choices
        names = choices.enumerated().flatMap { position, choice in
            ([choice.title] + choice.otherNames).map { (folded($0), position) }
        }
    }

    /// The position of the choice that a word names, or nil where it names none.
    func position(named word: String, match: WordMatch) throws(AmbiguousValueError) -> Int? {
        guard let wanted = name(of: word, match: match) else { return nil }
        // In a list of names as short as an enum's a scan is faster than a table, whose type has to be made first.
        var found: [Int] = []
        for (name, position) in names where found.last != position {
            if match == .exact ? name == wanted : name.hasPrefix(wanted) { found.append(position) }
        }
        guard found.count > 1 else { return found.first }
        // A case goes by its name as well as by its raw value.
        let closest = closest(to: word, among: found.map { ($0, choices[$0], choices[$0].otherNames) })
        guard closest.count > 1 else { return closest.first }
        throw AmbiguousValueError(choices: closest.map { choices[$0] })
    }
}
