import Testing

@testable import IntentCore

@Suite struct CandidatesTests {
    @Test func nothingOfANameReachesTheTerminalAsAControl() {
        let choices = [
            Choice(title: "a\tb", identifier: "1"), Choice(title: "c\u{1B}[2J", identifier: "2\u{9B}"),
            Choice(title: "d", subtitle: "e\nf", identifier: "3"),
        ]
        #expect(Candidates(of: choices).beginning("").map(\.line) == ["1\ta\u{FFFD}b", "d\te\u{FFFD}f"])
    }

    @Test func whatHasOneTitleGoesByIdentifiers() {
        let choices = [Choice(title: "Same", identifier: "x1"), Choice(title: "same", identifier: "x2")]
        #expect(Candidates(of: choices).beginning("sa").map(\.line) == ["x1\tSame", "x2\tsame"])
    }
}
