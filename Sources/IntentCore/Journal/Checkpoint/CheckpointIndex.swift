import Glibc

/// The large part of a checkpoint: an entry for each record up to some place in each file, in the order of lists, and
/// a table to find them by their key. It is read page by page where it is needed, so that a list of ten records out
/// of a million, or the total of a week, costs what it costs out of a hundred.
///
/// A table speaks of the first bytes of each file up to a line's end (its coverage), and has the hash of these bytes.
/// It holds if that is what the files still begin with. A seal that holds and names the table proves it for nothing;
/// else the bytes are read and hashed, which takes a fiftieth of the time that reading the lines takes. What follows
/// them is read as lines each time, until it has grown so far that a new table is worth its cost.
///
///     page 0       mark, identifier of the table, how many of what, hash of the header
///     header       the files with their coverage, totals, lines not understood
///     rows         63 a page: first those that stand, newest date first, then removals
///     slots        63 a small page: row number + 1 and a part of the key; open addressing
final class CheckpointIndex {
    struct File {
        let name: FileName
        let coverage: Coverage
    }

    struct Header {
        var amountKey: String
        var ownName: FileName
        var files: [File]
        var total: JournalTotal
        var problems: JournalDiagnostics
    }

    let id: UInt64
    let header: Header
    /// How many records stand; their rows come first.
    let live: Int
    /// All rows: those and the removals.
    let count: Int
    private let slotCount: Int
    private let firstRowPage: Int
    private let rows: PageReader
    private let slots: PageReader

    static let rowSize = 64
    static let rowsPerPage = PageSize.large.contents / rowSize
    static let slotsPerPage = PageSize.small.contents / 8
    private static let mark: UInt64 = 0x3145_4c42_4154_5449  // "ITTABLE1"

    /// Nil where the file is no table, or is damaged in what is read here.
    init?(_ file: Descriptor) {
        var start = (UInt64(0), UInt64(0))
        let read = withUnsafeMutableBytes(of: &start) { room in try? file.read(into: room, at: 0) }
        guard read == 16, start.0 == Self.mark, let size = try? file.status().size else { return nil }
        id = start.1
        let pages = PageReader(file, table: id, .large, from: 0)
        guard let first = try? Array(pages.page(0)) else { return nil }
        var fields = BinaryDecoder(Array(first.dropFirst(16)))
        guard let live = fields.integer(), let count = fields.integer(), let slotCount = fields.integer(),
            let headerLength = fields.integer(), live >= 0, count >= live, count <= size / Self.rowSize,
            slotCount > count, slotCount <= size / 8, slotCount & (slotCount - 1) == 0, headerLength >= 0,
            headerLength <= size
        else { return nil }
        self.live = live
        self.count = count
        self.slotCount = slotCount
        var headerBytes: [UInt8] = []
        let headerPages = Self.pages(headerLength, PageSize.large.contents)
        for page in 0..<headerPages {
            guard let contents = try? pages.page(1 + page) else { return nil }
            headerBytes += contents.prefix(headerLength - headerBytes.count)
        }
        guard let header = Header(headerBytes) else { return nil }
        self.header = header
        firstRowPage = 1 + headerPages
        rows = pages
        let firstSlot = (firstRowPage + Self.pages(count, Self.rowsPerPage)) * PageSize.large.rawValue
        slots = PageReader(file, table: id, .small, from: firstSlot)
    }

    private static func pages(_ count: Int, _ each: Int) -> Int { (count + each - 1) / each }

    // MARK: Questions

    func row(_ index: Int) throws -> JournalEntry {
        guard index >= 0, index < count else { throw CheckpointDamage() }
        let page = try rows.page(firstRowPage + index / Self.rowsPerPage)
        return page.loadUnaligned(fromByteOffset: index % Self.rowsPerPage * Self.rowSize, as: JournalEntry.self)
    }

    /// The row of a record and what it says.
    func find(_ key: RecordKey) throws -> (row: Int, entry: JournalEntry)? {
        var slot = Int(truncatingIfNeeded: key.low) & (slotCount - 1)
        for _ in 0..<slotCount {
            let page = try slots.page(slot / Self.slotsPerPage)
            let value = page.loadUnaligned(fromByteOffset: slot % Self.slotsPerPage * 8, as: UInt64.self)
            if value == 0 { return nil }
            if value >> 32 == key.high >> 32 {
                let index = Int(value & 0xffff_ffff) - 1
                let entry = try row(index)
                if entry.key == key { return (index, entry) }
            }
            slot = (slot + 1) & (slotCount - 1)
        }
        return nil
    }

