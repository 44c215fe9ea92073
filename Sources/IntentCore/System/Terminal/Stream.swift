import Glibc

/// An open descriptor that text is written to.
package struct Stream: Sendable {
    package let descriptor: Int32

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Whether a person sees it.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How many columns the terminal has: by `ioctl(2)` with `TIOCGWINSZ`, else the variable `COLUMNS`, else 80.
    package var columns: Int {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return ProcessContext.current.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    /// How many rows the terminal has, else 24.
    package var rows: Int {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
    }

    /// Writes all of it.
    ///
    /// - Throws: `OutputError` where it cannot be written.
    package func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes all of it: `write(2)` may take a part only, or find a descriptor that does not wait.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            do {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                rest = rest.dropFirst(try retryingOnInterrupt { Glibc.write(descriptor, part.baseAddress, part.count) })
            } catch {
                switch error.code {
                case EAGAIN: Readiness.wait(for: .output(descriptor))
                case EPIPE: throw OutputError.closed
                default: throw OutputError.failed(error)
                }
            }
        }
    }
}

extension Stream {
    /// Puts something in the place of a standard stream that was closed before the tool started, so that no file that is
    /// opened later takes its number: a value would be written into the store. It is open the other way round, so
    /// that reading and writing still say that there is nothing.
    static func occupyClosedOnes() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)  // The lowest number that is free.
        }
    }
}

/// Output that could not be written.
enum OutputError: UserFacingError {
    /// Nobody reads it any more, which is no fault.
    case closed
    case failed(Errno)

    var words: String {
        switch self {
        case .closed: "nobody reads the output"
        case .failed(let error): "the output cannot be written: \(error.words)"
        }
    }
    var status: ExitStatus { .inputOutput }
}
