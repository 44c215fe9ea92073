import Glibc

/// A program that runs while this one goes on: its outputs and its questions are there to be polled. It has an empty
/// input and a session of its own, so that it can open no terminal, and a signal reaches all that it started.
///
///     let program = try RunningProgram(["/usr/bin/run-track", "--json"], canAsk: true)
///
/// A question is a line on `questions`; `answer(_:)` sends the line that answers it. See `QuestionLine`.
package final class RunningProgram {
    /// The process, which leads a group of its own.
    package let process: pid_t
    private let outputEnd: Descriptor
    private let errorsEnd: Descriptor
    private let questionsEnd: Descriptor
    private var status: Int32?

    /// The descriptor of what the program prints.
    package var output: Int32 { outputEnd.number }
    /// The descriptor of what it says on standard error.
    package var errors: Int32 { errorsEnd.number }
    /// The descriptor of what it asks and tells, both ways.
    package var questions: Int32 { questionsEnd.number }

    /// `POSIX_SPAWN_SETSID`, which Swift does not import.
    private static let newSession: Int32 = 0x80
    /// The descriptor that the program finds its end of the socket at.
    private static let theirDescriptor: Int32 = 3

    /// Starts a program by its argument vector.
    ///
    /// - Parameter canAsk: whether it may ask; otherwise it only tells how far it is.
    /// - Throws: `ProgramError.notStarted`.
    package init(_ command: [String], canAsk: Bool) throws(ProgramError) {
        let program = command.first ?? ""
        var ends: [Int32] = [-1, -1]
        // Close-on-exec; the copy that the program gets is not.
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard let output = PipeEnds(), let errors = PipeEnds(), socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .notStarted(program: program, code: EMFILE)
        }
        questionsEnd = Descriptor(owning: ends[0])
        let theirs = Descriptor(owning: ends[1])
        process = try Subprocess.start(
            command, flags: Self.newSession | Int32(POSIX_SPAWN_SETSIGDEF),
            variables: [
                "INTENT_TOOLBOX_ASK": String(Self.theirDescriptor), "INTENT_TOOLBOX_NO_INPUT": canAsk ? "0" : "1",
            ]
        ) {
            posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&$0, output.writeEnd.number, 1)
            posix_spawn_file_actions_adddup2(&$0, errors.writeEnd.number, 2)
            posix_spawn_file_actions_adddup2(&$0, theirs.number, Self.theirDescriptor)
        }
        output.closeWriteEnd()
        errors.closeWriteEnd()
        outputEnd = output.readEnd
        errorsEnd = errors.readEnd
    }

    deinit {
        guard status == nil else { return }
        kill(-process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Sends a line; a program that is gone does not get it, and one that does not read it within two seconds is ended,
    /// since nobody else would be served meanwhile.
    package func answer(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(questions, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count < 0, errno == EAGAIN {
                guard Readiness.wait(for: .output(questions), milliseconds: 2000) else { return end(by: SIGKILL) }
                continue
            }
            guard count > 0 || errno == EINTR else { return }
            sent += max(0, count)
        }
    }

    /// Sends a signal to the program and all that it started.
    package func end(by signal: Int32) { if status == nil { kill(-process, signal) } }

    /// How it ended, as a shell has it: 128 and the signal's number for one that a signal ended. Nil while it runs.
    package func endStatus() -> Int32? {
        if let status { return status }
        var state: Int32 = 0
        guard waitpid(process, &state, WNOHANG) == process else { return nil }
        status = Subprocess.exitStatus(state)
        return status
    }
}
