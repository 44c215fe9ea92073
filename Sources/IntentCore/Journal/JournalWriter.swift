import Glibc

/// The writing of this machine's file of a journal: lines under the lock, then `commit` or `abandon`, which let go of
/// it; then it can begin again. What is asked and written in one `Journal.write` is decided under one lock.
package final class JournalWriter {
    private let place: JournalLocation
    /// Whether many commits follow one another.
    private let isLong: Bool
    private var opened: (folder: JournalFolder, file: Descriptor)?
    private(set) var isLocked = false
    /// The size that the file had before the lines that were written here and are not on disk yet; nil where there are
    /// none. Only what is beyond it is ours to take away.
    private var uncommittedStart: Int?
    private var size = 0
    /// What those lines are.
    private var uncommitted = StoredLines()
    /// When the last line was written, as it says itself; nil where that cannot be told.
    private var lastAt: Int?
    /// Whether lines that are not understood were told of.
    private var hasReported = false
    /// What marks the lines that are written here, where no command's change encloses them.
    private lazy var ownChange = RunningChange.newID()
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
        // All of it or nothing: a size without its last line would be half the truth.
        let end = try lastLine(of: file, size: status.size)
        last = status
        size = status.size
        endsClean = end.isClosed
        lastAt = end.at ?? lastAt
    }

    /// Whether a newline ends the file, and when its last line was written.
    private func lastLine(of file: Descriptor, size: Int) throws(Errno) -> (isClosed: Bool, at: Int?) {
        guard size > 0 else { return (true, nil) }
        var window = 512
        while true {
            let bytes = try tail(of: file, size: size, count: window)
            guard bytes.last == UInt8(ascii: "\n") else { return (false, nil) }
            if let start = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")) ?? (bytes.count == size ? -1 : nil) {
                let reading = bytes[(start + 1)..<(bytes.count - 1)].withUnsafeBytes { place.reader.read($0) }
                guard case .line(let line) = reading else { return (true, nil) }
                return (true, line.at)
            }
            guard window <= LineBounds.length else { return (true, nil) }
            window *= 16
        }
    }

    /// The last bytes of the file, as many as are asked for or there are.
    private func tail(of file: Descriptor, size: Int, count: Int) throws(Errno) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(size, count))
        let outcome = bytes.withUnsafeMutableBytes { room in
            Result { () throws(Errno) in try file.read(into: room, at: size - room.count) }
        }
        // Less than there was: somebody shortened it, so nothing is known of its end.
        guard try outcome.get() == bytes.count else { return [] }
        return bytes
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
    package func append(_ record: JournalRecord, unlessPresent: Bool = false) throws -> Journal.Appended {
        _ = try begin()
        var record = record
        guard unlessPresent || !record.takeNewness() else {
            record.at = moment(after: nil)
            try write(record, isNew: true)
            return .recorded(record)
        }
        let key = RecordKey(record.id)
        let (existing, present) = try withState(for: .entries) { state in
            (try state.entry(key), unlessPresent ? try state.live(key) : nil)
        }
        if let present { return .present(present) }
        record.at = moment(after: existing)
        try write(record)
        return .recorded(record)
    }

    /// What the journal adds up to with what was written here, where that is known without reading; lines that are not
    /// understood are told of.
    package func knownTotal() -> JournalTotal? {
        guard let state else { return nil }
        if !hasReported { state.reportProblems() }
        hasReported = true
        return state.total
    }

    /// The record with this identifier, as it is under the lock.
    package func record(_ id: String) throws -> JournalRecord? {
        try withState(for: .entries) { try $0.live(RecordKey(id)) }
    }

    /// Changes a record that is there. Where nothing is to change, nothing is written.
    ///
    /// - Returns: the record as it is now; nil where there is none.
    package func edit(_ id: String, _ body: (inout JournalRecord) throws -> Void) throws -> JournalRecord? {
        guard let old = try record(id) else { return nil }
        var new = old
        try body(&new)
        guard new != old else { return old }
        return try append(new).record
    }

    /// Appends the removal of a record.
    ///
    /// - Returns: the record that was there; nil where there was none.
    package func remove(_ id: String) throws -> JournalRecord? {
        let key = RecordKey(id)
        let (entry, old) = try withState(for: .entries) { state in (try state.entry(key), try state.live(key)) }
        guard let old else { return nil }
        try writeRemoval(of: id, after: entry)
        return old
    }

    /// Takes back the last change of this machine, or makes the last one again that was taken back. All of it is decided
    /// under the lock, so that of several at once each takes another one.
    ///
    /// - Parameter accept: is shown the change, and may throw to leave everything as it is.
    /// - Returns: nil where there is no such change.
    /// - Throws: `ChangedSinceError` where one of its records is not as the change left it.
    func revert(
        _ direction: Journal.Direction, _ accept: (JournalChange) throws -> Void
    ) throws -> JournalChange? {
        guard let change = try lastChange(direction) else { return nil }
        try accept(change)
        let words = try withState(for: .entries) { state in
            try change.steps.map { try state.entry(RecordKey($0.id)) }
        }
        for (step, word) in zip(change.steps, words) {
            if var record = step.before {
                record.at = moment(after: word)
                try write(record, undoing: change.id)
            } else if step.after != nil {
                try writeRemoval(of: step.id, after: word, undoing: change.id)
            }
        }
        return change
    }

    /// The change that the direction leads to, as it is under the lock.
    func lastChange(_ direction: Journal.Direction) throws -> JournalChange? {
        let file = try begin().file
        guard let last = try lastChange(direction, in: file) else { return nil }
        return try withState(for: .entries) { try $0.whole(last) }
    }

    /// The last change of that kind that this machine's file tells of. It is read from its end, in ever larger pieces,
    /// since the answer is nearly always in the last lines.
    private func lastChange(_ direction: Journal.Direction, in file: Descriptor) throws -> ChangeHistory.Change? {
        var window = 1 << 14
        while true {
            let bytes: [UInt8]
            do {
                bytes = try tail(of: file, size: size, count: window)
            } catch {
                throw StoreError.cannotRead(path: place.path, code: error.code)
            }
            let isPartial = window < size
            var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            // The first piece of a window is the end of a line, and what follows the last newline is none.
            if isPartial, !lines.isEmpty { lines.removeFirst() }
            if !lines.isEmpty { lines.removeLast() }
            var history = ChangeHistory(isPartial: isPartial)
            for line in lines {
                if let line = line.withUnsafeBytes({ ChangeLine($0, place.reader) }) { history.take(line) }
            }
            if history.isConclusive(direction) { return history.last(direction) }
            window *= 8
        }
    }

    /// Now; or the time of the line before, or later than what it is to hold against, for a clock may have been set back
    /// since.
    private func moment(after entry: JournalEntry?) -> Moment {
        let now = Moment(ProcessContext.current.now())
        let earliest = max(lastAt ?? .min, entry.map { $0.at + 1 } ?? .min)
        return earliest <= now.milliseconds ? now : Moment(milliseconds: earliest)
    }

    private func write(_ record: JournalRecord, isNew: Bool = false, undoing undone: String? = nil) throws {
        try write(place.line(record, of: mark(undoing: undone)), isNew: isNew)
        uncommitted.add(id: record.id, isRemoval: false)
        lastAt = record.at.milliseconds
    }

    private func writeRemoval(of id: String, after entry: JournalEntry?, undoing undone: String? = nil) throws {
        let at = moment(after: entry)
        try write(place.tombstone(id, at: at, of: mark(undoing: undone)))
        uncommitted.add(id: id, isRemoval: true)
        lastAt = at.milliseconds
    }

    private func mark(undoing undone: String?) -> ChangeMark {
        ChangeMark(id: RunningChange.current?.id ?? ownChange, undoes: undone)
    }

    /// Writes a line, which ends in its newline.
    private func write(_ line: [UInt8], isNew: Bool = false) throws {
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
        RunningChange.current?.add(uncommitted)
        uncommitted = StoredLines()
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
        uncommitted = StoredLines()
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
