extension Measurement: IntentValue where UnitType: Dimension {
    /// A number with a unit.
    public static var intentValueType: IntentValueType {
        let unit = UnitNames.of(UnitType.self).first?.unit.symbol ?? ""
        var type = IntentValueType(name: "measurement", expected: "a number with a unit such as 2 \(unit)")
        type.objectKeys = ["value", "unit"]
        return type
    }

    /// `2 l`, `3 cups`, `72kg`, `5°C`.
    public static func intentValue(word: String, match: WordMatch) async throws -> Self? {
        match == .exact ? try read(word, defaultUnit: nil) : nil
    }

    /// `{"value":2,"unit":"l"}`, or text as on the command line.
    public static func intentValue(json: JSONValue) async throws -> Self? {
        if let object = json.object {
            guard let value = object["value"]?.double, let word = object["unit"]?.string else { return nil }
            guard let unit = UnitNames.unit(word, of: UnitType.self) else { throw refused(unit: word) }
            return Measurement(value: value, unit: unit)
        }
        return try json.word.flatMap { try read($0, defaultUnit: nil) }
    }

    /// `2 l`.
    public var intentText: String { "\(plainDecimal(value)) \(unit.symbol)" }
    /// `{"value":2,"unit":"l"}`
    public var intentJSON: JSONValue { .object(["value": .number(value), "unit": .string(unit.symbol)]) }

    /// The measurement that a word means; nil where it does not begin with a number.
    ///
    /// - Throws: `ValueParsingError` for a unit that is unknown, or missing where there is no usual one.
    static func read(_ word: String, defaultUnit: UnitType?) throws -> Self? {
        let text = word.trimmingCharacters(in: .whitespaces)
        let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        guard let value = try Double.intentValue(word: String(number), match: .exact) else { return nil }
        let rest = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
        if rest.isEmpty {
            guard let defaultUnit else {
                throw ValueParsingError.refused(reason: "has no unit; write one of \(known)")
            }
            return Measurement(value: value, unit: defaultUnit)
        }
        guard let unit = UnitNames.unit(rest, of: UnitType.self) else { throw refused(unit: rest) }
        return Measurement(value: value, unit: unit)
    }

    private static var known: String { listed(UnitNames.of(UnitType.self).map(\.unit.symbol)) }

    private static func refused(unit: String) -> ValueParsingError {
        .refused(reason: "'\(sanitized(unit))' is none of its units; write one of \(known)")
    }
}

extension IntentParameter {
    /// A number with a unit.
    ///
    ///     @Parameter(title: "Amount", defaultUnit: .liters, supportsNegativeNumbers: false)
    ///     var amount: Measurement<UnitVolume>
    ///
    /// - Parameters:
    ///   - defaultUnit: the unit of a number without one.
    ///   - defaultUnitAdjustForLocale: whether a phone takes another unit in some countries; without effect.
    ///   - supportsNegativeNumbers: whether a number may be less than zero.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Measurement<UnitType>>)? = nil
    ) where Value.ValueType == Measurement<UnitType> {
        let unit = defaultUnit
        var declaration = ParameterDeclaration(
            title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
            inputConnection: inputConnectionBehavior, provider: optionsProvider,
            check: { value in
                guard !supportsNegativeNumbers, let value = value as? Measurement<UnitType>, value.value < 0 else {
                    return
                }
                throw ValueParsingError.refused(reason: "must not be less than zero")
            })
        declaration.reader = { try Measurement<UnitType>.read($0, defaultUnit: unit) }
        self.init(declaration: declaration, default: value)
    }

    /// A number with a unit.
    @_disfavoredOverload
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, supportsNegativeNumbers: Bool,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Measurement<UnitType>>)? = nil
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            declaration: ParameterDeclaration(
                title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, provider: optionsProvider,
                check: { value in
                    guard !supportsNegativeNumbers, let value = value as? Measurement<UnitType>, value.value < 0 else {
                        return
                    }
                    throw ValueParsingError.refused(reason: "must not be less than zero")
                }), default: value)
    }
}
