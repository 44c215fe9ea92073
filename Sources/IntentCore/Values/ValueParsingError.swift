/// Why a word is not the value that was asked for.
///
/// The two cases lead to different sentences, and where several parameters could take a word, a refusal with a reason
/// says more than that the word is something else.
package enum ValueParsingError: Error, Hashable, Sendable {
    /// The word is no such thing at all; what one looks like: `a distance such as 7.3km`.
    case noMatch(expected: String)
    /// The word is such a thing but cannot be taken, and why or what to write instead: `must be more than zero`.
    case refused(reason: String)
}

extension ValueParsingError: CustomStringConvertible {
    /// The error without the word, for whoever does not compose a sentence of their own.
    package var description: String {
        switch self {
        case .noMatch(let expected): "it is not \(expected)"
        case .refused(let reason): reason
        }
    }
}

extension ValueParsingError {
    static var notPositive: ValueParsingError { .refused(reason: "must be more than zero") }
}
