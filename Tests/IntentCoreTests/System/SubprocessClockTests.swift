import Foundation
import Testing

@testable import IntentCore

/// A program is timed by a clock that nobody sets: the one on the wall may be set far ahead or back meanwhile.
@Suite struct SubprocessClockTests {
    /// A clock that is a day further ahead, or back, each time it is looked at.
    private static func context(step days: Double) -> ProcessContext {
        let looks = TimesAsked()
        var context = ProcessContext()
        context.now = { Date(timeIntervalSince1970: 1_796_000_000 + Double(looks.next()) * days * 86_400) }
        return context
    }

    private final class TimesAsked: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        func next() -> Int {
            lock.withLock {
                count += 1
                return count
            }
        }
    }

    @Test(arguments: [1.0, -1.0]) func anAnswerInTimeIsTaken(step: Double) throws {
        try ProcessContext.$current.withValue(Self.context(step: step)) {
            let answer = try Subprocess.ask(
                ["/bin/sh", "-c", "sleep 0.1; echo here; sleep 0.1; echo still"], seconds: 600)
            #expect(answer.output == Array("here\nstill\n".utf8) && answer.status == 0)
        }
    }

    @Test(arguments: [1.0, -1.0]) func aProgramThatHangsIsEnded(step: Double) throws {
        let start = ContinuousClock.now
        ProcessContext.$current.withValue(Self.context(step: step)) {
            #expect(throws: ProgramError.self) { try Subprocess.ask(["/bin/sh", "-c", "exec sleep 600"], seconds: 1) }
        }
        #expect(ContinuousClock.now - start < .seconds(300))
    }
}
