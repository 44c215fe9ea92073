import Testing

@testable import IntentCore

@Suite struct JSONPlaceTests {
    private let text = """
        {
          "a": [10, {"b": "}"}, [1, 2]],
          "é": { "c" : true }
        }
        """

    private func place(_ steps: JSONStep...) -> String {
        Array(text.utf8).withUnsafeBytes { JSONPlace(of: steps, in: $0).description }
    }

    @Test func theWholeIsWhereItBegins() { #expect(place() == "line 1 column 1") }

    @Test func stepsLeadToAValue() {
        #expect(place(.key("a")) == "line 2 column 8")
        #expect(place(.key("a"), .index(0)) == "line 2 column 9")
        #expect(place(.key("a"), .index(1), .key("b")) == "line 2 column 19")
        #expect(place(.key("a"), .index(2), .index(1)) == "line 2 column 29")
        // Columns are bytes, of which é has two.
        #expect(place(.key("é"), .key("c")) == "line 3 column 17")
    }

    @Test func wayThatEndsIsGoneAsFarAsItLeads() {
        #expect(place(.key("x")) == "line 1 column 1")
        #expect(place(.key("a"), .key("x")) == "line 2 column 8")
        #expect(place(.key("a"), .index(0), .index(0)) == "line 2 column 9")
    }
}
