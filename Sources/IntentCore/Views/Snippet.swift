/// A result with a view, which is shown beside the dialog.
public protocol ShowsSnippetView: IntentResult {}

extension IntentResultContainer: ShowsSnippetView where Snippet == IntentSnippet {}

/// The view of a result. It becomes a tree when it is shown, on the main actor.
public struct IntentSnippet: Sendable {
    /// The tree, in an environment.
    package let node: @MainActor @Sendable (EnvironmentValues) -> ViewNode

    init<Content: View>(_ view: Content) {
        // `perform()` makes the view and hands it on with the result; from then on the main actor alone reads it.
        nonisolated(unsafe) let view = view
        node = { ViewNode(view, in: $0) }
    }
}

extension AnyIntentResult {
    /// The view of the result, where it has one.
    package var snippet: IntentSnippet? { anySnippet as? IntentSnippet }
}

extension IntentResult {
    /// A view.
    public static func result<Content: View>(
        view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> {
        IntentResultContainer(snippet: IntentSnippet(view))
    }

    /// A view, from a closure.
    public static func result<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> {
        .result(view: content())
    }

    /// Words for the person, and a view.
    public static func result<Content: View>(
        dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(snippet: IntentSnippet(view), dialog: dialog)
    }

    /// Words for the person, and a view from a closure.
    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> {
        .result(dialog: dialog, view: content())
    }

    /// A value for the next action, and a view.
    public static func result<Value: IntentValue, Content: View>(
        value: Value, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view))
    }

    /// A value for the next action, and a view from a closure.
    public static func result<Value: IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> {
        .result(value: value, view: content())
    }

    /// A value for the next action, words for the person, and a view.
    public static func result<Value: IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view), dialog: dialog)
    }

    /// A value for the next action, words for the person, and a view from a closure.
    public static func result<Value: IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        .result(value: value, dialog: dialog, view: content())
    }

    /// An intent to run afterwards, and a view.
    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, Never> {
        IntentResultContainer(openedIntent: opensIntent, snippet: IntentSnippet(view))
    }

    /// An intent to run afterwards, and a view from a closure.
    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, Never> {
        .result(opensIntent: opensIntent, view: content())
    }

    /// An intent to run afterwards, words for the person, and a view.
    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, IntentDialog> {
        IntentResultContainer(openedIntent: opensIntent, snippet: IntentSnippet(view), dialog: dialog)
    }

    /// An intent to run afterwards, words for the person, and a view from a closure.
    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, IntentDialog> {
        .result(opensIntent: opensIntent, dialog: dialog, view: content())
    }

    /// A value for the next action, an intent to run afterwards, and a view.
    public static func result<Value: IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Opened, IntentSnippet, Never> {
        IntentResultContainer(value: value, openedIntent: opensIntent, snippet: IntentSnippet(view))
    }

    /// A value for the next action, an intent to run afterwards, words for the person, and a view.
    public static func result<Value: IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Opened, IntentSnippet, IntentDialog> {
        IntentResultContainer(
            value: value, openedIntent: opensIntent, snippet: IntentSnippet(view), dialog: dialog)
    }

    /// A value for the next action, words for the person, a view and, where it is not nil, an intent to run afterwards.
    /// Apple's own form has no optional; an intent that runs another only at times needs it to have one type of result.
    public static func result<Value: IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened?, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Opened, IntentSnippet, IntentDialog> {
        IntentResultContainer(
            value: value, openedIntent: opensIntent, snippet: IntentSnippet(view), dialog: dialog)
    }

    /// A value for the next action, an intent to run afterwards, words for the person, and a view from a closure.
    public static func result<Value: IntentValue, Opened: AppIntent, Content: View>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Opened, IntentSnippet, IntentDialog> {
        .result(value: value, opensIntent: opensIntent, dialog: dialog, view: content())
    }
}
