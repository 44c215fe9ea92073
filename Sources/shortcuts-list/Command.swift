import IntentCore

/// A command as an argument vector: a list in a record, and for people as they would type it.
struct Command: IntentValue {
    let words: [String]

    static var intentValueType: IntentValueType { IntentValueType(name: "command", expected: "a command") }

    /// A program alone.
    static func intentValue(word: String, match: WordMatch) -> Command? {
        match == .exact && !word.isEmpty ? Command(words: [word]) : nil
    }

    var intentJSON: JSONValue { .array(words.map { .string($0) }) }

    /// A program that the shell would find by its name goes by that.
    var intentText: String {
        guard let path = words.first, let name = path.split(separator: "/").last.map(String.init),
            let found = Subprocess.path(of: name), Subprocess.isSame(found, path)
        else { return shellWords(words) }
        return shellWords([name] + words.dropFirst())
    }
}
