/// What may stand at the place of the cursor: the word, and what it means.
struct Candidate: Equatable {
    var word: String
    var meaning: String?

    /// The word, a tab, and what it means. A word never has a tab or a line's end.
    var line: String { meaning.map { "\(word)\t\(sanitized($0))" } ?? word }
}

/// Values as the candidates of a completion.
struct Candidates {
    private let choices: [Choice]
    private let repeated: Set<String>

    init(of choices: [Choice]) {
        self.choices = choices
        var seen: Set<String> = []
        var repeated: Set<String> = []
        for title in choices.map({ folded($0.title) }) where !seen.insert(title).inserted { repeated.insert(title) }
        self.repeated = repeated
    }

    /// One for each value that begins so, by its title or another name.
    func beginning(_ prefix: String) -> [Candidate] {
        // The space at the end tells a word that has ended from one that goes on.
        let prefix = folded(prefix) + (prefix.last == " " && !folded(prefix).isEmpty ? " " : "")
        return choices.compactMap { choice in
            guard let word = word(for: choice, beginning: prefix) else { return nil }
            return Candidate(word: word, meaning: word == choice.title ? choice.subtitle : choice.title)
        }
    }

    /// The name that begins so: the title, unless another value has the same or a shell's line cannot hold it.
    private func word(for choice: Choice, beginning prefix: String) -> String? {
        let isUsable = sanitized(choice.title) == choice.title && !repeated.contains(folded(choice.title))
        let begins = folded(choice.title).hasPrefix(prefix)
        if begins, isUsable { return choice.title }
        let names = begins ? [choice.identifier] : choice.otherNames.filter { folded($0).hasPrefix(prefix) }
        return names.first { sanitized($0) == $0 && !$0.isEmpty }
    }
}
