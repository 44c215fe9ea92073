import Testing

@testable import meditate

/// A place where everything is told beforehand: each event with the reading of the clock when it happens.
private final class ToldPlace: SittingDisplay {
    private var events: [(Sitting.Event, at: Duration)]
    private(set) var clock = Duration.zero
    private(set) var shown: [Duration] = []
    private(set) var ringsAt: [Duration] = []

    init(_ events: [(Sitting.Event, at: Duration)] = []) { self.events = events }

    func event(within limit: Duration?) -> Sitting.Event {
        if let next = events.first, limit.map({ clock + $0 >= next.at }) ?? true {
            events.removeFirst()
            clock = next.at
            return next.0
        }
        clock += limit ?? .seconds(3600)
        return .look
    }

    func show(_ sitting: Sitting) { shown.append(sitting.remaining) }
    func ring() { ringsAt.append(clock) }
}

@Suite struct SittingDisplayTests {
    @Test func itLooksOnceASecond() {
        let place = ToldPlace()
        let sitting = sit(through: Sitting(of: .seconds(4), at: .zero), at: place) { place.clock }
        #expect(place.shown == [.seconds(4), .seconds(3), .seconds(2), .seconds(1)])
        #expect(place.ringsAt == [.seconds(4)])
        #expect(sitting.end == .finished)
    }

    @Test func itRingsOnTime() {
        let place = ToldPlace()
        _ = sit(through: Sitting(of: .seconds(4), bell: .seconds(1.5), at: .zero), at: place) { place.clock }
        #expect(place.ringsAt == [.seconds(1.5), .seconds(3), .seconds(4)])
    }

    @Test func itDoesWhatItIsTold() {
        let place = ToldPlace([
            (.pause, at: .seconds(1.25)), (.pause, at: .seconds(60)), (.end(.stopped), at: .seconds(62)),
        ])
        let sitting = sit(through: Sitting(of: .seconds(30), at: .zero), at: place) { place.clock }
        #expect(sitting.sat == .seconds(3.25))
        #expect(sitting.end == .stopped)
        #expect(place.ringsAt == [])
    }
}
