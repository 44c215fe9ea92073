/// Runs an intent: once, or once for each line of the pipe.
struct IntentRun {
    private let app: any IntentApp.Type
    private let invocation: Invocation
    private let output: Output
    private let group = WriteGroup()
    /// One for all runs of the pipe, which come one after the other.
    private let performance = Performance()
    private let reloads: WidgetReloads
    private let declaredResults: DeclaredResults

    /// - Throws: `CommandLineError` where the output cannot have the form that is asked for.
    init(app: any IntentApp.Type, invocation: Invocation, reloads: WidgetReloads) throws {
        self.reloads = reloads
        self.app = app
        declaredResults = DeclaredResults(of: app)
        self.invocation = invocation
        try invocation.boundIntent.checkDefaults()
        output = Output(app: app.name, options: invocation.common, group: group)
        let options = invocation.common
        guard !invocation.boundIntent.isForwarding else { return }
        let intent = type(of: invocation.boundIntent.intent)
        if options.csv {
            guard !options.json else { throw CommandLineError.csvAndJSON }
            guard let type = resultType(of: intent),
                FieldColumns.headings(for: intent) != nil || type.intentValueType.isList
            else { throw CommandLineError.noList }
        }
        guard !options.fields.isEmpty else { return }
        guard !options.json else { throw CommandLineError.fieldsAndJSON }
        try FieldColumns.check(options.fields, for: intent)
    }

    func run() async throws -> ExitStatus {
        let socket = QuestionSocket.inherited()
        let prompter =
            invocation.common.noInput
            ? nil
            : IntentContext.openPrompter(socket) { [group, output] in
                try group.commit()
                try output.flush()
            }
        var run = RunContext()
        run.screen = output.screen
        run.progress = output.progress
        // Nobody has to read how far it is.
        run.report = socket.map { socket in { @Sendable (line: ProgressLine) in _ = try? socket.send(line.json) } }
        run.forwarded = ForwardedArguments(options: invocation.common.words, words: invocation.forwarded ?? [])
        run.unknownKeys = UnknownKeys(of: app) { [output, isQuiet = invocation.common.isQuiet] line in
            if !isQuiet { try? output.report(line) }
        }
        let status = ResultStatus()
        run.status = status
        let outcome = try await RunContext.$current.withValue(run) {
            try await DistanceUnit.$isForPerson.withValue(output.isForPerson) {
                try await IntentContext.with({
                    $0.prompter = prompter
                    $0.isAgreed = invocation.common.agrees
                    $0.intent = invocation.boundIntent.intent
                    $0.performance = performance
                }) { try await runRecording() }
            }
        }
        return outcome == .done ? status.status : outcome
    }

    /// Says of a failure that came after something was stored that it is stored: whoever tries again records it twice.
    private func runRecording() async throws -> ExitStatus {
        let change = RunningChange()
        do {
            return try await RunningChange.$current.withValue(change) { try await runFilled() }
        } catch OutputError.failed(let error) {
            let failure = OutputError.failed(error)
            guard let summary = change.summary else { throw failure }
            throw ExitFailure(words: "\(summary); \(failure.words)", status: failure.status)
        }
    }

    private func runFilled() async throws -> ExitStatus {
        var template = invocation.boundIntent
        do {
            try await template.fill(from: invocation)
            if let status = try await runPiped(template) { return status }
            return try await runOnce(template)
        } catch {
            throw error is OutputError ? error : await ExitFailure(suggestingIntents(error), in: template)
        }
    }

    private func runOnce(_ template: BoundIntent) async throws -> ExitStatus {
        if let index = invocation.fieldFromInput {
            throw await template.missingError([template.fields[index]], dialog: nil)
        }
        try await perform(template)
        FoundationSupport.current?.keepState()
        try output.flush()
        return .done
    }

    /// Where the first word was meant for an intent's name, that is what the person should read.
    private func suggestingIntents(_ error: any Error) -> any Error {
        let refused: String
        switch error {
        case CommandLineError.noChoice(let word, _, _, _), CommandLineError.refused(let word, _, _): refused = word
        default: return error
        }
        guard refused == invocation.bareWords.first, type(of: invocation.boundIntent.intent) == app.primaryIntent else {
            return error
        }
        let meant = app.commandsMeant(by: refused)
        return meant.isEmpty ? error : CommandLineError.unknownCommand(refused, meant: meant)
    }

