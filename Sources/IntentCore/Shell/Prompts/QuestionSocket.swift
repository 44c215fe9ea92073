import Glibc
import Synchronization

/// The socket to the program that started this one and asks the person for it: `INTENT_TOOLBOX_ASK` is its descriptor.
/// Lines of JSON go both ways, `QuestionLine` and `AnswerLine`.
final class QuestionSocket: Sendable {
    private static let variable = "INTENT_TOOLBOX_ASK"
    /// More than any answer takes.
    private static let maxAnswer = 1 << 20

    private let descriptor: Int32
    private let sending = Mutex(())
    /// What was received beyond the last line.
    private let rest = Mutex<[UInt8]>([])

    /// The one that the environment names; nil where it names none, or what it names is no socket any more.
    static func inherited() -> QuestionSocket? {
        guard let descriptor = ProcessContext.current.variable(variable).flatMap({ Int32($0) }), descriptor > 2 else {
            return nil
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        return QuestionSocket(descriptor)
    }

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// - Throws: `CancellationError` where nobody reads it any more.
    func send(_ json: JSONValue) throws {
        let line = Array((json.text + "\n").utf8)
        try sending.withLock { _ in
            var sent = 0
            while sent < line.count {
                let count = line[sent...].withUnsafeBytes {
                    // Without the signal: an asker that is gone is no reason to die without a word.
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count > 0 {
                    sent += count
                } else {
                    try wait(for: .output(descriptor))
                }
            }
        }
    }

    /// The next line, which is waited for.
    ///
    /// - Throws: `CancellationError` where the other end is gone, or sends what is longer than any answer.
    func receiveLine() throws -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 4096)
        var bytes = rest.withLock { $0 }
        var searched = 0
        while true {
            if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                rest.withLock { $0 = Array(bytes[(end + 1)...]) }
                return Array(bytes[..<end])
            }
            searched = bytes.count
            guard bytes.count <= Self.maxAnswer else { throw CancellationError() }
            let count = recv(descriptor, &chunk, chunk.count, 0)
            guard count != 0 else { throw CancellationError() }
            if count > 0 {
                bytes += chunk.prefix(count)
            } else {
                try wait(for: .input(descriptor))
            }
        }
    }

    /// After a call that was interrupted or would have waited, waits until it can be made again.
    private func wait(for interest: Readiness.Interest) throws {
        guard errno == EINTR || errno == EAGAIN else { throw CancellationError() }
        Readiness.wait(for: interest)
    }
}
