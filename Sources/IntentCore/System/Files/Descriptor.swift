import Glibc

/// What the kernel refused, by its number.
struct Errno: Error, Equatable {
    let code: Int32

    /// The kernel's words for it, as a part of a sentence: `no space left on device`.
    var words: String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}

/// Calls until a signal no longer interrupts it. The one place where `EINTR` is handled: nothing else is ever retried.
@discardableResult
func retryingOnInterrupt<Answer: FixedWidthInteger & SignedInteger>(_ call: () -> Answer) throws(Errno) -> Answer {
    while true {
        let answer = call()
        if answer != -1 { return answer }
        let code = errno
        if code != EINTR { throw Errno(code: code) }
    }
}

/// An open file or folder, closed when the last user lets go of it.
final class Descriptor: Sendable {
    /// `O_PATH`, which Swift does not import: to find names below a folder that may be passed through but not read.
    static let pathOnly: Int32 = 0o10_000_000
    /// `O_TMPFILE`, which Swift does not import: a file that has no name yet.
    static let nameless = O_DIRECTORY | 0o20_000_000

    let number: Int32

    init(owning number: Int32) { self.number = number }

    /// Not retried: on Linux the descriptor is gone even when `close` says that it was interrupted. What was written
    /// has been synced before, with its result checked.
    deinit { close(number) }

    /// `openat(2)`, always close-on-exec. `O_NONBLOCK` and `O_NOCTTY` keep a pipe or a terminal in a file's place
    /// from holding us up or adopting us; for regular files they mean nothing.
    static func open(
        _ name: FileName, in folder: Descriptor? = nil, _ flags: Int32, mode: mode_t = 0
    ) throws(Errno) -> Descriptor {
        let flags = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        let at = folder?.number ?? AT_FDCWD
        return Descriptor(owning: try retryingOnInterrupt { name.withPointer { openat(at, $0, flags, mode) } })
    }

    /// `fstat(2)`.
    func status() throws(Errno) -> FileStatus {
        var status = stat()
        try retryingOnInterrupt { fstat(number, &status) }
        return FileStatus(status)
    }

    /// `fstatat(2)` of a name in this folder; follows a link unless told otherwise.
    func status(of name: FileName, followingLinks: Bool = true) throws(Errno) -> FileStatus {
        var status = stat()
        try retryingOnInterrupt {
            name.withPointer { fstatat(number, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
        }
        return FileStatus(status)
    }

    /// `pread(2)` until the buffer is full or the file ends; answers how many bytes were read.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = try retryingOnInterrupt { pread(number, rest.baseAddress, rest.count, offset + done) }
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// `write(2)` until all is written: the kernel may take a part and then say why it takes no more.
    func write(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let count = try retryingOnInterrupt { Glibc.write(number, rest.baseAddress, rest.count) }
            // A regular file never takes nothing without an error; were it to, this must not become an endless loop.
            guard count > 0 else { throw Errno(code: EIO) }
            done += count
        }
    }

    /// The same for an array.
    func write(_ bytes: [UInt8]) throws(Errno) {
        let outcome = bytes.withUnsafeBytes { buffer in
            Result { () throws(Errno) in try write(buffer) }
        }
        try outcome.get()
    }

    /// `fdatasync(2)`: contents and size are on disk when it returns.
    func syncData() throws(Errno) { try retryingOnInterrupt { fdatasync(number) } }

    /// `fsync(2)`; for a folder this is what makes its names last.
    func sync() throws(Errno) { try retryingOnInterrupt { fsync(number) } }

    /// `ftruncate(2)`.
    func truncate(to size: Int) throws(Errno) { try retryingOnInterrupt { ftruncate(number, size) } }

    /// `fchmod(2)`.
    func setMode(_ mode: mode_t) throws(Errno) { try retryingOnInterrupt { fchmod(number, mode) } }

    /// `futimens(2)`: sets the time of the last change of the contents.
    func setModified(_ time: FileTime) throws(Errno) {
        // `UTIME_OMIT`, which Swift does not import: the time of the last reading stays.
        let omitted = (1 << 30) - 2
        let times = [
            timespec(tv_sec: 0, tv_nsec: omitted), timespec(tv_sec: time.second, tv_nsec: time.nanosecond),
        ]
        try retryingOnInterrupt { futimens(number, times) }
    }

    /// The names in this folder, in no order, without `.` and `..`.
    func names() throws(Errno) -> [FileName] {
        let copy = try retryingOnInterrupt { openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard let stream = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw Errno(code: code)
        }
        defer { closedir(stream) }
        var names: [FileName] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw Errno(code: errno) }
                return names
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { FileName(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
    }

    /// `unlinkat(2)`.
    func remove(_ name: FileName) throws(Errno) {
        try retryingOnInterrupt { name.withPointer { unlinkat(number, $0, 0) } }
    }

    /// `renameat(2)` within this folder: takes the place of what has the new name, in one step.
    func rename(_ name: FileName, to new: FileName) throws(Errno) {
        try retryingOnInterrupt { name.withPointer { old in new.withPointer { renameat(number, old, number, $0) } } }
    }

    /// `linkat(2)`: gives a name in a folder to this open file, which may have none (`O_TMPFILE`).
    func link(as name: FileName, in folder: Descriptor) throws(Errno) {
        let own = FileName("/proc/self/fd/\(number)")
        try retryingOnInterrupt {
            own.withPointer { own in
                name.withPointer { linkat(AT_FDCWD, own, folder.number, $0, AT_SYMLINK_FOLLOW) }
            }
        }
    }
}
