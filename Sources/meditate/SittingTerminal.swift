import Glibc
import IntentCore

/// A sitting at a terminal: a line that is redrawn in place, the bell, and the key `p`.
///
/// Ctrl-C and Ctrl-Z stay signals, as the terminal makes them; only echo and the waiting for a whole line are turned
/// off. A sitting in the background, or whose results are no text for a person, shows nothing and takes no keys.
final class SittingTerminal: SittingDisplay {
    private let name: String
    private let screen: Stream?
    private let abilities: TerminalAbilities
    /// Where keys come from; standard input may be a pipe.
    private let keyboard: Int32
    /// Whether the sitting is over because of what was done elsewhere; asked when the journal has changed.
    private let isOver: () -> Bool
    /// Tells when the journal has changed; nil where that cannot be told.
    private let journal = try? FileWatcher(for: .finished)
    private let signals = SignalPipe([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])
    /// The terminal's modes as they were before ours.
    private var modes: termios?
    private var isDrawn = false
    private var isGone = false
    private var saidPaused: Bool?

    init(name: String, isOver: @escaping () -> Bool) {
        self.name = name
        self.isOver = isOver
        screen = RunContext.current.screen
        abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
        if let data = try? XDGDirectories.data {
            journal?.watch(appendingPathComponent(data, MeditationStore().journal.name))
        }
        keyboard = screen == nil ? -1 : open(ProcessContext.current.terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
    }

    deinit {
        leave()
        if keyboard >= 0 { close(keyboard) }
    }

    // MARK: Events

    func event(within limit: Duration?) -> Sitting.Event {
        if isGone { return .end(.signal(SIGHUP)) }
        enter()
        let keys = Readiness.Interest.input(modes == nil ? -1 : keyboard)
        let ready = Readiness.wait(
            for: [.input(signals.descriptor), keys, .input(journal?.number ?? -1)],
            milliseconds: limit.map(milliseconds) ?? -1)
        if let number = signals.next() { return event(for: number) }
        if let journal, !journal.changes().isEmpty, isOver() { return .end(.endedElsewhere) }
        guard ready.contains(keys) else { return .look }
        return key()
    }

    private func event(for signal: Int32) -> Sitting.Event {
        switch signal {
        case SIGINT: return .end(.stopped)
        case SIGTERM, SIGHUP, SIGQUIT: return .end(.signal(signal))
        case SIGTSTP:
            leave()
            signals.letThrough(signal)
        // Whoever had the terminal meanwhile may have changed its modes and moved the cursor.
        case SIGCONT: leave()
        default: break
        }
        return .look
    }

    private func key() -> Sitting.Event {
        var byte: UInt8 = 0
        let count = read(keyboard, &byte, 1)
        if count < 0, errno == EINTR || errno == EAGAIN { return .look }
        // A terminal that is gone is at its end, or gives an error.
        guard count == 1 else { return .end(.signal(SIGHUP)) }
        return byte == UInt8(ascii: "p") || byte == UInt8(ascii: "P") ? .pause : .look
    }

    /// Rounded up: a wait that ends too early would be followed by many very short ones.
    private func milliseconds(_ duration: Duration) -> Int32 {
        Int32(clamping: Int64((duration / .milliseconds(1)).rounded(.up)))
    }

    // MARK: The screen

    func show(_ sitting: Sitting) {
        guard let screen, isInForeground else { return }
        let line = SittingLine(name: name, sitting: sitting, isUnicode: abilities.isUnicode)
        let text = line.text(columns: columns(of: screen))
        guard abilities.hasEscapes else {
            // A line that stays is written at the beginning, and when a pause begins or ends.
            if saidPaused != sitting.isPaused { put(text + "\n") }
            saidPaused = sitting.isPaused
            return
        }
        // The cursor waits at the start of the line, hidden. When the terminal becomes narrower and wraps the line, all
        // of it is still behind the cursor, and is erased.
        let start = isDrawn ? "\r\u{1B}[J" : "\u{1B}[?25l"
        isDrawn = true
        put(start + text + "\r")
    }

    func ring() { if screen != nil { put("\u{07}") } }

    private func put(_ text: String) {
        do {
            try screen?.write(text)
        } catch {
            isGone = true
        }
    }

    private func columns(of screen: Stream) -> Int {
        var size = winsize()
        guard ioctl(screen.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    // MARK: The terminal's modes

    /// Whether the terminal is ours to draw on and to read from; if not, another command is using it.
    private var isInForeground: Bool { keyboard < 0 || tcgetpgrp(keyboard) == getpgrp() }

    private func enter() {
        guard modes == nil, keyboard >= 0, isInForeground else { return }
        var own = termios()
        guard tcgetattr(keyboard, &own) == 0 else { return }
        modes = own
        own.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(keyboard, TCSADRAIN, &own)
    }

    /// Gives the terminal back as it was found, with the line taken away.
    func leave() {
        if isDrawn, isInForeground {
            isDrawn = false
            put("\r\u{1B}[J\u{1B}[?25h")
        }
        if var modes {
            if isInForeground { tcsetattr(keyboard, TCSADRAIN, &modes) }
            self.modes = nil
        }
    }
}
