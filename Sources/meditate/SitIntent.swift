import Glibc
import IntentCore

/// Sits through a meditation that was started, on the terminal.
struct SitIntent: AppIntent {
    static let title: LocalizedStringResource = "Sit"
    static let isDiscoverable = false

    @Parameter(title: "The meditation") var meditation: MeditationEntity
    @Parameter(title: "Ring a bell at this interval") var bell: Duration?

    init() {}

    init(_ meditation: MeditationEntity, bell: Duration?) {
        self.meditation = meditation
        self.bell = bell
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let clock = ProcessContext.current.steadyClock
        let place = SittingTerminal(name: meditation.session) { [id = meditation.id] in MeditationStore().isOver(id) }
        let sitting = sit(through: Sitting(of: meditation.planned, bell: bell, at: clock()), at: place, clock: clock)
        place.leave()
        // By itself, not with the lines of a pipe: what was sat must be on disk before anything else happens.
        let recorded = try WriteGroup.$current.withValue(nil) {
            try MeditationStore().end(meditation.id, after: sitting.sat)
        }
        if case .signal(let number) = sitting.end { endProcess(by: number) }
        guard let recorded else {
            if sitting.end == .endedElsewhere { return .result(dialog: "Removed meanwhile; nothing is recorded.") }
            return .result(dialog: "Stopped within a second; nothing is recorded.")
        }
        let isWhole = recorded.time == recorded.planned
        return .result(dialog: "Meditated for \(recorded.time)\(isWhole ? "" : " of \(recorded.planned.text)").")
    }
}

/// Ends as a process does that a signal ends, so that whoever sent it sees that it worked.
private func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
}
