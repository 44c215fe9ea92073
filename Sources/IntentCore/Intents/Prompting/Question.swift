/// A question for a value: what the person reads, and what they may answer with.
package struct Question: Sendable {
    /// The question itself: `What session would you like?`
    package var words: String
    /// The name of the parameter whose value is wanted, where it is one's.
    package var parameter: String?
    /// The values that are offered; none where the answer is a word of the person's own.
    package var offers: [Choice]
    /// The sections' titles beside the offers, where the offers are in sections.
    package var sections: [String?] = []
    /// The position of the offer that is taken unless the person moves on.
    package var preselected: Int?
    package var ownWords = OwnWords.refused
    /// What an answer looks like: `a distance such as 7.3km`.
    package var expected: String?
    /// Ways to answer that are none of the offers, as rows of their own below them: `Another distance…`. Whoever
    /// chooses one is asked for it; what a person types may be one at once.
    package var otherWays: [String] = []
    /// Whether several of the offers can be the answer.
    package var takesSeveral = false

    /// What becomes of a word that the person types where values are offered.
    package enum OwnWords: Sendable {
        /// It only narrows the list.
        case refused
        /// It narrows the list, and is an answer where nothing is left of that: what a query finds, though it does not
        /// suggest it.
        case ifNothingMatches
        /// It is an answer as much as the offers are.
        case welcome
    }

    /// A choice of one among several, and nothing else.
    package static func choice(
        _ words: String, of parameter: String? = nil, among offers: [Choice], preselected: Int? = nil
    ) -> Question {
        Question(words: words, parameter: parameter, offers: offers, preselected: preselected)
    }
}

/// What the person answered.
package enum Answer: Equatable, Sendable {
    /// The offer at that position.
    case offer(Int)
    /// A word of their own.
    case word(String)
    /// The offers at those positions, in the order in which they were marked.
    case several([Int])
    /// The other way at that position, of which the answer is still to come.
    case otherWay(Int)
}

/// Puts questions to the person. The shell supplies it; where nobody can be asked there is none.
package protocol Prompter: Sendable {
    /// Asks until `accept` takes the answer; it says why where it does not.
    ///
    /// - Throws: `CancellationError` where the person cancels, or the terminal is gone.
    func answer(_ question: Question, accept: (Answer) async -> String?) async throws -> Answer
    /// Whether the person agrees; `accept` is the word for it, beside yes.
    func confirmation(_ question: String, accept: String) async throws -> Bool
}

extension Prompter {
    /// The position of the chosen one.
    package func choice(
        _ words: String, of parameter: String? = nil, among offers: [Choice], preselected: Int? = nil
    ) async throws -> Int {
        let question = Question.choice(words, of: parameter, among: offers, preselected: preselected)
        let answer = try await answer(question) { if case .offer = $0 { nil } else { "choose one of the list" } }
        guard case .offer(let index) = answer, offers.indices.contains(index) else { throw CancellationError() }
        return index
    }
}
