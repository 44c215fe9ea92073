/// Something that an app can do, as App Intents has it.
///
///     struct HelloIntent: AppIntent {
///         static let title: LocalizedStringResource = "Say hello"
///         @Parameter(title: "Name") var name: String
///         func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "Hello, \(name)") }
///     }
public protocol AppIntent: PersistentlyIdentifiable, Sendable, SendableMetatype {
    /// What `perform()` returns.
    associatedtype PerformResult: IntentResult
    /// The sentence that the parameters make.
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    /// `IntentDescription`, the same optional, or inferred from a `static var` of the author's.
    associatedtype Description: Sendable = IntentDescription?

    /// What people read.
    static var title: LocalizedStringResource { get }
    /// What it does, in a sentence or two.
    static var description: Description { get }
    /// There is no app to open: without effect.
    static var openAppWhenRun: Bool { get }
    /// Whether help, lists and completions show it; it can be run in any case.
    static var isDiscoverable: Bool { get }
    /// Whether a phone must be unlocked. Nothing is locked here, but whoever runs an intent on a person's behalf asks the
    /// person first, unless it is always allowed.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// What running it does to what is there: whether it only reads, or removes.
    static var intentEffects: IntentEffects { get }
    /// Where a phone runs it: without effect.
    static var supportedModes: IntentModes { get }
    /// The parameters in a sentence.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// An intent with its defaults.
    init()
    /// Runs the intent; all required parameters are resolved.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter of the intent.
    public typealias Parameter<Value: IntentValue> = IntentParameter<Value>

    /// Defaults to `false`.
    public static var openAppWhenRun: Bool { false }
    /// Defaults to `true`.
    public static var isDiscoverable: Bool { true }
    /// Defaults to `.alwaysAllowed`.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Defaults to none: it may change things, and removes nothing.
    public static var intentEffects: IntentEffects { [] }
    /// Defaults to `.background`.
    public static var supportedModes: IntentModes { .background }
}

extension AppIntent where Description == IntentDescription? {
    /// Defaults to `nil`.
    public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    /// Defaults to no summary.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    /// The description's text in whichever form the author gave it.
    package static var descriptionText: String? {
        switch description as Any {
        case let description as IntentDescription: description.descriptionText.text
        case let resource as LocalizedStringResource: resource.text
        case let text as String: text
        default: nil
        }
    }

    /// The parameters in the order of their declaration, each with its property's name.
    package var parameters: [(name: String, parameter: any AnyParameter)] {
        WrapperFields.of(type(of: self)).wrappers(in: self).compactMap { name, wrapper in
            wrapper.parameter.map { (name, $0) }
        }
    }
}