    /// The rows that stand and can be of these days: theirs and those of the days around them, for a day begins and
    /// ends at another instant in each place.
    func rows(around days: DayRange) throws -> Range<Int> {
        let day = 86_400_000
        let first = try days.until.map { last in try firstRow(before: last.number * day + 2 * day) } ?? 0
        let end = try days.since.map { start in try firstRow(before: start.number * day - day) } ?? live
        return first..<max(first, end)
    }

    /// The first row whose date is before an instant; the rows have the newest date first.
    private func firstRow(before instant: Int) throws -> Int {
        var low = 0
        var high = live
        while low < high {
            let middle = (low + high) / 2
            if try row(middle).date < instant { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Reads the pages of some rows, so that damage shows before their records are given away.
    func prove(_ range: Range<Int>) throws {
        guard let last = range.last else { return }
        for page in range.lowerBound / Self.rowsPerPage...last / Self.rowsPerPage {
            _ = try rows.page(firstRowPage + page)
        }
    }

    // MARK: Writing

    /// Writes a table of these entries.
    static func write(
        to file: Descriptor, id: UInt64, _ header: Header, _ entries: [JournalEntry]
    ) throws(Errno) {
        let live = entries.count { !$0.isTombstone }
        var order = Array(0..<UInt32(entries.count))
        entries.withUnsafeBufferPointer { entries in
            order.sort { isBefore(entries[Int($0)], entries[Int($1)]) }
        }
        var slotCount = 64
        while slotCount < entries.count * 2 { slotCount *= 2 }

        var writer = PageWriter(file, table: id)
        let headerBytes = header.bytes
        try writer.write(.large) { page in
            var packed = BinaryEncoder()
            for number in [mark, id] { packed.add(number) }
            for number in [live, entries.count, slotCount, headerBytes.count] { packed.add(number) }
            page.copyBytes(from: packed.bytes)
        }
        try writer.write(headerBytes)
        var slots = [UInt64](repeating: 0, count: slotCount)
        var place = 0
        while place < order.count {
            let end = min(place + rowsPerPage, order.count)
            try writer.write(.large) { page in
                for index in place..<end {
                    let entry = entries[Int(order[index])]
                    page.storeBytes(of: entry, toByteOffset: (index - place) * rowSize, as: JournalEntry.self)
                    var slot = Int(truncatingIfNeeded: entry.key.low) & (slotCount - 1)
                    while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
                    slots[slot] = (entry.key.high & ~0xffff_ffff) | UInt64(index + 1)
                }
            }
            place = end
        }
        place = 0
        while place < slotCount {
            let end = min(place + slotsPerPage, slotCount)
            try writer.write(.small) { page in
                slots[place..<end].withUnsafeBytes { page.copyMemory(from: $0) }
            }
            place = end
        }
        try writer.flush()
    }

    private static func isBefore(_ one: JournalEntry, _ two: JournalEntry) -> Bool {
        if one.isTombstone != two.isTombstone { return two.isTombstone }
        return one.isListedBefore(two)
    }
}

extension CheckpointIndex.Header {
    var bytes: [UInt8] {
        var packed = BinaryEncoder()
        packed.add(amountKey)
        packed.add(ownName.bytes)
        packed.add(files.count)
        for file in files {
            packed.add(file.name.bytes)
            packed.add(file.coverage)
        }
        packed.add(total)
        packed.add(problems)
        return packed.bytes
    }

    init?(_ bytes: [UInt8]) {
        var rest = BinaryDecoder(bytes)
        let file = { (rest: inout BinaryDecoder) -> CheckpointIndex.File? in
            guard let name = rest.bytes(), let coverage = rest.coverage() else { return nil }
            return CheckpointIndex.File(name: FileName(bytes: name), coverage: coverage)
        }
        guard let amountKey = rest.text(), let ownName = rest.bytes(), let files = rest.list(file),
            let total = rest.total(), let problems = rest.problems(), rest.isEmpty
        else { return nil }
        self.init(
            amountKey: amountKey, ownName: FileName(bytes: ownName), files: files, total: total, problems: problems)
    }
}
