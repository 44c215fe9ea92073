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
    var ownFile: String { joined(folder.path, "") + String(decoding: ownName.bytes, as: UTF8.self) }

    func shownPath(_ name: FileName) -> String { shownSafely(joined(folder.path, "")) + name.shown }

    /// The journal's files in the order of their names. Whatever ends in `.jsonl` and is not hidden is one of them: a
    /// synchroniser names a conflict copy as it likes, and hides what it has not yet finished. What is no file cannot
    /// be read; in the place of our own that is an error, elsewhere it is left alone with a warning.
    func files() throws(StoreError) -> [JournalFile] {
        let names: [FileName]
        do {
            names = try folder.descriptor.names()
        } catch {
            throw .cannotRead(path: folder.path, code: error.code)
        }
        var files: [JournalFile] = []
        for name in names.sorted() where name.hasSuffix(".jsonl") && name.bytes.first != UInt8(ascii: ".") {
            if let file = try file(name) { files.append(file) }
        }
        return files
    }

    private func file(_ name: FileName) throws(StoreError) -> JournalFile? {
        let path = shownPath(name)
        let status: FileStatus
        do {
            status = try folder.descriptor.status(of: name)
        } catch {
            // Gone since the folder was listed, or a link to a disk that is not there now.
            if error.code == ENOENT { return nil }
            throw .cannotRead(path: path, code: error.code)
        }
        guard status.isRegular else {
            if name == ownName { throw .wrongKind(path: path, kind: status.kind, wanted: "a file") }
            Surroundings.current.warn("\(path) is \(status.kind), not a file, and was left alone")
            return nil
        }
        return JournalFile(name: name, path: path, status: status)
    }

    /// Opens one of the files for reading; nil where it is gone.
    func open(_ file: JournalFile) throws(StoreError) -> Descriptor? {
        do {
            return try openFollowingOwnLinks(
                file.name, in: folder.descriptor, shownAs: file.path, O_RDONLY, wanted: "a file")
        } catch .cannotRead(_, ENOENT) {
            return nil
        }
    }
}
