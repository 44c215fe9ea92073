/// How a tool ends, in the numbers that shells and cron jobs look at (`sysexits.h` where it has one). A tool that ran
/// another program may end with any that this one gave.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static var done: ExitStatus { ExitStatus(rawValue: 0) }
    /// The intent ran and refused, with its own message.
    package static var refused: ExitStatus { ExitStatus(rawValue: 1) }
    /// Wrong usage, or a value that is missing.
    package static var usage: ExitStatus { ExitStatus(rawValue: 64) }
    /// Input data that cannot be used.
    package static var badData: ExitStatus { ExitStatus(rawValue: 65) }
    /// An input that cannot be read.
    package static var noInput: ExitStatus { ExitStatus(rawValue: 66) }
    /// A needed program or app is missing.
    package static var unavailable: ExitStatus { ExitStatus(rawValue: 69) }
    /// A fault of ours.
    package static var software: ExitStatus { ExitStatus(rawValue: 70) }
    package static var cannotCreate: ExitStatus { ExitStatus(rawValue: 73) }
    package static var inputOutput: ExitStatus { ExitStatus(rawValue: 74) }
    /// The store is busy; trying again later will do.
    package static var busy: ExitStatus { ExitStatus(rawValue: 75) }
    package static var notPermitted: ExitStatus { ExitStatus(rawValue: 77) }
    package static var badConfiguration: ExitStatus { ExitStatus(rawValue: 78) }
    /// The person cancelled a prompt.
    package static var cancelled: ExitStatus { ExitStatus(rawValue: 130) }
}

extension ExitStatus {
    /// What each means, for manuals.
    static var meanings: [(status: ExitStatus, words: String)] {
        [
            (.done, "Done."), (.refused, "The intent refused, with its own message."),
            (.usage, "Wrong usage, or a value is missing."), (.badData, "Input data that cannot be used."),
            (.noInput, "An input that cannot be read."), (.unavailable, "A needed program or app is missing."),
            (.software, "A fault of the tool."), (.cannotCreate, "Something cannot be created."),
            (.inputOutput, "Something cannot be written."), (.busy, "The store is busy; try again."),
            (.notPermitted, "Not permitted."), (.badConfiguration, "Bad configuration."),
            (.cancelled, "Cancelled at a question."),
        ]
    }
}
