/// The words that mean a value on a command line: one, or one an element of a list.
package func commandWords(of value: any IntentValue) -> [String] {
    guard let list = value.asList else { return [commandWord(of: value)] }
    var words: [String] = []
    // The elements are in memory: going through them throws nothing of its own.
    try? list.forEachElement { words.append(commandWord(of: $0)) }
    return words
}

/// The identifier, but where that is the title of another case.
private func commandWord(of value: any IntentValue) -> String {
    let choice = Choice(value)
    guard case .choices(let cases) = type(of: value).intentValueType.syntax,
        cases.contains(where: { $0.title == choice.identifier && $0.identifier != choice.identifier })
    else { return choice.identifier }
    return choice.title
}
