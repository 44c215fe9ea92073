import Foundation
import IntentCore

/// The files that `UserDefaults` are kept in. Foundation on Linux writes them only when it is told to, and a tool lives for
/// milliseconds.
enum UserDefaultsFiles {
    /// Writes what was set. What another process wrote meanwhile is read again, key by key, under a lock: two processes at
    /// once undo nothing of each other.
    static func write() {
        guard let folder = XDGDirectories.expanded("$XDG_CONFIG_HOME") else { return flushCaches() }
        let lock = take(folder)
        defer { if let lock { close(lock) } }
        markAsNew(in: folder)
        flushCaches()
    }

    /// When this process had read nothing yet, in seconds.
    private static let start = time(nil)

    /// To be called before app code is.
    static func noteStart() { _ = start }

    /// Foundation reads a file again only where its time is later than that of the last reading, and it sees whole seconds
    /// of it: what another process wrote in the same second would be lost. So what changed since the start is made newer.
    private static func markAsNew(in folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where name.hasSuffix(".plist") {
            let path = appendingPathComponent(folder, name)
            var status = stat()
            guard stat(path, &status) == 0, status.st_mtim.tv_sec >= start else { continue }
            let soon = timespec(tv_sec: time(nil) + 1, tv_nsec: 0)
            _ = utimensat(AT_FDCWD, path, [soon, soon], 0)
        }
    }

    /// Locks the folder of the files; nil where it cannot be made, or whoever holds it keeps it. It is made first: of the
    /// processes that write the first files no two may find nothing to lock.
    private static func take(_ folder: String) -> Int32? {
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        for _ in 0..<2000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
            usleep(1000)
        }
        close(descriptor)
        return nil
    }
}

@_silgen_name("CFPreferencesFlushCaches")
private func flushCaches()
