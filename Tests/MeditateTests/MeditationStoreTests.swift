import FoundationEssentials
import IntentCore
import Testing
import Tracking

@testable import meditate

@Suite struct MeditationStoreTests {
    let person: Person
    let store = MeditationStore()
    let breathing = MeditationSession(id: UUID(), name: "Breathing", duration: .seconds(300))

    init() throws { person = try Person() }

    @Test func whatGoesOnCountsWhatHasElapsed() throws {
        try person.use {
            _ = try store.start(breathing, planned: .seconds(300), isWatched: false)
            #expect(try store.total().amount == 0)
            #expect(try store.total().count == 1)
            person.pass(.seconds(130))
            #expect(try store.total().amount == 130)
            #expect(try store.total(since: .read("2026-12-01")).amount == 0)
            #expect(try Array(store.records()).map(\.time) == [.seconds(130)])
            #expect(try store.amounts().map(\.amount) == [130])
            person.pass(.seconds(1000))
            #expect(try store.total().amount == 300)
            #expect(try store.amounts().map(\.amount) == [300])
        }
    }

    @Test func lessThanAMinuteKeepsNoStreak() throws {
        try person.use {
            _ = try store.start(breathing, planned: .seconds(300), isWatched: false)
            person.pass(.seconds(59))
            #expect(try store.streak().current == 0)
            person.pass(.seconds(1))
            #expect(try store.streak().current == 1)
        }
    }

    @Test func aSecondOneEndsTheFirstInTheSameChange() throws {
        try person.use {
            let first = try store.start(breathing, planned: .seconds(300), isWatched: false)
            person.pass(.seconds(100))
            let second = try store.start(breathing, planned: .seconds(60), isWatched: false, inPlaceOf: first)
            #expect(try store.record(first.id)?.time == .seconds(100))
            #expect(try store.underWay()?.meditation.id == second.id)
            #expect(try store.total().count == 2)
        }
    }

    @Test func oneThatBeganMeanwhileIsNotOverlooked() throws {
        try person.use {
            _ = try store.start(breathing, planned: .seconds(300), isWatched: false)
            #expect(throws: SittingError.self) {
                try store.start(breathing, planned: .seconds(60), isWatched: false)
            }
            #expect(try store.total().count == 1)
        }
    }

    @Test func whatWasLoggedIsOver() throws {
        try person.use {
            let date = try Moment.read("2026-11-29T07:00:00+09:00")
            let logged = try store.log(
                "Zazen", session: nil, time: .seconds(1200.7), planned: nil, date: date, note: "cold", id: "a")
            #expect(logged.record.time == .seconds(1200))
            #expect(logged.record.end?.iso8601 == "2026-11-29T07:20:00+09:00")
            #expect(try store.underWay()?.meditation == nil)
            #expect(try store.record("a")?.note == "cold")
            #expect(throws: TrackingError.self) {
                try store.log("Zazen", session: nil, time: .seconds(60), planned: nil, date: date, note: nil, id: "a")
            }
        }
    }

    @Test func whatIsWatchedCountsWhatWasSat() throws {
        try person.use {
            let meditation = try store.start(breathing, planned: .seconds(300), isWatched: true)
            #expect(try store.total().amount == 0)
            person.pass(.seconds(130))
            let ended = try #require(try store.end(meditation.id, after: .seconds(130.9)))
            #expect(ended.time == .seconds(130))
            #expect(ended.planned == .seconds(300))
            #expect(ended.end?.iso8601 == "2026-11-30T07:02:10+00:00")
            #expect(try Array(store.records()).map(\.time) == [.seconds(130)])
        }
    }

    @Test func anEndHolds() throws {
        try person.use {
            let meditation = try store.start(breathing, planned: .seconds(300), isWatched: true)
            _ = try store.end(meditation.id, after: .seconds(100))
            #expect(try store.end(meditation.id, after: .seconds(200))?.time == .seconds(100))
            #expect(try store.total().amount == 100)
        }
    }

    @Test func lessThanASecondIsNothing() throws {
        try person.use {
            let meditation = try store.start(breathing, planned: .seconds(300), isWatched: true)
            #expect(try store.end(meditation.id, after: .seconds(0.9)) == nil)
            #expect(try store.total().count == 0)
        }
    }

    @Test func itIsNeverLongerThanPlanned() throws {
        try person.use {
            let meditation = try store.start(breathing, planned: .seconds(300), isWatched: false)
            #expect(try store.end(meditation.id, after: .seconds(900))?.time == .seconds(300))
        }
    }

    @Test func oneIsUnderWayUntilItsTimeIsUp() throws {
        try person.use {
            _ = try store.start(breathing, planned: .seconds(300), isWatched: false)
            person.pass(.seconds(299))
            #expect(try store.underWay()?.remaining == .seconds(1))
            person.pass(.seconds(1))
            #expect(try store.underWay()?.remaining == nil)
        }
    }

    @Test func oneThatHasEndedIsNotUnderWay() throws {
        try person.use {
            let first = try store.start(breathing, planned: .seconds(300), isWatched: false)
            _ = try store.end(first.id, after: .seconds(5))
            #expect(try store.underWay()?.meditation == nil)
        }
    }

    @Test func aClockThatWasSetBackGivesNoNegativeTime() throws {
        try person.use {
            let meditation = try store.start(breathing, planned: .seconds(300), isWatched: false)
            person.pass(.seconds(-3600))
            #expect(try store.underWay()?.remaining == .seconds(300))
            #expect(meditation.elapsed(at: .now) == .zero)
        }
    }

    @Test func theDayIsThatOfTheBeginning() throws {
        try person.use {
            let meditation = try store.start(breathing, planned: .seconds(300), isWatched: true)
            person.pass(.seconds(86_400))
            _ = try store.end(meditation.id, after: .seconds(300))
            #expect(try store.total(since: .read("2026-11-30"), until: .read("2026-11-30")).count == 1)
            #expect(try store.total(since: .read("2026-12-01")).count == 0)
            #expect(try store.streak().current == 1)
        }
    }
}
