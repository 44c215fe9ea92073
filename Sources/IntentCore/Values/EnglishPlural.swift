/// A noun in the plural as English has it, by rule and by the exceptions that are common; what stands before the noun stays.
///
///     englishPlural("run")        // "runs"
///     englishPlural("category")   // "categories"
///     englishPlural("Red Box")    // "Red Boxes"
package func englishPlural(_ noun: String) -> String {
    let head = noun.prefix(upTo: noun.lastWordStart)
    let word = String(noun[noun.lastWordStart...])
    let small = word.lowercased()
    if unchangedPlurals.contains(small) { return noun }
    if irregularPlurals.values.contains(small) { return noun }
    if let plural = irregularPlurals[small] {
        return head + (word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural)
    }
    return head + regularPlural(word, small)
}

/// So many of something: `1 run`, `2 runs`.
package func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(number == 1 ? noun : englishPlural(noun))"
}

private func regularPlural(_ word: String, _ small: String) -> String {
    let vowels = "aeiou"
    let beforeLast = small.dropLast().last ?? "a"
    if small.hasSuffix("is"), small.utf8.count > 3 { return word.dropLast(2) + "es" }
    if small.hasSuffix("y"), !vowels.contains(beforeLast) { return word.dropLast() + "ies" }
    for ending in ["s", "x", "z", "ch", "sh"] where small.hasSuffix(ending) { return word + "es" }
    return word + "s"
}

private let unchangedPlurals: Set<String> = [
    "aircraft", "deer", "equipment", "fish", "information", "money", "music", "news", "rice", "series", "sheep",
    "species",
]

private let irregularPlurals = [
    "calf": "calves", "child": "children", "echo": "echoes", "foot": "feet", "goose": "geese", "half": "halves",
    "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men",
    "mouse": "mice", "person": "people", "potato": "potatoes", "quiz": "quizzes", "shelf": "shelves",
    "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
]

extension String {
    /// Where the last word begins: after a space or a hyphen, or at a capital after a small letter.
    fileprivate var lastWordStart: Index {
        var start = startIndex
        for (index, next) in zip(indices, indices.dropFirst()) {
            if self[index] == " " || self[index] == "-" || self[index].isLowercase && self[next].isUppercase {
                start = next
            }
        }
        return start
    }
}
