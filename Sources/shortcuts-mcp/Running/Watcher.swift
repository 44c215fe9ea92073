import Glibc
import IntentCore

/// Tells that something changed in some folders, by `inotify(7)`. What changed is for others to find out.
final class Watcher {
    /// The descriptor to wait at; -1 where the system gives none.
    let descriptor: Int32
    private var watches: [String: Int32] = [:]

    init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private static let events = UInt32(
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF)

    /// Watches these files and folders and no others; of one that is not there, the nearest folder that is.
    func watch(_ paths: Set<String>) {
        guard descriptor >= 0 else { return }
        let wanted = Set(paths.map(Self.existing))
        for (path, watch) in watches where !wanted.contains(path) {
            inotify_rm_watch(descriptor, watch)
            watches[path] = nil
        }
        for path in wanted where watches[path] == nil {
            let watch = inotify_add_watch(descriptor, path, Self.events)
            if watch >= 0 { watches[path] = watch }
        }
    }

    private static func existing(_ path: String) -> String {
        var path = path
        while path.count > 1, access(path, F_OK) != 0 {
            path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "/"
        }
        return path.isEmpty ? "/" : path
    }

    /// Takes what was told; whether it was anything.
    func take() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var isChanged = false
        while read(descriptor, &buffer, buffer.count) > 0 { isChanged = true }
        // A file that was replaced is another one, whose watch went with the old.
        if isChanged {
            for (_, watch) in watches { inotify_rm_watch(descriptor, watch) }
            watches = [:]
            while read(descriptor, &buffer, buffer.count) > 0 {}
        }
        return isChanged
    }
}
