import Testing

@testable import IntentCore

@Suite struct DurationFormatTests {
    @Test(arguments: [
        // A number alone is minutes.
        ("10", 600), ("7.5", 450), ("7,5", 450), ("0.5", 30), (".5", 30), ("+10", 600), ("90", 5400),
        // Numbers with units.
        ("10m", 600), ("10min", 600), ("10 Minutes", 600), ("1 minute", 60), ("1h", 3600), ("1h30m", 5400),
        ("1 h 30 m", 5400), ("1H30M5S", 5405), ("1h30", 5400), ("1m30", 90), ("1.5h", 5400), ("90s", 90),
        ("2 hours 5 min", 7500), ("1hr 1sec", 3601), ("0h10m", 600), ("90 secs", 90), ("1d", 86_400),
        ("1 day 2 hours", 93_600), ("1d2", 93_600), ("1h 0.5m", 3630), ("10000h", 36_000_000),
        // Clocks.
        ("41:30", 2490), ("1:30", 90), ("0:50", 50), ("1:30:00", 5400), ("90:00", 5400), ("100:00:00", 360_000),
        ("01:02:03", 3723), (" 41:30\r\n", 2490), ("10000:00:00", 36_000_000),
        // ISO 8601.
        ("PT10M", 600), ("pt10m", 600), ("PT1H30M5S", 5405), ("PT90S", 90), ("PT1.5H", 5400), ("PT0,5H", 1800),
        ("P1D", 86_400), ("P1DT2H", 93_600), ("P2W", 1_209_600), ("PT36H", 129_600), ("PT1H5S", 3605),
    ])
    func isReadInSeconds(word: String, seconds: Int) throws {
        #expect(try Duration.read(word) == .seconds(seconds))
    }

    @Test(arguments: [
        ("0:50.25", 50_250), ("0:50,250", 50_250), ("1:00:00.001", 3_600_001), ("0.001s", 1), ("0.0005s", 1),
        ("PT0.5S", 500), ("0:00.9996", 1000), ("1.23456s", 1235),
    ])
    func keepsMilliseconds(word: String, milliseconds: Int) throws {
        #expect(try Duration.read(word) == .milliseconds(milliseconds))
    }

    @Test(arguments: [
        "", " ", "rubbish", "h", "m", "10x", "10 20", "5K", "7.3km", "half an hour", ":", ":30", "1:2:3:4",
        "a:30", "1:3a", "P", "PT", "P10", "PT10", "PT10X", "PTM", "P1DT", "PT1H PT1H", "P1H", "1s30", "10ms", "--5m",
        "-",
    ])
    func isNoDuration(word: String) {
        #expect(refusal { try Duration.read(word) } == "unlike")
    }

    @Test(arguments: [
        ("0", "must be more than zero"), ("0m", "must be more than zero"), ("0:00", "must be more than zero"),
        ("PT0S", "must be more than zero"), ("-1m", "must be more than zero"), ("-1:30", "must be more than zero"),
        ("-PT1M", "must be more than zero"), ("\u{2212}5", "must be more than zero"),
        ("0.0004s", "must be at least 0.001s"),
        ("1e9h", "write a plain decimal number such as 7.3"), ("1e3", "write a plain decimal number such as 7.3"),
        ("nan", "write a plain decimal number such as 7.3"), ("inf", "write a plain decimal number such as 7.3"),
        ("0x10", "write a plain decimal number such as 7.3"),
        ("10001h", "must be at most 10000h"), ("10000h1s", "must be at most 10000h"),
        ("10000:00:01", "must be at most 10000h"), ("99999999999999999999", "must be at most 10000h"),
        ("99999999999999999999:00", "must be at most 10000h"), ("P99999999999W", "must be at most 10000h"),
        ("1,000", "the comma is ambiguous; write 1000, or 1.000 with a point"),
        ("1.5h30m", "only the last number may have a fraction"),
        ("PT1.5H30M", "only the last number may have a fraction"),
        ("30m1h", "write hours, minutes and seconds in this order, each once"),
        ("1h1h", "write hours, minutes and seconds in this order, each once"),
        ("1:", "write two digits after each colon"), ("41:3", "write two digits after each colon"),
        ("1:300", "write two digits after each colon"),
        ("1:60", "after a colon, minutes and seconds go to 59"),
        ("1:60:00", "after a colon, minutes and seconds go to 59"),
        ("P1Y", "a year or month has no fixed length; write days, or PT before hours and minutes"),
        ("P10M", "a year or month has no fixed length; write days, or PT before hours and minutes"),
        ("١٠m", "write it with the digits 0 to 9"),
    ])
    func isRefusedWithTheReason(word: String, reason: String) {
        #expect(refusal { try Duration.read(word) } == reason)
    }

