import Glibc
import IntentCore

/// An open file, closed when the last user lets go of it.
final class OpenFile {
    let descriptor: Int32
    private let isOwned: Bool
    let isRegular: Bool
    let isFolder: Bool
    /// Whether it is a file or a pipe, and no device.
    let mayHaveContents: Bool
    /// How many bytes a regular file has.
    let size: Int

    /// A file that is open already, and stays so.
    convenience init(standing descriptor: Int32) throws(FileFault) { try self.init(descriptor, isOwned: false) }

    /// Opens a file for reading. A pipe without a writer is not waited for.
    convenience init(_ path: String, followingLinks: Bool = true) throws(FileFault) {
        let link = followingLinks ? 0 : O_NOFOLLOW
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | link)
        guard descriptor >= 0 else { throw Self.fault(errno) }
        try self.init(descriptor, isOwned: true)
        // Only opening must not wait; reading may.
        _ = fcntl(descriptor, F_SETFL, 0)
    }

    private init(_ descriptor: Int32, isOwned: Bool) throws(FileFault) {
        self.descriptor = descriptor
        self.isOwned = isOwned
        var status = stat()
        let isKnown = fstat(descriptor, &status) == 0
        isRegular = isKnown && status.st_mode & S_IFMT == S_IFREG
        isFolder = isKnown && status.st_mode & S_IFMT == S_IFDIR
        mayHaveContents = isKnown && status.st_mode & S_IFMT != S_IFCHR
        size = isRegular ? Int(status.st_size) : 0
        if !isKnown { throw Self.fault(errno) }
    }

    deinit { if isOwned { close(descriptor) } }

    /// A file without a name that holds what a source gives: an archive is read from its end, which a pipe does not have.
    static func spooled(_ input: InputBuffer) throws(FileFault) -> OpenFile {
        let folder = ProcessContext.current.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var name = Array("\(folder)/run-import.XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else {
            throw FileFault("nothing can be kept in \(folder): \(words(errno))", status: .cannotCreate)
        }
        unlink(&name)
        let file = Spool(descriptor)
        while true {
            var rest = input.unread
            while !rest.isEmpty {
                let count = write(descriptor, rest.baseAddress, rest.count)
                guard count > 0 || errno == EINTR else {
                    throw FileFault("nothing can be kept in \(folder): \(words(errno))", status: .inputOutput)
                }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
            }
            input.skip(input.unread.count)
            if try !input.fill() { break }
        }
        return try OpenFile(file.release(), isOwned: true)
    }

    /// A descriptor that is closed unless it is handed on.
    private struct Spool: ~Copyable {
        private let descriptor: Int32
        init(_ descriptor: Int32) { self.descriptor = descriptor }
        consuming func release() -> Int32 {
            let descriptor = descriptor
            discard self
            return descriptor
        }
        deinit { close(descriptor) }
    }

    static func fault(_ code: Int32) -> FileFault { FileFault("cannot be read: \(words(code))", status: .noInput) }

    private static func words(_ code: Int32) -> String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
