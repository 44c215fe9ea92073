/// A question on the terminal, without the terminal: keys change it, and it says what it looks like.
protocol Prompt {
    associatedtype Result

    /// The question's words.
    var question: String { get }
    /// Does what can be done before the first key, once the person sees the question.
    mutating func prepare()
    /// Does what the key means.
    mutating func take(_ key: Key) -> PromptStep<Result>
    /// What the person sees. It changes only what is in view.
    mutating func drawing(in size: TerminalSize) -> Drawing
    /// Says why an answer was not taken; the person goes on.
    mutating func refuse(_ reason: String)
    /// How a result stands after the question, once it is answered.
    func words(for result: Result) -> String
}

extension Prompt {
    /// Nothing.
    mutating func prepare() {}
}

/// What a key leads to.
enum PromptStep<Result> {
    case goesOn
    case cancelled
    case answered(Result)
    /// Answered, unless more keys follow at once.
    case answeredUnlessMoreFollows(Result)
}

extension PromptStep: Equatable where Result: Equatable {}
extension PromptStep: Sendable where Result: Sendable {}

/// How large a terminal is, in cells.
package struct TerminalSize: Equatable, Sendable {
    package var rows: Int
    package var columns: Int

    /// The columns to draw in: the last one stays free, because terminals differ in what a full line does to the cursor.
    var width: Int { max(1, columns - 1) }
    /// The rows that a question may take: it must not push what the person did before out of sight.
    package var promptRows: Int { max(1, min(10, rows)) }
}
