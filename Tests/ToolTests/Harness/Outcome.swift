/// What a command did: what it printed, what it said on standard error, and how it ended.
struct Outcome: Equatable, CustomStringConvertible {
    var output = ""
    var errors = ""
    /// As a shell has it: 128 and the signal's number where a signal ended it.
    var status: Int32 = 0

    var description: String { "output \(output.debugDescription), errors \(errors.debugDescription), status \(status)" }
}

/// A command that did not come to its end, or did not say what was waited for.
struct TookTooLong: Error, CustomStringConvertible {
    let waitingFor: String
    let seen: Outcome

    var description: String { "waited too long for \(waitingFor); seen: \(seen)" }
}

/// A call of the system that failed.
struct CallFailed: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    var description: String { "\(call): error \(code)" }
}
