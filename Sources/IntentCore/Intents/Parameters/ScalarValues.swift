import FoundationEssentials

extension String: IntentValue {
    /// Any text.
    public static var intentValueType: IntentValueType {
        var type = IntentValueType(name: "text", expected: "text", syntax: .text, json: .text)
        type.readsAllOfInput = true
        return type
    }

    /// The word as it is.
    public static func intentValue(word: String, match: WordMatch) -> String? { match == .exact ? word : nil }

    /// Text or a number; an entity's identifier.
    public static func intentValue(json: JSONValue) async -> String? { json.word ?? json.identifier }

    /// The text as it is.
    public var intentText: String { self }
}

extension Int: IntentValue {
    /// A whole number.
    public static var intentValueType: IntentValueType {
        .init(name: "number", expected: "a whole number such as 12", json: JSONForm("integer"))
    }

    /// Decimal digits with or without a sign.
    public static func intentValue(word: String, match: WordMatch) throws -> Int? {
        let digits = folded(word)
        guard match == .exact, isDecimal(digits), !digits.contains(".") else { return nil }
        guard let number = Int(digits) else { throw ValueParsingError.refused(reason: "is out of range") }
        return number
    }

    /// A whole number; an entity's identifier.
    public static func intentValue(json: JSONValue) async throws -> Int? {
        switch json {
        case .integer(let number): number
        case .digits(let digits): try intentValue(word: digits, match: .exact)
        case .number(let number): try Int(exactly: number) ?? intentValue(word: plainDecimal(number), match: .exact)
        default: try (json.string ?? json.identifier).flatMap { try intentValue(word: $0, match: .exact) }
        }
    }

    /// Decimal digits.
    public var intentText: String { String(self) }
    /// A number.
    public var intentJSON: JSONValue { .integer(self) }
}

extension Double: IntentValue {
    /// A number.
    public static var intentValueType: IntentValueType {
        .init(name: "number", expected: "a number such as 7.3", json: JSONForm("number"))
    }

    /// Decimal digits with or without a sign and a point; no exponent, no grouping, nothing that is not a number.
    public static func intentValue(word: String, match: WordMatch) throws -> Double? {
        let digits = folded(word)
        guard match == .exact, isDecimal(digits) else { return nil }
        guard let number = Double(digits), number.isFinite else {
            throw ValueParsingError.refused(reason: "is out of range")
        }
        return number
    }

    /// A number.
    public static func intentValue(json: JSONValue) async throws -> Double? {
        try json.double ?? json.string.flatMap { try intentValue(word: $0, match: .exact) }
    }

    /// The shortest decimal form.
    public var intentText: String { plainDecimal(self) }
    /// A number; a whole one without a fraction.
    public var intentJSON: JSONValue { .number(self) }
}

/// Whether a text is a sign, digits and a point, and nothing that `Double(_:)` takes beside these.
private func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count <= 1, digits.contains(where: { isDigit($0) }) else {
        return false
    }
    return digits.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
        && digits.count { $0 == UInt8(ascii: ".") } <= 1
}

extension Bool: IntentValue {
    /// Yes or no.
    public static var intentValueType: IntentValueType {
        .init(name: "yes|no", expected: "yes or no", syntax: .flag, json: JSONForm("boolean"))
    }

    /// `yes`, `true`, `on`, `1` and their opposites.
    public static func intentValue(word: String, match: WordMatch) -> Bool? {
        guard match == .exact else { return nil }
        switch folded(word) {
        case "yes", "true", "on", "1", "y": return true
        case "no", "false", "off", "0", "n": return false
        default: return nil
        }
    }

    /// True or false, or a word for it.
    public static func intentValue(json: JSONValue) async -> Bool? {
        if case .bool(let value) = json { return value }
        return json.word.flatMap { intentValue(word: $0, match: .exact) }
    }

    /// `yes` or `no`.
    public var intentText: String { self ? "yes" : "no" }
    /// True or false.
    public var intentJSON: JSONValue { .bool(self) }
}

extension URL: IntentValue {
    /// An address.
    public static var intentValueType: IntentValueType {
        .init(
            name: "url", expected: "an address such as https://example.org", syntax: .text,
            json: JSONForm("string", format: "uri"))
    }

    /// An address with a scheme.
    public static func intentValue(word: String, match: WordMatch) throws -> URL? {
        guard match == .exact, let url = URL(string: word), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        return url
    }

    /// The address.
    public var intentText: String { absoluteString }
}
