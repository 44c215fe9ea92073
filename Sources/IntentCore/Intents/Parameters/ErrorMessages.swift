/// Why a word was not taken, as the end of a sentence that quotes the word.
package func explanation(of error: any Error) async -> String {
    switch error {
    case let error as ValueParsingError: "\(error)"
    case let error as UnreadableFile: "cannot be read: \(error.cause)"
    case let error as AmbiguousValueError:
        "may be " + listed(error.choices.map { "\($0.title) (\($0.identifier))" }) + "; give the identifier"
    case let error as any CustomLocalizedStringResourceConvertible: error.localizedStringResource.text
    default: "\(error)"
    }
}

/// Names in a sentence: `5K, 10K or Marathon`; of very many the first ones.
package func listed(_ names: [String], most: Int = 20, last joint: String = " or ") -> String {
    guard names.count <= most else {
        return names.prefix(most).joined(separator: ", ") + " or one of \(names.count - most) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + joint + last
}
