import IntentCore
import Testing

@testable import meditate

@Suite struct WrittenDurationTests {
    @Test(arguments: [
        (300_000, "5m"), (5_400_000, "1h30m"), (90_000, "1m30s"), (2000, "2s"), (3_600_000, "1h"), (1250, "1.25s"),
        (3_661_001, "1h1m1.001s"), (36_000_000_000, "10000h"),
    ])
    func itIsWrittenAsPeopleDoAndReadsBack(milliseconds: Int, text: String) throws {
        let duration = Duration.milliseconds(milliseconds)
        #expect(duration.written == text)
        #expect(try Duration.read(text) == duration)
    }
}
