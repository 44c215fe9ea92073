/// What an intent says to the person, as App Intents has it.
///
///     return .result(dialog: "Okay, starting a \(session.name) session.")
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// For when words are all there is.
    package var full: String { fullText.text }
    /// For when a snippet is seen as well.
    package var supporting: String { supportingText.text }
    /// Both with their markup.
    let fullText: LocalizedStringResource
    let supportingText: LocalizedStringResource

    /// A dialog from text.
    public init(_ text: LocalizedStringResource) { self.init(full: text, supporting: text) }

    /// A dialog with a short form for when the snippet is seen as well; the image has no place in a terminal.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil
    ) {
        fullText = full
        supportingText = supporting ?? full
    }

    /// A dialog from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// A dialog from an interpolated literal.
    public init(stringInterpolation: TextInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
