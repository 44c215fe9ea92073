import FoundationEssentials
import Testing

@testable import IntentCore

@Suite struct EntityReadingTests {
    @Test(arguments: [("fern", 1), ("Old  friend", 1), ("1", 1), ("3", 3), (" IVY", 4), ("42 roses", 7)])
    func isKnownByTitleSynonymAndIdentifier(word: String, id: Int) async throws {
        #expect(try await Plant.intentValue(word: word, match: .exact)?.id == id)
    }

    @Test func isKnownByTheBeginningOfOneName() async throws {
        #expect(try await Plant.intentValue(word: "fe", match: .prefix)?.id == 1)
        #expect(try await Plant.intentValue(word: "4", match: .prefix) == nil)
        #expect(try await Plant.intentValue(word: "rose", match: .prefix) == nil)
        #expect(try await Plant.intentValue(word: "9", match: .exact) == nil)
    }

    @Test func severalOfATitleAreListedWithTheirIdentifiers() async throws {
        let error = try await #require(throws: AmbiguousValueError.self) {
            try await Plant.intentValue(word: "fig", match: .exact)
        }
        #expect(await explanation(of: error) == "may be Fig (2) or Fig (3); give the identifier")
    }

    @Test func aTextQueryFindsWhatIsNotSuggested() async throws {
        #expect(try await Bird.intentValue(word: "wren", match: .exact)?.id == "wren")
        #expect(try await Bird.intentValue(word: "wr", match: .exact) == nil)
        #expect(try await Bird.intentValue(word: "wr", match: .prefix)?.id == "wren")
        #expect(try await Bird.intentValue(word: "trill", match: .exact) == nil)
        #expect(try await Bird.intentValue(word: "trill", match: .prefix)?.id == "wren", "the query's only answer")
        #expect(try await Bird.intentValue(word: "caw", match: .prefix) == nil, "two answers, neither of that name")
        #expect(try await Bird.intentValue(word: "gull", match: .prefix) == nil)
    }

    @Test func anEnumerableQueryListsWhatIsNotSuggested() async throws {
        #expect(try await Tool.intentValue(word: "rake", match: .exact)?.name == "Rake")
        #expect(
            try await Tool.intentValue(word: "00000000-0000-0000-0000-00000000000b", match: .exact)?.name == "Hoe")
        #expect(try await Tool.intentValue(word: "r", match: .prefix)?.name == "Rake")
    }

    @Test func aPropertyQueryFindsByItsTextProperties() async throws {
        #expect(try await Seed.intentValue(word: "Poppy", match: .exact)?.id == "s1")
        #expect(try await Seed.intentValue(word: "Blue Poppy", match: .exact)?.id == "s2")
        #expect(try await Seed.intentValue(word: "Papaver", match: .exact)?.id == "s1")
        #expect(try await Seed.intentValue(word: "Rose", match: .exact) == nil)
    }

    @Test func comparatorsMakeOfATextWhatTheQueryIsAskedWith() {
        func comparators<Query: EntityPropertyQuery>(of query: Query.Type) -> [Query.ComparatorMappingType?] {
            query.properties.properties.map { $0.comparator(forText: "x") }
        }
        #expect(comparators(of: Seed.Query.self) == ["name x", "latin x", nil, nil])
    }

    @Test func jsonIsAnObjectWithAnIdentifierOrAName() async throws {
        #expect(try await Plant.intentValue(json: .object(["id": .integer(3)]))?.id == 3)
        #expect(try await Plant.intentValue(json: .object(["id": .string("3"), "title": .string("wrong")]))?.id == 3)
        #expect(try await Plant.intentValue(json: .object(["id": .string("fern")])) == nil, "a title is no identifier")
        #expect(try await Plant.intentValue(json: .object(["title": .string("Fern")])) == nil)
        #expect(try await Plant.intentValue(json: .string("fern"))?.id == 1)
        #expect(try await Plant.intentValue(json: .integer(4))?.id == 4)
        #expect(try await Plant.intentValue(json: .array([])) == nil)
    }

    @Test func saysItsTitleAndInARecordItsProperties() {
        let fern = Plant.all[0]
        #expect(fern.intentText == "Fern")
        #expect(
            fern.intentJSON
                == .object([
                    "id": .integer(1), "title": .string("Fern"), "name": .string("Fern"), "height": .number(40.5),
                ]))
        #expect(
            Plant(5, "Ash").intentJSON == .object(["id": .integer(5), "title": .string("Ash"), "name": .string("Ash")]))
    }

    @Test func anEntityIsItsIdentifierElsewhere() async throws {
        let object = Plant.all[0].intentJSON
        #expect(try await Int.intentValue(json: object) == 1)
        #expect(await String.intentValue(json: object) == "1")
        #expect(try await Double.intentValue(json: object) == nil)
    }

    @Test func propertiesAreNamedByTitleOrSource() {
        #expect(Plant.all[0].properties.map(\.title) == ["Name", "Height", "tags"])
        #expect(Plant.all[0].properties.map(\.name) == ["name", "height", "tags"])
    }

    @Test func aTransientEntityNeedsNeitherIdentifierNorQuery() async throws {
        struct Harvest: TransientAppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harvest"
            @Property(title: "Baskets") var baskets: Int
            var displayRepresentation: DisplayRepresentation { "\(baskets) baskets" }
            init() { baskets = 2 }
        }
        #expect(
            Harvest().intentJSON
                == .object(["id": .string("2 baskets"), "title": .string("2 baskets"), "baskets": .integer(2)]))
        #expect(try await Harvest.intentValue(word: "2 baskets", match: .exact) == nil)
    }
}
