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

    /// A line for each value that begins so, by its title or another name: the word, a tab, and what it means.
    func lines(beginning prefix: String) -> [String] {
        let prefix = folded(prefix)
        return choices.compactMap { choice in
            guard let word = word(for: choice, beginning: prefix) else { return nil }
            let meaning = word == choice.title ? choice.subtitle : choice.title
            return meaning.map { "\(word)\t\(visible($0))" } ?? word
        }
    }

    /// The name that begins so: the title, unless another value has the same or a shell's line cannot hold it.
    private func word(for choice: Choice, beginning prefix: String) -> String? {
        let isUsable = visible(choice.title) == choice.title && !repeated.contains(folded(choice.title))
        let begins = folded(choice.title).hasPrefix(prefix)
        if begins, isUsable { return choice.title }
        let names = begins ? [choice.identifier] : choice.otherNames.filter { folded($0).hasPrefix(prefix) }
        return names.first { visible($0) == $0 && !$0.isEmpty }
    }
}
