import IntentCore

/// Runs what a phrase stands for: becomes that command, or runs it to its end where the phrase is a line of several.
///
/// Of several lines each is run, one after the other, whatever becomes of those before; but a command that the person
/// cancelled or a signal ended is the last. The status is that of the first line that failed: the command's own, or 65
/// for a line that is no phrase.
struct RunShortcutIntent: ForwardingIntent {
    static let title: LocalizedStringResource = "Run a shortcut"
    static let description = IntentDescription(
        """
        Becomes the command that a phrase stands for. What follows the phrase, and common options, are for that command. \
        From a pipe each line is a phrase; the status is that of the first that failed.
        """)

    @Parameter(
        title: "The phrase", inputConnectionBehavior: .connectToPreviousIntentResult, optionsProvider: PhraseOptions())
    var phrase: String

    @Parameter(title: "The app whose phrase it is", requestValueDialog: "Which app's?")
    var app: InstalledAppEntity?

    func perform() async throws -> some IntentResult {
        let forwarded = RunContext.current.forwarded
        let said = said(with: forwarded.words, among: phrases)
        let command = try await chosen(said.phrase, among: phrases).command + forwarded.options + said.rest
        guard forwarded.isForOneOfMany else { throw Subprocess.become(command) }
        // The lines that follow are other phrases and no input of this one: it gets an empty one.
        let status = try Subprocess.run(command)
        guard status == 0 else { throw AlreadyReportedError(status: ExitStatus(rawValue: status)) }
        return NoOutputResult()
    }

    private var phrases: PhraseCatalog { CatalogSnapshot.current.phrases(of: app?.id) }

    /// The phrase, and what of the further words is not a part of it: `shortcuts-run begin meditation` says one phrase,
    /// too, the longest that there is.
    private func said(with words: [String], among phrases: PhraseCatalog) -> (phrase: String, rest: [String]) {
        guard phrases.meaning(of: phrase).isUnknown else { return (phrase, words) }
        let further = words.prefix { !$0.hasPrefix("-") }
        for count in stride(from: further.count, to: 0, by: -1) {
            let longer = ([phrase] + further.prefix(count)).joined(separator: " ")
            if !phrases.meaning(of: longer).isUnknown { return (longer, Array(words.dropFirst(count))) }
        }
        return (([phrase] + further).joined(separator: " "), [])
    }

    private func chosen(_ phrase: String, among phrases: PhraseCatalog) async throws -> InstalledPhrase {
        switch phrases.meaning(of: phrase) {
        case .phrases(let found): try await theOne(of: found)
        case .lacksValue(let found): try await withValue(found)
        case .unknown(let nearest):
            // It may be a phrase of an app that could not be read.
            for problem in phrases.problems { ProcessContext.current.warn(problem) }
            throw unknownPhrase(phrase, nearest: nearest, of: app?.choice.title)
        }
    }

    private func theOne(of found: [InstalledPhrase]) async throws -> InstalledPhrase {
        guard found.count > 1 || found.isEmpty else { return found[0] }
        let apps = found.map { InstalledAppEntity($0.app) }
        guard Set(apps.map(\.id)).count == 1 else {
            throw $app.needsDisambiguationError(among: apps, dialog: "'\(phrase)' is a phrase of several apps.")
        }
        return try await asked(
            "'\(phrase)' stands for several commands.", among: found, as: { shellWords($0.command) },
            advice: "Run one of them: ")
    }

    private func withValue(_ found: [InstalledPhrase]) async throws -> InstalledPhrase {
        guard let parameter = found.first?.parameter else {
            throw UsageError("'\(phrase)' lacks its value, and there is none to choose yet; add one in its app")
        }
        return try await asked(
            "'\(phrase)' lacks the \(parameter.spokenName).", among: found, as: \.text, advice: "Say ")
    }

    /// What the phrase's command takes beside what the phrase gives, as its own completions have it.
    func completions(behind words: [String], beginning prefix: String) async -> [String] {
        let found: InstalledPhrase? =
            switch phrases.meaning(of: phrase) {
            case .phrases(let found), .lacksValue(let found): found.first
            case .unknown: nil
            }
        // Only an app of this package is known to answer for a whole line.
        guard let found, found.app.manifest.completesInJSON else { return [] }
        let program = found.app.command
        let line = ["--complete-line"] + found.command.dropFirst(program.count) + words + [prefix]
        guard let answer = try? Subprocess.ask(program + line), answer.status == 0 else { return [] }
        return String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Asks which one is meant, where somebody can be asked.
    private func asked(
        _ question: String, among found: [InstalledPhrase], as text: (InstalledPhrase) -> String, advice: String
    ) async throws -> InstalledPhrase {
        guard let prompter = IntentContext.current.prompter else {
            throw UsageError("\(question) \(advice)\(listed(found.map { "'\(text($0))'" }))")
        }
        let choices = found.map { Choice(title: text($0), identifier: text($0)) }
        let index = try await prompter.choice(question, among: choices, preselected: nil)
        guard found.indices.contains(index) else { throw CancellationError() }
        return found[index]
    }
}
