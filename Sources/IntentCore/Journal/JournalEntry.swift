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
    /// The line's length, and in the highest bit whether this machine recorded it.
    private var lengthAndOrigin: UInt32
    /// The number of its file in the folder's sorted list.
    var file: UInt32

    init(_ line: JournalLine, position: Int, length: Int, lineHash: UInt64, file: Int, isFromHere: Bool) {
        key = line.key
        at = line.at
        date = line.date
        self.position = position
        self.lineHash = lineHash
        amount = line.amount
        offset = line.offset
        lengthAndOrigin = UInt32(clamping: min(length, LineBounds.length))
        self.file = UInt32(clamping: file)
        if isFromHere && !line.isTombstone { self.isFromHere = true }
    }

    var length: Int { Int(lengthAndOrigin & 0x7fff_ffff) }

    /// Whether this machine's own file holds the record, even if another's has the latest word on it.
    var isFromHere: Bool {
        get { lengthAndOrigin & 0x8000_0000 != 0 }
        set { lengthAndOrigin = lengthAndOrigin & 0x7fff_ffff | (newValue ? 0x8000_0000 : 0) }
    }

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
