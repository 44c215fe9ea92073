import Glibc

/// One file of a journal, as it was when it was looked at.
struct JournalFile {
    let name: FileName
    /// As messages show it.
    let path: String
    let status: FileStatus
}

/// The folder of a journal: a file for each machine, and what synchronisers put beside them.
struct JournalFolder {
    let folder: PrivateFolder
    /// The name of this machine's own file.
    let ownName: FileName

    var ownPath: String { shownPath(ownName) }

    /// The same as the system takes it.
    var ownFile: String { appendingPathComponent(folder.path, "") + String(decoding: ownName.bytes, as: UTF8.self) }

    func shownPath(_ name: FileName) -> String { shownSafely(appendingPathComponent(folder.path, "")) + name.shown }

    /// The journal's files in the order of their names. Whatever ends in `.jsonl` and is not hidden is one of them: a
    /// synchroniser names a conflict copy as it likes, and hides what it has not yet finished.
    func files() throws(StoreError) -> [JournalFile] {
        let names: [FileName]
        do {
            names = try folder.descriptor.names()
        } catch {
            throw .cannotRead(path: folder.path, code: error.code)
        }
        var files: [JournalFile] = []
        for name in names.sorted() where name.hasSuffix(".jsonl") && name.bytes.first != UInt8(ascii: ".") {
            if let file = try readable(name, { () throws(StoreError) in try status(of: name) }) { files.append(file) }
        }
        return files
    }

    private func status(of name: FileName) throws(StoreError) -> JournalFile {
        let path = shownPath(name)
        let status: FileStatus
        do {
            status = try folder.descriptor.status(of: name)
        } catch {
            throw .cannotRead(path: path, code: error.code)
        }
        guard status.isRegular else { throw .wrongKind(path: path, kind: status.kind, wanted: "a file") }
        return JournalFile(name: name, path: path, status: status)
    }

    /// Makes the names last that lead to our file: in this folder and those above it, and, where our name is a link, in
    /// the folder that the file itself is in.
    func syncNames(of file: Descriptor) throws(StoreError) {
        try folder.syncChain()
        guard (try? folder.descriptor.status(of: ownName, followingLinks: false))?.isLink == true,
            let target = linkTarget(FileName("/proc/self/fd/\(file.number)"))
        else { return }
        try PrivateFolder(existing: parent(of: target))?.syncChain()
    }

    /// Opens one of the files for reading; nil where it is not to be read.
    func open(_ file: JournalFile) throws(StoreError) -> Descriptor? {
        try readable(file.name) { () throws(StoreError) in
            try openFollowingOwnLinks(
                file.name, in: folder.descriptor, shownAs: file.path, O_RDONLY, wanted: "a file")
        }
    }

    /// What cannot be read is an error in the place of our own file. Another machine's is left alone, with a warning:
    /// it must not keep this one from its work.
    private func readable<Answer>(
        _ name: FileName, _ body: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer? {
        do {
            return try body()
        } catch {
            // Gone since the folder was listed, or a link to a disk that is not there now.
            if case .cannotRead(_, ENOENT) = error { return nil }
            if name == ownName { throw error }
            ProcessContext.current.warn(error.words + " (it was left alone)")
            return nil
        }
    }
}
