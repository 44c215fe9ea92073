import IntentCore

/// Serves the Model Context Protocol on standard input and output, until the client goes away.
struct ServeIntent: AppIntent {
    static let title: LocalizedStringResource = "Serve the Model Context Protocol"
    static let description = IntentDescription(
        """
        Speaks the Model Context Protocol on standard input and output: an assistant's program starts it, and finds each \
        intent of the installed apps as a tool, their widgets and lists as resources, and their phrases as prompts. \
        An intent that removes something is run only after the person has agreed in that program, or with --yes.
        """)

    @Parameter(title: "Offer this app alone; repeat it for several", optionsProvider: OfferedApps())
    var app: [String]?

    @Parameter(title: "Offer only what changes nothing", default: false)
    var readOnly: Bool

    @Parameter(title: "Longest time that a call may take; five minutes, if not given")
    var timeout: Duration?

    func perform() async throws -> some IntentResult {
        let options = ServerOptions(
            apps: app ?? [], isReadOnly: readOnly, isAgreed: IntentContext.current.isAgreed,
            timeout: timeout ?? .seconds(300))
        try options.checkApps()
        let status = EventLoop(options).run()
        guard status == .done else { throw AlreadyReportedError(status: status) }
        return NoOutputResult()
    }
}

/// The installed apps by name.
struct OfferedApps: DynamicOptionsProvider {
    func results() async throws -> [String] { ServerOptions.offeredApps(of: .load()).map(\.name) }
}
