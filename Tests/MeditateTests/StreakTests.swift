import IntentCore
import Testing

@testable import meditate

@Suite struct StreakTests {
    private let today = Day(number: 20_000)

    /// By how many days ago each was.
    private func streak(_ ago: [Int]) -> Streak {
        Streak(days: ago.map { Day(number: today.number - $0) }, today: today)
    }

    @Test func noDayIsNone() {
        #expect(streak([]).current == 0)
        #expect(streak([]).longest == 0)
        #expect(streak([]).longestEnd == nil)
    }
    @Test func todayIsOne() { #expect(streak([0]).current == 1) }
    @Test func daysAreCountedOnce() { #expect(streak([0, 0, 0, 1, 1, 2]).current == 3) }
    @Test func aGapEndsIt() { #expect(streak([0, 1, 3, 4, 5]).current == 2) }
    @Test func todayIsNotOverYet() { #expect(streak([1, 2, 3]).current == 3) }
    @Test func yesterdayIsOver() { #expect(streak([2, 3, 4]).current == 0) }
    @Test func theOrderDoesNotMatter() { #expect(streak([1, 0, 3, 2, 5, 4, 7]).current == 6) }
    @Test func tomorrowDoesNotCount() { #expect(streak([-1, 0, 1]).current == 2) }

    @Test func theLongestIsKept() {
        let streak = streak([0, 1, 10, 11, 12, 20])
        #expect(streak.longest == 3)
        #expect(streak.longestEnd == Day(number: 19_990))
    }

    @Test func ofTwoEquallyLongOnesTheLaterCounts() {
        #expect(streak([0, 1, 10, 11]).longestEnd == today)
    }
}
