/// What a said phrase means.
package enum PhraseMeaning: Sendable {
    /// These phrases; of several, each stands for another command.
    case phrases([InstalledPhrase])
    /// A phrase whose value was left out, with each value that it can have.
    case lacksValue([InstalledPhrase])
    /// None; what may have been meant.
    case unknown(nearest: [String])
}

extension PhraseCatalog {
    /// Finds what a phrase means, without regard to case, accents, spacing, Unicode form and final punctuation. An app
    /// and a value go by their synonyms too.
    package func meaning(of said: String) -> PhraseMeaning {
        let wanted = spokenForm(withoutQuotationMarks(said))
        guard !wanted.isEmpty else { return .unknown(nearest: []) }
        var found: [InstalledPhrase] = []
        var open: [OpenPhrase] = []
        for phrase in self.open {
            found += phrase.matches(wanted)
            if phrase.isMeant(by: wanted) { open.append(phrase) }
        }
        if !found.isEmpty { return .phrases(closest(to: said, among: found)) }
        if !open.isEmpty { return .lacksValue(open.flatMap(\.phrases)) }
        return .unknown(nearest: nearest(to: said))
    }

    /// Where marks and accents alone tell phrases apart, they count; what stands for one command counts once.
    private func closest(to said: String, among found: [InstalledPhrase]) -> [InstalledPhrase] {
        var found = found
        for form in [{ sanitized($0) }, { folded(sanitized($0)) }] as [(String) -> String] where found.count > 1 {
            let same = found.filter { form($0.text) == form(said) }
            if !same.isEmpty { found = same }
        }
        var commands: Set<[String]> = []
        return found.filter { commands.insert($0.command).inserted }
    }

    private func nearest(to said: String) -> [String] {
        let near = nearestNames(to: said, among: phrases.lazy.map { sanitized($0.text) }, most: 3)
        guard near.isEmpty else { return near }
        let words = spokenForm(said).split(separator: " ")
        return Array(
            phrases.lazy.map { sanitized($0.text) }.filter { text in
                let text = spokenForm(text)
                return words.allSatisfy { text.contains($0) }
            }.prefix(3))
    }
}

extension OpenPhrase {
    /// Stands where the value will: a character for private use, which no form of a text changes.
    private static let mark = "\u{F8FF}"

    fileprivate func matches(_ wanted: String) -> [InstalledPhrase] {
        for name in app.spokenNames {
            let form = spokenForm(template.spoken(application: name, value: Self.mark))
            guard parameter != nil else {
                if form == wanted { return [InstalledPhrase(self, nil)] }
                continue
            }
            let parts = form.split(separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            // "a" and "an" are one word.
            let beginnings = [String(parts[0])] + [parts[0].withArticleBeforeVowel].compactMap(\.self)
            guard let beginning = beginnings.first(where: { wanted.hasPrefix($0) }), wanted.hasSuffix(parts[1]),
                wanted.utf8.count > beginning.utf8.count + parts[1].utf8.count
            else { continue }
            let value = spokenForm(String(wanted.dropFirst(beginning.count).dropLast(parts[1].count)))
            var rows = choices.rows.filter { $0.choice.isCalled(value) }
            // `body-scan` and `bodyscan` for "Body Scan", where nothing is called exactly so.
            if rows.isEmpty {
                rows = choices.rows.filter { withoutGaps(spokenForm($0.choice.title)) == withoutGaps(value) }
            }
            if !rows.isEmpty { return rows.map { InstalledPhrase(self, $0) } }
        }
        return []
    }

    /// Whether the phrase was said without its value.
    fileprivate func isMeant(by wanted: String) -> Bool {
        parameter != nil
            && app.spokenNames.contains { spokenForm(template.spoken(application: $0, value: "")) == wanted }
    }
}

extension Choice {
    /// Whether it goes by that name, which is in the form in which phrases are compared. A title is also known as it
    /// is shown where it holds what must not be shown.
    fileprivate func isCalled(_ name: String) -> Bool {
        if spokenForm(title) == name || otherNames.contains(where: { spokenForm($0) == name }) { return true }
        let shown = sanitized(title)
        return shown != title && spokenForm(shown) == name
    }
}

private func withoutGaps(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }

/// The text without quotation marks around the whole of it.
private func withoutQuotationMarks(_ text: String) -> String {
    let pairs: [(Character, Character)] = [("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("«", "»"), ("„", "“")]
    guard text.count > 2, let first = text.first, let last = text.last, pairs.contains(where: { $0 == (first, last) })
    else { return text }
    return String(text.dropFirst().dropLast())
}

/// The form in which phrases are compared: no case, no accents, single spaces, one kind of apostrophe, and nothing of
/// the punctuation at the end.
func spokenForm(_ text: String) -> String {
    var form = foldedWithoutAccents(text)
    if form.utf8.contains(0xE2) { form = String(form.map { $0 == "\u{2019}" ? "'" : $0 }) }
    while let last = form.unicodeScalars.last, finalMarks.contains(last) { form.unicodeScalars.removeLast() }
    return form
}

private let finalMarks: Set<Unicode.Scalar> = [".", "!", "?", ",", ";", ":", "…", "。", "！", "？", " "]
