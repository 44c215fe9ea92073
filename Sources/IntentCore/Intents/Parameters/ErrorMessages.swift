/// Why a word was not taken, as the end of a sentence that quotes the word.
///
/// - Parameter identifiersLast: whether identifiers mean the same in the next run, so that they can be given.
package func explanation(of error: any Error, identifiersLast: Bool = true) async -> String {
    switch error {
    case let error as ValueParsingError: "\(error)"
    case let error as UnreadableFile: "cannot be read: \(error.cause)"
    case let error as AmbiguousValueError: explanation(of: error.choices, identifiersLast)
    case let error as any CustomLocalizedStringResourceConvertible: error.localizedStringResource.text
    default: FoundationSupport.current?.words(error) ?? "\(error)"
    }
}

/// What a word may mean. Where the titles tell the values apart, more of one is what a person would give.
private func explanation(of choices: [Choice], _ identifiersLast: Bool) -> String {
    let titles = choices.map(\.title)
    guard Set(titles.map(folded)).count < titles.count else { return "may be \(listed(titles)); write more of it" }
    guard identifiersLast else {
        return "names \(choices.count) values that no word tells apart; choose one on a terminal"
    }
    return "may be " + listed(choices.map { "\($0.title) (\($0.identifier))" }) + "; give the identifier"
}

/// Names in a sentence: `5K, 10K or Marathon`; of very many the first ones.
package func listed(_ names: [String], most: Int = 20, last joint: String = " or ") -> String {
    guard names.count <= most else {
        return names.prefix(most).joined(separator: ", ") + " or one of \(names.count - most) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + joint + last
}
