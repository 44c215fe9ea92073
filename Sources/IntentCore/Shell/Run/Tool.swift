import Glibc

/// One call of a tool: from the words of its command line to its exit status.
struct Tool {
    let app: any IntentApp.Type
    let errors: ErrorStream
    let changes: ParameterChanges
    let reloads: WidgetReloads

    /// Runs what the words ask for, and tells what went wrong. Nil stands for words that could not be read.
    func run(_ words: [String]?) async -> ExitStatus {
        guard let words else { return .usage }
        return await CatalogSnapshot.$current.withValue(CatalogSnapshot()) { await answer(words) }
    }

    private func answer(_ words: [String]) async -> ExitStatus {
        do {
            app.setUp()
            try await AppDependencyManager.shared.makeSlowDependencies()
            if let request = SystemRequest(words, of: app) {
                try await request.answer(words.dropFirst(), app)
                await forward()
                return .done
            }
            let invocation = try CommandLineReader.read(words, of: app)
            let out = Stream(descriptor: ProcessContext.current.output)
            if invocation.common.wantsHelp {
                let boundIntent = invocation.boundIntent
                let lines = await IntentContext.with({ $0.intent = boundIntent.intent }) {
                    let width = out.isTerminal ? max(20, out.columns) : 80
                    let help = Help(app: app, boundIntent: boundIntent, width: width)
                    return await invocation.common.wantsShortHelp ? help.shortLines() : help.lines()
                }
                try out.write(lines.joined(separator: "\n") + "\n")
                return .done
            }
            if invocation.common.wantsVersion {
                try out.write("\(app.name) \(version)\n")
                return .done
            }
            if let zone = LocalTime.unknownZone() {
                let advice = "times are in UTC; set TZ to a name such as Europe/Berlin"
                errors.report("the time zone \(quoted(zone)) is unknown, so \(advice)")
            }
            let status = try await IntentRun(app: app, invocation: invocation, reloads: reloads).run()
            await forward()
            return status
        } catch OutputError.closed {
            await forward()
            return endOfReaders()
        } catch {
            await forward()
            let failure = await ExitFailure(error, in: nil)
            if !failure.isReported { errors.report(failure.words) }
            return failure.status
        }
    }

    /// Publishes pending widget reloads and changes of parameter values.
    private func forward() async {
        reloads.forward()
        await changes.forward(of: app)
    }

    /// Dies of SIGPIPE with its default disposition, even where it is ignored, so that the shell sees the usual status.
    private func endOfReaders() -> ExitStatus {
        FoundationSupport.current?.keepState()
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        return .inputOutput
    }
}
