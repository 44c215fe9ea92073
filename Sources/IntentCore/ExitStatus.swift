/// How a tool ends, in the numbers that shells and cron jobs look at (`sysexits.h` where it has one).
package enum ExitStatus: Int32, Sendable {
    case done = 0
    /// The intent ran and refused, with its own message.
    case refused = 1
    /// Wrong usage, or a value that is missing.
    case usage = 64
    /// Input data that cannot be used.
    case badData = 65
    /// An input that cannot be read.
    case noInput = 66
    /// A needed program or app is missing.
    case unavailable = 69
    /// A fault of ours.
    case software = 70
    case cannotCreate = 73
    case inputOutput = 74
    /// The store is busy; trying again later will do.
    case busy = 75
    case notPermitted = 77
    case badConfiguration = 78
    /// The person cancelled a prompt.
    case cancelled = 130
}

/// An error whose words the person reads as they are: `what is wrong; what to do`, on one line.
package protocol ReportedError: Error {
    var words: String { get }
    var status: ExitStatus { get }
}
