import Testing

@testable import IntentCore

@Suite struct EnumReadingTests {
    @Test(arguments: [
        ("Around the Pond", Walk.roundThePond), ("  around THE pond ", .roundThePond), ("pond walk", .roundThePond),
        ("roundThePond", .roundThePond), ("round-the-pond", .roundThePond), ("0.4", .roundThePond), ("5k", .five),
        ("5", .five), ("five", .five), ("10", .ten), ("10.5", .toTown), ("to town", .toTown), ("to-town", .toTown),
        ("roundTheHill", .roundTheHill), ("round-the-hill", .roundTheHill), ("12", .roundTheHill),
    ])
    func isKnownByTitleSynonymNameAndRawValue(word: String, walk: Walk) throws {
        #expect(try Walk.intentValue(word: word, match: .exact) == walk)
    }

    @Test(arguments: ["aro", "round", "5.0", "0.40", "", " ", "pond"])
    func isNotKnownByAnythingElse(word: String) throws {
        #expect(try Walk.intentValue(word: word, match: .exact) == nil)
    }

    @Test func isKnownByTheBeginningOfOneNameOnly() throws {
        #expect(try Walk.intentValue(word: "ARO", match: .prefix) == .roundThePond)
        #expect(try Walk.intentValue(word: "to", match: .prefix) == .toTown)
        #expect(try Walk.intentValue(word: "1", match: .prefix) == nil)
        #expect(try Walk.intentValue(word: "10", match: .prefix) == nil)
        #expect(try Walk.intentValue(word: "", match: .prefix) == nil)
    }

    @Test func severalAreListedWithTheirIdentifiers() async throws {
        let error = try #require(throws: AmbiguousValueError.self) {
            try Walk.intentValue(word: "round", match: .prefix)
        }
        #expect(error.choices.map(\.identifier) == ["0.4", "12"])
        #expect(
            await explanation(of: error)
                == "may be Around the Pond (0.4) or roundTheHill (12); give the identifier")
    }

    @Test func jsonIsARawValueOrAName() async throws {
        #expect(try await Walk.intentValue(json: .integer(10)) == .ten)
        #expect(try await Walk.intentValue(json: .number(10.5)) == .toTown)
        #expect(try await Walk.intentValue(json: .string("five")) == .five)
        #expect(try await Walk.intentValue(json: .string("arou")) == .roundThePond)
        #expect(
            try await Walk.intentValue(json: .object(["id": .number(0.4), "title": .string("x")])) == .roundThePond)
        #expect(try await Walk.intentValue(json: .integer(11)) == nil)
        #expect(try await Walk.intentValue(json: .bool(true)) == nil)
        #expect(try await Walk.intentValue(json: .null) == nil)
    }

    @Test(arguments: Walk.allCases)
    func readsAgainWhatItSays(walk: Walk) async throws {
        #expect(try Walk.intentValue(word: walk.intentText, match: .exact) == walk)
        #expect(try await Walk.intentValue(json: walk.intentJSON) == walk)
    }

    @Test func saysItsTitleAndWhatItIs() {
        #expect(Walk.roundThePond.intentText == "Around the Pond")
        #expect(Walk.roundTheHill.intentText == "roundTheHill")
        #expect(Walk.intentValueType.name == "walk")
        #expect(Walk.intentValueType.expected == "a Walk")
    }
}
