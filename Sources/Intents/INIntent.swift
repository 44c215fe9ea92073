@_exported import Foundation

/// An intent of the framework before App Intents. Nothing runs it: write an `AppIntent`; without effect.
open class INIntent: NSObject {
    /// What a phone suggests to say.
    public var suggestedInvocationPhrase: String?
    /// What it is told by; without effect.
    public var identifier: String? { nil }
}

/// What an intent of the framework before App Intents came to; without effect.
open class INIntentResponse: NSObject {
    /// What the person does meanwhile.
    public var userActivity: NSUserActivity?
}

/// Something that the person did, for a phone to learn from; without effect.
public final class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent

    /// An intent with its answer.
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
    /// Tells the phone; without effect.
    public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Tells the phone; without effect.
    public func donate() async throws {}
    /// Lets a phone forget all of it; without effect.
    public static func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// A shortcut of the framework before App Intents; without effect.
public struct INShortcut {
    /// A shortcut of an intent.
    public init?(intent: INIntent) {}
    /// A shortcut of what the person does.
    public init(userActivity: NSUserActivity) {}
}

/// Shortcuts that a phone may suggest; without effect.
public final class INVoiceShortcutCenter: NSObject {
    /// The only one.
    nonisolated(unsafe) public static let shared = INVoiceShortcutCenter()
    /// Suggests shortcuts; without effect.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// What the person lets a phone's assistant do; without effect.
public enum INPreferences {
    /// Whether it is allowed: not here.
    public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    /// Asks to be allowed; without effect.
    public static func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
/// Whether a phone's assistant is allowed; without effect.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What the person does in an app, for a phone to come back to; without effect.
open class NSUserActivity: NSObject {
    /// The kind of what is done.
    public let activityType: String
    /// What it is called.
    public var title: String?
    /// What is needed to come back to it.
    public var userInfo: [AnyHashable: Any]?
    /// Whether a phone's search finds it.
    public var isEligibleForSearch = false
    /// Whether a phone suggests it.
    public var isEligibleForPrediction = false
    /// What a phone suggests to say.
    public var suggestedInvocationPhrase: String?
    /// What it is told by.
    public var persistentIdentifier: String?
    /// The address of the same on the web.
    public var webpageURL: URL?

    /// A kind of what is done.
    public init(activityType: String) { self.activityType = activityType }
    /// Says that it is done now; without effect.
    open func becomeCurrent() {}
    /// Says that it is done no more; without effect.
    open func invalidate() {}
}
