/// A parameter of an intent, as App Intents' `@Parameter` is: an option on the command line, a question on the
/// terminal, a value from the pipe.
///
///     struct RunIntent: AppIntent {
///         static let title: LocalizedStringResource = "Track your run"
///         @Parameter(title: "Distance", inputConnectionBehavior: .connectToPreviousIntentResult)
///         var distance: Distance?
///         …
///     }
///
/// Printed by `run-track --help`:
///
///       --distance DISTANCE   Distance
///
/// A parameter whose type is not optional is required. Before `perform()` runs it has its value: from the command
/// line, the pipe, the default, the options provider's `defaultResult()` or the person's answer.
@propertyWrapper
public final class IntentParameter<Value: IntentValue>: IntentWrapper, @unchecked Sendable {
    package let declaration: ParameterDeclaration

    package init(declaration: ParameterDeclaration, default value: Value.UnwrappedType?) {
        self.declaration = declaration
        super.init(wrapping: ())
        if let value, let value = Value.intentValue(unwrapped: value) { held = HeldValue(value) }
    }

    // In the body: an attribute without parentheses does not find it in an extension.
    /// A parameter that is called by its property's name: `@Parameter var note: String?`.
    public convenience init() { self.init(title: nil) }

    override var parameter: (any AnyParameter)? { self }

    /// The value. To read a required parameter in the intent's `init()` before it has one ends the program.
    public var wrappedValue: Value {
        get {
            if let held = heldValue { return held.value }
            return emptyValue(
                of: Value.self, what: "the parameter \(declaration.title ?? Value.intentValueType.name)")
        }
        set { current = newValue }
    }

    /// The wrapper itself, for `$parameter.requestValue()` and its like.
    public var projectedValue: IntentParameter { self }

    /// The value where there is one; an optional's nil counts as a value that was set.
    var current: Value? {
        get { heldValue?.value }
        set { set(newValue, isBare: false) }
    }

    /// Whether the value was given as a number without a unit, which may have been meant in another one.
    package var isBareNumber: Bool { held?.isBareNumber ?? false }

    /// Nothing but `set` and the initializer fill the box.
    private var heldValue: HeldValue<Value>? {
        guard let held else { return nil }
        return unsafeDowncast(held, to: HeldValue<Value>.self)
    }

    func set(_ value: Value?, isBare: Bool) {
        held = value.map { HeldValue($0, isBareNumber: isBare) }
    }
}

extension IntentParameter {
    /// A parameter of any type, with Apple's labels.
    ///
    /// - Parameters:
    ///   - title: what people read, in help and questions.
    ///   - description: a sentence more, for help and manual.
    ///   - value: the value where nothing else gives one.
    ///   - size: how many elements a list must have; without effect for other types.
    ///   - requestValueDialog: the question for a value.
    ///   - requestDisambiguationDialog: the question which of several values is meant.
    ///   - inputConnectionBehavior: whether it takes the previous action's output.
    ///   - optionsProvider: what offers its values; others may be given all the same.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title?.text, description: description?.text, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog, inputConnection: inputConnectionBehavior,
                size: size, provider: optionsProvider),
            default: value)
    }

    /// A parameter that objects in a pipe may also call by other names. This is ours, not App Intents'.
    ///
    ///     @Parameter(title: "Time", synonyms: ["duration"]) var time: Duration?
    ///
    /// - Parameter synonyms: names that other programs have for the property; case, `-` and `_` do not matter.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, synonyms: [String],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title.text, description: description?.text, synonyms: synonyms,
                inputConnection: inputConnectionBehavior),
            default: nil)
    }

    /// The last day of a range, which of a span such as `last week` or `2026-11` takes the last day. This is ours, not App
    /// Intents'.
    ///
    ///     @Parameter(lastDay: "Last day") var until: Day?
    ///
    /// - Parameter title: what people read, in help and questions.
    public convenience init(lastDay title: LocalizedStringResource) where Value == Day? {
        var declaration = ParameterDeclaration(title: title.text)
        declaration.reader = { word in try nilIfUnlike { try Day.read(word, lastOfSpan: true) } }
        self.init(declaration: declaration, default: nil)
    }

    /// A parameter whose entities another query than their default one offers.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: some EntityQuery & DynamicOptionsProvider<Value.ValueType>
    ) {
        self.init(
            title: title, description: description, default: value, size: size,
            requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
            inputConnectionBehavior: inputConnectionBehavior, optionsProvider: query)
    }
}
