import Glibc

/// Other programs: finding, asking, running and becoming them. Arguments are passed as they are, never through a shell.
package enum Subprocess {
    /// Where a program is: a path as it is, a name by `PATH`. Nil where nothing that can be run is there.
    package static func path(of name: String) -> String? {
        guard !name.contains("/") else { return isProgram(name) ? name : nil }
        let folders = (ProcessContext.current.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { appendingPathComponent(String($0), name) }.first {
            $0.hasPrefix("/") && isProgram($0)
        }
    }

    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return access(path, X_OK) == 0 && stat(path, &status) == 0 && FileStatus(status).isRegular
    }

    /// Whether both paths lead to one file.
    package static func isSame(_ path: String, _ other: String) -> Bool {
        if path == other { return true }
        var (one, two) = (stat(), stat())
        return stat(path, &one) == 0 && stat(other, &two) == 0 && FileStatus(one).isSameFile(as: FileStatus(two))
    }

    /// The folder of the running program, nil where the system does not tell.
    package static var ownFolder: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return nil }
        let bytes = buffer.prefix(count).map(UInt8.init(bitPattern:))
        return String(validating: bytes, as: UTF8.self).map { parent(of: $0) }
    }

    /// Becomes that program: the same process, with its streams, terminal, folder and environment.
    ///
    /// - Returns: only where that fails, and why.
    package static func become(_ command: [String]) -> ProgramError {
        guard let path = command.first else { return .notStarted(program: "", code: ENOENT) }
        // What app code prints goes elsewhere than our output; the other program's output is ours.
        let printed = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(ProcessContext.current.output, STDOUT_FILENO)
        let code = withArguments(command) { arguments in
            execv(path, arguments)
            return errno
        }
        if printed >= 0 {
            dup2(printed, STDOUT_FILENO)
            close(printed)
        }
        return .notStarted(program: path, code: code)
    }

    /// Runs a program to its end with an empty input; its outputs are ours.
    ///
    /// - Returns: its exit status, 128 and the signal's number for one that a signal ended.
    package static func run(_ command: [String]) throws(ProgramError) -> Int32 {
        try waitForEnd(
            of: start(command) {
                posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&$0, ProcessContext.current.output, STDOUT_FILENO)
            })
    }

    /// What a program answered.
    package struct Answer: Sendable {
        package let status: Int32
        package let output: [UInt8]
        package let errors: [UInt8]
    }

    /// Asks a program and waits for its answer; one that takes longer is ended, with all that it started.
    ///
    /// - Parameter seconds: nil for as long as it takes; who ends us at the terminal then ends the program too.
    package static func ask(_ command: [String], seconds: Int? = 5) throws(ProgramError) -> Answer {
        let program = command.first ?? ""
        guard let output = PipeEnds(), let errors = PipeEnds() else {
            throw .notStarted(program: program, code: EMFILE)
        }
        let flags = seconds == nil ? 0 : Int32(POSIX_SPAWN_SETPGROUP)
        let child = try start(command, flags: flags) {
            posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&$0, output.writeEnd.number, 1)
            posix_spawn_file_actions_adddup2(&$0, errors.writeEnd.number, 2)
        }
        output.closeWriteEnd()
        errors.closeWriteEnd()
        let bytes: [[UInt8]]
        do {
            bytes = try readAll([output.readEnd, errors.readEnd], of: program, seconds: seconds)
        } catch {
            kill(seconds == nil ? child : -child, SIGKILL)
            _ = waitForEnd(of: child)
            throw error
        }
        return Answer(status: waitForEnd(of: child), output: bytes[0], errors: bytes[1])
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - flags: attributes of `posix_spawn(3)`; the signal that is put back by `POSIX_SPAWN_SETSIGDEF` is SIGPIPE.
    ///   - variables: what it finds in its environment beside ours, or in place of it.
    static func start(
        _ command: [String], flags: Int32 = 0, variables: [String: String] = [:],
        _ arrange: (inout posix_spawn_file_actions_t) -> Void
    ) throws(ProgramError) -> pid_t {
        guard let path = command.first else { throw .notStarted(program: "", code: ENOENT) }
        heedEndsOfChildren()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        arrange(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        if flags & Int32(POSIX_SPAWN_SETSIGDEF) != 0 {
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            posix_spawnattr_setsigdefault(&attributes, &signals)
        }
        var child: pid_t = 0
        let code = withArguments(command) { arguments in
            // Byte for byte as it is, where nothing in it changes.
            guard !variables.isEmpty else {
                return posix_spawn(&child, path, &actions, &attributes, arguments, environ)
            }
            return withList(environment(with: variables)) {
                posix_spawn(&child, path, &actions, &attributes, arguments, $0)
            }
        }
        guard code == 0 else { throw .notStarted(program: path, code: code) }
        return child
    }

    /// Where whoever started us ignores the ends of children, their statuses would be lost.
    private static func heedEndsOfChildren() {
        var action = sigaction()
        guard sigaction(SIGCHLD, nil, &action) == 0 else { return }
        let isIgnored = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        if isIgnored { signal(SIGCHLD, SIG_DFL) }
    }

    /// Our own environment with some variables in place of what it says of them; all others are byte for byte as they are.
    private static func environment(with variables: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
        var entries: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let entry = next.pointee {
            let name = String(cString: entry).prefix { $0 != "=" }
            if variables[String(name)] == nil { entries.append(strdup(entry)) }
            next = next.advanced(by: 1)
        }
        return entries + variables.map { strdup("\($0.key)=\($0.value)") }
    }

    private static func waitForEnd(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        guard (try? retryingOnInterrupt { waitpid(child, &status, 0) }) != nil else { return 0 }
        return exitStatus(status)
    }

    /// A status of `waitpid(2)` as a shell has it.
    static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// The most bytes that a program may answer.
    private static let mostBytes = 32 << 20

    /// What comes out of all of them up to their ends. Time is told by a clock that nobody sets.
    private static func readAll(
        _ ends: [Descriptor], of program: String, seconds: Int?
    ) throws(ProgramError) -> [[UInt8]] {
        var bytes = [[UInt8]](repeating: [], count: ends.count)
        var open = Array(ends.indices)
        let clock = ProcessContext.current.steadyClock
        let end = seconds.map { clock() + .seconds($0) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            if let end, clock() >= end { throw .noAnswer(program: program, seconds: seconds ?? 0) }
            // A look at the clock now and then; the answer itself is not waited for any longer.
            let ready = Readiness.wait(for: open.map { .input(ends[$0].number) }, milliseconds: 200)
            for index in open where ready.contains(.input(ends[index].number)) {
                let count = read(ends[index].number, &chunk, chunk.count)
                if count > 0 {
                    guard bytes[index].count + count <= mostBytes else {
                        throw .tooMuch(program: program, megabytes: mostBytes >> 20)
                    }
                    bytes[index] += chunk.prefix(count)
                } else if count == 0 || errno != EINTR {
                    open.removeAll { $0 == index }
                }
            }
        }
        return bytes
    }

    /// - Returns: the code that the body gives.
    private static func withArguments(
        _ command: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        withList(command.map { strdup($0) }, body)
    }

    /// Calls something with a list of the C library's texts, which are freed then.
    private static func withList(
        _ texts: [UnsafeMutablePointer<CChar>?], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var texts = texts + [nil]
        defer { for text in texts { free(text) } }
        return texts.withUnsafeMutableBufferPointer { buffer in
            // The list holds at least its end, so that it has an address.
            buffer.baseAddress.map { body(UnsafePointer($0)) } ?? EINVAL
        }
    }
}

