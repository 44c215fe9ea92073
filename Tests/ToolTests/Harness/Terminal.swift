import Glibc

/// A terminal, 80 columns wide, with a command line of the shell on it: all three of its streams are the terminal but
/// where the command itself redirects them, and Ctrl-C reaches it.
final class Terminal {
    private let pid: pid_t
    /// Where it runs, which is there for as long as it does.
    private let home: Home
    private var keyboard: Int32
    private var bytes: [UInt8] = []
    private var isHungUp = false
    private var hasEnded = false
    /// How much of the screen was waited for already.
    private var passed = 0

    /// Everything that the terminal was told to show, what is typed included; a line ends with a line feed alone.
    var screen: String { String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n") }

    init(_ command: String, in home: Home, environment changes: [String: String?] = [:]) throws {
        self.home = home
        (pid, keyboard) = try Spawning.alone {
            var (ours, theirs): (Int32, Int32) = (-1, -1)
            var name = [CChar](repeating: 0, count: 128)
            var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
            guard openpty(&ours, &theirs, &name, nil, &size) == 0 else {
                throw CallFailed(call: "openpty", code: errno)
            }
            Spawning.keep(ours)
            Spawning.keep(theirs)
            defer { close(theirs) }
            let pid = try Spawning.start("cd; " + command, environment: home.environment(changes)) { actions in
                // The first terminal that a session's leader opens becomes the one that controls it.
                for stream in 0..<3 { posix_spawn_file_actions_addopen(actions, Int32(stream), name, O_RDWR, 0) }
            }
            return (pid, ours)
        }
    }

    deinit {
        if !hasEnded {
            kill(-pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
        if keyboard >= 0 { close(keyboard) }
    }

    /// Presses keys.
    func type(_ keys: String) { _ = keys.withCString { write(keyboard, $0, strlen($0)) } }
    func type(bytes: [UInt8]) { _ = write(keyboard, bytes, bytes.count) }
    func pressControlC() { type("\u{3}") }
    func pressControlD() { type("\u{4}") }
    func pressEscape() { type("\u{1B}") }

    /// Gives the window another size; the foreground is told.
    func resize(rows: UInt16 = 24, columns: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    }

    /// What a person sees, row by row, without the empty rows at the end.
    func picture(rows: Int = 24, columns: Int = 80) -> [String] { state(rows: rows, columns: columns).lines }

    /// What the terminal shows, and how.
    func state(rows: Int = 24, columns: Int = 80) -> Picture {
        var picture = Picture(rows: rows, columns: columns)
        picture.show(String(decoding: bytes, as: UTF8.self))
        return picture
    }

    /// Waits until what the person sees meets a condition.
    func wait(
        for wanted: String, rows: Int = 24, columns: Int = 80, untilSeen isMet: ([String]) -> Bool
    ) throws {
        let deadline = now() + Child.patience
        while !isMet(picture(rows: rows, columns: columns)) {
            guard readMore(until: deadline) else {
                throw tooLong("\(wanted), instead of \(picture(rows: rows, columns: columns))")
            }
        }
    }

    /// Waits until the person sees exactly that.
    func wait(untilSeen lines: [String], rows: Int = 24, columns: Int = 80) throws {
        let deadline = now() + Child.patience
        while picture(rows: rows, columns: columns) != lines {
            guard readMore(until: deadline) else {
                throw tooLong("\(lines), instead of \(picture(rows: rows, columns: columns))")
            }
        }
    }

    /// Waits for the end; the last row that the person sees.
    func finishShowing() throws -> String? {
        _ = try finish()
        return picture().last
    }

    /// Sends a signal to the whole of the job.
    func signal(_ number: Int32) { kill(-pid, number) }

    /// Takes the terminal away, as a closed window does.
    func hangUp() {
        if keyboard >= 0 { close(keyboard) }
        keyboard = -1
        isHungUp = true
    }

    /// Waits until a text shows up behind what was waited for before.
    func wait(for text: String) throws {
        let deadline = now() + Child.patience
        while true {
            let screen = screen
            let rest = screen.utf8.dropFirst(passed)
            if let range = Substring(rest).firstRange(of: text) {
                passed = screen.utf8.distance(from: screen.startIndex, to: range.upperBound)
                return
            }
            guard readMore(until: deadline) else { throw tooLong(text) }
        }
    }

    /// Waits for the end; the screen is the output.
    func finish() throws -> Outcome {
        let deadline = now() + Child.patience
        while readMore(until: deadline) {}
        guard let status = try Spawning.wait(for: pid, until: deadline) else { throw tooLong("the end") }
        hasEnded = true
        return Outcome(output: screen, status: status)
    }

    /// Whether the terminal echoes and edits lines, as it did at first.
    var isAsBefore: Bool {
        var settings = termios()
        guard tcgetattr(keyboard, &settings) == 0 else { return false }
        let usual = tcflag_t(ICANON | ECHO | ISIG)
        return settings.c_lflag & usual == usual
    }

    private func tooLong(_ text: String) -> TookTooLong {
        TookTooLong(waitingFor: text, seen: Outcome(output: screen, status: -1))
    }

    /// False at the deadline, and once nobody has the terminal open any more.
    private func readMore(until deadline: Double) -> Bool {
        guard !isHungUp, now() < deadline else { return false }
        var watched = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        guard poll(&watched, 1, Int32(max(1, (deadline - now()) * 1000))) > 0 else { return true }
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        let count = read(keyboard, &chunk, chunk.count)
        if count > 0 {
            bytes += chunk.prefix(count)
        } else if count == 0 || errno != EINTR {
            isHungUp = true
        }
        return !isHungUp
    }
}
