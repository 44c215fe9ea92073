import Glibc

/// A terminal that hands on each key as it is pressed and echoes nothing, until `end()`.
///
/// A library such as readline or libedit would do it as well, but tools are linked statically from the toolchain alone,
/// the terminal is not standard input, and neither has a picker or tells a cancelled line from an empty one.
package final class RawTerminal {
    package enum Event: Equatable {
        case key(Key)
        /// The size has changed.
        case resized
        /// The process went on after a stop: others may have written, and changed the terminal's settings.
        case continued
        /// Somebody asked the process to stop.
        case stopped
    }

    private let descriptor: Int32
    private let before: termios
    /// Whether the drawing has a screen of its own, without a cursor, and the mouse is told of.
    private let isFullScreen: Bool
    private var closesDescriptor = false
    /// The pipe that signals come through: the end to read, the end to write.
    private let bell: (Int32, Int32)
    private var keys = KeyReader()
    private var hasEnded = false

    /// Makes the terminal raw. Keys that were pressed before are kept: they are for this question.
    ///
    /// - Throws: `CancellationError` where the terminal is gone, or is another's and does not wait for us.
    init(_ descriptor: Int32, fullScreen: Bool = false) throws {
        self.descriptor = descriptor
        isFullScreen = fullScreen
        var before = termios()
        guard tcgetattr(descriptor, &before) == 0 else { throw CancellationError() }
        self.before = before
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CancellationError() }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A handler must never wait for room in the pipe.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        bell = (ends[0], ends[1])
        TerminalGuard.begin(descriptor, before: before, isFullScreen: fullScreen, bell: bell.1)
        do {
            try begin()
        } catch {
            TerminalGuard.end()
            closeBell()
            throw error
        }
    }

    /// The terminal that the person is at.
    ///
    /// - Throws: `CancellationError` where there is none.
    package static func opened(fullScreen: Bool) throws -> RawTerminal {
        let descriptor = open(ProcessContext.current.terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CancellationError() }
        do {
            let terminal = try RawTerminal(descriptor, fullScreen: fullScreen)
            terminal.closesDescriptor = true
            return terminal
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { if closesDescriptor { close(descriptor) } }

    /// Sets the terminal as it was before. The drawing is the caller's to remove, unless it is a screen of its own. To do it
    /// again does nothing.
    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        setBefore()
        TerminalGuard.end()
        closeBell()
    }

    private func closeBell() {
        close(bell.0)
        close(bell.1)
    }

    private func setRaw(withSignals: Bool = false) throws {
        var raw = before
        // A line feed begins a line, for us and for whoever else writes meanwhile.
        raw.c_oflag |= tcflag_t(OPOST | ONLCR)
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN | (withSignals ? 0 : ISIG))
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        TerminalGuard.setRaw(descriptor)
        // Not `system`: in the background this stops the process, and what comes after the stop is a new attempt.
        while tcsetattr(descriptor, TCSANOW, &raw) != 0 {
            guard errno == EINTR else { throw CancellationError() }
        }
    }

    /// Raw, and with marks around what is pasted.
    private func begin() throws {
        try setRaw()
        try write(isFullScreen ? "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?2004h")
    }

    private func setBefore() {
        try? write(isFullScreen ? "\(TerminalGuard.leavingFullScreen)" : "\u{1B}[?2004l")
        var before = before
        tcsetattr(descriptor, TCSANOW, &before)
        TerminalGuard.setRaw(nil)
    }

    /// Works while Ctrl-C and its like are signals again: the work may take long, and nobody reads keys meanwhile.
    package func whileInterruptible<Answer>(_ work: () async -> Answer) async throws -> Answer {
        try setRaw(withSignals: true)
        let answer = await work()
        try setRaw()
        return answer
    }

    /// Stops the process with the terminal as before, and returns when it goes on, raw again. Where the process was
    /// told to ignore that, nothing happens.
    package func stop(group: Bool) throws {
        guard !TerminalGuard.ignoresStop else { return }
        setBefore()
        TerminalGuard.stop(group: group)
        try begin()
        // What the caller does now is what the signal to continue would make them do.
        var number: UInt8 = 0
        while read(bell.0, &number, 1) == 1, Int32(number) == SIGCONT || Int32(number) == SIGWINCH {}
    }

    /// The size in cells; of a terminal that does not know it, the usual one.
    package var size: TerminalSize {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
            return TerminalSize(rows: 24, columns: 80)
        }
        return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }

    /// Writes to the terminal.
    ///
    /// - Throws: `CancellationError` where it is gone.
    package func write(_ text: String) throws {
        do {
            try Stream(descriptor: descriptor).write(text)
        } catch {
            throw CancellationError()
        }
    }

    // MARK: Events

    /// What is waited for by whoever waits for other things besides, and then asks for `nextIfReady()`.
    package var interests: Set<Readiness.Interest> { [.input(descriptor), .input(bell.0)] }

    /// What has happened, nil where nothing has.
    ///
    /// - Throws: `CancellationError` where the terminal is gone, or a signal asked for the end.
    package func nextIfReady() throws -> Event? {
        while true {
            let ready = Readiness.wait(for: Array(interests), milliseconds: keys.isPending ? keys.patience : 0)
            if ready.contains(.input(bell.0)), let event = try signalled() { return event }
            if ready.contains(.input(descriptor)) {
                if let key = try readKey() { return .key(key) }
            } else if keys.isPending, ready.isEmpty {
                if let key = keys.timeOut() { return .key(key) }
            } else if ready.isEmpty {
                return nil
            }
        }
    }

    /// Waits for what happens next.
    ///
    /// - Throws: `CancellationError` where the terminal is gone, or a signal asked for the end.
    func next() throws -> Event {
        while true {
            let ready = Readiness.wait(for: Array(interests), milliseconds: keys.isPending ? keys.patience : -1)
            if ready.isEmpty, let key = keys.timeOut() { return .key(key) }
            if ready.contains(.input(bell.0)), let event = try signalled() { return event }
            if ready.contains(.input(descriptor)), let key = try readKey() { return .key(key) }
        }
    }

    /// Whether a key comes within so many milliseconds.
    func hasInput(within milliseconds: Int32 = 0) -> Bool {
        Readiness.wait(for: .input(descriptor), milliseconds: milliseconds)
    }

    /// A byte at a time: what comes after the answer is for whoever reads the terminal next.
    private func readKey() throws -> Key? {
        var byte: UInt8 = 0
        let count = read(descriptor, &byte, 1)
        if count == 1 { return keys.take(byte) }
        if count < 0, errno == EINTR || errno == EAGAIN { return nil }
        throw CancellationError()
    }

    /// Does to all of the job what the key does at any other time: the script around this one stops as well.
    package static func interruptGroup() { kill(0, SIGINT) }

    private func signalled() throws -> Event? {
        var number: UInt8 = 0
        guard read(bell.0, &number, 1) == 1 else { return nil }
        switch Int32(number) {
        case SIGWINCH: return .resized
        case SIGTSTP: return .stopped
        case SIGCONT:
            try begin()
            return .continued
        default: throw CancellationError()
        }
    }
}
