/// What an intent says to the person, as App Intents has it.
///
///     return .result(dialog: "Okay, starting a \(session.name) session.")
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// For when words are all there is.
    package let full: String
    /// For when a snippet is seen as well.
    package let supporting: String

    /// A dialog from text.
    public init(_ text: LocalizedStringResource) { self.init(full: text, supporting: text) }

    /// A dialog with a short form for when the snippet is seen as well; the image has no place in a terminal.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil
    ) {
        self.full = full.text
        self.supporting = (supporting ?? full).text
    }

    /// A dialog from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(text: value)) }

    /// A dialog from an interpolated literal.
    public init(stringInterpolation: TextInterpolation) {
        self.init(LocalizedStringResource(text: stringInterpolation.text))
    }
}