    // MARK: The pipe

    /// Runs the intent once a value of the pipe, or returns nil where there is no input.
    private func runPiped(_ template: BoundIntent) async throws -> ExitStatus? {
        if let index = invocation.fieldFromInput, template.fields[index].readsAllOfInput {
            return try await runWithAllOfInput(template, into: index)
        }
        let targets = targets(of: template)
        guard readsInput(template, targets) else {
            if invocation.common.inputIsCSV {
                let command = BoundIntent(type(of: template.intent), of: app)
                throw CommandLineError.inputIsNotRead(byAny: !command.fields.contains(where: \.mayReadPipe))
            }
            return nil
        }
        var input =
            invocation.common.inputIsCSV ? rows(for: template) : PipedInput(descriptor: ProcessContext.current.input)
        guard var item = try input.next() else {
            return ProcessContext.current.hasPipedInput ? try await runWithoutValue(template) : nil
        }
        var status = ExitStatus.done
        var firstUncommitted = input.number
        var next: PipedInput.Item?
        repeat {
            do {
                try await take(item, template, targets, since: firstUncommitted)
            } catch {
                let failure = await ExitFailure(error, in: template)
                guard !failure.endsTheRun else { throw stop(failure, at: input.number, since: firstUncommitted) }
                if !failure.isReported { try output.report("line \(input.number): \(failure.words)") }
                // Of several lines that failed, the first one tells how.
                if status == .done { status = failure.isReported ? failure.status : .badData }
            }
            let done = input.lastNumber
            let commitSoFar = {
                try commit(since: firstUncommitted)
                firstUncommitted = done + 1
            }
            if done - firstUncommitted >= 511 { try commitSoFar() }
            next = try input.next(beforeWaiting: commitSoFar)
            if let next { item = next }
        } while next != nil
        try commit(since: firstUncommitted)
        return status
    }

    /// CSV. A heading that cannot be meant is wrong for every row.
    private func rows(for template: BoundIntent) -> PipedInput {
        PipedInput(rowsOf: ProcessContext.current.input, app: app.name) { headings in
            let own: [(intent: String, headings: [String])] = ([app.primaryIntent] + app.intents).compactMap { intent in
                FieldColumns.headings(for: intent).map { (intent.persistentIdentifier, $0) }
            }
            do {
                return try CSVHeadings(headings, for: template, own: own)
            } catch let error as CommandLineError {
                throw ExitFailure(words: "the headings: \(error.words)", status: .badData)
            }
        }
    }

    private func take(
        _ item: PipedInput.Item, _ template: BoundIntent, _ targets: [Int], since line: Int
    ) async throws {
        let value: PipedValue
        switch item {
        case .refused(let error): throw error
        case .value(let taken): value = taken
        }
        if case .json(.array(let elements)) = value.content, !takesList(template, targets) {
            return try await take(elements, template, targets, since: line)
        }
        try await WriteGroup.$current.withValue(group) {
            try await filled(template, from: value, targets) { try await performOneOfMany($0) }
        }
    }

    /// Takes an array's elements, each in its turn, once all of them are known to be values that the intent takes. Where
    /// one turns out to be refused only when it is acted on, the records of those before it are taken back.
    private func take(_ elements: [JSONValue], _ template: BoundIntent, _ targets: [Int], since line: Int) async throws
    {
        try await forEach(elements) { try await filled(template, from: $0, targets) { try await $0.complete() } }
        try commit(since: line)
        do {
            try await WriteGroup.$current.withValue(group) {
                try await forEach(elements) {
                    try await filled(template, from: $0, targets) { try await performOneOfMany($0) }
                }
            }
        } catch CommandLineError.badElement(let position, let reason, _) {
            let isTakenBack = !group.isCommitted
            if isTakenBack {
                group.abandon()
                output.dropHeld()
            }
            throw CommandLineError.badElement(position, reason: reason, isAlone: !isTakenBack)
        }
    }

    private func forEach(_ elements: [JSONValue], _ body: (PipedValue) async throws -> Void) async throws {
        for (index, element) in elements.enumerated() {
            do {
                let value = PipedValue(json: element)
                if case .json(.array) = value.content { throw CommandLineError.nestedArray }
                try await body(value)
            } catch {
                let failure = await ExitFailure(error, in: nil)
                guard !failure.endsTheRun, !failure.isReported else { throw failure }
                throw CommandLineError.badElement(index + 1, reason: failure.words, isAlone: false)
            }
        }
    }

