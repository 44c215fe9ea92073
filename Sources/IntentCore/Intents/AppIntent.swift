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
    /// Whether a phone must be unlocked: without effect.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Where a phone runs it: without effect.
    static var supportedModes: IntentModes { get }
    /// The parameters in a sentence.
    static var parameterSummary: SummaryContent { get }

    /// An intent with its defaults.
    init()
    /// Does it. Parameters have their values.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter of the intent.
    public typealias Parameter<Value: IntentValue> = IntentParameter<Value>

    /// No.
    public static var openAppWhenRun: Bool { false }
    /// Yes.
    public static var isDiscoverable: Bool { true }
    /// Always allowed.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// In the background.
    public static var supportedModes: IntentModes { .background }
}

extension AppIntent where Description == IntentDescription? {
    /// None.
    public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    /// None.
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
        WrapperFields.of(Self.self).wrappers(in: self).compactMap { name, wrapper in
            (wrapper as? any AnyParameter).map { (name, $0) }
        }
    }
}

/// A type with a name that stays.
public protocol PersistentlyIdentifiable {
    /// The name that records and phrases know the type by; the type's own unless said otherwise.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's own name.
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Whether a phone must be unlocked for an intent.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Where a phone runs an intent.
public struct IntentModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Modes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Without the app being seen.
    public static let background = IntentModes(rawValue: 1)
    /// With the app in front.
    public static let foreground = IntentModes(rawValue: 2)
    /// With the app in front, by way of that.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

    /// When the app comes to the front.
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
}

/// An intent that opens what its `target` names. There is nothing to open here but what `perform()` itself does.
public protocol OpenIntent: AppIntent {
    /// The type of what is opened.
    associatedtype Value: IntentValue
    /// What is opened.
    var target: Value { get set }
}

/// An intent that sets a value, as a switch in a control does.
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType: IntentValue
    /// The value to set.
    var value: ValueType { get set }
}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that a live activity's button runs.
public protocol LiveActivityIntent: AppIntent {}