    @Test(arguments: [
        (2_490_000, "41:30"), (5_400_000, "1:30:00"), (50_000, "0:50"), (600_000, "10:00"), (50_250, "0:50.25"),
        (1, "0:00.001"), (3_599_999, "59:59.999"), (3_600_000, "1:00:00"), (36_000_000_000, "10000:00:00"),
    ])
    func isSaidAsAClockThatReadsBack(milliseconds: Int, text: String) throws {
        let duration = Duration.milliseconds(milliseconds)
        #expect(duration.text == text)
        #expect(try Duration.read(text) == duration)
    }

    @Test func durationsThatNoWordSaysAreSaidToo() {
        #expect(Duration.zero.text == "0:00")
        #expect(Duration.seconds(-90).text == "-1:30")
        #expect(Duration.nanoseconds(1_499_999).text == "0:00.001")
        #expect(Duration.nanoseconds(1_500_000).text == "0:00.002")
        #expect(Duration.nanoseconds(-1_500_000).text == "-0:00.002")
        let longest = Duration.seconds(Int64.max) + .seconds(Int64.max)
        #expect(longest.text == "2501999792:59:00.992")
        #expect((.zero - longest).text == "-2501999792:59:00.992")
    }

    @Test(arguments: [(2490, 2_490_000), (0.25, 250), (0.1, 100), (1.0005, 1001), (36_000_000, 36_000_000_000)])
    func comesFromANumberOfSeconds(seconds: Double, milliseconds: Int) throws {
        let duration = try Duration.read(seconds: seconds)
        #expect(duration == .milliseconds(milliseconds))
        #expect(duration.seconds == Double(milliseconds) / 1000)
    }

    @Test(arguments: [
        (0, "must be more than zero"), (-5, "must be more than zero"), (.nan, "must be more than zero"),
        (-.infinity, "must be more than zero"), (.infinity, "must be at most 10000h"),
        (1e300, "must be at most 10000h"),
        (36_000_001, "must be at most 10000h"), (1e-9, "must be at least 0.001s"),
        (.leastNonzeroMagnitude, "must be at least 0.001s"),
    ])
    func numbersOutOfRangeAreRefused(seconds: Double, reason: String) {
        #expect(refusal { try Duration.read(seconds: seconds) } == reason)
    }

    @Test func noWordTrapsAndWhatIsReadReadsBack() throws {
        let seeds = [
            "10", "1h30m", "90s", "1.5h", "41:30", "1:30:00.25", "PT1H30M5S", "P1DT2H", "2 hours 5 min", "1e9h",
            "99999999999:00:00", "P99999999999D",
        ]
        var read = 0
        for word in randomWords(like: seeds, count: 40_000) {
            guard let duration = try? Duration.read(word) else { continue }
            read += 1
            #expect(try Duration.read(duration.text) == duration)
            #expect(try Duration.read(seconds: duration.seconds) == duration)
        }
        #expect(read > 1000)
        let digits = String(repeating: "9", count: 1_000_000)
        for word in [digits, digits + "h", digits + ":00", "PT\(digits)H", "0." + digits + "h", "1h" + digits] {
            #expect(refusal { try Duration.read(word) } != "unlike")
        }
    }
}