    /// Hands on a copy of the intent that has taken a value.
    private func filled(
        _ template: BoundIntent, from value: PipedValue, _ targets: [Int], _ body: (BoundIntent) async throws -> Void
    ) async throws {
        var boundIntent = template.copy()
        let declared = declaredResults.result(of: value)
        let isOwn = value.source?.app == app.name
        let isSameIntent = value.source?.intent == type(of: template.intent).persistentIdentifier
        // A value before may have changed what is installed, or what its parameters can be.
        CatalogSnapshot.current.forget()
        try await IntentContext.with({
            $0.intent = boundIntent.intent
            $0.takesOwnRecord = isOwn && (isSameIntent || declared?.entity != nil)
        }) {
            do {
                try await boundIntent.fill(
                    from: value, declared: declared, into: invocation.fieldFromInput, connected: targets)
                try await body(boundIntent)
            } catch {
                throw await ExitFailure(error, in: boundIntent)
            }
        }
    }

    private func takesList(_ template: BoundIntent, _ targets: [Int]) -> Bool {
        (invocation.fieldFromInput.map { [$0] } ?? targets).contains { template.fields[$0].type.isList }
    }

    /// Runs the intent once, with all of standard input as one text or file; nil where there is none.
    private func runWithAllOfInput(_ template: BoundIntent, into index: Int) async throws -> ExitStatus? {
        let bytes = try WholeInput.read()
        guard !bytes.isEmpty else { return nil }
        var boundIntent = template
        try await boundIntent.give(allOfInput: bytes, to: index)
        try await perform(boundIntent)
        FoundationSupport.current?.keepState()
        try output.flush()
        return .done
    }

    /// Runs the intent where a pipe ended without a value. Whoever was to give the value, such as a picker that was left,
    /// gave none on purpose, so that nobody is asked for it now.
    private func runWithoutValue(_ template: BoundIntent) async throws -> ExitStatus {
        do {
            return try await IntentContext.with({ $0.prompter = nil }) { try await runOnce(template) }
        } catch {
            let failure = await ExitFailure(error, in: template)
            guard failure.status == .usage, !failure.isReported else { throw error }
            throw ExitFailure(words: "nothing came through the pipe; \(failure.words)", status: .usage)
        }
    }

    /// The fields that a line's value may go to.
    private func targets(of template: BoundIntent) -> [Int] {
        let open = template.fields.indices.filter { !template.given.contains($0) }
        let connected = open.filter { template.fields[$0].connects }
        guard connected.isEmpty else { return connected }
        return open.filter {
            let parameter = template.fields[$0].parameter
            return parameter.isMissing && parameter.declaration.inputConnection != .never
        }
    }

    /// A tool that was given its values must not eat the input of the loop around it.
    private func readsInput(_ template: BoundIntent, _ targets: [Int]) -> Bool {
        if invocation.readsInput || invocation.fieldFromInput != nil { return true }
        let connectionIsGiven = template.given.contains { template.fields[$0].connects }
        guard !targets.isEmpty, invocation.bareWords.isEmpty, !connectionIsGiven else { return false }
        return !Stream(descriptor: ProcessContext.current.input).isTerminal
    }

    /// Prints the results of a group of lines, once the store has them on disk.
    private func commit(since line: Int) throws {
        do {
            FoundationSupport.current?.keepState()
            try group.commit()
        } catch let error as any UserFacingError {
            throw ExitFailure(words: "\(error.words) (nothing from line \(line) on was recorded)", status: error.status)
        }
        reloads.forward()
        try output.flush()
    }

    /// Ends the run: what the store cannot take back is printed, what it refused is not.
    private func stop(_ failure: ExitFailure, at line: Int, since firstUncommitted: Int) -> any Error {
        do {
            try commit(since: firstUncommitted)
            return failure.isReported
                ? failure : ExitFailure(words: "line \(line): \(failure.words)", status: failure.status)
        } catch {
            return error
        }
    }

    // MARK: One run

    private func performOneOfMany(_ boundIntent: BoundIntent) async throws {
        guard boundIntent.isForwarding else { return try await perform(boundIntent) }
        var run = RunContext.current
        run.forwarded.isForOneOfMany = true
        try await RunContext.$current.withValue(run) { try await perform(boundIntent) }
    }

