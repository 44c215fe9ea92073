import FoundationEssentials

// The labels that only parameters of some types have.

extension IntentParameter where Value.UnwrappedType == String {
    /// A text; how a phone's keyboard enters it has no effect.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: value, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension String {
    /// How a phone's keyboard enters a text; accepted, and without effect in a terminal.
    public struct IntentInputOptions: Sendable {
        /// The keys that are shown.
        public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress, decimalPad, webSearch }
        /// What becomes a capital letter.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        /// Options as App Intents has them.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension IntentParameter where Value.UnwrappedType == Int {
    /// A whole number in a range, both ends included; the control that a phone shows has no effect.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, check: mustLie(in: inclusiveRange)),
            default: value)
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// A number in a range, both ends included; the control that a phone shows has no effect.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        controlStyle: IntentNumberControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, check: mustLie(in: inclusiveRange)),
            default: value)
    }
}

/// The control that a phone shows for a number; accepted, and without effect in a terminal.
public enum IntentNumberControlStyle: Sendable { case field, stepper, slider }

private func mustLie<Number: IntentValue & Comparable>(
    in range: (lowerBound: Number, upperBound: Number)?
) -> @Sendable (any IntentValue) throws -> Void {
    guard let range else { return { _ in } }
    return { value in
        guard let number = value as? Number, number < range.lowerBound || number > range.upperBound else { return }
        throw WordError.refused(
            reason: "must be from \(range.lowerBound.intentText) to \(range.upperBound.intentText)")
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// A date; with `.date` alone the time of day is midnight.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, check: kind.check),
            default: value)
    }
}

/// How much of a date a parameter means.
public enum IntentDateKind: Sendable {
    case date, time, dateTime

    @Sendable fileprivate func check(_ value: any IntentValue) throws {
        guard self == .date, let date = value as? Date, Moment(local: date).secondOfDay != 0 else { return }
        throw WordError.refused(reason: "must be a day, without a time")
    }
}

extension IntentParameter where Value: Collection {
    /// A list with a number of elements.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title.text, description: description?.text, requestValueDialog: requestValueDialog,
                inputConnection: inputConnectionBehavior, size: size),
            default: value)
    }
}
