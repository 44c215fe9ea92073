/// An intent that shows what is there, and is run again whenever a button in its view was pressed.
///
///     struct TicketSnippet: SnippetIntent {
///         static let title: LocalizedStringResource = "Tickets"
///         @Parameter var order: OrderEntity
///         func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: TicketView(order)) }
///     }
///     … return .result(snippetIntent: TicketSnippet(order: order))
///
/// On a terminal its buttons are offered below the view; pressing one runs its intent and shows the view anew. Elsewhere
/// nobody sees it, and it is not run.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// It shows what is there.
    public static var intentEffects: IntentEffects { .readOnly }

    /// Draws the snippet of this kind anew while its app works on; without effect, as it is drawn after each button.
    public static func reload() {}
}

/// A result that shows a snippet intent's view.
public protocol ShowsSnippetIntent: IntentResult {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}

extension IntentResult {
    /// A snippet.
    public static func result<Snippet: SnippetIntent>(
        snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        IntentResultContainer(snippet: snippetIntent)
    }

    /// Words for the person, and a snippet.
    public static func result<Snippet: SnippetIntent>(
        dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        IntentResultContainer(snippet: snippetIntent, dialog: dialog)
    }

    /// A value for the next action, and a snippet.
    public static func result<Value: IntentValue, Snippet: SnippetIntent>(
        value: Value, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        IntentResultContainer(value: value, snippet: snippetIntent)
    }

    /// A value for the next action, words for the person, and a snippet.
    public static func result<Value: IntentValue, Snippet: SnippetIntent>(
        value: Value, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: snippetIntent, dialog: dialog)
    }

    /// An intent to run afterwards, and a snippet.
    public static func result<Opened: AppIntent, Snippet: SnippetIntent>(
        opensIntent: Opened, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Opened, Snippet, Never> {
        IntentResultContainer(openedIntent: opensIntent, snippet: snippetIntent)
    }

    /// An intent to run afterwards, words for the person, and a snippet.
    public static func result<Opened: AppIntent, Snippet: SnippetIntent>(
        opensIntent: Opened, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Opened, Snippet, IntentDialog> {
        IntentResultContainer(openedIntent: opensIntent, snippet: snippetIntent, dialog: dialog)
    }

    /// A value for the next action, an intent to run afterwards, words for the person, and a snippet.
    public static func result<Value: IntentValue, Opened: AppIntent, Snippet: SnippetIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Opened, Snippet, IntentDialog> {
        IntentResultContainer(value: value, openedIntent: opensIntent, snippet: snippetIntent, dialog: dialog)
    }
}

extension AppIntent {
    /// Asks the person whether to go on; the snippet that a phone shows with the question is not shown.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        try await requestConfirmation(
            conditions: conditions, actionName: actionName, dialog: dialog, showDialogAsPrompt: showDialogAsPrompt)
    }
}
