import FoundationEssentials
import Glibc

/// What a process finds around it: its variables, clock, streams and terminal. They are read at the edge only and
/// handed on as a task-local value, so that a test gives its own.
///
///     Surroundings.$current.withValue(mine) { … }
public struct ProcessContext: Sendable {
    /// The surroundings of the running task; the process's own unless a test gave others.
    @TaskLocal public static var current = ProcessContext()

    /// The value of an environment variable, or nil where it is not set. Bytes that are no UTF-8 are U+FFFD in it.
    public var variable: @Sendable (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
    /// The time on the wall.
    public var now: @Sendable () -> Date = { Date() }
    /// A clock that nobody sets, and that goes on while the machine is suspended or the process is stopped: for how long
    /// something took, which the time on the wall cannot say. What its readings count from has no meaning.
    public var steadyClock: @Sendable () -> Duration = {
        var time = timespec()
        // Fails only for a clock that does not exist.
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    /// The descriptor that the previous action's output is read from.
    public var input: Int32 = STDIN_FILENO
    /// The descriptor that the value goes to.
    public var output: Int32 = STDOUT_FILENO
    /// The descriptor that errors go to.
    public var errors: Int32 = STDERR_FILENO
    /// The path of the terminal that questions are asked on.
    public var terminal = "/dev/tty"
    /// Takes a warning: one line about something that is wrong but does not stop the work.
    public var warn: @Sendable (String) -> Void = { _ in }

    /// Whether the input is what another program or a file gives, even if that is nothing; neither a terminal nor
    /// `/dev/null` is.
    package var hasPipedInput: Bool {
        var status = stat()
        return fstat(input, &status) == 0 && status.st_mode & S_IFMT != S_IFCHR
    }

    /// Whether what was found out may be kept in the cache folder. A completion leaves no trace.
    package var keepsCaches = true

    /// The surroundings of the process itself.
    public init() {}
}
