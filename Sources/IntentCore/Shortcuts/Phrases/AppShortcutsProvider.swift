/// An app's shortcuts, as App Intents has it.
///
///     struct RunShortcuts: AppShortcutsProvider {
///         static var appShortcuts: [AppShortcut] {
///             AppShortcut(intent: ListRunsIntent(), phrases: ["Show my runs in \(.applicationName)"])
///         }
///     }
///
/// The app names it (`static let shortcuts = RunShortcuts.self`), and `shortcuts-run "show my runs in run track"` runs
/// the intent.
public protocol AppShortcutsProvider: SendableMetatype {
    /// The shortcuts in the order in which they are shown.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of their tiles on a phone; without effect.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// What a phone must not take for one of the phrases; nothing is guessed here, so it has no effect.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// How a phone presents a shortcut's parameter.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    /// A collection of values in it.
    public typealias OptionsCollection = AppShortcutOptionsCollection
    /// Its sentence.
    public typealias Summary = AppShortcutParameterPresentationSummary

    /// Navy.
    public static var shortcutTileColor: ShortcutTileColor { .navy }
    /// Defaults to no phrases.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// Says that the values which parameters in phrases can have are others now. They are looked up again when the
    /// running intent has ended, and lists and completions see them from then on.
    ///
    ///     try store.add(session)
    ///     MeditationShortcuts.updateAppShortcutParameters()
    public static func updateAppShortcutParameters() { ShortcutParameterChanges.current.note(Self.self) }
}

/// Makes a list of shortcuts that are written one below the other.
@resultBuilder
public enum AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// A list of shortcuts.
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// The shortcuts of each statement, one after the other.
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap(\.self) }
    /// The shortcuts of an `if` without `else`.
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    /// The shortcuts of an `if`.
    public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
    /// The shortcuts of an `else`.
    public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
    /// The shortcuts of a loop.
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap(\.self) }
    /// The shortcuts of an `if #available`.
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// Where apps tell that the values of their parameters in phrases have changed.
///
/// A struct, since an optimized static executable crashes on a task-local value that is a bare function.
package struct ShortcutParameterChanges: Sendable {
    @TaskLocal package static var current = ShortcutParameterChanges()

    /// Is told of each change; nobody is outside of a tool's run.
    package var note: @Sendable (any AppShortcutsProvider.Type) -> Void = { _ in }
}
