/// An intent that people start by saying a phrase, with nothing to set up, as App Intents has it.
///
///     AppShortcut(
///         intent: RunIntent(),
///         phrases: ["Track a run with \(.applicationName)", "Track \(\.$run) with \(.applicationName)"],
///         shortTitle: "Track a run", systemImageName: "figure.run")
///
/// `shortcuts-list` shows the phrases, the second one once for each value that its parameter can have:
///
///     Track a run with Run Track
///     Track 5K with Run Track
///     Track 10K with Run Track
///
/// Every phrase holds the application's name and at most one parameter, which is an enum or an entity. The first phrase
/// is the label. What the intent was given here, it has when the phrase runs it.
public struct AppShortcut: Sendable {
    package let intent: any AppIntent
    package let phrases: [PhraseTemplate]
    package let shortTitle: String?
    package let systemImageName: String?

    /// A shortcut to an intent.
    ///
    /// - Parameters:
    ///   - intent: the intent, with the values that the phrases imply.
    ///   - phrases: what people say.
    ///   - shortTitle: what it does, in a word or three.
    ///   - systemImageName: a symbol by Apple's name for it.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.template(for: intent) }
        self.shortTitle = shortTitle?.text
        self.systemImageName = systemImageName
    }

    /// A shortcut whose parameter a phone presents in collections; here its values are presented in their order.
    public init<Intent: AppIntent, Value: IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }
}
