/// The name that a mistyped word most likely means, or nil where none is near enough to suggest.
///
/// Near is by edits of the folded text: a character too many, too few, or another one, or two neighbours swapped; at
/// most one in three of the word's and at most five. Of names equally near it is the first. The work is bounded for
/// any input: words longer than 64 characters have no nearest name, and names too long to be near are passed over.
package func nearest(to word: String, among names: [String]) -> String? {
    nearestNames(to: word, among: names, most: 1).first
}

/// The names that a mistyped word most likely means, the nearest first, as `nearest(to:among:)` measures them.
package func nearestNames(to word: String, among names: some Sequence<String>, most: Int) -> [String] {
    guard word.utf8.count <= 4 * longestWord else { return [] }
    let word = Array(folded(word).unicodeScalars)
    guard (1...longestWord).contains(word.count) else { return [] }
    // At least one character has to stay.
    var limit = min(max(1, word.count / 3), 5, word.count - 1)
    var near: [(name: String, edits: Int)] = []
    for name in names where limit > 0 && name.utf8.count <= 8 * longestWord {
        guard let edits = edits(from: word, to: Array(folded(name).unicodeScalars), upTo: limit) else { continue }
        near.insert((name, edits), at: near.firstIndex { $0.edits > edits } ?? near.endIndex)
        guard near.count >= most else { continue }
        near.removeSubrange(most...)
        // One that is no nearer than the last of them would stand behind it.
        limit = (near.last?.edits ?? 1) - 1
    }
    return near.map(\.name)
}

private let longestWord = 64

/// The number of edits, or nil beyond `limit`. Only the cells within `limit` of the diagonal are filled.
private func edits(from word: [Unicode.Scalar], to name: [Unicode.Scalar], upTo limit: Int) -> Int? {
    guard abs(word.count - name.count) <= limit else { return nil }
    let far = limit + 1
    var (beforeLast, last) = ([Int](repeating: far, count: name.count + 1), Array(0...name.count))
    for row in 1...word.count {
        var current = [Int](repeating: far, count: name.count + 1)
        if row <= limit { current[0] = row }
        var best = current[0]
        for column in max(1, row - limit)..<max(1, min(name.count, row + limit) + 1) {
            let isSame = word[row - 1] == name[column - 1]
            var cost = min(last[column - 1] + (isSame ? 0 : 1), last[column] + 1, current[column - 1] + 1)
            if row > 1, column > 1, word[row - 1] == name[column - 2], word[row - 2] == name[column - 1] {
                cost = min(cost, beforeLast[column - 2] + 1)
            }
            current[column] = cost
            best = min(best, cost)
        }
        guard best <= limit else { return nil }
        (beforeLast, last) = (last, current)
    }
    return last[name.count] <= limit ? last[name.count] : nil
}
