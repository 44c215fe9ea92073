/// A fault on its way out: the line that the person reads, and the exit status.
struct ExitFailure: Error {
    var words: String
    var status: ExitStatus
    /// Whether the person has read it already.
    var isReported = false

    init(words: String, status: ExitStatus) {
        self.words = words
        self.status = status
    }

    /// What an error means to the person who called the intent of that form.
    init(_ error: any Error, in boundIntent: BoundIntent?) async {
        switch error {
        case let failure as ExitFailure: self = failure
        case let error as AlreadyReportedError:
            self.init(words: "", status: error.status)
            isReported = true
        case let error as any UserFacingError: self.init(words: error.words, status: error.status)
        case let error as ParameterError: self = await ExitFailure(error, in: boundIntent)
        case let error as UsageError: self.init(words: error.localizedStringResource.text, status: .usage)
        case is CancellationError: self.init(words: "cancelled", status: .cancelled)
        case let error as any CustomLocalizedStringResourceConvertible:
            self.init(words: onOneLine(error.localizedStringResource.text), status: .refused)
        default: self.init(words: onOneLine(await explanation(of: error)), status: .refused)
        }
    }

    private init(_ error: ParameterError, in boundIntent: BoundIntent?) async {
        switch error {
        case .needsValue(let parameter, let dialog):
            guard let boundIntent, let field = boundIntent.field(of: parameter) else {
                self.init(words: parameter.question(dialog), status: .usage)
                return
            }
            self = await ExitFailure(boundIntent.missingError([field], dialog: dialog), in: boundIntent)
        case .needsDisambiguation(let parameter, let items, let dialog):
            let choices = items.map { Choice($0) }
            let option = boundIntent?.field(of: parameter).map { "--\($0.option) " } ?? ""
            let names = choices.map(\.title)
            // Where titles do not tell them apart, the identifiers do.
            let told = Set(names).count == names.count ? names : choices.map { "\($0.title) (\($0.identifier))" }
            self.init(
                words: advising(parameter.question(dialog), "give \(option)(\(listed(told)))"), status: .usage)
        case .notConfirmed: self.init(words: "not confirmed; nothing was changed", status: .cancelled)
        case .cannotConfirm(let dialog):
            self = await ExitFailure(CommandLineError.notConfirmed(question: dialog?.full), in: boundIntent)
        }
    }
}

/// Words with a space in place of each line's end.
private func onOneLine(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).joined(separator: " ")
}
