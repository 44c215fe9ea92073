import FoundationEssentials

// The labels that only parameters of some types have.

extension IntentParameter where Value.ValueType == String {
    /// A text; how a phone's keyboard enters it has no effect.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<String>)? = nil
    ) {
        self.init(
            title: title, description: description, default: value, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider)
    }
}

extension String {
    /// How a phone's keyboard enters a text; accepted, and without effect in a terminal.
    public struct IntentInputOptions: Sendable {
        /// The keys that are shown.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        /// What becomes a capital letter.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        /// Options as App Intents has them.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension IntentParameter {
    /// The control that a phone shows for a number; accepted, and without effect in a terminal.
    public enum NumberControlStyle: Sendable { case field, stepper, slider }

    /// The lowest and the highest number that a parameter takes.
    public typealias InclusiveRange<Number> = (lowerBound: Number, upperBound: Number)
}

extension IntentParameter where Value.ValueType == Int {
    /// A whole number in a range, both ends included; the control that a phone shows has no effect.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, controlStyle: NumberControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Int>)? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior,
                limits: inclusiveRange.map { (JSONValue.integer($0.lowerBound), .integer($0.upperBound)) },
                provider: optionsProvider, check: mustLie(in: inclusiveRange)),
            default: value)
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// A number in a range, both ends included; the control that a phone shows has no effect.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, controlStyle: NumberControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Double>)? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior,
                limits: inclusiveRange.map { (JSONValue.number($0.lowerBound), .number($0.upperBound)) },
                provider: optionsProvider, check: mustLie(in: inclusiveRange)),
            default: value)
    }
}

private func mustLie<Number: IntentValue & Comparable>(
    in range: (lowerBound: Number, upperBound: Number)?
) -> @Sendable (any IntentValue) throws -> Void {
    guard let range else { return { _ in } }
    return { value in
        guard let number = value as? Number, number < range.lowerBound || number > range.upperBound else { return }
        throw ValueParsingError.refused(
            reason: "must be from \(range.lowerBound.intentText) to \(range.upperBound.intentText)")
    }
}

extension IntentParameter where Value.ValueType == Date {
    /// A date; with `.date` one without a time of the day.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Date>)? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, provider: optionsProvider, check: kind.check),
            default: value)
    }

    /// How much of a date a parameter means. A time of the day is that time today, so only `.date` refuses anything.
    public enum DateKind: Sendable {
        case date, time, dateTime

        @Sendable fileprivate func check(_ value: any IntentValue) throws {
            guard self == .date, let date = value as? Date else { return }
            let moment = Moment(local: date)
            // Where the clocks skip midnight, the day begins later.
            let start = LocalTime.reading(moment.day, second: 0).instant
            guard moment.milliseconds != start * 1000 else { return }
            throw ValueParsingError.refused(reason: "must be a day, without a time")
        }
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A file of one of the types. A file whose type cannot be told is taken.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, provider: optionsProvider,
                check: mustConform(to: supportedContentTypes)),
            default: value)
    }

    /// A file of one of the types, by their identifiers. A file whose type cannot be told is taken.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil
    ) {
        self.init(
            title: title, description: description, default: value,
            supportedContentTypes: supportedTypeIdentifiers.map { UTType(identifier: $0) },
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
            optionsProvider: optionsProvider)
    }
}

private func mustConform(to types: [UTType]) -> @Sendable (any IntentValue) throws -> Void {
    { value in
        guard let type = (value as? IntentFile)?.type, !types.contains(where: type.conforms(to:)) else { return }
        throw ValueParsingError.refused(
            reason: "is \(type.identifier); give a file of type \(listed(types.map(\.identifier)))")
    }
}
