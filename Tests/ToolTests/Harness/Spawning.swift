import Glibc
import Synchronization

/// Starts and awaits processes.
enum Spawning {
    private static let oneAtATime = Mutex(())

    /// Makes descriptors and starts a child with them, while no other child is started that would inherit them.
    static func alone<Result: Sendable>(_ body: () throws -> Result) rethrows -> Result {
        try oneAtATime.withLock { _ in try body() }
    }

    /// Keeps a descriptor from the children that are started later.
    static func keep(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    /// Starts `sh -c` as the leader of a session of its own; the first thing that opens a terminal there is controlled by it.
    static func start(
        _ command: String, environment: [String],
        streams: (UnsafeMutablePointer<posix_spawn_file_actions_t>) -> Void
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        streams(&actions)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which the module lacks
        posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // What these tests ignore, a child of theirs would ignore too.
        for signal in [SIGPIPE, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)

        let words = ["sh", "-c", command].map { (word: String) in strdup(word) }
        let variables = environment.map { (variable: String) in strdup(variable) }
        defer { for word in words + variables { free(word) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, "/bin/sh", &actions, &attributes, words + [nil], variables + [nil])
        guard code == 0 else { throw CallFailed(call: "posix_spawn", code: code) }
        return pid
    }

    /// The status of a process that has ended, as a shell has it; nil at the deadline.
    static func wait(for pid: pid_t, until deadline: Double) throws -> Int32? {
        var state: Int32 = 0
        while true {
            let ended = waitpid(pid, &state, WNOHANG)
            if ended == pid { return state & 0x7F == 0 ? (state >> 8) & 0xFF : 128 + (state & 0x7F) }
            guard ended == 0 || errno == EINTR else { throw CallFailed(call: "waitpid", code: errno) }
            guard now() < deadline else { return nil }
            usleep(500)
        }
    }
}

/// Seconds on the clock that only goes forward.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
