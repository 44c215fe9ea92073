/// What a said phrase means.
package enum PhraseMeaning: Sendable {
    /// These phrases; of several, each stands for another command.
    case phrases([InstalledPhrase])
    /// A phrase whose value was left out, with each value that it can have.
    case lacksValue([InstalledPhrase])
    /// None; what may have been meant.
    case unknown(nearest: [String])

    package var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension PhraseCatalog {
    /// Finds what a phrase means, without regard to case, accents, spacing, Unicode form, punctuation and quotation marks
    /// around it. An app and a value go by their synonyms too.
    package func meaning(of said: String) -> PhraseMeaning {
        // Nobody says more, and each phrase is compared with it.
        guard said.utf8.count <= 4000 else { return .unknown(nearest: []) }
        let said = withoutQuotationMarks(said)
        let wanted = spokenForm(said)
        var found: [InstalledPhrase] = []
        var open: [OpenPhrase] = []
        for phrase in self.open {
            found += phrase.matches(wanted, in: spokenForm)
            if phrase.isMeant(by: wanted) { open.append(phrase) }
        }
        // What is called by marks alone goes by them.
        if found.isEmpty {
            let withMarks = foldedWithoutAccents(said)
            found = self.open.flatMap { $0.matches(withMarks, in: foldedWithoutAccents) }
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
        guard !words.isEmpty else { return [] }
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

    /// - Parameter compared: brings a text into the form in which phrases are compared, as `wanted` is in.
    fileprivate func matches(_ wanted: String, in compared: (String) -> String) -> [InstalledPhrase] {
        guard !wanted.isEmpty else { return [] }
        for name in app.spokenNames {
            let form = compared(template.spoken(application: name, value: Self.mark))
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
            let value = compared(String(wanted.dropFirst(beginning.count).dropLast(parts[1].count)))
            guard !value.isEmpty else { continue }
            var rows = choices.rows.filter { $0.choice.isCalled(value, in: compared) }
            // `body-scan` and `bodyscan` for "Body Scan", where nothing is called exactly so.
            if rows.isEmpty, !withoutGaps(value).isEmpty {
                rows = choices.rows.filter { withoutGaps(compared($0.choice.title)) == withoutGaps(value) }
            }
            if !rows.isEmpty { return rows.map { InstalledPhrase(self, $0) } }
        }
        return []
    }

    /// Whether the phrase was said without its value.
    fileprivate func isMeant(by wanted: String) -> Bool {
        parameter != nil && !wanted.isEmpty
            && app.spokenNames.contains { spokenForm(template.spoken(application: $0, value: "")) == wanted }
    }
}

extension Choice {
    /// Whether it goes by that name, which is in the form in which phrases are compared. A title is also known as it
    /// is shown where it holds what must not be shown.
    fileprivate func isCalled(_ name: String, in compared: (String) -> String) -> Bool {
        if compared(title) == name || otherNames.contains(where: { compared($0) == name }) { return true }
        let shown = sanitized(title)
        return shown != title && compared(shown) == name
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

/// The form in which phrases are compared: no case, no accents, single spaces, one kind of apostrophe, and no punctuation
/// but between digits, where it makes another number.
func spokenForm(_ text: String) -> String {
    let plain = foldedWithoutAccents(text)
    guard plain.unicodeScalars.contains(where: { marks.contains($0) || $0 == "\u{2019}" }) else { return plain }
    var form = String.UnicodeScalarView()
    let scalars = Array(plain.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
        switch scalar {
        case "\u{2019}": form.append("'")
        case _ where marks.contains(scalar) && !isBetweenDigits(index, scalars): form.append(" ")
        default: form.append(scalar)
        }
    }
    return folded(String(form))
}

private func isBetweenDigits(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    return [scalars[index - 1], scalars[index + 1]].allSatisfy { ("0"..."9").contains($0) }
}

private let marks: Set<Unicode.Scalar> = [
    ".", "!", "?", ",", ";", ":", "…", "。", "！", "？", "、", "，", "\"", "“", "”", "„", "«", "»", "–", "—", "¿", "¡",
]
