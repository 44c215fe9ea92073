/// One of the options that `requestChoice(between:dialog:)` offers.
public struct IntentChoiceOption: Hashable, Sendable {
    /// What the person reads.
    public let title: LocalizedStringResource
    /// What the option is like.
    public let style: Style

    /// An option.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The option of doing nothing; to choose it cancels the intent.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
    /// An option of doing nothing in other words.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }

    /// What an option is like. On a terminal `cancel` ends the intent; the others are alike.
    public struct Style: Hashable, Sendable {
        private let name: String

        /// One like any other.
        public static let `default` = Style(name: "default")
        /// One that loses something.
        public static let destructive = Style(name: "destructive")
        /// One that does nothing.
        public static let cancel = Style(name: "cancel")
    }
}

extension AppIntent {
    /// An option to choose.
    public typealias Option = IntentChoiceOption

    /// Asks the person to choose one of several options, and goes on with it.
    ///
    ///     let size = try await requestChoice(between: [.init(title: "Small"), .init(title: "Large")], dialog: "Which size?")
    ///
    /// - Throws: where the person cancels (130), or nobody can be asked (64).
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        let question = dialog?.full ?? "\(Self.title.text)?"
        guard let prompter = IntentContext.current.prompter, !options.isEmpty else {
            throw UnaskedChoice(question: question, options: options.map(\.title.text))
        }
        let choices = options.enumerated().map { Choice(title: $1.title.text, identifier: String($0)) }
        let chosen = options[try await prompter.choice(question, among: choices)]
        guard chosen.style != .cancel else { throw CancellationError() }
        return chosen
    }
}

/// A choice that nobody could be asked to make.
struct UnaskedChoice: UserFacingError {
    let question: String
    let options: [String]

    var words: String {
        let choices = options.isEmpty ? "" : " (\(listed(options)))"
        return "\(question)\(choices) Nobody can be asked; run it on a terminal"
    }
    var status: ExitStatus { .usage }
}
