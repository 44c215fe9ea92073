// Further types that a parameter can have.

extension Float: IntentValue {
    /// A number.
    public static var intentValueType: IntentValueType { Double.intentValueType }

    /// What a `Double` reads.
    public static func intentValue(word: String, match: WordMatch) throws -> Float? {
        try Double.intentValue(word: word, match: match).map { Float($0) }
    }

    /// A number.
    public static func intentValue(json: JSONValue) async throws -> Float? {
        try await Double.intentValue(json: json).map { Float($0) }
    }

    /// The shortest decimal form.
    public var intentText: String { Double(description).map { plainDecimal($0) } ?? description }
    /// A number.
    public var intentJSON: JSONValue { Double(description).map { .number($0) } ?? .null }
}

extension Decimal: IntentValue {
    /// A number.
    public static var intentValueType: IntentValueType { Double.intentValueType }

    /// Decimal digits, each of which counts.
    public static func intentValue(word: String, match: WordMatch) throws -> Decimal? {
        guard try Double.intentValue(word: word, match: match) != nil else { return nil }
        return Decimal(string: word.trimmingCharacters(in: .whitespaces), locale: Locale(identifier: "en_US_POSIX"))
    }

    /// The digits.
    public var intentText: String { description }
    /// A number.
    public var intentJSON: JSONValue { .digits(description) }
}

extension AttributedString: IntentValue {
    /// Text.
    public static var intentValueType: IntentValueType { String.intentValueType }
    /// The text without attributes.
    public static func intentValue(word: String, match: WordMatch) -> AttributedString? {
        String.intentValue(word: word, match: match).map { AttributedString($0) }
    }
    /// The text.
    public var intentText: String { String(characters) }
}

extension DateComponents: IntentValue {
    /// A date.
    public static var intentValueType: IntentValueType { Moment.intentValueType }

    /// What a date reads, in its parts of the local calendar.
    public static func intentValue(word: String, match: WordMatch) throws -> DateComponents? {
        try Date.intentValue(word: word, match: match).map {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .current
            return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: $0)
        }
    }

    /// The parts that it has, as ISO 8601 writes them: `2026-11-30T07:15:00`, `2026-11-30`, `07:15`.
    public var intentText: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number.magnitude)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        var parts: [String] = []
        if let month, let day {
            parts.append("\(padded(year ?? 1, 4))-\(padded(month, 2))-\(padded(day, 2))")
        }
        if let hour {
            let seconds = second.map { ":" + padded($0, 2) } ?? ""
            parts.append("\(padded(hour, 2)):\(padded(minute ?? 0, 2))\(seconds)")
        }
        return parts.joined(separator: "T")
    }
}

/// A person, as an intent names one: here by a name, or by an address of mail or a telephone number.
public struct IntentPerson: Hashable, Sendable {
    /// How a person is reached.
    public enum Handle: Hashable, Sendable {
        case phoneNumber(String)
        case emailAddress(String)
        case applicationDefined(String)

        /// The number or address.
        public var value: String {
            switch self {
            case .phoneNumber(let value), .emailAddress(let value), .applicationDefined(let value): value
            }
        }
    }

    /// What a person is called.
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)

        /// The name as it is shown.
        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let parts): [parts.givenName, parts.familyName].compactMap(\.self).joined(separator: " ")
            }
        }
    }

    /// What the person is called.
    public var name: Name
    /// How the person is reached.
    public var handle: Handle?
    /// Whether it is the person at the keyboard.
    public var isMe: Bool

    /// A person; the picture is not shown.
    public init(identifier: String? = nil, name: Name, handle: Handle?, isMe: Bool = false) {
        self.name = name
        self.handle = handle
        self.isMe = isMe
    }
}

extension IntentPerson: IntentValue {
    /// A person.
    public static var intentValueType: IntentValueType { String.personType }

    /// A name, an address of mail or a telephone number.
    public static func intentValue(word: String, match: WordMatch) -> IntentPerson? {
        guard match == .exact, !word.isEmpty else { return nil }
        let isNumber = word.first == "+" && word.dropFirst().allSatisfy { $0.isNumber || $0 == " " }
        let handle: Handle? = word.contains("@") ? .emailAddress(word) : isNumber ? .phoneNumber(word) : nil
        return IntentPerson(name: .displayName(word), handle: handle)
    }

    /// The name.
    public var intentText: String { name.displayString }
}

extension String {
    fileprivate static var personType: IntentValueType {
        var type = intentValueType
        type.name = "person"
        type.expected = "a name, an address of mail or a telephone number"
        return type
    }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    /// How much.
    public var amount: Decimal
    /// The currency by its code of ISO 4217.
    public var currencyCode: String

    /// An amount.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: IntentValue {
    /// An amount with a currency.
    public static var intentValueType: IntentValueType {
        var type = IntentValueType(name: "amount", expected: "an amount with a currency such as 12.50 EUR")
        type.objectKeys = ["amount", "currency"]
        return type
    }

    /// `12.50 EUR`, `EUR 12.50`.
    public static func intentValue(word: String, match: WordMatch) throws -> IntentCurrencyAmount? {
        guard match == .exact else { return nil }
        let text = word.trimmingCharacters(in: .whitespaces)
        let letters = text.filter { $0.isASCII && $0.isLetter }
        let number = text.filter { !($0.isASCII && $0.isLetter) }
        guard letters.count == 3, text.hasPrefix(letters) || text.hasSuffix(letters),
            let amount = try Decimal.intentValue(word: number, match: .exact)
        else { return nil }
        return IntentCurrencyAmount(amount: amount, currencyCode: letters.uppercased())
    }

    /// `{"amount":12.5,"currency":"EUR"}`, or text as on the command line.
    public static func intentValue(json: JSONValue) async throws -> IntentCurrencyAmount? {
        if let object = json.object {
            guard let word = object["amount"]?.word, let code = object["currency"]?.string else { return nil }
            return try Decimal.intentValue(word: word, match: .exact).map { .init(amount: $0, currencyCode: code) }
        }
        return try json.word.flatMap { try intentValue(word: $0, match: .exact) }
    }

    /// `12.5 EUR`.
    public var intentText: String { "\(amount) \(currencyCode)" }
    /// `{"amount":12.5,"currency":"EUR"}`
    public var intentJSON: JSONValue {
        .object(["amount": .digits(amount.description), "currency": .string(currencyCode)])
    }
}
