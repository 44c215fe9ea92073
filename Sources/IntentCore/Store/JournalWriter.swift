import Glibc

/// The writing of one or more lines under the lock: from taking it to `commit` or `abandon`.
final class JournalWriter {
    private let place: JournalPlace
    private let folder: JournalFolder
    private let file: Descriptor
    /// The size of the file when all in it was on disk; what is beyond was not acknowledged.
    private var committedSize: Int
    private var size: Int
    /// Whether the file ends in a newline, or is empty.
    private var endsClean: Bool
    /// What the journal holds, with what was written here; nil until somebody needs it.
    private var state: JournalState?

    /// Opens this machine's file, making it if it is not there, and waits for the lock.
    init(_ place: JournalPlace) throws {
        self.place = place
        let folder = try place.folder(making: PrivateFolder(making: place.path))
        self.folder = folder
        file = try Self.lockedFile(folder)
        do {
            let status = try file.status()
            size = status.size
            committedSize = size
            endsClean = try size == 0 || Self.lastByte(file, size) == UInt8(ascii: "\n")
        } catch let error as SystemError {
            throw StoreError.cannotRead(path: folder.ownPath, code: error.code)
        }
        // The first line makes the file one that matters: its name, and those of the folders above it, must last
        // before anything in it is acknowledged. Whoever finds the file with a line in it knows that they do.
        if size == 0 { try folder.folder.syncChain() }
    }

    private static func lastByte(_ file: Descriptor, _ size: Int) throws(SystemError) -> UInt8? {
        var byte: UInt8 = 0
        let outcome = withUnsafeMutableBytes(of: &byte) { room in
            Result { () throws(SystemError) in try file.read(into: room, at: size - 1) }
        }
        return try outcome.get() == 1 ? byte : nil
    }

    /// A synchroniser may put another file in the place of the one that we opened while we wait for its lock: what
    /// counts is that the name still leads to the file that is locked.
    private static func lockedFile(_ folder: JournalFolder) throws -> Descriptor {
        for _ in 0..<16 {
            let file = try openOwn(folder)
            try FileLock.take(file, path: folder.ownPath)
            if isInPlace(file, folder) { return file }
        }
        throw StoreError.replaced(path: folder.ownPath)
    }

    private static func isInPlace(_ file: Descriptor, _ folder: JournalFolder) -> Bool {
        guard let named = try? folder.folder.descriptor.status(of: folder.ownName), let open = try? file.status()
        else { return false }
        return open.isSameFile(as: named)
    }

    private static func openOwn(_ folder: JournalFolder) throws -> Descriptor {
        let directory = folder.folder.descriptor
        let path = folder.ownPath
        if let status = try? directory.status(of: folder.ownName), !status.isRegular {
            throw StoreError.wrongKind(path: path, kind: status.kind, wanted: "a file")
        }
        do {
            return try openFollowingOwnLinks(
                folder.ownName, in: directory, shownAs: path, O_RDWR | O_APPEND, wanted: "a file")
        } catch StoreError.cannotWrite(_, ENOENT) {
            do {
                let file = try Descriptor.open(
                    folder.ownName, in: directory, O_RDWR | O_APPEND | O_CREAT, mode: 0o600)
                // The umask may have taken away what we need ourselves.
                try file.setMode(0o600)
                return file
            } catch {
                throw StoreError.cannotCreate(path: path, code: error.code)
            }
        }
    }

    // MARK: Writing

    /// Appends a record and fills in when.
    func append(_ record: JournalRecord, unlessPresent: Bool) throws -> Appended {
        var record = record
        if unlessPresent || !record.hasNewID {
            let state = try loadedState()
            let key = RecordKey(record.id)
            let existing = try state.entry(key)
            if unlessPresent, let existing, !existing.isRemoval, let present = try state.record(existing) {
                return .present(present)
            }
            record.at = moment(after: existing)
        } else {
            record.at = moment(after: nil)
        }
        try write(place.line(record))
        return .recorded(record)
    }

    /// Appends the removal of a record; false where there is none.
    func remove(_ id: String) throws -> Bool {
        guard let existing = try loadedState().entry(RecordKey(id)), !existing.isRemoval else { return false }
        try write(place.removal(id, at: moment(after: existing)))
        return true
    }

    /// What the journal holds now, with what was written here and is not yet on disk.
    func loadedState() throws -> JournalState {
        if let state { return state }
        let state = try JournalState(reading: folder, place.reader)
        state.reportProblems()
        self.state = state
        return state
    }

    /// Now; or later than what it is to hold against, for a clock may have been set back since.
    private func moment(after entry: JournalEntry?) -> Moment {
        let now = Moment(Surroundings.current.now())
        guard let entry, entry.at >= now.milliseconds else { return now }
        return Moment(milliseconds: entry.at + 1)
    }

    private func write(_ line: [UInt8]) throws {
        // A torn last line is closed off. It may turn out to be a record, so that what we know does not hold any more.
        if !endsClean { state = nil }
        let position = size + (endsClean ? 0 : 1)
        do {
            try file.write((endsClean ? [] : [UInt8(ascii: "\n")]) + line + [UInt8(ascii: "\n")])
        } catch {
            throw undo(error.code)
        }
        endsClean = true
        size = position + line.count + 1
        try line.withUnsafeBytes { try state?.add($0, at: position) }
    }

    /// Makes all that was written last. It is acknowledged when this returns, and not before.
    func commit() throws {
        guard size > committedSize else { return }
        do {
            try file.syncData()
        } catch {
            // A second try could be answered with success although the first one's data is lost: never.
            throw undo(error.code)
        }
        guard Self.isInPlace(file, folder) else { throw StoreError.replaced(path: folder.ownPath) }
        committedSize = size
    }

    /// Takes away what was written and not committed.
    func abandon() throws {
        guard size > committedSize else { return }
        state = nil
        do {
            try file.truncate(to: committedSize)
        } catch {
            throw StoreError.cannotUndoWrite(path: folder.ownPath, code: error.code)
        }
        size = committedSize
    }

    private func undo(_ code: Int32) -> StoreError {
        // Part of a line may be there that `size` does not know of.
        size = max(size, committedSize + 1)
        do {
            try abandon()
        } catch {
            return .cannotUndoWrite(path: folder.ownPath, code: code)
        }
        return .cannotWrite(path: folder.ownPath, code: code)
    }
}
