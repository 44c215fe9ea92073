import FoundationEssentials
import Testing

@testable import IntentCore

private struct Watering: AppIntent {
    static let title: LocalizedStringResource = "Water"
    @Parameter(title: "Plant") var plant: Plant
    @Parameter(title: "Walk", optionsProvider: WalkProvider()) var walk: Walk?
    @Parameter(title: "Cans", default: 2, inclusiveRange: (1, 5)) var cans: Int
    @Parameter(title: "Share", inclusiveRange: (lowerBound: 0.5, upperBound: 1)) var share: Double?
    @Parameter(title: "Words", size: IntentCollectionSize(min: 2, max: 3)) var words: [String]
    @Parameter(title: "Numbers", default: [1]) var numbers: [Int]
    @Parameter(title: "Note", optionsProvider: NoteProvider()) var note: String?
    @Parameter(title: "Time", optionsProvider: TimeProvider()) var time: Duration?
    @Parameter(title: "Bird", query: SongQuery()) var bird: Bird?
    @Parameter var bare: Int?
    func perform() async throws -> some IntentResult { .result() }

    struct WalkProvider: DynamicOptionsProvider {
        func results() async throws -> [Walk] { [.five, .ten] }
        func defaultResult() async -> Walk? { .ten }
    }
    struct NoteProvider: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<String> {
            ItemCollection(items: [IntentItem("wilted leaves", title: "Wilted"), IntentItem("dry soil", title: "Dry")])
        }
    }
    struct TimeProvider: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<Duration> {
            ItemCollection { ItemSection { IntentItem(Duration.seconds(180), title: "An Egg") } }
        }
    }
    struct SongQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Bird] { [] }
        func suggestedEntities() async throws -> [Bird] { [Bird(id: "nightingale", song: "long")] }
    }
}

/// Why a word is not taken; nil where it is, and `unlike` where it is nothing of the kind.
private func refusal(_ parameter: any AnyParameter, _ word: String) async throws -> String? {
    do {
        return try await parameter.take(word: word, match: .exact) ? nil : "unlike"
    } catch ValueParsingError.refused(let reason) {
        return reason
    }
}

@Suite struct ParameterTests {
    private let intent = Watering()

