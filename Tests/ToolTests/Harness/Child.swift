import Glibc

/// A running `sh -c` of its own session, without a controlling terminal, with a pipe at each standard stream.
///
/// Everything happens on the caller's thread: nothing is read or written but while the test waits for something.
final class Child {
    /// How long a test waits before it fails.
    static let patience: Double = 30

    let pid: pid_t
    /// Where it runs, which is there for as long as it does.
    private let home: Home?
    private var input: Int32
    private var output: Int32
    private var errors: Int32
    private var unwritten: [UInt8] = []
    private var closesInput = false
    private var outputBytes: [UInt8] = []
    private var errorBytes: [UInt8] = []
    private var status: Int32?

    var seen: Outcome {
        Outcome(
            output: String(decoding: outputBytes, as: UTF8.self), errors: String(decoding: errorBytes, as: UTF8.self),
            status: status ?? -1)
    }

    init(_ command: String, environment: [String], home: Home? = nil) throws {
        self.home = home
        (pid, input, output, errors) = try Spawning.alone {
            var ours: [Int32] = []
            var theirs: [Int32] = []
            defer { for end in theirs { close(end) } }
            for stream in 0..<3 {
                var ends: [Int32] = [-1, -1]
                guard pipe(&ends) == 0 else { throw CallFailed(call: "pipe", code: errno) }
                for end in ends { Spawning.keep(end) }
                ours.append(stream == 0 ? ends[1] : ends[0])
                theirs.append(stream == 0 ? ends[0] : ends[1])
            }
            for end in ours { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            let pid = try Spawning.start(command, environment: environment) { actions in
                for (stream, end) in theirs.enumerated() {
                    posix_spawn_file_actions_adddup2(actions, end, Int32(stream))
                }
            }
            return (pid, ours[0], ours[1], ours[2])
        }
        _ = Self.withoutSignals
    }

    deinit {
        if status == nil {
            kill(-pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
        for end in [input, output, errors] where end >= 0 { close(end) }
    }

    /// A child that reads no more must not end the tests.
    private static let withoutSignals: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Hands the child some input, which is written while the test waits.
    func write(_ text: String) { unwritten += text.utf8 }
    func write(_ bytes: some Sequence<UInt8>) { unwritten += bytes }

    /// Waits until all that was handed over is written.
    func flush() throws {
        let deadline = now() + Self.patience
        while !unwritten.isEmpty {
            guard try moveBytes(until: deadline) else { throw TookTooLong(waitingFor: "input to be read", seen: seen) }
        }
    }

    /// Ends the input once all of it is written.
    func endInput() { closesInput = true }

    /// Waits until the whole of the output and the errors so far meet a condition.
    func wait(for wanted: String, until isMet: (Outcome) -> Bool) throws {
        let deadline = now() + Self.patience
        while !isMet(seen) {
            guard try moveBytes(until: deadline) else { throw TookTooLong(waitingFor: wanted, seen: seen) }
        }
    }

    /// Ends the input and waits for the end.
    func finish() throws -> Outcome {
        endInput()
        let deadline = now() + Self.patience
        while output >= 0 || errors >= 0 {
            guard try moveBytes(until: deadline) else { throw TookTooLong(waitingFor: "the end", seen: seen) }
        }
        status = try Spawning.wait(for: pid, until: deadline)
        guard status != nil else { throw TookTooLong(waitingFor: "the end", seen: seen) }
        return seen
    }

    /// Moves what can be moved; false at the deadline or when there is nothing left to wait for.
    private func moveBytes(until deadline: Double) throws -> Bool {
        if unwritten.isEmpty, closesInput { closeEnd(&input) }
        var watched = [
            pollfd(fd: unwritten.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        ]
        guard watched.contains(where: { $0.fd >= 0 }), now() < deadline else { return false }
        _ = poll(&watched, 3, Int32(max(1, (deadline - now()) * 1000)))
        if watched[0].revents != 0 {
            let count = Glibc.write(input, unwritten, unwritten.count)
            unwritten.removeFirst(count < 0 ? (errno == EPIPE ? unwritten.count : 0) : count)
        }
        if watched[1].revents != 0 { take(from: &output, into: &outputBytes) }
        if watched[2].revents != 0 { take(from: &errors, into: &errorBytes) }
        return true
    }

    private func take(from end: inout Int32, into bytes: inout [UInt8]) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(end, &chunk, chunk.count)
        if count > 0 { bytes += chunk.prefix(count) }
        if count == 0 { closeEnd(&end) }
    }

    private func closeEnd(_ end: inout Int32) {
        if end >= 0 { close(end) }
        end = -1
    }
}
