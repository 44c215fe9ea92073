import Testing

@testable import meditate

@Suite struct SittingTests {
    @Test func itEndsWhenTheTimeIsUp() {
        var sitting = Sitting(of: .seconds(5), at: .seconds(1000))
        #expect(sitting.take(.look, at: .seconds(1004.999)) == false)
        #expect(sitting.end == nil)
        #expect(sitting.remaining == .milliseconds(1))
        #expect(sitting.take(.look, at: .seconds(1005)) == true)
        #expect(sitting.end == .finished)
        #expect(sitting.sat == .seconds(5))
    }

    @Test func thePersonEndsItEarly() {
        var sitting = Sitting(of: .seconds(300), at: .zero)
        #expect(sitting.take(.end(.stopped), at: .seconds(130.5)) == false)
        #expect(sitting.end == .stopped)
        #expect(sitting.sat == .seconds(130.5))
    }

    @Test func aSignalEndsIt() {
        var sitting = Sitting(of: .seconds(300), at: .zero)
        _ = sitting.take(.end(.signal(15)), at: .seconds(7))
        #expect(sitting.end == .signal(15))
        #expect(sitting.sat == .seconds(7))
    }

    @Test func nothingHappensAfterTheEnd() {
        var sitting = Sitting(of: .seconds(300), bell: .seconds(60), at: .zero)
        _ = sitting.take(.end(.stopped), at: .seconds(10))
        #expect(sitting.take(.look, at: .seconds(500)) == false)
        #expect(sitting.sat == .seconds(10))
        #expect(sitting.end == .stopped)
    }

    @Test func aPauseDoesNotCount() {
        var sitting = Sitting(of: .seconds(60), at: .zero)
        _ = sitting.take(.pause, at: .seconds(20))
        #expect(sitting.isPaused)
        _ = sitting.take(.look, at: .seconds(500))
        #expect(sitting.sat == .seconds(20))
        _ = sitting.take(.pause, at: .seconds(600))
        #expect(!sitting.isPaused)
        #expect(sitting.take(.look, at: .seconds(639)) == false)
        #expect(sitting.take(.look, at: .seconds(640)) == true)
        #expect(sitting.sat == .seconds(60))
    }

    @Test func itCanEndDuringAPause() {
        var sitting = Sitting(of: .seconds(60), at: .zero)
        _ = sitting.take(.pause, at: .seconds(20))
        _ = sitting.take(.end(.stopped), at: .seconds(100))
        #expect(sitting.sat == .seconds(20))
        #expect(sitting.end == .stopped)
    }

    // A laptop that was suspended, or a process that was stopped, finds the clock far ahead.
    @Test func timeThatWasSleptThroughCountsUpToThePlannedTime() {
        var sitting = Sitting(of: .seconds(300), at: .zero)
        _ = sitting.take(.look, at: .seconds(60))
        #expect(sitting.take(.look, at: .seconds(90_000)) == true)
        #expect(sitting.sat == .seconds(300))
        #expect(sitting.end == .finished)
    }

    @Test func aSignalThatComesAfterTheTimeIsUpDoesNotMakeItShorter() {
        var sitting = Sitting(of: .seconds(300), at: .zero)
        #expect(sitting.take(.end(.stopped), at: .seconds(301)) == true)
        #expect(sitting.end == .finished)
    }

    @Test func aClockThatGoesBackTakesNothingAway() {
        var sitting = Sitting(of: .seconds(300), at: .seconds(100))
        _ = sitting.take(.look, at: .seconds(110))
        _ = sitting.take(.look, at: .seconds(50))
        #expect(sitting.sat == .seconds(10))
        _ = sitting.take(.look, at: .seconds(112))
        #expect(sitting.sat == .seconds(12))
    }

    @Test func theBellRingsAtIntervalsAndAtTheEnd() {
        var sitting = Sitting(of: .seconds(10), bell: .seconds(3), at: .zero)
        let rings = (1...10).filter { sitting.take(.look, at: .seconds($0)) }
        #expect(rings == [3, 6, 9, 10])
    }

    @Test func theBellDoesNotRingTwiceAtTheEnd() {
        var sitting = Sitting(of: .seconds(10), bell: .seconds(5), at: .zero)
        let rings = (1...12).filter { sitting.take(.look, at: .seconds($0)) }
        #expect(rings == [5, 10])
    }

    @Test func bellsThatWereSleptThroughRingOnce() {
        var sitting = Sitting(of: .seconds(100), bell: .seconds(10), at: .zero)
        #expect(sitting.take(.look, at: .seconds(55)) == true)
        #expect(sitting.take(.look, at: .seconds(59)) == false)
        #expect(sitting.take(.look, at: .seconds(60)) == true)
    }

    @Test func thePauseDelaysTheBell() {
        var sitting = Sitting(of: .seconds(100), bell: .seconds(10), at: .zero)
        _ = sitting.take(.pause, at: .seconds(5))
        #expect(sitting.take(.look, at: .seconds(50)) == false)
        #expect(sitting.take(.pause, at: .seconds(50)) == false)
        #expect(sitting.take(.look, at: .seconds(54)) == false)
        #expect(sitting.take(.look, at: .seconds(55)) == true)
    }

    @Test func itSaysHowLongNothingWillChange() {
        var sitting = Sitting(of: .seconds(10), bell: .seconds(2.5), at: .zero)
        #expect(sitting.untilNextChange == .seconds(1))
        _ = sitting.take(.look, at: .seconds(0.25))
        #expect(sitting.untilNextChange == .seconds(0.75))
        _ = sitting.take(.look, at: .seconds(2.25))
        #expect(sitting.untilNextChange == .seconds(0.25))
        _ = sitting.take(.pause, at: .seconds(2.25))
        #expect(sitting.untilNextChange == nil)
    }
}

extension Duration {
    /// Milliseconds are exact where a fraction of a second is not.
    static func seconds(_ seconds: Double) -> Duration { .milliseconds(Int64((seconds * 1000).rounded())) }
}
