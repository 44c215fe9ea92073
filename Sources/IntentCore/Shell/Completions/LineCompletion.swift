/// `--complete-line WORD… PREFIX`: what may stand at the end of a command line, of which the words are known and of the
/// last one the beginning. A shell's script asks for it, so that the script knows nothing which could go out of date.
///
///     $ run-track --complete-line list-runs --s
///     --since	The first day
///     $ run-track --complete-line --run Half
///     Half Marathon
///
/// A line without a word asks the shell for names of files, behind that part of the last word which follows the tab.
/// Nothing is ever said of what is wrong: there are no candidates then.
struct LineCompletion {
    private let app: any IntentApp.Type
    private let before: [String]
    private let current: String

    init(_ words: some BidirectionalCollection<String>, of app: any IntentApp.Type) {
        self.app = app
        before = Array(words.dropLast())
        current = words.last ?? ""
    }

    func lines() async -> [String] {
        if let (words, parameter) = wordsBefore() { return await furtherWords(after: words, of: parameter) }
        guard let (invocation, awaited) = try? place() else { return [] }
        if let awaited { return await values(of: awaited, in: invocation, beginning: current, behind: "") }
        if let intent = invocation.boundIntent.intent as? any ForwardingIntent,
            invocation.forwarded != nil || !invocation.bareWords.isEmpty
        {
            return await forwarded(intent, invocation)
        }
        guard current.hasPrefix("-"), !invocation.hasEndedOptions else { return await bareWords(invocation) }
        let parts = current.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard current.hasPrefix("--"), parts.count == 2 else { return options(invocation) }
        let name = String(parts[0])
        return await values(of: name, in: invocation, beginning: String(parts[1]), behind: "--\(name)=")
    }

    /// What the program takes that the words are handed on to, and this tool's own options.
    private func forwarded(_ intent: any ForwardingIntent, _ invocation: Invocation) async -> [String] {
        var boundIntent = invocation.boundIntent
        try? await boundIntent.fill(from: invocation)
        let own = current.hasPrefix("--") && !invocation.hasEndedOptions ? options(invocation) : []
        let further = await intent.completions(behind: invocation.forwarded ?? [], beginning: current)
        let common = Set(CommonOptions.all.map { "--" + $0.name })
        // The common ones are handed on as well.
        return further.filter { !common.contains(String($0.prefix { $0 != "\t" })) } + own
    }

    /// What the words ask for, and the option whose value the last one is.
    private func place() throws -> (Invocation, awaited: String?) {
        do {
            return (try CommandLineReader.read(before, of: app), nil)
        } catch CommandLineError.missingValue(let option) where before.last == "--" + option {
            return (try CommandLineReader.read(before.dropLast(), of: app), option)
        }
    }

    /// The first words of a value that is several, where the last word is a further one.
    private func wordsBefore() -> ([String], BoundParameter)? {
        do {
            _ = try CommandLineReader.read(before, of: app)
        } catch CommandLineError.missingWords(let option, let words, _) {
            let invocation = try? CommandLineReader.read(before.dropLast(words.count + 1), of: app)
            return invocation?.boundIntent.fields.first { $0.option == option }.map { (words, $0) }
        } catch {}
        return nil
    }

    private func furtherWords(after words: [String], of field: BoundParameter) async -> [String] {
        Candidates(of: await field.parameter.type.furtherWords?(words) ?? []).beginning(current).map(\.line)
    }

    // MARK: Values

    private func values(
        of option: String, in invocation: Invocation, beginning prefix: String, behind: String
    ) async -> [String] {
        var boundIntent = invocation.boundIntent
        if let common = CommonOptions.all.first(where: { $0.name == option }) {
            guard common.choices.isEmpty else {
                return common.choices.filter { $0.hasPrefix(prefix) }.map { behind + $0 }
            }
            return common.value == nil ? [] : fieldNames(boundIntent, beginning: prefix, behind: behind)
        }
        guard let field = boundIntent.fields.first(where: { $0.option == option }) else { return [] }
        if field.takesFileNames { return ["\t" + behind] }
        // What is offered may depend on the rest of the line. A word that nothing takes is the person's to mend.
        try? await boundIntent.fill(from: invocation)
        return await candidates(of: field, in: boundIntent, beginning: prefix)
            // Such a word would be read as an option of that name.
            .filter { !behind.isEmpty || !boundIntent.isOption($0.word) }
            .map { Candidate(word: behind + $0.word, meaning: $0.meaning).line }
    }

