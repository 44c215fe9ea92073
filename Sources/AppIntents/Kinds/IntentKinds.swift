// What an intent may be more than an `AppIntent`. A phone treats these kinds differently; a terminal runs them all alike.

/// An intent that removes what its `entities` name.
public protocol DeleteIntent: SystemIntent {
    /// The type of what is removed.
    associatedtype Entity: AppEntity
    /// What is removed.
    var entities: [Entity] { get set }
}

extension DeleteIntent {
    /// It removes something.
    public static var intentEffects: IntentEffects { .destructive }
}

/// An intent that a phone's system knows by its kind.
public protocol SystemIntent: AppIntent {}

/// An intent whose effect can be taken back; without effect, a tool has no undo of its own for it.
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
    /// Registers what takes the effect back; nobody asks for that here.
    public var undoManager: UndoManager? { nil }
}

/// What takes effects back on a phone; without effect.
public final class UndoManager: NSObject {
    /// Registers an action; without effect.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    /// Names the action; without effect.
    public func setActionName(_ actionName: String) {}
}

/// An intent that a phone's focus switches on; without effect, it is one like any other.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the focus changes in the app.
    var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
    /// Nothing.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The present filter: a tool has none.
    public static var current: Self { get async throws { throw AppIntentError.Unrecoverable.unsupportedOnDevice } }
    /// Suggestions to a phone; none.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
}

/// What a focus changes in an app; without effect.
public struct FocusFilterAppContext: Sendable {
    /// A change.
    public init(notificationFilterPredicate: Predicate<String>? = nil, targetContentIdentifierPrefix: String? = nil) {}
}

/// What a phone knows of a focus when it asks for suggestions; without effect.
public struct FocusFilterSuggestionContext: Sendable {}

/// An intent that a phone may suggest; without effect, nothing suggests anything here.
public protocol PredictableIntent: AppIntent {
    /// The type of the predictions.
    associatedtype Prediction: IntentPredictionConfiguration
    /// How predictions are shown.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How predictions are shown; without effect.
public protocol IntentPredictionConfiguration: Sendable {}

/// A prediction; without effect.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    /// A prediction of parameters.
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: (repeat each Value) -> DisplayRepresentation
    ) {}
    /// A prediction without parameters.
    public init(displayRepresentation: () -> DisplayRepresentation) {}
}

/// Several predictions; without effect.
public struct IntentPredictionGroup: IntentPredictionConfiguration {}

/// Lists predictions one below the other.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// A prediction.
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        prediction
    }
    /// The predictions.
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictionGroup {
        IntentPredictionGroup()
    }
}

/// An intent in place of one of an earlier framework; without effect, it is one like any other.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the intent that it replaces; without effect.
    static var intentClassName: String { get }
}

/// An intent that is still there for those who use it; help does not list it.
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent's successor.
    associatedtype ReplacementIntent: AppIntent
    /// What to use in its place; without effect.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
    /// No: nobody should begin to use it.
    public static var isDiscoverable: Bool { false }
}

/// What to use in place of an intent; without effect.
public struct IntentDeprecation<Intent: AppIntent>: Sendable {
    /// A message, and the successor.
    public init(message: LocalizedStringResource, replacedBy: Intent.Type) {}
}

/// An intent that brings content of its app to the front. There is no window here: without effect.
public protocol TargetContentProvidingIntent: AppIntent {}

/// An intent that an address stands for; without effect.
public protocol URLRepresentableIntent: AppIntent {
    /// The type of the address.
    associatedtype URLRepresentation = IntentURLRepresentation
    /// The address.
    static var urlRepresentation: URLRepresentation { get }
}

/// An intent that opens an address. There is no browser here: the address is the value, for a program such as `xdg-open`.
public struct OpenURLIntent: AppIntent {
    /// What people read.
    public static let title: LocalizedStringResource = "Open an address"
    /// No: it is opened by other intents.
    public static let isDiscoverable = false

    /// The address.
    @Parameter(title: "Address") public var url: URL

    /// An intent without an address.
    public init() {}
    /// An intent that opens an address.
    public init(_ url: URL) { self.url = url }

    /// Gives the address.
    public func perform() async throws -> some IntentResult & ReturnsValue<URL> { .result(value: url) }
}

extension AppIntent {
    /// Tells a phone that the person did this, so that it may suggest it; without effect.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells a phone that the person did this, so that it may suggest it; without effect.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}

/// What a phone remembers that a person did; without effect.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// Tells a phone what the person did; without effect.
public final class IntentDonationManager: Sendable {
    /// The only one.
    public static let shared = IntentDonationManager()
    private init() {}

    /// Tells that the person did this; without effect.
    @discardableResult
    public func donate(intent: any AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells that the person did this; without effect.
    @discardableResult
    public func donate(intent: any AppIntent, result: any IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    /// Forgets what the person did; without effect.
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// Which of the things that a person did; without effect.
public enum IntentDonationMatchingPredicate: Sendable {
    case intentType(any AppIntent.Type)
    case entityIdentifier(EntityIdentifier)
    case identifier(IntentDonationIdentifier)
}

/// The parts of an app that declare intents in libraries of their own; without effect, as an `IntentApp` names them.
public protocol AppIntentsPackage {
    /// The packages that this one contains.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// Defaults to an empty list.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The part of a phone's app that runs its intents.
///
///     @main struct TimerIntents: AppIntentsExtension {}
///     extension TimerIntents: IntentApp { … }      // names the intents, and makes a tool of it
public protocol AppIntentsExtension: SendableMetatype {
    /// The extension.
    init()
}

extension AppIntentsExtension {
    /// Says what is missing for a tool, and ends with status 64.
    public static func main() {
        let name = sourceName(of: Self.self)
        ProcessContext.current.warn("\(name) names no intents; add 'extension \(name): IntentApp' to make a tool of it")
        exit(ExitStatus.usage.rawValue)
    }
}

extension AppIntentsExtension where Self: IntentApp {
    /// Runs the app's intents.
    public static func main() { runAsTool() }
}

extension IntentApp where Self: AppIntentsExtension {
    /// Lists what the tool can do.
    public static var primaryIntent: any AppIntent.Type { ListCommandsIntent<Self>.self }
}
