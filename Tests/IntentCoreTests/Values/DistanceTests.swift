import FoundationEssentials
import Testing

@testable import IntentCore

@Suite struct DistanceTests {
    @Test(arguments: [
        ("7.3", 7300), ("7.3km", 7300), ("7,3km", 7300), ("7,3", 7300), ("11K", 11_000), ("5 K", 5000), ("10k", 10_000),
        ("4.5mi", 7242), ("3.1mi", 4989), ("3.1 miles", 4989), ("1 Mile", 1609), ("26.2mi", 42_165),
        ("800m", 800), ("5000m", 5000), ("799.5m", 800), ("1500 M", 1500), ("5 metres", 5), ("1 meter", 1),
        ("50meters", 50), ("42.195 kilometres", 42_195), ("1 Kilometer", 1000), ("2 kilometers", 2000),
        ("0.1km", 100), ("0.05", 50), ("0.001", 1), ("0.0005", 1), ("21.0975", 21_098), ("21.0974999999999", 21_097),
        (".5", 500), (",5", 500), ("+5", 5000), ("007", 7000), ("1.000", 1000), ("1,23", 1230), ("1,2345", 1235),
        ("100000", 100_000_000), ("100000.0004", 100_000_000), (" 7.3km\r\n", 7300), ("7.3\u{A0}km", 7300),
        ("5\u{212A}", 5000), ("\u{FF17}\u{FF0E}\u{FF13}\u{FF4B}\u{FF4D}", 7300),
        ("7.30000000000000000000000000000000000000000001km", 7300),
        ("000000000000000000000000000000000000000000007.3km", 7300),
    ])
    func isReadToTheMetre(word: String, metres: Int) throws {
        #expect(try Distance.read(word).metres == metres)
    }

    @Test(arguments: [
        "", " ", "rubbish", "km", "on", "5 apples", "10min", "1h30m", "41:30", "2026-11-30", ".", "-", "7.3 ft", "😀",
    ])
    func isNoDistance(word: String) {
        #expect(refusal { try Distance.read(word) } == "unlike")
    }

    @Test(arguments: [
        ("-5", "must be more than zero"), ("-5km", "must be more than zero"), ("\u{2212}5", "must be more than zero"),
        ("0", "must be more than zero"), ("0.000", "must be more than zero"), ("-0", "must be more than zero"),
        ("0m", "must be more than zero"), ("-5m", "must be more than zero"),
        ("0.0004", "must be at least 0.001km"), ("0.4 metres", "must be at least 0.001km"),
        ("100001", "must be at most 100000km"), ("62138mi", "must be at most 100000km"),
        ("100000.0005", "must be at most 100000km"), ("99999999999999999999", "must be at most 100000km"),
        ("nan", "write a plain decimal number such as 7.3"), ("NaN", "write a plain decimal number such as 7.3"),
        ("inf", "write a plain decimal number such as 7.3"), ("-inf", "write a plain decimal number such as 7.3"),
        ("Infinity", "write a plain decimal number such as 7.3"), ("0x1p4", "write a plain decimal number such as 7.3"),
        ("5e400", "write a plain decimal number such as 7.3"), ("1e3", "write a plain decimal number such as 7.3"),
        ("1e3km", "write a plain decimal number such as 7.3"), ("1E-3", "write a plain decimal number such as 7.3"),
        ("1,000", "the comma is ambiguous; write 1000, or 1.000 with a point"),
        ("1,500km", "the comma is ambiguous; write 1500, or 1.500 with a point"),
        ("1,000,000", "write the number without grouping, with one point at most"),
        ("1,000.5", "write the number without grouping, with one point at most"),
        ("1.2.3", "write the number without grouping, with one point at most"),
        ("1 000", "write one number, without spaces"), ("5.", "a digit is missing at its end"),
        ("٣", "write it with the digits 0 to 9"), ("3٣km", "write it with the digits 0 to 9"),
        ("5m", "metres or miles? write 5metres, or 5mi"), ("799 m", "metres or miles? write 799metres, or 799mi"),
        ("0,5m", "metres or miles? write 0.5metres, or 0.5mi"),
    ])
    func isRefusedWithTheReason(word: String, reason: String) {
        #expect(refusal { try Distance.read(word) } == reason)
    }

    @Test func adviceIsTaken() throws {
        #expect(try Distance.read("5metres").metres == 5)
        #expect(try Distance.read("5mi").metres == 8047)
        #expect(try Distance.read("1.000").metres == 1000)
        #expect(try Distance.read("0.001km").metres == 1)
        #expect(try Distance.read("100000km").metres == 100_000_000)
    }

    @Test(arguments: [
        (7300, "7.3"), (50, "0.05"), (42_000, "42"), (4989, "4.989"), (1, "0.001"), (100_000_000, "100000"),
        (21_100, "21.1"),
    ])
    func isSaidInKilometres(metres: Int, text: String) throws {
        let distance = try #require(Distance(metres: metres))
        #expect(distance.text == text)
        #expect("\(distance)" == text + " km")
        #expect(try Distance.read(text) == distance)
        #expect(try Distance.read("\(distance)") == distance)
    }

    @Test func everyMetreOfAMarathonReadsBack() throws {
        for metres in 1...42_195 {
            let distance = try #require(Distance(metres: metres))
            #expect(try Distance.read(distance.text) == distance)
            #expect(Distance(kilometres: distance.kilometres) == distance)
        }
    }

    @Test(
        arguments: [
            (0.1, 100), (21.0975, 21_098), (0.29, 290), (1.005, 1005), (0.0005, 1), (0.0004, nil), (0, nil), (-5, nil),
            (.leastNonzeroMagnitude, nil), (100_000, 100_000_000), (100_001, nil), (1e300, nil), (.nan, nil),
            (.infinity, nil),
            (-.infinity, nil),
        ] as [(Double, Int?)])
    func comesFromANumberOfKilometres(kilometres: Double, metres: Int?) {
        #expect(Distance(kilometres: kilometres)?.metres == metres)
    }

    @Test func isWithinItsRange() {
        #expect(Distance(metres: 0) == nil)
        #expect(Distance(metres: -1) == nil)
        #expect(Distance(metres: 100_000_001) == nil)
        #expect(Distance(metres: .max) == nil)
        #expect(Distance(metres: .min) == nil)
    }

    @Test func isItsKilometresInJSON() throws {
        let distance = try #require(Distance(metres: 7300))
        #expect(String(decoding: try JSONEncoder().encode([distance]), as: UTF8.self) == "[7.3]")
        #expect(try JSONDecoder().decode([Distance].self, from: Data("[7.3]".utf8)) == [distance])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Distance].self, from: Data("[-7.3]".utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Distance].self, from: Data("[\"7\"]".utf8)) }
    }

    @Test func isOrderedByLength() throws {
        let short = try Distance.read("5K")
        let long = try Distance.read("5mi")
        #expect(short < long)
    }

    @Test func noWordTraps() {
        let seeds = [
            "7.3km", "3.1 miles", "1,000", "5m", "800m", "-5", "5e400", "0x1p4", "nan", "99999999999999999999",
        ]
        for word in randomWords(like: seeds, count: 40_000) { _ = try? Distance.read(word) }
        let digits = String(repeating: "9", count: 1_000_000)
        for word in [digits, "0." + digits, digits + "m", digits + ",000", "5" + digits + "m", "0,5\(digits)m"] {
            #expect(refusal { try Distance.read(word) } != "unlike")
        }
    }
}
