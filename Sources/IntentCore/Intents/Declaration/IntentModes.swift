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
