import Glibc

/// Sees to it that a terminal in raw mode is as before whatever ends or stops the process.
///
/// Signals that end it put the terminal back first, and then do what they would have done. Signals that the prompt
/// itself has to know of (a new size, stop, continue) come out of `bell`, a pipe, so that `poll` sees them.
///
/// There is one for the process, as there is one terminal. The handler runs at any moment in any thread: it touches
/// only the memory below, which is made before it is installed, and calls only what POSIX allows there.
enum TerminalGuard {
    /// What the handler needs.
    private struct Memory {
        /// The terminal, or -1 while it is as before.
        var terminal: Int32 = -1
        var before = termios()
        /// The rows of the drawing above the cursor.
        var rowsAboveCursor: Int32 = 0
        /// Whether the drawing is the terminal's second screen.
        var isFullScreen = false
        var bell: Int32 = -1
    }

    nonisolated(unsafe) private static let memory = {
        let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
        memory.initialize(to: Memory())
        return memory
    }()
    /// What each signal did before, by its number.
    nonisolated(unsafe) private static let actions = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        actions.initialize(repeating: sigaction(), count: 65)
        return actions
    }()
    /// Where `exit()` is called in the middle of a question, and nothing else puts the terminal back.
    private static let restoresAtExit: Void = { atexit { TerminalGuard.restore() } }()

    private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    /// These end the process where nobody has another use for them.
    private static let endingByDefault = [SIGALRM, SIGUSR1, SIGUSR2]
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static let told = [SIGWINCH, SIGCONT, SIGTSTP]

    /// Begins to watch a terminal that is about to be raw.
    static func begin(_ terminal: Int32, before: termios, isFullScreen: Bool = false, bell: Int32) {
        _ = restoresAtExit
        memory.pointee = Memory(
            terminal: terminal, before: before, rowsAboveCursor: 0, isFullScreen: isFullScreen, bell: bell)
        for signal in ending + endingByDefault + faults + told { install(signal) }
    }

    /// Ends it: each signal does what it did before.
    static func end() {
        memory.pointee.terminal = -1
        for signal in ending + endingByDefault + faults + told { sigaction(signal, &actions[Int(signal)], nil) }
        memory.pointee.bell = -1
    }

    /// The terminal is raw, or for the moment as before.
    static func setRaw(_ terminal: Int32?) { memory.pointee.terminal = terminal ?? -1 }

    /// Says where the drawing is, for whoever has to remove it.
    static func setRowsAboveCursor(_ rows: Int) { memory.pointee.rowsAboveCursor = Int32(clamping: rows) }

    /// Whether the process does not stop when the terminal's stop key is pressed.
    static var ignoresStop: Bool { isIgnored(actions[Int(SIGTSTP)]) }

    /// Stops, as the signal does where nobody watches, and returns when the process goes on.
    ///
    /// - Parameter group: whether the whole job stops, as for a key, or this process alone, as for a signal to it.
    static func stop(group: Bool) {
        sigaction(SIGTSTP, &actions[Int(SIGTSTP)], nil)
        kill(group ? 0 : getpid(), SIGTSTP)
        install(SIGTSTP)
    }

    private static func install(_ signal: Int32) {
        let old = actions + Int(signal)
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return }
        if !isOurs(action) { old.pointee = action }
        // What was ignored for us stays ignored: `nohup`.
        if isIgnored(old.pointee), signal != SIGWINCH, signal != SIGCONT { return }
        if endingByDefault.contains(signal), address(of: old.pointee) != 0 { return }
        action = sigaction()
        action.__sigaction_handler = .init(sa_handler: takeSignal)
        // System calls that nobody here wrote go on as they would have.
        action.sa_flags = Int32(SA_RESTART) | SA_ONSTACK
        sigaction(signal, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool { address(of: action) == 1 }

    private static func isOurs(_ action: sigaction) -> Bool {
        var ours = sigaction()
        ours.__sigaction_handler = .init(sa_handler: takeSignal)
        return address(of: action) == address(of: ours)
    }

    private static func address(of action: sigaction) -> Int {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }

    private static let takeSignal: @convention(c) (Int32) -> Void = { TerminalGuard.take($0) }

    private static func take(_ signal: Int32) {
        let code = errno
        defer { errno = code }
        if signal != SIGWINCH, signal != SIGCONT, signal != SIGTSTP {
            restore()
            sigaction(signal, actions + Int(signal), nil)
            // It is held back until the handler returns. To this thread and no other, or this one would go on for a
            // while.
            raise(signal)
        }
        var number = UInt8(truncatingIfNeeded: signal)
        _ = write(memory.pointee.bell, &number, 1)
    }

    /// Puts the terminal back and removes the drawing. Allowed in a signal's handler.
    static func restore() {
        let terminal = memory.pointee.terminal
        guard terminal >= 0 else { return }
        memory.pointee.terminal = -1
        // In the background the terminal is another's, who has set it for themselves.
        let foreground = tcgetpgrp(terminal)
        guard foreground < 0 || foreground == getpgrp() else { return }
        tcsetattr(terminal, TCSANOW, &memory.pointee.before)
        // A terminal that takes nothing must not keep the process from ending.
        var writable = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        guard poll(&writable, 1, 0) == 1, writable.revents & Int16(POLLOUT) != 0 else { return }
        if memory.pointee.isFullScreen { return put(terminal, leavingFullScreen) }
        put(terminal, "\r")
        for _ in 0..<max(0, memory.pointee.rowsAboveCursor) { put(terminal, "\u{1B}[A") }
        put(terminal, "\u{1B}[J\u{1B}[?2004l")
    }

    /// No more mouse, a cursor, and the first screen.
    static let leavingFullScreen: StaticString = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

    private static func put(_ terminal: Int32, _ text: StaticString) {
        _ = write(terminal, text.utf8Start, text.utf8CodeUnitCount)
    }
}
