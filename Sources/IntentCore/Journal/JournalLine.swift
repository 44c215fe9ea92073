/// A line of a journal, read far enough to find, add up and merge it.
///
///     {"v":1,"id":"…","at":"2026-11-30T07:00:01.250Z","date":"2026-11-30T08:00:00+01:00","metres":10000,"note":"…"}
///     {"v":1,"id":"…","at":"2026-11-30T07:05:00Z","deleted":true}
///
/// After these come `"change"`, and in what undoing and redoing write `"undoes"`; see `JournalChange`.
struct JournalLine: Equatable {
    var key: RecordKey
    var at: Int
    /// Zero in a removal, as are offset and amount.
    var date = 0
    var offset: Int32 = 0
    var amount: UInt32 = 0
    var isTombstone = false
}

/// What reading a line came to.
enum LineReading: Equatable {
    case line(JournalLine)
    /// Nothing but spaces.
    case blank
    /// Why the line cannot be used, as a part of a sentence.
    case notUnderstood(String)
}

/// The bounds of what a line may hold.
enum LineBounds {
    /// The only version there is.
    static let version = 1
    /// The longest line, in bytes; a longer one is a file that is no journal.
    static let length = 1 << 20
    /// Identifiers are kept short enough to be shown and typed.
    static let identifier = 1...255
    /// A thousand million of any unit: a million kilometres in metres, thirty years in seconds.
    static let amount = 1...1_000_000_000
}

/// Reads lines. Those of the shape that we write ourselves are read straight from their bytes; all others go through
/// `JSONValue`, which is slower, knows everything that JSON may hold, and says what is wrong. Both come to the same.
struct LineReader {
    /// The key of the number that totals add up.
    let amountKey: String
    private let amountBytes: [UInt8]

    init(amountKey: String) {
        self.amountKey = amountKey
        amountBytes = Array(amountKey.utf8)
    }

    func read(_ bytes: UnsafeRawBufferPointer) -> LineReading {
        if let line = amountBytes.withUnsafeBytes({ FastLineParser.read(bytes, amountKey: $0) }) { return .line(line) }
        return readSlowly(bytes)
    }

    /// The way that every line can take.
    func readSlowly(_ bytes: UnsafeRawBufferPointer) -> LineReading {
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return .blank }
        do {
            return .line(try line(in: object(bytes)))
        } catch {
            return .notUnderstood(error.cause)
        }
    }

    /// The whole record of a line, or nil where it is none, or a removal.
    func record(_ bytes: UnsafeRawBufferPointer) -> JournalRecord? {
        guard let object = try? object(bytes), let line = try? line(in: object), !line.isTombstone,
            let id = object["id"]?.string
        else { return nil }
        var fields = JSONObject()
        for (key, value) in object.members where !isReserved(key) { fields.append(newKey: key, value) }
        var record = JournalRecord(
            id: id, date: Moment(milliseconds: line.date, offset: Int(line.offset)), amount: Int(line.amount),
            fields: fields)
        record.at = Moment(milliseconds: line.at)
        return record
    }

    /// Whether the journal itself gives the key its meaning.
    func isReserved(_ key: String) -> Bool {
        ["v", "id", "at", "date", "deleted", "change", "undoes", amountKey].contains(key)
    }

    private struct Refusal: Error {
        let cause: String
    }

    private func object(_ bytes: UnsafeRawBufferPointer) throws(Refusal) -> JSONObject {
        do {
            guard let object = try JSONValue(parsing: bytes).object else { throw Refusal(cause: "it is no object") }
            return object
        } catch let refusal as Refusal {
            throw refusal
        } catch let error as JSONSyntaxError {
            throw Refusal(cause: "\(error.problem) at column \(error.column)")
        } catch {
            throw Refusal(cause: "it is no JSON")
        }
    }

    private func line(in object: JSONObject) throws(Refusal) -> JournalLine {
        guard let version = object["v"] else { throw Refusal(cause: "v is missing") }
        guard version == .integer(LineBounds.version) else {
            if case .integer(let number) = version, number > LineBounds.version {
                throw Refusal(cause: "it is of a newer format, \(number)")
            }
            throw Refusal(cause: "v is not 1")
        }
        guard let id = object["id"]?.string, LineBounds.identifier.contains(id.utf8.count) else {
            throw Refusal(cause: "id is missing or is not a text of 1 to 255 bytes")
        }
        let at = try moment("at", object).milliseconds
        let key = RecordKey(id)
        switch object["deleted"] {
        case .bool(true): return JournalLine(key: key, at: at, isTombstone: true)
        case nil, .bool(false): break
        default: throw Refusal(cause: "deleted is not true or false")
        }
        let date = try moment("date", object)
        guard case .integer(let number) = object[amountKey] else {
            throw Refusal(cause: "\(shownSafely(amountKey)) is missing or is not a whole number")
        }
        guard LineBounds.amount.contains(number), let amount = UInt32(exactly: number) else {
            throw Refusal(cause: "\(shownSafely(amountKey)) is not between 1 and \(LineBounds.amount.upperBound)")
        }
        return JournalLine(
            key: key, at: at, date: date.milliseconds, offset: Int32(truncatingIfNeeded: date.offset), amount: amount)
    }

    private func moment(_ key: String, _ object: JSONObject) throws(Refusal) -> Moment {
        guard let moment = object[key]?.string.flatMap({ ISOMoment($0)?.moment }) else {
            throw Refusal(cause: "\(key) is missing or is not a date with time and offset")
        }
        return moment
    }
}

/// An identifier as tables hold it: 128 hashed bits of its bytes.
struct RecordKey: Hashable {
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    init(_ bytes: UnsafeRawBufferPointer) {
        high = hashed(bytes, seed: 0x6964_656e)
        low = hashed(bytes, seed: 0x7469_6679)
    }

    init(_ id: String) {
        var id = id
        self = id.withUTF8 { RecordKey(UnsafeRawBufferPointer($0)) }
    }
}
