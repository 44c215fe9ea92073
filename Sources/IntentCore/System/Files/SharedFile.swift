import Glibc

/// A small file of a person's own choices, which they edit by hand and tools change as well. It is always replaced as a
/// whole, so that reading it never waits.
package struct SharedFile: Sendable {
    /// Where it is.
    package let path: String

    package init(_ path: String) { self.path = path }

    /// What the file holds, or nil where there is none.
    package func read() throws(StoreError) -> [UInt8]? {
        do {
            let file = try openFollowingOwnLinks(FileName(path), shownAs: path, O_RDONLY, wanted: "a file")
            let status = try file.status()
            guard status.isRegular else { throw StoreError.wrongKind(path: path, kind: status.kind, wanted: "a file") }
            return try contents(of: file, expecting: status.size)
        } catch StoreError.cannotRead(_, ENOENT) {
            return nil
        } catch let error as StoreError {
            throw error
        } catch {
            throw .cannotRead(path: path, code: (error as? Errno)?.code ?? EIO)
        }
    }

    private func contents(of file: Descriptor, expecting size: Int) throws(Errno) -> [UInt8] {
        var bytes: [UInt8] = []
        // One more than there should be, so that one call sees the end.
        var chunk = [UInt8](repeating: 0, count: min(max(size, 0), 1 << 20) + 1)
        while true {
            let offset = bytes.count
            let outcome = chunk.withUnsafeMutableBytes { room in
                Result { () throws(Errno) in try file.read(into: room, at: offset) }
            }
            let count = try outcome.get()
            bytes += chunk.prefix(count)
            if count < chunk.count { return bytes }
        }
    }

    /// Reads, changes and replaces the file as one step: of two tools that do so at once, each sees what the other did.
    /// Where the change throws, the file stays as it is.
    ///
    /// The lock is on the folder: the file itself is another one after each change, and a file for the lock alone would
    /// lie among the person's own.
    package func update(_ change: ([UInt8]?) throws -> [UInt8]) throws {
        let folder = try PrivateFolder(making: parent(of: path))
        try FileLock.take(folder.descriptor, path: path)
        defer { withExtendedLifetime(folder.descriptor) {} }
        let old = try read()
        let new = try change(old)
        guard new != old else { return }
        try AtomicFile.replace(path, with: new, lasting: true, in: folder)
        if old == nil { try folder.syncChain() }
    }
}
