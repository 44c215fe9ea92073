/// Why a word is not the value that was asked for.
///
/// The two cases lead to different sentences, and where several parameters could take a word, a refusal with a reason
/// says more than that the word is something else.
package enum WordError: Error, Hashable, Sendable {
    /// The word is no such thing at all; what one looks like: `a distance such as 7.3km`.
    case unlike(expected: String)
    /// The word is such a thing but cannot be taken, and why or what to write instead: `must be more than zero`.
    case refused(reason: String)
}

extension WordError: CustomStringConvertible {
    /// The error without the word, for whoever does not compose a sentence of their own.
    package var description: String {
        switch self {
        case .unlike(let expected): "it is not \(expected)"
        case .refused(let reason): reason
        }
    }
}

extension WordError {
    static var notPositive: WordError { .refused(reason: "must be more than zero") }
}
