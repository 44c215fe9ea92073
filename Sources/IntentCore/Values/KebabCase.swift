/// A Swift name as it is written on a command line: small letters, a hyphen between words.
///
///     kebabCase("couchToKitchen")  // "couch-to-kitchen"
///     kebabCase("URLValue")        // "url-value"
///     kebabCase("top10Hits")       // "top10-hits"
///     kebabCase("run5K")           // "run5k"
///
/// A capital begins a word after a small letter, and after a capital or digit where a small letter follows it. Digits
/// stay with what stands before them. Underscores part words.
package func kebabCase(_ name: String) -> String {
    let letters = Array(name.unicodeScalars)
    var words = ""
    for (index, letter) in letters.enumerated() {
        guard letter != "_" else {
            if !words.isEmpty, words.last != "-", letters[index...].contains(where: { $0 != "_" }) { words += "-" }
            continue
        }
        let previous = index > 0 ? letters[index - 1] : "_"
        let next = index + 1 < letters.count ? letters[index + 1] : "_"
        let begins = letter.isCapital && previous != "_" && (previous.isSmall || next.isSmall)
        words += (begins ? "-" : "") + letter.properties.lowercaseMapping
    }
    return words
}

/// The name of an intent's type on a command line, without the ending `Intent`: `ListRunsIntent` is `list-runs`.
package func intentCommandName(_ typeName: String) -> String {
    let ending = "Intent"
    let isMore = typeName.hasSuffix(ending) && typeName.utf8.count > ending.utf8.count
    return kebabCase(isMore ? String(typeName.dropLast(ending.count)) : typeName)
}

extension Unicode.Scalar {
    fileprivate var isCapital: Bool { properties.isUppercase }
    fileprivate var isSmall: Bool { properties.isLowercase }
}
