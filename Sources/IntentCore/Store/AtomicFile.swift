import Glibc

/// Replaces small files as a whole: whoever reads one sees the old contents or the new, never a part.
///
/// 1. The new contents go into a file without a name (`O_TMPFILE`) in the same folder, so that a crash here leaves
///    nothing behind. Where the file system cannot do that, it has its temporary name from the start.
/// 2. They are synced: a name must never lead to contents that a power failure can still take.
/// 3. The file gets a temporary name, always the same one for the same target, and takes the target's place by
///    `rename(2)`. A crash between the two leaves the temporary name, which the next replacement takes away.
/// 4. The folder is synced: now the new contents stay.
///
/// A link is followed and stays a link. A file that was there keeps its mode; a new one belongs to the person alone.
package enum AtomicFile {
    /// Replaces the file's contents and answers once they are on disk.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(StoreError) {
        try replace(path, with: bytes, lasting: true)
    }

    /// - Parameter lasting: false leaves out the syncing, for what is checked when it is read and can be made again.
    static func replace(_ path: String, with bytes: [UInt8], lasting: Bool) throws(StoreError) {
        try replace(path, lasting: lasting) { file throws(SystemError) in try file.write(bytes) }
    }

    static func replace(
        _ path: String, lasting: Bool, write: (Descriptor) throws(SystemError) -> Void
    ) throws(StoreError) {
        let target = try target(of: path)
        let folder = try PrivateFolder(making: parent(of: target))
        let name = FileName(String(target.split(separator: "/").last ?? ""))
        let existing = try? folder.descriptor.status(of: name)
        if let existing, !existing.isRegular {
            throw .wrongKind(path: target, kind: existing.kind, wanted: "a file")
        }
        do {
            try replace(name, in: folder.descriptor, mode: existing?.permissions ?? 0o600, lasting: lasting, write)
        } catch {
            throw .cannotWrite(path: path, code: error.code)
        }
    }

    private static func replace(
        _ name: FileName, in folder: Descriptor, mode: mode_t, lasting: Bool,
        _ write: (Descriptor) throws(SystemError) -> Void
    ) throws(SystemError) {
        let temporary = FileName(bytes: Array(".".utf8) + name.bytes + Array(".new".utf8))
        var hasName = false
        do throws(SystemError) {
            let file: Descriptor
            do throws(SystemError) {
                file = try Descriptor.open(".", in: folder, Descriptor.nameless | O_WRONLY, mode: 0o600)
            } catch {
                guard [EOPNOTSUPP, EISDIR, ENOENT, EINVAL].contains(error.code) else { throw error }
                try? folder.remove(temporary)
                file = try Descriptor.open(temporary, in: folder, O_CREAT | O_EXCL | O_WRONLY, mode: 0o600)
                hasName = true
            }
            try file.setMode(mode)
            try write(file)
            if lasting { try file.sync() }
            if !hasName {
                try link(file, as: temporary, in: folder)
                hasName = true
            }
            try folder.rename(temporary, to: name)
            hasName = false
            if lasting { try folder.sync() }
        } catch {
            if hasName { try? folder.remove(temporary) }
            throw error
        }
    }

    /// The name may be there: left by a crash, or by somebody who replaces the same file at this moment and whose turn
    /// we take. They then find their temporary name gone and report it; the file is whole in either case.
    private static func link(_ file: Descriptor, as name: FileName, in folder: Descriptor) throws(SystemError) {
        do {
            try file.link(as: name, in: folder)
        } catch {
            guard error.code == EEXIST else { throw error }
            try? folder.remove(name)
            try file.link(as: name, in: folder)
        }
    }

    /// Where the path leads if it is a link (or a chain of them); the target need not be there.
    private static func target(of path: String) throws(StoreError) -> String {
        var path = path
        // As many as the kernel follows.
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let name = FileName(path)
            let count = name.withPointer { readlink($0, &buffer, buffer.count - 1) }
            guard count > 0 else { return path }
            guard let link = String(validating: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
            else { throw .cannotWrite(path: path, code: EILSEQ) }
            path = link.hasPrefix("/") ? link : joined(parent(of: path), link)
            let folder = try? Descriptor.open(FileName(parent(of: path)), O_RDONLY | O_DIRECTORY)
            let owned = (try? folder?.status(of: FileName(path)))?.isOwnedByPersonOrRoot ?? true
            guard owned else { throw .notOwned(path: path) }
        }
        throw .cannotWrite(path: path, code: ELOOP)
    }
}
