import Glibc
import Synchronization

/// One record of a journal: a run, a sitting.
public struct JournalRecord: Hashable, Sendable {
    /// What tells the record from all others, on all machines.
    public var id: String { didSet { newness = nil } }
    /// When it was recorded, or last changed; the journal fills it in.
    public internal(set) var at: Moment
    /// When that happened which the record tells of.
    public var date: Moment
    /// How much of it: the number that totals add up, in the journal's own unit.
    public var amount: Int
    /// All other keys, in order, with those that this program does not know.
    public var fields: JSONObject

    /// There if the identifier was made for this record.
    private var newness: Newness?

    /// A record to append.
    ///
    /// - Parameter id: the caller's own key; without one the record gets a new identifier.
    public init(id: String? = nil, date: Moment, amount: Int, fields: JSONObject = JSONObject()) {
        self.id = id ?? Self.newID()
        newness = id == nil ? Newness() : nil
        at = date
        self.date = date
        self.amount = amount
        self.fields = fields
    }

    /// Whether no other record can have this identifier, nor this one have been appended before. True once: the journal
    /// asks when it appends.
    func takeNewness() -> Bool { newness?.take() ?? false }

    /// Whether a caller's own key can be a record's identifier: 1 to 255 bytes of UTF-8.
    public static func canBeIdentifier(_ key: String) -> Bool { LineBounds.identifier.contains(key.utf8.count) }

    /// A new identifier: a random UUID (RFC 9562, version 4) in lower case.
    public static func newID() -> String {
        var random: (UInt64, UInt64) = (0, 0)
        // All of it in one call. It fails only on a kernel that does not have it.
        if withUnsafeMutableBytes(of: &random, { $0.baseAddress.map { getentropy($0, 16) } }) != 0 {
            var generator = SystemRandomNumberGenerator()
            random = (generator.next(), generator.next())
        }
        let high = random.0 & 0xffff_ffff_ffff_0fff | 0x4000
        let low = random.1 & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for place in 0..<32 {
            if place == 8 || place == 12 || place == 16 || place == 20 { text.append(UInt8(ascii: "-")) }
            let digit = UInt8(truncatingIfNeeded: (place < 16 ? high : low) >> UInt64(60 - place % 16 * 4)) & 0xf
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether both say the same; how they came by their identifiers does not matter.
    public static func == (left: JournalRecord, right: JournalRecord) -> Bool {
        left.id == right.id && left.at == right.at && left.date == right.date && left.amount == right.amount
            && left.fields == right.fields
    }

    /// Feeds what the record says to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(at)
        hasher.combine(date)
        hasher.combine(amount)
        hasher.combine(fields)
    }
}

/// Shared by all copies of a record, so that only one of them is new.
private final class Newness: Sendable {
    private let isLeft = Mutex(true)

    func take() -> Bool {
        isLeft.withLock { isLeft in
            defer { isLeft = false }
            return isLeft
        }
    }
}

/// How many records there are, and what they add up to.
public struct JournalTotal: Hashable, Sendable {
    /// The number of records.
    public package(set) var count = 0
    /// The exact sum of their amounts.
    public package(set) var amount = 0

    /// Nothing, so far.
    public init() {}
}
