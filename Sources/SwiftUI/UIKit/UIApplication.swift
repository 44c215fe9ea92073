import Foundation

/// A phone's app; without effect.
@MainActor
public final class UIApplication: NSObject {
    /// The app.
    public static let shared = UIApplication()

    /// Opens an address; without effect, nothing was opened.
    public func open(_ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {
        completion?(false)
    }
    /// Opens an address; without effect, nothing was opened.
    @discardableResult
    public func open(_ url: URL) async -> Bool { false }
    /// Whether an address can be opened: no.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Whether the app is in front.
    public var applicationState: State { .active }
    /// Whether the screen stays on; without effect.
    public var isIdleTimerDisabled = false
    /// The address of a phone's settings.
    public static let openSettingsURLString = "app-settings:"

    /// Whether an app is in front.
    public enum State: Int, Sendable { case active, inactive, background }
    /// Why an app is started.
    public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// The delegate of a phone's app; without effect.
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// A phone; here the machine.
@MainActor
public final class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()
    /// Its name.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// Its system.
    public var systemName: String { "Linux" }
    /// The version of its system.
    public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// What it is.
    public var model: String { "Linux" }
    /// Which kind of device it is: none of a phone's.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
    /// A phone's identifier for the app's vendor: none.
    public var identifierForVendor: UUID? { nil }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// What was copied. It is kept as long as the program runs, and no other program sees it.
@MainActor
public final class UIPasteboard: NSObject {
    /// The general one.
    public static let general = UIPasteboard()
    /// The text.
    public var string: String?
    /// The address.
    public var url: URL?
    /// The picture.
    public var image: UIImage?
}

/// A knock that can be felt; without effect.
@MainActor
public final class UIImpactFeedbackGenerator: NSObject {
    /// How heavy it is.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// A knock.
    public init(style: FeedbackStyle = .medium) {}
    /// Knocks; without effect.
    public func impactOccurred() {}
    /// Gets ready; without effect.
    public func prepare() {}
}

/// A sign that can be felt; without effect.
@MainActor
public final class UINotificationFeedbackGenerator: NSObject {
    /// What it tells.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Gives the sign; without effect.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The keys that a field shows; without effect.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
