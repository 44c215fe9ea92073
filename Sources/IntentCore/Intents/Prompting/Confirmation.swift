extension AppIntent {
    /// Asks the person whether to go on, and returns if they agree.
    ///
    /// - Parameters:
    ///   - conditions: when a phone asks at all; here it is always asked, so they have no effect.
    ///   - actionName: what the person agrees to.
    ///   - dialog: the question; by default the intent's title.
    ///   - showDialogAsPrompt: how a phone shows the question; without effect.
    /// - Throws: where they do not agree, or nobody can be asked (`--yes` agrees beforehand).
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws {
        let question = dialog?.full ?? "\(Self.title.text)?"
        guard try await IntentContext.current.confirmation(question, accept: actionName.word, dialog: dialog) else {
            throw ParameterError.notConfirmed
        }
    }

    /// Asks the person whether to go on with what the result's dialog says, and returns if they agree.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            actionName: confirmationActionName, dialog: (result as? any AnyIntentResult)?.anyDialog)
    }
}

extension AppIntent {
    /// Asks whether to record what is hardly meant: metres taken for kilometres, seconds for minutes. A line of a pipe is
    /// refused instead, since its input is not the person's answer; what this app wrote itself comes back without a word.
    ///
    /// - Parameter claim: what was understood, without a full stop.
    package func confirmImprobable(_ claim: String) async throws {
        guard !IntentContext.current.takesOwnRecord else { return }
        if WriteGroup.current != nil, !IntentContext.current.isAgreed {
            throw UsageError("\(claim); if that is right, repeat it with --yes")
        }
        try await requestConfirmation(dialog: "\(claim.prefix(1).uppercased())\(claim.dropFirst()). Record it?")
    }
}

/// When a phone asks for confirmation; accepted, and without effect.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Conditions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where the phone is not sure that it understood.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// What the person agrees to, as App Intents names it: the word on the button, here the word of the answer.
public struct ConfirmationActionName: Hashable, Sendable {
    let word: String

    private init(_ word: String) { self.word = word }

    /// A name of the intent's own; the alternatives are for speech, and what denies is always "no".
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource = "Cancel", denyAlternatives: [LocalizedStringResource] = [],
        destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(acceptLabel.text)
    }

    /// Add.
    public static let add = ConfirmationActionName("add")
    /// Add data.
    public static let addData = ConfirmationActionName("add data")
    /// Book.
    public static let book = ConfirmationActionName("book")
    /// Buy.
    public static let buy = ConfirmationActionName("buy")
    /// Call.
    public static let call = ConfirmationActionName("call")
    /// Check in.
    public static let checkIn = ConfirmationActionName("check in")
    /// Continue.
    public static let `continue` = ConfirmationActionName("continue")
    /// Create.
    public static let create = ConfirmationActionName("create")
    /// Do.
    public static let `do` = ConfirmationActionName("do")
    /// Download.
    public static let download = ConfirmationActionName("download")
    /// Filter.
    public static let filter = ConfirmationActionName("filter")
    /// Find.
    public static let find = ConfirmationActionName("find")
    /// Get.
    public static let get = ConfirmationActionName("get")
    /// Go.
    public static let go = ConfirmationActionName("go")
    /// Log.
    public static let log = ConfirmationActionName("log")
    /// Open.
    public static let open = ConfirmationActionName("open")
    /// Order.
    public static let order = ConfirmationActionName("order")
    /// Pay.
    public static let pay = ConfirmationActionName("pay")
    /// Play.
    public static let play = ConfirmationActionName("play")
    /// Play sound.
    public static let playSound = ConfirmationActionName("play sound")
    /// Post.
    public static let post = ConfirmationActionName("post")
    /// Request.
    public static let request = ConfirmationActionName("request")
    /// Run.
    public static let run = ConfirmationActionName("run")
    /// Search.
    public static let search = ConfirmationActionName("search")
    /// Send.
    public static let send = ConfirmationActionName("send")
    /// Set.
    public static let set = ConfirmationActionName("set")
    /// Share.
    public static let share = ConfirmationActionName("share")
    /// Start.
    public static let start = ConfirmationActionName("start")
    /// Start navigation.
    public static let startNavigation = ConfirmationActionName("start navigation")
    /// Toggle.
    public static let toggle = ConfirmationActionName("toggle")
    /// Turn off.
    public static let turnOff = ConfirmationActionName("turn off")
    /// Turn on.
    public static let turnOn = ConfirmationActionName("turn on")
    /// View.
    public static let view = ConfirmationActionName("view")
}
