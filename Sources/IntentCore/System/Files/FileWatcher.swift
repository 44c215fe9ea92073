import Glibc

/// Tells when files and folders change, by `inotify(7)`: whoever waits for a change sleeps until there is one.
///
///     let watcher = try FileWatcher()
///     watcher.watch("/home/ada/.config/intent-toolbox/widgets.json")
///     // … once watcher.number can be read:
///     for path in watcher.changes() { … }
///
/// A path need not exist: its nearest folder that does is watched until it comes, and again once it is gone.
package final class FileWatcher {
    private let descriptor: Descriptor
    private var paths: Set<String> = []
    /// The folders behind the kernel's numbers; links may lead to one folder by several paths.
    private var folders: [Int32: Set<String>] = [:]

    /// What tells that a folder on the way to a path came or went.
    private static let names =
        UInt32(
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR) | maskAdd
    /// What tells of a file's contents as well.
    private let contents: UInt32
    /// `IN_MASK_ADD`, which may be too large for Swift's import: a folder that is watched already is watched for more.
    private static let maskAdd: UInt32 = 0x2000_0000

    /// Which writes to a file tell of a change.
    package enum Writes {
        /// Each of them.
        case all
        /// The last of them, when the file is closed: one that is taken back before is never told of.
        case finished
    }

    /// - Throws: `StoreError` where the kernel gives no more of them (`inotify_init1(2)`).
    package init(for writes: Writes = .all) throws {
        contents = Self.names | UInt32(writes == .all ? IN_MODIFY : IN_CLOSE_WRITE)
        do {
            descriptor = Descriptor(
                owning: try retryingOnInterrupt { inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) })
        } catch {
            throw StoreError.cannotRead(path: "inotify", code: error.code)
        }
    }

    /// The descriptor that can be read once something has changed.
    package var number: Int32 { descriptor.number }

    /// Watches a file; or a folder, and the files that are directly in it.
    package func watch(_ path: String) {
        guard paths.insert(path).inserted else { return }
        arm(path)
    }

    /// Which of the watched paths changed, came or went since the last call; all of them where the kernel lost count.
    package func changes() -> Set<String> {
        var changed: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while let count = try? retryingOnInterrupt({ read(descriptor.number, &buffer, buffer.count) }), count > 0 {
            buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count]), &changed) }
        }
        return changed
    }

    private func take(_ events: UnsafeRawBufferPointer, _ changed: inout Set<String>) {
        // `struct inotify_event`: watch, mask, cookie, the name's length, the name with NULs behind it.
        let header = 16
        var rest = events
        while rest.count >= header {
            let watch = rest.loadUnaligned(fromByteOffset: 0, as: Int32.self)
            let mask = rest.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
            let length = min(Int(rest.loadUnaligned(fromByteOffset: 12, as: UInt32.self)), rest.count - header)
            let name = FileName(bytes: Array(rest[header..<header + length]))
            rest = UnsafeRawBufferPointer(rebasing: rest[(header + length)...])
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { changed.formUnion(paths) }
            let isGone = mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
            for folder in folders[watch] ?? [] {
                note(String(decoding: name.bytes, as: UTF8.self), in: folder, isGone: isGone, &changed)
            }
            if mask & UInt32(IN_IGNORED) != 0 { folders[watch] = nil }
        }
    }

    private func note(_ name: String, in folder: String, isGone: Bool, _ changed: inout Set<String>) {
        let path = name.isEmpty ? folder : appendingPathComponent(folder, name)
        for watched in paths {
            let isBelow = watched == path || watched.hasPrefix(path + "/")
            if isBelow || watched == folder { changed.insert(watched) }
            // A folder on the way to it came or went.
            if isBelow || isGone { arm(watched) }
        }
    }

    /// Watches the folder that the path is, if it is one, and the nearest one above it that there is.
    private func arm(_ path: String) {
        // Twice: what came while a folder above it began to be watched would be missed.
        for _ in 0..<2 {
            add(path, contents)
            var folder = parent(of: path)
            guard !add(folder, contents) else { continue }
            // Far above, where others may write all the time, names are all that counts.
            repeat { folder = parent(of: folder) } while !add(folder, Self.names) && folder != "/" && folder != "."
        }
        add(path, contents)
    }

    @discardableResult
    private func add(_ folder: String, _ events: UInt32) -> Bool {
        let watch = FileName(folder).withPointer { inotify_add_watch(descriptor.number, $0, events) }
        guard watch >= 0 else { return false }
        folders[watch, default: []].insert(folder)
        return true
    }
}
