import FoundationEssentials
import Testing

@testable import IntentCore

/// What is read from a word, and said again.
private func read<Value: IntentValue>(_ type: Value.Type, _ word: String) async throws -> String? {
    try await Value.intentValue(word: word, match: .exact)?.intentText
}

@Suite struct ScalarReadingTests {
    @Test(arguments: [("12", "12"), ("-5", "-5"), ("+7", "7"), (" 3 ", "3"), ("007", "7")])
    func wholeNumbers(word: String, said: String) async throws {
        #expect(try await read(Int.self, word) == said)
    }

    @Test(arguments: ["1.5", "1e3", "0x10", "five", "", "--1", "1-", "1,000", "٣"])
    func whatIsNoWholeNumber(word: String) async throws {
        #expect(try await read(Int.self, word) == nil)
    }

    @Test func aWholeNumberOutOfRangeIsRefused() {
        #expect(refusal { try Int.intentValue(word: "9223372036854775808", match: .exact) } == "is out of range")
    }

    @Test(arguments: [
        ("7.3", "7.3"), ("10.0", "10"), ("-0.5", "-0.5"), (".5", "0.5"), ("5", "5"), ("100000", "100000"),
    ])
    func numbers(word: String, said: String) async throws {
        #expect(try await read(Double.self, word) == said)
    }

    @Test(arguments: ["nan", "inf", "1e5", "0x1p4", "1.2.3", ".", "-", "", "7,3"])
    func whatIsNoNumber(word: String) async throws {
        #expect(try await read(Double.self, word) == nil)
    }

    @Test func aNumberOutOfRangeIsRefused() {
        let digits = String(repeating: "9", count: 400)
        #expect(refusal { try Double.intentValue(word: digits, match: .exact) } == "is out of range")
    }

    @Test(arguments: [
        ("yes", true), ("TRUE", true), ("on", true), ("1", true), ("y", true), ("no", false), ("false", false),
        ("Off", false), ("0", false), ("n", false),
    ])
    func switches(word: String, value: Bool) {
        #expect(Bool.intentValue(word: word, match: .exact) == value)
    }

    @Test func whatIsNoSwitch() {
        #expect(Bool.intentValue(word: "maybe", match: .exact) == nil)
        #expect(Bool.intentValue(word: "ye", match: .prefix) == nil)
        #expect([true.intentText, false.intentText] == ["yes", "no"])
    }

    @Test func textIsTakenAsItIs() {
        #expect(String.intentValue(word: " a b ", match: .exact) == " a b ")
        #expect(String.intentValue(word: "", match: .exact) == "")
        #expect(String.intentValue(word: "x", match: .prefix) == nil)
    }

    @Test(arguments: [
        ("https://example.org/a?b=c", "https://example.org/a?b=c"),
        ("mailto:ada@example.org", "mailto:ada@example.org"),
        ("example.org", nil), ("a b", nil), ("", nil),
    ])
    func addresses(word: String, said: String?) async throws {
        #expect(try await read(URL.self, word) == said)
    }

    @Test(arguments: [("7.3", "7.3"), ("4.5mi", "7.242"), ("800m", "0.8"), ("11K", "11")])
    func distances(word: String, kilometres: String) async throws {
        #expect(try await read(Distance.self, word) == kilometres)
    }

    @Test(arguments: [("10", "10:00"), ("1h30m", "1:30:00"), ("90s", "1:30"), ("41:30", "41:30"), ("PT10M", "10:00")])
    func durations(word: String, clock: String) async throws {
        #expect(try await read(Duration.self, word) == clock)
    }

    @Test func momentsKeepTheirOffsetAndDatesDoNotNeedOne() async throws {
        #expect(try await read(Moment.self, "2026-11-30T08:00:00+01:00") == "2026-11-30T08:00:00+01:00")
        let date = try Date.intentValue(word: "2026-11-30T08:00:00+01:00", match: .exact)
        #expect(date == Date(timeIntervalSince1970: 1_796_022_000))
        #expect(try await read(Date.self, "soon") == nil)
        #expect(try await read(Day.self, "2026-11-30") == "2026-11-30")
    }

    @Test func jsonNumbersAreKilometresSecondsAndNumbers() async throws {
        #expect(try await Distance.intentValue(json: .number(7.3))?.metres == 7300)
        #expect(try await Distance.intentValue(json: .string("4.5mi"))?.metres == 7242)
        #expect(try await Duration.intentValue(json: .integer(2490)) == .seconds(2490))
        #expect(try await Duration.intentValue(json: .string("41:30")) == .seconds(2490))
        #expect(try await Int.intentValue(json: .number(12)) == 12)
        #expect(try await Int.intentValue(json: .number(12.5)) == nil)
        #expect(try await Int.intentValue(json: .string("12")) == 12)
        #expect(try await Double.intentValue(json: .integer(3)) == 3)
        #expect(try await Double.intentValue(json: .string("3.5")) == 3.5)
        #expect(await Bool.intentValue(json: .bool(false)) == false)
        #expect(await Bool.intentValue(json: .string("on")) == true)
        #expect(await Bool.intentValue(json: .integer(1)) == true)
        #expect(await String.intentValue(json: .number(7.5)) == "7.5")
        #expect(await String.intentValue(json: .bool(true)) == nil)
        #expect(try await URL.intentValue(json: .string("https://example.org"))?.scheme == "https")
        #expect(try await Date.intentValue(json: .string("1970-01-01T00:00:01Z")) == Date(timeIntervalSince1970: 1))
    }

    @Test func valuesSayThemselvesInJSON() throws {
        #expect(7.intentJSON == .integer(7))
        #expect(7.5.intentJSON == .number(7.5))
        #expect(true.intentJSON == .bool(true))
        #expect("a".intentJSON == .string("a"))
        #expect(try Distance.read("7.3").intentJSON == .number(7.3))
        #expect(Duration.seconds(90).intentJSON == .number(90))
    }

    @Test func anOptionalIsItsValueOrNull() async throws {
        #expect(try await Optional<Int>.intentValue(word: "5", match: .exact) == .some(5))
        #expect(try await Optional<Int>.intentValue(word: "x", match: .exact) == Int??.none)
        #expect(try await Optional<Int>.intentValue(json: .null) == .some(nil))
        #expect(Int?.none.intentText == "")
        #expect(Int?.none.intentJSON == .null)
        #expect(Int?.some(5).intentJSON == .integer(5))
        #expect(Optional<Int>.intentValueType.isOptional)
    }

    @Test func aListIsItsElements() async throws {
        #expect(try await [Int].intentValue(word: "5", match: .exact) == [5])
        #expect(try await [Int].intentValue(json: .array([.integer(1), .string("2")])) == [1, 2])
        #expect(try await [Int].intentValue(json: .integer(3)) == [3])
        #expect(try await [Int].intentValue(json: .array([.integer(1), .string("x")])) == nil)
        #expect([1, 2].intentText == "1\n2")
        #expect([Walk.five].intentJSON == .array([.string("5K")]))
    }

    @Test func randomWordsAreReadOrRefusedWithoutATrap() async {
        for word in randomWords(like: ["5K", "12", "-7.25", "yes", "https://example.org", "roundThePond"], count: 4000)
        {
            for match in [WordMatch.exact, .prefix] {
                _ = try? Int.intentValue(word: word, match: match)
                _ = try? Double.intentValue(word: word, match: match)
                _ = try? URL.intentValue(word: word, match: match)
                _ = try? Walk.intentValue(word: word, match: match)
                _ = Bool.intentValue(word: word, match: match)
            }
        }
    }
}
