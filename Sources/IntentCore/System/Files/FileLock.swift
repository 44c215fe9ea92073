import Glibc
import Synchronization

/// An exclusive lock on an open file (`flock(2)`): it ends with the descriptor, so that a killed process holds none.
enum FileLock {
    /// How long, in seconds, a lock is waited for while whoever holds it gets nothing done.
    static let patience = 5
    /// How often that is begun anew because the file grew meanwhile: then the lock goes from hand to hand, and our turn
    /// comes. The kernel wakes all who wait and does not keep their order, so among many a turn may be long in coming.
    static let renewals = 11

    /// Takes the lock. Waits five seconds for a holder who keeps it, and at most a minute in a crowd.
    static func take(_ file: Descriptor, path: String) throws(StoreError) {
        do {
            try retryingOnInterrupt { flock(file.number, LOCK_EX | LOCK_NB) }
        } catch {
            guard error.code == EWOULDBLOCK else { throw .noLocks(path: path, code: error.code) }
            try wait(for: file, path: path)
        }
    }

    /// Whether nobody writes at this moment. Never waits.
    static func isFree(_ file: Descriptor) -> Bool {
        guard flock(file.number, LOCK_SH | LOCK_NB) == 0 else { return false }
        flock(file.number, LOCK_UN)
        return true
    }

    /// Whoever waits inside `flock` is woken at once when the lock is free; trying now and then would find it taken
    /// again most of the time. But such a wait has no limit of its own, so it is done by a thread, and we wait for the
    /// thread.
    private static func wait(for file: Descriptor, path: String) throws(StoreError) {
        let waiting = Waiting(file: file)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Waiting>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(waiting).toOpaque())
        guard code == 0 else {
            Unmanaged.passUnretained(waiting).release()
            throw .noLocks(path: path, code: code)
        }
        pthread_detach(thread)
        var answer: Result<Void, Errno>?
        var size = try? file.status().size
        for _ in 0...renewals {
            answer = waiting.answer(within: patience)
            let now = try? file.status().size
            if answer != nil || now == size { break }
            size = now
        }
        switch answer {
        case .some(.success): return
        case .some(.failure(let error)): throw .noLocks(path: path, code: error.code)
        case nil: throw .busy(path: path, holder: LockHolder.find(file))
        }
    }
}

/// A wait for a lock, shared by the thread that waits in the kernel and the one that wants the lock.
private final class Waiting: Sendable {
    private let file: Descriptor
    /// Nil until the kernel has answered.
    private let outcome = Mutex<Result<Void, Errno>?>(nil)
    private let bell: Pipe?

    /// A pipe carries the news: waiting for it has a limit (`poll`) and needs no signal.
    private struct Pipe: Sendable {
        let reading: Descriptor
        let writing: Descriptor

        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0, let reading = ends.first, let writing = ends.last else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            self.reading = Descriptor(owning: reading)
            self.writing = Descriptor(owning: writing)
        }
    }

    init(file: Descriptor) {
        self.file = file
        bell = Pipe()
    }

    func run() {
        let answer = Result { () throws(Errno) in _ = try retryingOnInterrupt { flock(file.number, LOCK_EX) } }
        outcome.withLock { $0 = answer }
        // Nobody may be listening any more. The lock then ends with the descriptor, which this thread is the last to hold.
        _ = try? bell?.writing.write([1])
    }

    /// The kernel's answer, or nil after so many seconds.
    func answer(within seconds: Int) -> Result<Void, Errno>? {
        let deadline = monotonicMilliseconds() + seconds * 1000
        while true {
            if let answer = outcome.withLock({ $0 }) { return answer }
            let rest = deadline - monotonicMilliseconds()
            if rest <= 0 { return nil }
            // Without a pipe (no descriptors left) looking again every few milliseconds has to do.
            Readiness.wait(
                for: .input(bell?.reading.number ?? -1), milliseconds: Int32(bell == nil ? min(rest, 10) : rest))
        }
    }
}

/// Milliseconds on a clock that nobody sets.
func monotonicMilliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Who holds a lock, as far as the kernel lets us know (`/proc/locks`).
enum LockHolder {
    /// `process 1234 (run-track)`, or nil where it cannot be found.
    static func find(_ file: Descriptor) -> String? {
        guard let status = try? file.status(), let locks = try? smallFile("/proc/locks") else { return nil }
        guard let process = holder(of: status, in: String(decoding: locks, as: UTF8.self)) else { return nil }
        guard let name = try? smallFile("/proc/\(process)/comm") else { return "process \(process)" }
        let word = String(decoding: name.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return "process \(process) (\(word))"
    }

    /// A line is `1: FLOCK  ADVISORY  WRITE 1234 fe:01:5678 0 EOF`; one that waits has `->` after the number.
    static func holder(of file: FileStatus, in locks: String) -> Int? {
        // The device as the kernel packs it: 12 bits of major number, 20 of minor.
        let major = (file.device >> 8) & 0xfff
        let minor = (file.device & 0xff) | ((file.device >> 12) & 0xfff00)
        for line in locks.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 6, words[1] == "FLOCK", let process = Int(words[4]), process > 0 else { continue }
            let place = words[5].split(separator: ":")
            guard place.count == 3, UInt64(place[0], radix: 16) == major, UInt64(place[1], radix: 16) == minor,
                UInt64(place[2]) == file.inode
            else { continue }
            return process
        }
        return nil
    }
}