    private func perform(_ boundIntent: BoundIntent) async throws {
        try await boundIntent.complete()
        // A result of another kind has been said by whoever made it.
        guard let first = try await boundIntent.result() else { return }
        try await show(first, of: type(of: boundIntent.intent))
        // An opened intent speaks for itself; a value went on to the next action already.
        let hasValue = first.anyValue != nil
        var opened = first.anyOpenedIntent
        while let intent = opened {
            // It may take its time: nothing waits behind it, no lock and no held output.
            try printSoFar()
            let openedForm = BoundIntent(intent)
            let result = try await IntentContext.with({ $0.intent = intent }) {
                try await openedForm.complete()
                return try await openedForm.result()
            }
            if let result, !hasValue || result.anyDialog != nil || result.snippet != nil {
                try await show(result, withValue: !hasValue, of: type(of: intent))
            } else if let snippet = result?.anySnippetIntent {
                try await showSnippet(of: snippet)
            }
            opened = result?.anyOpenedIntent
        }
    }

    private func printSoFar() throws {
        FoundationSupport.current?.keepState()
        try group.commit()
        reloads.forward()
        try output.flush()
    }

    /// Prints a result, and lets the person press the buttons of what it shows.
    private func show(
        _ result: any AnyIntentResult, withValue: Bool = true, of intent: any AppIntent.Type
    ) async throws {
        let value = withValue ? result.anyValue : nil
        let snippet = await output.snippet(of: result)
        let lines = snippet.map { output.lines(of: $0) }
        let isPressable = snippet.map { canPress($0, rows: lines?.count ?? 0) } ?? false
        try output.show(
            value, dialog: result.anyDialog, snippet: isPressable ? [] : lines,
            lines: try await output.workedOutLines(of: value), of: intent)
        if let snippet, isPressable, let pressed = try await pressedIntent(in: snippet, isRedrawn: false),
            let result = try await self.result(of: pressed)
        {
            try await show(result, of: type(of: pressed))
        }
        if let snippet = result.anySnippetIntent { try await showSnippet(of: snippet) }
    }

    /// Shows what a snippet intent shows, and lets the person press its buttons, for as long as they like. Where nobody
    /// sees it, it is not run: it only shows what is there.
    private func showSnippet(of intent: any SnippetIntent) async throws {
        guard output.screen != nil else { return }
        var shown: any SnippetIntent = intent
        while true {
            try printSoFar()
            guard let snippet = try await result(of: shown)?.snippet else { return }
            let node = await snippet.node(EnvironmentValues())
            let lines = output.lines(of: node)
            guard canPress(node, rows: lines.count) else { return try output.showSnippet(lines) }
            guard let intent = try await pressedIntent(in: node, isRedrawn: true) else { return }
            if let next = try await result(of: intent)?.anySnippetIntent { shown = next }
        }
    }

    /// Whether a person is there to press a button of a snippet: at the terminal with both streams, and not told to be left
    /// alone.
    private func canPress(_ node: ViewNode, rows: Int) -> Bool {
        IntentContext.current.prompter is TerminalPrompter
            && Stream(descriptor: ProcessContext.current.input).isTerminal
            && SnippetScreen.hasRoom(for: rows) && node.pressables(at: .now).contains(where: Self.hasIntent)
    }

    private static func hasIntent(_ button: ViewNode.Pressable) -> Bool {
        button.isEnabled && button.action.source?.intent != nil
    }

    /// The intent of the button that the person presses; nil where they leave.
    private func pressedIntent(in node: ViewNode, isRedrawn: Bool) async throws -> (any AppIntent)? {
        try printSoFar()
        return try SnippetScreen.pressed(in: node, isRedrawn: isRedrawn, where: Self.hasIntent)?.action.source?.intent
    }

    private func result(of intent: any AppIntent) async throws -> (any AnyIntentResult)? {
        let boundIntent = BoundIntent(intent)
        return try await IntentContext.with({ $0.intent = intent }) {
            try await boundIntent.complete()
            return try await boundIntent.result()
        }
    }
}

extension ExitFailure {
    /// Whether it is no fault of one line, so that the further lines would fare no better.
    fileprivate var endsTheRun: Bool {
        // Another program's failure is its own, unless the person or a signal ended it.
        if isReported { return status.rawValue >= 128 }
        return ![.done, .refused, .usage, .badData, .noInput].contains(status)
    }
}
