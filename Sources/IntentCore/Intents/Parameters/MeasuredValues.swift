import FoundationEssentials

extension Distance: IntentValue {
    /// A distance.
    public static var intentValueType: IntentValueType {
        .init(
            name: "distance", expected: "a distance such as 7.3km, 4.5mi or 800m", json: JSONForm("number", unit: "km"))
    }

    /// `7.3` (kilometres), `7.3km`, `4.5mi`, `5000m`.
    public static func intentValue(word: String, match: WordMatch) throws -> Distance? {
        guard match == .exact, let distance = try nilIfUnlike({ try read(word) }) else { return nil }
        try DistanceUnit.refuseIfAmbiguous(word)
        return distance
    }

    /// Kilometres, in shortest decimal form.
    public var intentText: String { text }
    /// Kilometres.
    public var intentJSON: JSONValue { .number(kilometres) }
}

extension Duration: IntentValue {
    /// A length of time.
    public static var intentValueType: IntentValueType {
        .init(
            name: "duration", expected: "a duration such as 45m, 1h30m, 41:30 or PT10M",
            json: JSONForm("number", unit: "s"))
    }

    /// `10` (minutes), `10m`, `1h30m`, `90s`, `41:30`, `1:30:00`, `PT10M`.
    public static func intentValue(word: String, match: WordMatch) throws -> Duration? {
        guard match == .exact else { return nil }
        return try nilIfUnlike { try read(word) }
    }

    /// A number of seconds, or text as on the command line.
    public static func intentValue(json: JSONValue) async throws -> Duration? { try read(json: json) }

    /// A number of seconds, or text as on the command line; nil for any other value. A number in a text is refused: other
    /// programs mean seconds by it, and people minutes.
    package static func read(json: JSONValue) throws -> Duration? {
        if let seconds = json.double { return try read(seconds: seconds) }
        guard let word = json.string else { return nil }
        if isBareNumber(word) {
            let number = word.filter { $0 != " " }
            throw ValueParsingError.refused(reason: "seconds or minutes? write \(number)s or \(number)m")
        }
        return try nilIfUnlike { try read(word) }
    }

    /// `41:30`, `1:30:00`.
    public var intentText: String { text }
    /// Seconds.
    public var intentJSON: JSONValue { .number(seconds) }
}

extension Moment: IntentValue {
    /// An instant with its offset from UTC.
    public static var intentValueType: IntentValueType {
        .init(
            name: "date", expected: "a date such as 2026-11-30, yesterday or \"monday 18:30\"",
            json: JSONForm("string", format: "date-time"))
    }

    /// ISO 8601, `today`, `yesterday 18:30`, `monday`, `07:15`, `30 Nov`.
    public static func intentValue(word: String, match: WordMatch) throws -> Moment? {
        guard match == .exact else { return nil }
        return try nilIfUnlike { try read(word) }
    }

    /// ISO 8601 with offset.
    public var intentText: String { iso8601 }
}

extension Moment: SuggestingWords {
    /// The last days.
    package static var suggestedWords: [Choice] { Day.suggestedWords }
}

extension Date: SuggestingWords {
    /// The last days.
    package static var suggestedWords: [Choice] { Day.suggestedWords }
}

extension Day: SuggestingWords {
    /// Today and the six days before it, by the words that people have for them.
    package static var suggestedWords: [Choice] {
        let today = Moment.now.day
        return (0..<7).map { past in
            let day = Day(number: today.number - past)
            let word = past == 0 ? "today" : past == 1 ? "yesterday" : weekdayNames[day.weekday - 1]
            return Choice(title: word, subtitle: day.iso8601, identifier: day.iso8601)
        }
    }
}

extension Day: IntentValue {
    /// A day.
    public static var intentValueType: IntentValueType {
        .init(
            name: "day", expected: "a day such as 2026-11-30, yesterday, 7d or week",
            json: JSONForm("string", format: "date"))
    }

    /// A date's words without a time.
    public static func intentValue(word: String, match: WordMatch) throws -> Day? {
        guard match == .exact else { return nil }
        return try nilIfUnlike { try read(word) }
    }

    /// `2026-11-30`.
    public var intentText: String { iso8601 }
}

extension Date: IntentValue {
    /// An instant.
    public static var intentValueType: IntentValueType { Moment.intentValueType }

    /// What a `Moment` reads, without its offset.
    public static func intentValue(word: String, match: WordMatch) throws -> Date? {
        try Moment.intentValue(word: word, match: match)?.date
    }

    /// ISO 8601 with the local offset.
    public var intentText: String { Moment(local: self).iso8601 }
}

/// Whether a word is a number and no unit, so that what it counts is taken for granted.
func isBareNumber(_ word: String) -> Bool {
    var hasDigit = false
    for byte in word.utf8 {
        if isDigit(byte) {
            hasDigit = true
        } else if ![UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " ")].contains(byte) {
            return false
        }
    }
    return hasDigit
}

/// What a reader read, or nil where the word was nothing of its kind.
func nilIfUnlike<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
        return try read()
    } catch ValueParsingError.noMatch {
        return nil
    }
}
