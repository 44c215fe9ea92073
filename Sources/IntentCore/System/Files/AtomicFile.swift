import Glibc

/// Replaces small files as a whole: whoever reads one sees the old contents or the new, never a part.
///
/// 1. The new contents go into a file without a name (`O_TMPFILE`) in the same folder, so that a crash here leaves
///    nothing behind. Where that cannot be done, it has its temporary name from the start.
/// 2. They are synced: a name must never lead to contents that a power failure can still take.
/// 3. Under a lock on the folder the file gets a temporary name, always the same one for the same target, and takes the
///    target's place by `rename(2)`. A crash between the two leaves the temporary name, which the next replacement
///    takes away.
/// 4. The folder is synced: now the new contents stay.
///
/// A link is followed and stays a link. A file that was there keeps its mode; a new one belongs to the person alone.
package enum AtomicFile {
    /// Replaces the file's contents and answers once they are on disk.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(StoreError) {
        try replace(path, with: bytes, lasting: true)
    }

    /// - Parameters:
    ///   - lasting: false leaves out the syncing, for what is checked when it is read and can be made again.
    ///   - locked: a folder that the caller has locked already; a second lock on it would wait for the first.
    static func replace(
        _ path: String, with bytes: [UInt8], lasting: Bool, in locked: PrivateFolder? = nil
    ) throws(StoreError) {
        try replace(path, lasting: lasting, in: locked) { file throws(Errno) in try file.write(bytes) }
    }

    static func replace(
        _ path: String, lasting: Bool, in locked: PrivateFolder? = nil,
        write: (Descriptor) throws(Errno) -> Void
    ) throws(StoreError) {
        // Only what can be made again need not last: caches.
        guard lasting || ProcessContext.current.keepsCaches else { throw .cannotWrite(path: path, code: EROFS) }
        let target = try target(of: path)
        // Of two openings of a folder each would have a lock of its own.
        let folder = try PrivateFolder(making: parent(of: target)).or(locked)
        let name = FileName(String(target.split(separator: "/").last ?? ""))
        let existing = try? folder.descriptor.status(of: name)
        if let existing, !existing.isRegular {
            throw .wrongKind(path: target, kind: existing.kind, wanted: "a file")
        }
        let mode = existing?.permissions ?? 0o600
        do {
            try replace(name, in: folder, mode: mode, lasting: lasting, write)
        } catch let error as Errno {
            throw .cannotWrite(path: path, code: error.code)
        } catch let error as StoreError {
            throw error
        } catch {
            throw .cannotWrite(path: path, code: EIO)
        }
    }

    private static func replace(
        _ name: FileName, in folder: PrivateFolder, mode: mode_t, lasting: Bool,
        _ write: (Descriptor) throws(Errno) -> Void
    ) throws {
        let temporary = FileName(bytes: Array(".".utf8) + name.bytes + Array(".new".utf8))
        var isNamed = false
        do {
            if let file = try? Descriptor.open(".", in: folder.descriptor, Descriptor.nameless | O_RDWR, mode: 0o600) {
                try fill(file, mode: mode, lasting: lasting, write)
                try takeTurn(folder, patiently: lasting)
                isNamed = try link(file, as: temporary, in: folder.descriptor)
            } else {
                try takeTurn(folder, patiently: lasting)
            }
            if !isNamed {
                try? folder.descriptor.remove(temporary)
                let file = try Descriptor.open(
                    temporary, in: folder.descriptor, O_CREAT | O_EXCL | O_RDWR, mode: 0o600)
                isNamed = true
                try fill(file, mode: mode, lasting: lasting, write)
            }
            try folder.descriptor.rename(temporary, to: name)
            isNamed = false
            if lasting { try folder.descriptor.sync() }
        } catch {
            if isNamed { try? folder.descriptor.remove(temporary) }
            throw error
        }
    }

    private static func fill(
        _ file: Descriptor, mode: mode_t, lasting: Bool, _ write: (Descriptor) throws(Errno) -> Void
    ) throws(Errno) {
        try file.setMode(mode)
        try write(file)
        if lasting { try file.sync() }
    }

    /// The temporary name is used by one at a time: the folder is locked until its descriptor is closed. What need not
    /// last is not worth waiting for.
    private static func takeTurn(_ folder: PrivateFolder, patiently: Bool) throws {
        if patiently {
            // On a file system without locks the worst that can happen is an error.
            do { try FileLock.take(folder.descriptor, path: folder.path) } catch StoreError.noLocks {}
        } else {
            try retryingOnInterrupt { flock(folder.descriptor.number, LOCK_EX | LOCK_NB) }
        }
    }

    /// If the name is there, a crash has left it. False where a file cannot be given a name afterwards, for want of
    /// `/proc` for instance.
    private static func link(_ file: Descriptor, as name: FileName, in folder: Descriptor) throws(Errno) -> Bool {
        for _ in 0..<2 {
            do throws(Errno) {
                try file.link(as: name, in: folder)
                return true
            } catch {
                switch error.code {
                case EEXIST: try? folder.remove(name)
                case ENOENT, EXDEV, EPERM, EACCES, EOPNOTSUPP: return false
                default: throw error
                }
            }
        }
        return false
    }

    /// Where the path leads if it is a link (or a chain of them); the target need not be there.
    private static func target(of path: String) throws(StoreError) -> String {
        var path = path
        // As many as the kernel follows.
        for _ in 0..<40 {
            guard let link = linkTarget(FileName(path)) else { return path }
            path = link.hasPrefix("/") ? link : appendingPathComponent(parent(of: path), link)
            let folder = try? Descriptor.open(FileName(parent(of: path)), O_RDONLY | O_DIRECTORY)
            let owned = (try? folder?.status(of: FileName(path)))?.isOwnedByPersonOrRoot ?? true
            guard owned else { throw .notOwned(path: path) }
        }
        throw .cannotWrite(path: path, code: ELOOP)
    }
}