/// Both ends of a pipe, each closed when it is let go of.
final class PipeEnds {
    let readEnd: Descriptor
    private(set) var writeEnd: Descriptor

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = Descriptor(owning: ends[0])
        writeEnd = Descriptor(owning: ends[1])
    }

    /// Lets go of our end, so that reading ends when the other program does.
    func closeWriteEnd() { writeEnd = readEnd }
}

/// A program that could not be started, or did not answer.
package enum ProgramError: UserFacingError, Equatable {
    case notStarted(program: String, code: Int32)
    case noAnswer(program: String, seconds: Int)
    case tooMuch(program: String, megabytes: Int)

    package var words: String {
        switch self {
        case .notStarted(let program, let code):
            "\(program) cannot be started: \(Errno(code: code).words); see shortcuts-list check"
        case .noAnswer(let program, let seconds):
            "\(program) did not answer within \(seconds) seconds; see shortcuts-list check"
        case .tooMuch(let program, let megabytes):
            "\(program) answered more than \(megabytes) MB; see shortcuts-list check"
        }
    }

    package var status: ExitStatus {
        switch self {
        case .notStarted(_, let code): code == EACCES || code == EPERM ? .notPermitted : .unavailable
        case .noAnswer, .tooMuch: .unavailable
        }
    }
}
