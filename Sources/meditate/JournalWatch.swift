import Glibc
import IntentCore

/// Tells when a journal's folder has changed, by a descriptor to wait at (inotify), so that nobody has to look again and
/// again.
final class JournalWatch {
    /// Readable when something has changed; -1 where that cannot be told.
    let descriptor: Int32

    /// - Parameter journal: the journal's name.
    init(_ journal: String) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0, let data = try? XDGDirectories.data else { return }
        // What was written is there when its writer closes the file, and what a synchroniser brings when it is moved.
        _ = inotify_add_watch(
            descriptor, appendingPathComponent(data, journal), UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE))
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Takes the changes that were told of.
    func clear() {
        var events = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &events, events.count) > 0 {}
    }
}
