import Glibc

/// The writing of this machine's file of a journal: lines under the lock, then `commit` or `abandon`, which let go of
/// it; then it can begin again.
final class JournalWriter {
    private let place: JournalLocation
    /// Whether many commits follow one another.
    private let isLong: Bool
    private var opened: (folder: JournalFolder, file: Descriptor)?
    private(set) var isLocked = false
    /// The size that the file had before the lines that were written here and are not on disk yet; nil where there are
    /// none. Only what is beyond it is ours to take away.
    private var uncommittedStart: Int?
    private var size = 0
    /// How many lines those are, and the identifier of the last.
    private var uncommitted = (count: 0, lastID: "")
    /// Whether the file ends in a newline, or is empty.
    private var endsClean = true
    /// What the file looked like when we last had to do with it.
    private var last: FileStatus?
    /// Whether somebody who did not ask for the lock wrote in between, so that we cannot cut the file back.
    private var isShared = false
    /// What the journal holds, with what was written here; nil until somebody needs it.
    private var state: JournalIndex?

    init(_ place: JournalLocation, isLong: Bool) {
        self.place = place
        self.isLong = isLong
    }

    // MARK: The lock

    /// Opens the file, making it if it is not there, and waits for the lock.
    private func begin() throws -> (folder: JournalFolder, file: Descriptor) {
        if isLocked, let opened { return opened }
        let known = opened
        // Nil until the lock is ours: a wait that was given up may still be answered, and must not be answered to us.
        opened = nil
        let opened = try locked(known)
        self.opened = opened
        isLocked = true
        do {
            try look(at: opened.file)
            uncommittedStart = nil
            isShared = false
        } catch {
            release()
            throw StoreError.cannotRead(path: opened.folder.ownPath, code: error.code)
        }
        // The first line makes the file one that matters: its name, and those of the folders above it, must last
        // before anything in it is acknowledged. Whoever finds the file with a line in it knows that they do.
        if size == 0 { try opened.folder.syncNames(of: opened.file) }
        try reviewState(opened.folder)
        return opened
    }

    /// Takes the file as it is now.
    private func look(at file: Descriptor) throws(Errno) {
        let status = try file.status()
        // All of it or nothing: a size without its last byte would be half the truth.
        let last = status.size == 0 ? UInt8(ascii: "\n") : try lastByte(file, size: status.size)
        self.last = status
        size = status.size
        endsClean = last == UInt8(ascii: "\n")
    }

    private func lastByte(_ file: Descriptor, size: Int) throws(Errno) -> UInt8? {
        var byte: UInt8 = 0
        let outcome = withUnsafeMutableBytes(of: &byte) { room in
            Result { () throws(Errno) in try file.read(into: room, at: size - 1) }
        }
        return try outcome.get() == 1 ? byte : nil
    }

    /// A synchroniser may put another file in the place of the one that we opened while we wait for its lock: what
    /// counts is that the name still leads to the file that is locked.
    private func locked(
        _ known: (folder: JournalFolder, file: Descriptor)?
    ) throws -> (folder: JournalFolder, file: Descriptor) {
        var known = known
        for _ in 0..<16 {
            let folder = try known?.folder ?? place.folder(making: PrivateFolder(making: place.path))
            let file = try known?.file ?? openOwn(folder)
            try FileLock.take(file, path: folder.ownPath)
            if isInPlace(file, folder) { return (folder, file) }
            known = nil
        }
        throw StoreError.replaced(path: appendingPathComponent(place.path, place.machine.name + ".jsonl"))
    }

    private func isInPlace(_ file: Descriptor, _ folder: JournalFolder) -> Bool {
        // By the whole path: the folder itself may have been replaced.
        guard let named = try? folder.folder.descriptor.status(of: FileName(folder.ownFile)),
            let open = try? file.status()
        else { return false }
        return open.isSameFile(as: named)
    }

