@preconcurrency import Glibc

/// Ends the program with status 70 and one line where app code traps: a nil that was unwrapped, an index out of range,
/// `fatalError`. The runtime would print a backtrace over many lines, and on a terminal wait for a key.
enum FatalSignals {
    /// Handles the signals of traps. The runtime's own line, which names the file and the fault, is left as it is; where an
    /// optimized program traps without one, ours takes its place.
    static func handle(program: String) {
        setvbuf(stderr, runtimeLine, _IOLBF, runtimeLineSize)
        let words = "\(program): the program hit a trap and was stopped; this is a mistake in the program\n"
        ownLine = strdup(words)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in FatalSignals.end() }
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { sigaction(signal, &action, nil) }
    }

    private static let runtimeLineSize = 512
    // The buffer of the C library's `stderr`, to which the runtime writes: what it wrote last stays there to be seen.
    nonisolated(unsafe) private static let runtimeLine: UnsafeMutablePointer<CChar> = {
        let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: runtimeLineSize)
        buffer.initialize(repeating: 0, count: runtimeLineSize)
        return buffer
    }()
    // Written once at the start.
    nonisolated(unsafe) private static var ownLine: UnsafeMutablePointer<CChar>?

    private static func end() {
        // What the app set before is kept. Should that hang, since the program is not in a good state, it ends all the same.
        signal(SIGALRM) { _ in _exit(ExitStatus.software.rawValue) }
        for fatal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(fatal) { _ in _exit(ExitStatus.software.rawValue) }
        }
        if runtimeLine[0] == 0, let ownLine { _ = write(STDERR_FILENO, ownLine, strlen(ownLine)) }
        alarm(2)
        FoundationSupport.current?.keepState()
        _exit(ExitStatus.software.rawValue)
    }
}
