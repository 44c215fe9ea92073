/// Entries in memory, found by their record's key: a flat list and a table of places in it (open addressing). A
/// `Set` or `Dictionary` of the same takes several times the time and room.
struct EntryTable {
    private(set) var entries: [JournalEntry] = []
    /// Places in the list, counted from 1, each under the upper half of its key's upper word, so that most entries that
    /// are not the one looked for are passed over without a look at them; 0 is an empty slot. Always a power of two,
    /// at most half full.
    private var slots: [UInt64] = Array(repeating: 0, count: 64)

    /// - Parameter bytes: how much journal is to be read, from which the room needed is guessed. Room that is never
    ///   used costs nothing; a guess too low costs a copy.
    init(expectingBytes bytes: Int = 0) {
        let guess = min(max(bytes, 0) / 90, 1 << 22)
        entries.reserveCapacity(guess + 8)
        var count = 64
        while count < min(guess, 1 << 20) * 2 { count *= 2 }
        if count > slots.count { slots = Array(repeating: 0, count: count) }
    }

    func index(of key: RecordKey) -> Int? {
        let mask = slots.count - 1
        return slots.withUnsafeBufferPointer { slots in
            entries.withUnsafeBufferPointer { entries in
                var slot = Int(truncatingIfNeeded: key.low) & mask
                while slots[slot] != 0 {
                    if slots[slot] >> 32 == key.high >> 32 {
                        let index = Int(slots[slot] & 0xffff_ffff) - 1
                        if entries[index].key == key { return index }
                    }
                    slot = (slot + 1) & mask
                }
                return nil
            }
        }
    }

    /// Looks at where these entries will be looked for. The answer depends on all of it and means nothing.
    func prefetch(_ batch: [JournalEntry]) -> UInt64 {
        let mask = slots.count - 1
        return slots.withUnsafeBufferPointer { slots in
            batch.reduce(0) { $0 ^ slots[Int(truncatingIfNeeded: $1.key.low) & mask] }
        }
    }

    subscript(index: Int) -> JournalEntry {
        get { entries[index] }
        set { entries[index] = newValue }
    }

    /// Adds an entry whose key is not in the table.
    mutating func add(_ entry: JournalEntry) {
        entries.append(entry)
        if entries.count * 2 > slots.count {
            slots = Array(repeating: 0, count: slots.count * 2)
            for index in entries.indices { place(index) }
        } else {
            place(entries.count - 1)
        }
    }

    private mutating func place(_ index: Int) {
        let mask = slots.count - 1
        let key = entries[index].key
        slots.withUnsafeMutableBufferPointer { slots in
            var slot = Int(truncatingIfNeeded: key.low) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = (key.high & ~0xffff_ffff) | UInt64(index + 1)
        }
    }
}
