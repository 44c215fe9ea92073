/// What memory and checkpoints keep of a record: 64 bytes, whatever its line holds.
struct JournalEntry: Equatable {
    var key: RecordKey
    /// When it was recorded, in milliseconds.
    var at: Int
    /// The instant that it tells of, in milliseconds.
    var date: Int
    /// Where its line begins in its file.
    var position: Int
    /// The hash of its line.
    var lineHash: UInt64
    /// Zero in a removal.
    var amount: UInt32
    /// Seconds ahead of UTC.
    var offset: Int32
    private var lengthWord: UInt32
    /// The number of its file in the folder's sorted list.
    var file: UInt32

    init(_ line: JournalLine, position: Int, length: Int, lineHash: UInt64, file: Int) {
        key = line.key
        at = line.at
        date = line.date
        self.position = position
        self.lineHash = lineHash
        amount = line.amount
        offset = line.offset
        lengthWord = UInt32(clamping: min(length, LineBounds.length))
        self.file = UInt32(clamping: file)
    }

    /// The length of its line. (Earlier versions kept something else in the highest bit.)
    var length: Int { Int(lengthWord & 0x7fff_ffff) }

    var isTombstone: Bool { amount == 0 }

    /// The day on the calendar of the place where it happened.
    var day: Day { Moment(milliseconds: date, offset: Int(offset)).day }

    /// Whether this word on a record holds against another: the later one does. Of two that are equally late a removal
    /// does, and else one that all machines choose alike, by its bytes, in whatever order they come upon the two.
    func wins(over other: JournalEntry) -> Bool {
        if at != other.at { return at > other.at }
        if isTombstone != other.isTombstone { return isTombstone }
        return lineHash > other.lineHash
    }

    /// The order of lists: the newest date first; of equal dates, what was recorded last.
    func isListedBefore(_ other: JournalEntry) -> Bool {
        if date != other.date { return date > other.date }
        if at != other.at { return at > other.at }
        // Recorded within a millisecond, as the lines of a pipe are: the order of the lines.
        return (file, position) > (other.file, other.position)
    }
}
