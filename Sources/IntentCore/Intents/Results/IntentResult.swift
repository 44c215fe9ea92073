/// What `perform()` returns, as App Intents has it: `.result()`, `.result(value:)`, `.result(dialog:)` and so on.
public protocol IntentResult: Sendable {
    /// What goes on to the next action.
    associatedtype Value: Sendable
    /// What goes on to the next action, where there is anything.
    var value: Value? { get }
}

/// A result that says something to the person.
public protocol ProvidesDialog: IntentResult {}

/// A result with a value for the next action.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that names an intent to run afterwards.
public protocol OpensIntent: IntentResult {}

/// The result that all forms of `.result(…)` make.
public struct IntentResultContainer<Value: Sendable, OpenedIntent: Sendable, Snippet: Sendable, Dialog: Sendable>:
    IntentResult
{
    /// What goes on to the next action.
    public var value: Value?
    var openedIntent: OpenedIntent?
    var snippet: Snippet?
    var dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {}

extension IntentResult {
    /// Done, with nothing to say.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    /// Done, in an intent whose type of result says that it may open another one.
    @_disfavoredOverload
    public static func result() -> Self where Self == IntentResultContainer<Never, UnopenedIntent, Never, Never> {
        IntentResultContainer()
    }

    /// A value for the next action.
    public static func result<Value: IntentValue>(
        value: Value
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    /// Words for the person.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    /// A value for the next action and words for the person.
    public static func result<Value: IntentValue>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    /// An intent to run afterwards.
    public static func result<Opened: AppIntent>(
        opensIntent: Opened
    ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> {
        IntentResultContainer(openedIntent: opensIntent)
    }

    /// An intent to run afterwards, and words for the person.
    public static func result<Opened: AppIntent>(
        opensIntent: Opened, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        IntentResultContainer(openedIntent: opensIntent, dialog: dialog)
    }

    /// A value for the next action, and an intent to run afterwards.
    public static func result<Value: IntentValue, Opened: AppIntent>(
        value: Value, opensIntent: Opened
    ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> {
        IntentResultContainer(value: value, openedIntent: opensIntent)
    }

    /// A value for the next action, an intent to run afterwards, and words for the person.
    public static func result<Value: IntentValue, Opened: AppIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        IntentResultContainer(value: value, openedIntent: opensIntent, dialog: dialog)
    }
}

/// A result whatever it holds: what the shell prints.
package protocol AnyIntentResult {
    static var valueType: (any IntentValue.Type)? { get }
    var anyValue: (any IntentValue)? { get }
    var anyDialog: IntentDialog? { get }
    var anyOpenedIntent: (any AppIntent)? { get }
    var anySnippetIntent: (any SnippetIntent)? { get }
    /// What the person sees beside the dialog; the room of views knows what it is.
    var anySnippet: (any Sendable)? { get }
}

extension IntentResultContainer: AnyIntentResult {
    package static var valueType: (any IntentValue.Type)? { Value.self as? any IntentValue.Type }
    package var anyValue: (any IntentValue)? { value as? any IntentValue }
    package var anyDialog: IntentDialog? { dialog as? IntentDialog }
    package var anyOpenedIntent: (any AppIntent)? { openedIntent as? any AppIntent }
    package var anySnippetIntent: (any SnippetIntent)? { snippet as? any SnippetIntent }
    package var anySnippet: (any Sendable)? { snippet }
}

/// The intent that a result opens which opens none.
public struct UnopenedIntent: AppIntent {
    /// What people would read.
    public static let title: LocalizedStringResource = "Nothing"
    /// An intent that nobody runs.
    public init() {}
    /// Does nothing.
    public func perform() async throws -> some IntentResult { .result() }
}