    @Test func areListedInOrderWithTheirNames() {
        #expect(
            intent.parameters.map(\.name)
                == ["plant", "walk", "cans", "share", "words", "numbers", "note", "time", "bird", "bare"])
        #expect(
            intent.parameters.map(\.parameter.declaration.title?.first) == [
                "P", "W", "C", "S", "W", "N", "N", "T", "B", nil,
            ])
    }

    @Test func onlyOptionalOnesNeedNoValue() {
        #expect(intent.parameters.filter(\.parameter.isRequired).map(\.name) == ["plant", "cans", "words", "numbers"])
        #expect(intent.parameters.filter(\.parameter.isMissing).map(\.name) == ["plant", "words"])
    }

    @Test func absentOptionalsAndListsReadAsNothing() {
        #expect(intent.walk == nil)
        #expect(intent.words == [])
        #expect(intent.numbers == [1])
        #expect(intent.cans == 2)
    }

    @Test func takesAWord() async throws {
        #expect(try await intent.$plant.take(word: "fern", match: .exact))
        #expect(intent.plant.id == 1)
        #expect(try await !intent.$plant.take(word: "oak", match: .exact))
        #expect(intent.plant.id == 1, "a word that is not taken changes nothing")
        #expect(try await intent.$walk.take(word: "roundThePond", match: .exact))
        #expect(intent.walk == .roundThePond, "what a provider does not offer may be given all the same")
    }

    @Test func takesJSONAndNull() async throws {
        #expect(try await intent.$walk.take(json: .integer(5)))
        #expect(intent.walk == .five)
        #expect(try await intent.$walk.take(json: .null))
        #expect(intent.walk == nil)
        #expect(try await !intent.$cans.take(json: .null))
        #expect(try await intent.$words.take(json: .array([.string("a"), .integer(2)])))
        #expect(intent.words == ["a", "2"])
    }

    @Test func takesAValueWhereItsTypeFits() throws {
        #expect(try intent.$cans.take(value: 3))
        #expect(try intent.$walk.take(value: Walk.five))
        #expect(try intent.$numbers.take(value: 7))
        #expect(try intent.$numbers.take(value: [8, 9]))
        #expect(try !intent.$numbers.take(value: "7"))
        #expect([intent.cans, intent.numbers.count, intent.numbers[0]] == [3, 2, 8])
        #expect(intent.walk == .five)
    }

    @Test func rangesIncludeTheirEnds() async throws {
        for (word, reason) in [("1", nil), ("5", nil), ("0", "must be from 1 to 5"), ("6", "must be from 1 to 5")] {
            #expect(try await refusal(intent.$cans, word) == reason)
        }
        for (word, reason) in [("0.5", nil), ("1", nil), ("1.01", "must be from 0.5 to 1"), ("x", "unlike")] {
            #expect(try await refusal(intent.$share, word) == reason)
        }
        #expect(intent.cans == 5)
        #expect(intent.share == 1)
    }

    @Test func aListGrowsAWordAfterTheOther() async throws {
        #expect(try await intent.$words.take(word: "a", match: .exact))
        #expect(throws: ValueParsingError.refused(reason: "needs 2 to 3 values, not 1")) {
            try intent.$words.checkSize()
        }
        for word in ["b", "c"] {
            #expect(try await intent.$words.add(word: word, match: .exact))
            try intent.$words.checkSize()
        }
        #expect(intent.words == ["a", "b", "c"])
        _ = try await intent.$words.add(word: "d", match: .exact)
        #expect(throws: ValueParsingError.refused(reason: "needs 2 to 3 values, not 4")) {
            try intent.$words.checkSize()
        }
        #expect(try await intent.$cans.add(word: "3", match: .exact))
        #expect(intent.cans == 3)
    }

    @Test func sizesSayWhatIsNeeded() {
        #expect(throws: Never.self) { try IntentCollectionSize(exactly: 2).check(2) }
        #expect(throws: ValueParsingError.refused(reason: "needs 2 values, not 3")) {
            try (2 as IntentCollectionSize).check(3)
        }
        #expect(throws: ValueParsingError.refused(reason: "needs 1 value, not 2")) {
            try (1 as IntentCollectionSize).check(2)
        }
        #expect(throws: Never.self) { try intent.$words.checkSize() }
    }

    @Test func theProvidersDefaultComesLast() async throws {
        try await intent.$walk.takeDefaultResult()
        #expect(intent.walk == .ten)
        intent.walk = .five
        try await intent.$walk.takeDefaultResult()
        #expect(intent.walk == .five)
        try await intent.$note.takeDefaultResult()
        #expect(intent.note == nil)
    }

    @Test func offersWhatTheProviderOrTheTypeOffers() async throws {
        #expect(try await intent.$walk.offered().map(\.title) == ["5K", "10K"])
        #expect(try await intent.$plant.offered().map(\.title) == ["Fern", "Fig", "Fig", "Ivy", "42 Roses"])
        #expect(try await intent.$note.offered().map(\.title) == ["Wilted", "Dry"])
        #expect(try await intent.$bird.offered().map(\.title) == ["nightingale"])
        #expect(try await intent.$cans.offered() == [])
    }

    @Test func aWordNamesWhatIsOffered() async throws {
        #expect(try await intent.$note.take(word: "wilted", match: .exact))
        #expect(intent.note == "wilted leaves")
        #expect(try await intent.$note.take(word: "anything", match: .exact))
        #expect(intent.note == "anything")
        #expect(try await intent.$time.take(word: "an egg", match: .exact))
        #expect(intent.time == .seconds(180))
        #expect(try await intent.$time.take(word: "10m", match: .exact))
        #expect(intent.time == .seconds(600))
        #expect(try await intent.$bird.take(word: "night", match: .prefix))
        #expect(intent.bird?.id == "nightingale")
    }

    @Test func takesOverAnothersValue() {
        let other = Watering()
        (other.cans, other.walk) = (4, .five)
        for (own, its) in zip(intent.parameters, other.parameters) { own.parameter.take(from: its.parameter) }
        #expect(intent.cans == 4)
        #expect(intent.walk == .five)
        intent.$cans.take(from: other.$walk)
        #expect(intent.cans == 4)
    }
}

extension InLocalTime {
    @Suite struct DateKindTests {
        private struct Resting: AppIntent {
            static let title: LocalizedStringResource = "Rest"
            @Parameter(title: "Day", kind: .date) var day: Date
            @Parameter(title: "Time", kind: .time) var time: Date
            func perform() async throws -> some IntentResult { .result() }
        }

        private func taken(_ word: String) throws -> Bool {
            let date = try #require(try Date.intentValue(word: word, match: .exact))
            do { return try Resting().$day.take(value: date) } catch ValueParsingError.refused { return false }
        }

        @Test(arguments: [
            ("2026-11-30", true), ("2026-11-30T00:00:00+01:00", true), ("2026-11-30T00:00:00Z", false),
            ("18:30", false),
        ])
        func aDayHasNoTime(word: String, isDay: Bool) throws {
            let isTaken = try at("2026-11-30T12:00:00Z", in: "Europe/Paris") { try self.taken(word) }
            #expect(isTaken == isDay)
        }

        // In Beirut the clocks went from 0:00 to 1:00 on 29 March 2026.
        @Test(arguments: [("2026-03-29", true), ("2026-03-29T02:00", false)])
        func aDayMayBeginLater(word: String, isDay: Bool) throws {
            let isTaken = try at("2026-11-30T12:00:00Z", in: "Asia/Beirut") { try self.taken(word) }
            #expect(isTaken == isDay)
        }

        @Test func aTimeIsAnyTime() throws {
            #expect(try Resting().$time.take(value: Date(timeIntervalSince1970: 1)))
        }
    }
}
