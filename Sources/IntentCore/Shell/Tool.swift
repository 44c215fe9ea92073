import Glibc

/// One call of a tool: from the words of its command line to its exit status.
struct Tool {
    let app: any IntentApp.Type
    let errors: ErrorStream
    let changes: ParameterChanges

    /// Runs what the words ask for, and tells what went wrong. Nil stands for words that could not be read.
    func run(_ words: [String]?) async -> ExitStatus {
        guard let words else { return .usage }
        do {
            if let request = SystemRequest(words) {
                try await request.answer(words.dropFirst(), app)
                return .done
            }
            let invocation = try CommandLineReader.read(words, of: app)
            let out = Stream(descriptor: Surroundings.current.output)
            if invocation.common.wantsHelp {
                let lines = await Help(app: app, form: invocation.form).lines()
                try out.write(lines.joined(separator: "\n") + "\n")
                return .done
            }
            if invocation.common.wantsVersion {
                try out.write("\(app.name) \(version)\n")
                return .done
            }
            if let zone = LocalTime.unknownZone() {
                errors.report(
                    "the time zone \(quoted(zone)) is unknown, so times are in UTC; set TZ to a name such as Europe/Berlin"
                )
            }
            app.setUp()
            let status = try await IntentRun(app: app, invocation: invocation).run()
            await changes.handOn(of: app)
            return status
        } catch OutputError.closed {
            await changes.handOn(of: app)
            return endOfReaders()
        } catch {
            await changes.handOn(of: app)
            let failure = await Failure(error, in: nil)
            if !failure.isSaid { errors.report(failure.words) }
            return failure.status
        }
    }

    /// Ends as a program does whose output nobody reads: without a word, by the signal, also where that is ignored.
    private func endOfReaders() -> ExitStatus {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        return .inputOutput
    }
}
