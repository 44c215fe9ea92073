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

    /// A title of one case is the name of another (case 56).
    @Test(arguments: [
        ("Red", Paint.crimson), ("red", .red), (" Red ", .crimson), ("Scarlet", .red),
        ("crimson", .crimson),
    ])
    func aTitleGoesBeforeANameAndANameBeforeWhatDiffersInCase(word: String, paint: Paint) throws {
        #expect(try Paint.intentValue(word: word, match: .exact) == paint)
    }

    @Test func whatDiffersInCaseFromBothIsAskedFor() async throws {
        let error = try #require(throws: AmbiguousValueError.self) {
            try Paint.intentValue(word: "RED", match: .exact)
        }
        #expect(await explanation(of: error) == "may be Scarlet or Red; write more of it")
    }

    @Test(arguments: Paint.allCases)
    func commandsAndRecordsNameTheVeryCase(paint: Paint) async throws {
        for word in commandWords(of: paint) + [paint.intentText] {
            #expect(try Paint.intentValue(word: word, match: .exact) == paint)
        }
        #expect(try await Paint.intentValue(json: paint.intentJSON) == paint)
    }

    @Test func severalAreListedByTheirTitles() async throws {
        let error = try #require(throws: AmbiguousValueError.self) {
            try Walk.intentValue(word: "round", match: .prefix)
        }
        #expect(error.choices.map(\.identifier) == ["0.4", "12"])
        #expect(
            await explanation(of: error)
                == "may be Around the Pond or roundTheHill; write more of it")
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

enum Paint: String, AppEnum {
    case red, crimson
    /// Its raw value is the title of another.
    case blood = "Scarlet"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paint"
    static let caseDisplayRepresentations: [Paint: DisplayRepresentation] = [
        .red: "Scarlet", .crimson: "Red", .blood: "Blood",
    ]
}
