/// The words that mean a value on a command line: one, or one an element of a list.
package func commandWords(of value: any IntentValue) -> [String] {
    guard let list = value.asList else { return [Choice(value).identifier] }
    var words: [String] = []
    // The elements are in memory: going through them throws nothing of its own.
    try? list.forEachElement { words.append(Choice($0).identifier) }
    return words
}
