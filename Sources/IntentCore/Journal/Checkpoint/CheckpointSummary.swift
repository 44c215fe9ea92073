/// The small part of a checkpoint: what a journal adds up to, and exactly which files that is true of.
///
/// A seal is proved, never believed. It holds if the folder has the same files, and each has the same device, inode,
/// size and, to the nanosecond, the same times of change of its contents and of its status. That proves that they
/// are untouched if a change could not have left the times as they are, which is so if the file is *settled*:
///
/// - It had not changed for a while when it was read: longer than the tick in which file systems count, so that a
///   later change gets a later time. (Linux before 6.13 counts in ticks of up to 10 ms, FAT in 2 s.)
/// - Or we wrote it ourselves, under the lock, and then set its time of change to a moment a little before, which no
///   later change can get.
///
/// A file that is not settled has to be proved by its contents, and so has one that differs: see `CheckpointIndex`.
struct CheckpointSummary: Equatable {
    struct File: Equatable {
        let name: FileName
        let device: UInt64
        let inode: UInt64
        let size: Int
        let modified: FileTime
        let changed: FileTime
        let isSettled: Bool

        init(name: FileName, status: FileStatus, isSettled: Bool) {
            self.init(
                name: name, device: status.device, inode: status.inode, size: status.size, modified: status.modified,
                changed: status.changed, isSettled: isSettled)
        }

        init(
            name: FileName, device: UInt64, inode: UInt64, size: Int, modified: FileTime, changed: FileTime,
            isSettled: Bool
        ) {
            self.name = name
            self.device = device
            self.inode = inode
            self.size = size
            self.modified = modified
            self.changed = changed
            self.isSettled = isSettled
        }

        /// Whether the file that is there now is as this one was.
        func matches(_ file: JournalFile) -> Bool {
            self == File(name: file.name, status: file.status, isSettled: isSettled)
        }
    }

    /// Longer than any file system's tick.
    private static let settlingMilliseconds = 2500

    /// Whether a file that looked like this just now can no longer change without a trace.
    static func hasSettled(_ status: FileStatus) -> Bool {
        max(status.modified, status.changed) < FileTime.now().earlier(milliseconds: settlingMilliseconds)
    }

    /// The hash of the journal's path: one cache may serve several data folders.
    let place: UInt64
    /// What the lines are read as: the journal of one unit is not that of another.
    let amountKey: String
    /// This machine's own file.
    let ownName: FileName
    let files: [File]
    let total: JournalTotal
    let problems: JournalDiagnostics
    /// The table that goes with it; 0 for none.
    let tableID: UInt64
    /// How much of the files the table does not cover, in bytes.
    let uncovered: Int

    /// Whether it speaks of these files as they are now, and of nothing else.
    func matches(_ listed: [JournalFile], _ place: JournalLocation, ownName: FileName) -> Bool {
        amountKey == place.amountKey && self.ownName == ownName && files.count == listed.count
            && zip(files, listed).allSatisfy { $0.matches($1) }
    }

    /// How many records it counted in this journal that are not among what the files hold now: they have become shorter,
    /// which nobody does who only appends.
    func lost(_ total: JournalTotal, size: Int, at place: JournalLocation) -> Int {
        guard self.place == place.hashOfPath, amountKey == place.amountKey, total.count < self.total.count,
            size < files.reduce(0, { $0 &+ $1.size })
        else { return 0 }
        return self.total.count &- total.count
    }

    var isSettled: Bool { files.allSatisfy(\.isSettled) }

    // MARK: On disk

    private static let mark: UInt64 = 0x3253_4c41_4553_5449  // "ITSEALS2"

    static func read(_ folder: CheckpointFolder) -> CheckpointSummary? {
        guard let file = folder.open(folder.seal), let size = try? file.status().size, size > 16, size < 1 << 22
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        let count = bytes.withUnsafeMutableBytes { room in try? file.read(into: room, at: 0) }
        guard count == size else { return nil }
        return CheckpointSummary(bytes)
    }

    /// Failing to write it costs time, nothing else.
    func write(_ folder: CheckpointFolder) { try? AtomicFile.replace(folder.seal, with: bytes, lasting: false) }

    var bytes: [UInt8] {
        var packed = BinaryEncoder()
        packed.add(Self.mark)
        packed.add(place)
        packed.add(amountKey)
        packed.add(ownName.bytes)
        packed.add(files.count)
        for file in files {
            packed.add(file.name.bytes)
            packed.add(file.device)
            packed.add(file.inode)
            packed.add(file.size)
            packed.add(file.modified)
            packed.add(file.changed)
            packed.add(file.isSettled ? 1 : 0)
        }
        packed.add(total)
        packed.add(problems)
        packed.add(tableID)
        packed.add(uncovered)
        packed.add(hashed(packed.bytes, seed: Self.mark))
        return packed.bytes
    }

    /// Nil for bytes that are damaged or of another version.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 8 else { return nil }
        var end = BinaryDecoder(Array(bytes.suffix(8)))
        guard end.unsigned() == hashed(Array(bytes.dropLast(8)), seed: Self.mark) else { return nil }
        var rest = BinaryDecoder(Array(bytes.dropLast(8)))
        guard rest.unsigned() == Self.mark, let place = rest.unsigned(), let amountKey = rest.text(),
            let ownName = rest.bytes(),
            let files = rest.list({ File(&$0) }), let total = rest.total(), let problems = rest.problems(),
            let tableID = rest.unsigned(), let uncovered = rest.integer(), rest.isEmpty
        else { return nil }
        self.init(
            place: place, amountKey: amountKey, ownName: FileName(bytes: ownName), files: files, total: total,
            problems: problems,
            tableID: tableID, uncovered: uncovered)
    }

    init(
        place: UInt64, amountKey: String, ownName: FileName, files: [File], total: JournalTotal,
        problems: JournalDiagnostics,
        tableID: UInt64, uncovered: Int
    ) {
        self.place = place
        self.amountKey = amountKey
        self.ownName = ownName
        self.files = files
        self.total = total
        self.problems = problems
        self.tableID = tableID
        self.uncovered = uncovered
    }
}

extension CheckpointSummary.File {
    fileprivate init?(_ rest: inout BinaryDecoder) {
        guard let name = rest.bytes(), let device = rest.unsigned(), let inode = rest.unsigned(),
            let size = rest.integer(), let modified = rest.time(), let changed = rest.time(),
            let settled = rest.integer()
        else { return nil }
        self.init(
            name: FileName(bytes: name), device: device, inode: inode, size: size, modified: modified,
            changed: changed, isSettled: settled == 1)
    }
}