    private func candidates(of field: BoundParameter, in boundIntent: BoundIntent, beginning prefix: String) async
        -> [Candidate]
    {
        if case .flag = field.parameter.type.syntax {
            return ["yes", "no"].filter { $0.hasPrefix(folded(prefix)) }.map { Candidate(word: $0) }
        }
        if let furtherWords = field.parameter.type.furtherWords {
            return Candidates(of: await furtherWords([])).beginning(prefix)
        }
        let choices = (try? await app.choices(of: field, in: boundIntent.intent)) ?? []
        return Candidates(of: choices).beginning(prefix)
    }

    /// The last of a list of fields.
    private func fieldNames(_ boundIntent: BoundIntent, beginning prefix: String, behind: String) -> [String] {
        let listed = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
        let last = prefix.dropFirst(listed.count)
        return FieldColumns.names(for: type(of: boundIntent.intent)).filter { $0.hasPrefix(last) }
            .map { behind + listed + $0 }
    }

    // MARK: Bare words

    /// Names of intents where one may stand, and values of the parameters that are still open.
    private func bareWords(_ invocation: Invocation) async -> [String] {
        var candidates: [Candidate] = []
        if before.allSatisfy(CommandLineReader.isCommonFlag) {
            candidates = app.commands.filter { $0.commandName.hasPrefix(folded(current)) }
                .map { Candidate(word: $0.commandName, meaning: $0.title.text) }
        }
        let open = await openFields(invocation)
        if let first = open.first, first.takesFileNames, candidates.isEmpty { return ["\t"] }
        candidates += await bareValues(of: open, invocation)
        guard candidates.isEmpty, current.isEmpty, !invocation.hasEndedOptions else {
            return candidates.map(\.line).withoutRepeats
        }
        return options(invocation)
    }

    /// The parameters that a bare word may go to.
    private func openFields(_ invocation: Invocation) async -> [BoundParameter] {
        var boundIntent = invocation.boundIntent
        // A word that nothing takes is the person's to mend.
        try? await boundIntent.fill(from: invocation)
        let open = boundIntent.fields.indices.filter { index in
            let isGrowing =
                boundIntent.fields[index].parameter.type.isList && !invocation.options.contains { $0.field == index }
            return index != invocation.fieldFromInput && (!boundIntent.given.contains(index) || isGrowing)
        }
        return open.filter { $0 == open.first || !boundIntent.fields[$0].takesAnyWord }.map { boundIntent.fields[$0] }
    }

    private func bareValues(of fields: [BoundParameter], _ invocation: Invocation) async -> [Candidate] {
        var candidates: [Candidate] = []
        // Before anything is typed, days and the like would only hide what there is to choose from.
        for field in fields where !field.isFlag && (field.hasOffers || !current.isEmpty) {
            for var candidate in await self.candidates(of: field, in: invocation.boundIntent, beginning: current) {
                // Else it would be read as an option.
                if candidate.word.hasPrefix("-"), !invocation.hasEndedOptions {
                    candidate.word = "--\(field.option)=\(candidate.word)"
                }
                candidates.append(candidate)
            }
        }
        return candidates
    }

    // MARK: Options

    private func options(_ invocation: Invocation) -> [String] {
        let boundIntent = invocation.boundIntent
        var candidates: [Candidate] = []
        for (index, field) in boundIntent.fields.enumerated() {
            guard field.parameter.type.isList || !invocation.options.contains(where: { $0.field == index }) else {
                continue
            }
            candidates.append(Candidate(word: "--" + field.option, meaning: field.title))
            if field.isFlag {
                candidates.append(Candidate(word: "--no-" + field.option, meaning: "Not: " + field.title))
            }
        }
        let hasFields =
            boundIntent.isForwarding || !FieldColumns.names(for: type(of: boundIntent.intent)).isEmpty
        candidates += CommonOptions.all.filter {
            !before.contains("--" + $0.name) && ($0.value == nil || !$0.choices.isEmpty || hasFields)
        }
        .map { Candidate(word: "--" + $0.name, meaning: $0.help) }
        return candidates.filter { $0.word.hasPrefix(current) }.map(\.line)
    }
}

extension BoundParameter {
    /// Whether its values are a list, and not words that are merely worth offering.
    fileprivate var hasOffers: Bool { declaration.provider != nil || parameter.isChoice }

    /// Whether its values are files of the person's own choice.
    fileprivate var takesFileNames: Bool {
        if case .file = parameter.type.syntax { declaration.provider == nil } else { false }
    }
}

extension [String] {
    /// The same lines, each once.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
