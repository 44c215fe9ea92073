import IntentCore
import Testing

@testable import meditate

@Suite struct StreakTests {
    private let today = Day(number: 20_000)

    /// By how many days ago each was.
    private func streak(_ ago: [Int]) -> Int {
        daysInARow(ago.map { Day(number: today.number - $0) }, upTo: today)
    }

    @Test func noDayIsNone() { #expect(streak([]) == 0) }
    @Test func todayIsOne() { #expect(streak([0]) == 1) }
    @Test func daysAreCountedOnce() { #expect(streak([0, 0, 0, 1, 1, 2]) == 3) }
    @Test func aGapEndsIt() { #expect(streak([0, 1, 3, 4, 5]) == 2) }
    @Test func todayIsNotOverYet() { #expect(streak([1, 2, 3]) == 3) }
    @Test func yesterdayIsOver() { #expect(streak([2, 3, 4]) == 0) }
    @Test func daysOfOtherPlacesMayBeOutOfOrder() { #expect(streak([1, 0, 3, 2, 5, 4, 7]) == 6) }
    @Test func tomorrowDoesNotCount() { #expect(streak([-1, 0, 1]) == 2) }

    @Test func onlyAsManyAreReadAsItTakes() {
        var read = 0
        let days = (0...).lazy.map { index -> Day in
            read += 1
            return Day(number: self.today.number - index * 2)
        }
        #expect(daysInARow(days, upTo: today) == 1)
        #expect(read <= 4)
    }
}
