/// The person's own word in a message, shortened where it is very long.
package func quoted(_ word: String) -> String {
    let most = 60
    guard word.unicodeScalars.count > most else { return "'\(word)'" }
    return "'\(String(String.UnicodeScalarView(word.unicodeScalars.prefix(most))))…'"
}
