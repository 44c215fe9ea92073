/// Errors that App Intents has words for, for an intent to throw: it then refuses, with these words and status 1.
///
///     guard let plant = garden.plant(id) else { throw AppIntentError.Unrecoverable.entityNotFound }
public struct AppIntentError: Error, Hashable, CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    /// The words that the person reads.
    public let localizedStringResource: LocalizedStringResource
    /// The words that the person reads.
    public var description: String { localizedStringResource.text }

    private init(_ words: LocalizedStringResource) { localizedStringResource = words }

    /// The intent should be performed once more.
    public static let restartPerform = AppIntentError("That could not be finished; try again.")

    /// What nobody can do anything about at once.
    public enum Unrecoverable {
        /// There is no such entity.
        public static let entityNotFound = AppIntentError("There is no such item.")
        /// The feature is restricted.
        public static let featureCurrentlyRestricted = AppIntentError("That is restricted at present.")
        /// There is no network.
        public static let networkFailure = AppIntentError("The network cannot be reached.")
        /// The action is not allowed.
        public static let notAllowed = AppIntentError("That is not allowed.")
        /// Part of the work was not done.
        public static let partialFailure = AppIntentError("Not everything could be done.")
        /// Something went wrong.
        public static let unknown = AppIntentError("Something went wrong.")
        /// The feature is missing here.
        public static let unsupportedOnDevice = AppIntentError("That is not possible on this machine.")
    }

    /// What the person has to do first.
    public enum UserActionRequired {
        /// Set up an account.
        public static let accountSetup = AppIntentError("Set up an account first.")
        /// Agree.
        public static let confirmation = AppIntentError("That has to be confirmed first.")
        /// Sign in.
        public static let signin = AppIntentError("Sign in first.")
    }

    /// What the person has to permit first.
    public enum PermissionRequired {
        /// Bluetooth.
        public static let bluetooth = AppIntentError("Bluetooth has to be permitted first.")
        /// Contacts.
        public static let contacts = AppIntentError("Access to contacts has to be permitted first.")
        /// The local network.
        public static let localNetwork = AppIntentError("Access to the local network has to be permitted first.")
        /// Photos.
        public static let photos = AppIntentError("Access to photos has to be permitted first.")
        /// Siri.
        public static let siri = AppIntentError("Siri has to be permitted first.")
        /// The place where the device is.
        public static func location(precise: Bool) -> AppIntentError {
            AppIntentError("Access to the \(precise ? "precise " : "")location has to be permitted first.")
        }
    }
}