    private func openOwn(_ folder: JournalFolder) throws -> Descriptor {
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
                if try file.status().permissions & 0o600 != 0o600 { try file.setMode(0o600) }
                return file
            } catch {
                throw StoreError.cannotCreate(path: path, code: error.code)
            }
        }
    }

    private func release() {
        guard isLocked, let file = opened?.file else { return }
        isLocked = false
        // Cannot fail for a lock that is held; and were it to, the descriptor's end would end the lock.
        flock(file.number, LOCK_UN)
    }

    // MARK: What the journal holds

    /// Gets to know what the journal holds where that costs little, so that the seal can go on from line to line.
    private func reviewState(_ folder: JournalFolder) throws {
        guard let listed = try? folder.files() else { return }
        if let state, state.isCurrent(listed) { return }
        state = nil
        // With a last line that is not closed off, what is known will not hold.
        guard endsClean else { return }
        state = JournalIndex.sealed(place, in: folder, listed)
        let size = listed.reduce(0) { $0 &+ $1.status.size }
        if state == nil, isLong || JournalIndex.isCheap(place, bytes: size) {
            // What cannot be read must not keep us from recording.
            state = try? JournalIndex(place, in: folder, for: .total)
        }
    }

    /// Answers from what the journal holds now, with what was written here and is not yet on disk.
    func withState<Answer>(for need: JournalIndex.Need, _ body: (JournalIndex) throws -> Answer) throws -> Answer {
        let folder = try begin().folder
        if let state, need == .total || state.hasEntries {
            if let answer = try undamaged({ try body(state) }) { return answer }
        } else {
            let answer = try undamaged {
                let state = try JournalIndex(place, in: folder, for: need)
                self.state = state
                return try body(state)
            }
            if let answer { return answer }
        }
        let state = try JournalIndex(place, in: folder, for: .entries, trusting: false)
        self.state = state
        guard let answer = try undamaged({ try body(state) }) else { throw StoreError.changing(path: place.path) }
        return answer
    }

    // MARK: Writing

    /// Appends a record and fills in when.
    func append(_ record: JournalRecord, unlessPresent: Bool) throws -> Journal.Appended {
        _ = try begin()
        var record = record
        guard unlessPresent || !record.takeNewness() else {
            record.at = moment(after: nil)
            try write(place.line(record), id: record.id, isNew: true)
            return .recorded(record)
        }
        let key = RecordKey(record.id)
        let (existing, present) = try withState(for: .entries) { state in
            (try state.entry(key), unlessPresent ? try state.live(key) : nil)
        }
        if let present { return .present(present) }
        record.at = moment(after: existing)
        try write(place.line(record), id: record.id)
        return .recorded(record)
    }

    /// Appends the removal of a record; false where there is none.
    func remove(_ id: String) throws -> Bool {
        guard let existing = try withState(for: .entries, { try $0.entry(RecordKey(id)) }), !existing.isTombstone else {
            return false
        }
        try write(place.tombstone(id, at: moment(after: existing)), id: id)
        return true
    }

    /// Appends the removal of the record that this machine recorded last of those that still stand. It is chosen under
    /// the lock, so that of several at once each removes another one.
    func removeLatestHere() throws -> JournalRecord? {
        guard let latest = try withState(for: .entries, { try $0.latestHere() }), try remove(latest.id) else {
            return nil
        }
        return latest
    }

    /// Now; or later than what it is to hold against, for a clock may have been set back since.
    private func moment(after entry: JournalEntry?) -> Moment {
        let now = Moment(ProcessContext.current.now())
        guard let entry, entry.at >= now.milliseconds else { return now }
        return Moment(milliseconds: entry.at + 1)
    }

    /// Writes a line, which ends in its newline.
    private func write(_ line: [UInt8], id: String, isNew: Bool = false) throws {
        let file = try begin().file
        do {
            try noticeOthers(file)
            // A torn last line is closed off. It may turn out to be a record, so that what we know does not hold.
            if !endsClean { state = nil }
            if uncommittedStart == nil { uncommittedStart = size }
            let position = size + (endsClean ? 0 : 1)
            try file.write(endsClean ? line : [UInt8(ascii: "\n")] + line)
            last = try? file.status()
            endsClean = true
            size = position + line.count
            uncommitted = (uncommitted.count &+ 1, id)
            try takeIn(line.dropLast(), at: position, isNew: isNew)
        } catch let error as Errno {
            throw undo(error.code, longest: line.count + 1)
        }
    }

    /// The lock is a matter of courtesy: an editor, or `>>` in a shell, does not ask for it. Then what we know of the
    /// file does not hold.
    private func noticeOthers(_ file: Descriptor) throws(Errno) {
        if let last, try file.status() == last { return }
        state = nil
        if uncommittedStart != nil { isShared = true }
        try look(at: file)
    }

    private func takeIn(_ line: ArraySlice<UInt8>, at position: Int, isNew: Bool) throws {
        guard let state else { return }
        let taken: Void? = try undamaged {
            try line.withUnsafeBytes { try state.add($0, at: position, isNew: isNew) }
        }
        if taken == nil { self.state = nil }
    }

    // MARK: Making it last

    /// Makes all that was written last, and lets go of the lock. It is acknowledged when this returns, and not before.
    func commit() throws {
        guard isLocked, let opened else { return }
        defer { release() }
        guard uncommittedStart != nil else { return }
        do {
            try opened.file.syncData()
        } catch {
            // A second try could be answered with success although the first one's data is lost: never.
            throw undo(error.code)
        }
        guard isInPlace(opened.file, opened.folder) else {
            state = nil
            uncommittedStart = nil
            throw StoreError.replaced(path: opened.folder.ownPath)
        }
        uncommittedStart = nil
        StoredRecords.current?.add(uncommitted.count, lastID: uncommitted.lastID)
        uncommitted.count = 0
        seal(opened.file, opened.folder)
    }

    /// Goes on with the seal from line to line; see `CheckpointSummary`. Nothing here can make the record less stored.
    private func seal(_ file: Descriptor, _ folder: JournalFolder) {
        guard let state else { return }
        // Somebody else's change between our writing and now must not be sealed as ours.
        guard let last, last.size == size, let status = try? file.status(), status == last else {
            self.state = nil
            return
        }
        let time = FileTime.now().earlier(milliseconds: 20)
        try? file.setModified(time)
        guard let settled = try? file.status(), settled.size == size else {
            self.state = nil
            return
        }
        if state.seal(own: settled, isSettled: settled.modified == time, isLong: isLong) {
            let new = try? JournalIndex(place, in: folder, for: .entries)
            self.state = new ?? (try? JournalIndex(place, in: folder, for: .entries, trusting: false))
        }
    }

    /// Takes away what was written and not committed, and lets go of the lock.
    func abandon() throws(StoreError) {
        defer { release() }
        guard isLocked, let opened else { return }
        try takeBack(opened, longest: 0)
    }

    /// Shortens the file by what was written here and is not on disk. Nothing else ever shortens a journal: a read or a
    /// look that failed leaves it alone, and so does a line that somebody else appended meanwhile.
    private func takeBack(_ opened: (folder: JournalFolder, file: Descriptor), longest: Int) throws(StoreError) {
        guard let start = uncommittedStart else { return }
        uncommittedStart = nil
        uncommitted.count = 0
        state = nil
        do throws(Errno) {
            let actual = try opened.file.status().size
            guard !isShared, actual >= start, actual <= size + longest else { throw Errno(code: EBUSY) }
            if actual > start { try opened.file.truncate(to: start) }
        } catch {
            throw .cannotUndoWrite(path: opened.folder.ownPath, code: error.code)
        }
        size = start
        // Whether it ends in a newline is looked up before anything else is written.
        last = nil
    }

    /// What to tell after a failure, with everything since the last commit taken back.
    private func undo(_ code: Int32, longest: Int = 0) -> StoreError {
        guard let opened else { return .cannotWrite(path: place.path, code: code) }
        do {
            try takeBack(opened, longest: longest)
        } catch {
            return .cannotUndoWrite(path: opened.folder.ownPath, code: code)
        }
        return .cannotWrite(path: opened.folder.ownPath, code: code)
    }
}

/// The answer of work that looks into a checkpoint, or nil where that was damaged.
func undamaged<Answer>(_ body: () throws -> Answer) throws -> Answer? {
    do { return try body() } catch is CheckpointDamage { return nil }
}
