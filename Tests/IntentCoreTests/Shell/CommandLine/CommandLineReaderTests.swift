import Testing

@testable import IntentCore

@Suite struct CommandLineReaderTests {
    /// The options as `name=word`, then the bare words.
    private func read(_ words: String...) throws -> (options: [String], bare: [String], invocation: Invocation) {
        let invocation = try CommandLineReader.read(words, of: SampleTool.self)
        let options = invocation.options.map { "\(invocation.boundIntent.fields[$0.field].option)=\($0.word)" }
        return (options, invocation.bareWords, invocation)
    }

    private func message(_ words: String...) -> String? {
        do {
            _ = try CommandLineReader.read(words, of: SampleTool.self)
            return nil
        } catch {
            return (error as? CommandLineError)?.words ?? "\(error)"
        }
    }

    @Test func anOptionIsNamedByItsPropertyInKebabCase() throws {
        #expect(try read("--start-date", "today").options == ["start-date=today"])
        #expect(try read("--start-date=a=b").options == ["start-date=a=b"])
        #expect(try read("--note=").options == ["note="])
        #expect(try read("--note", "").options == ["note="])
        #expect(message("--startDate", "today") == "there is no option '--startDate'; did you mean --start-date?")
    }

    @Test func aCommonOptionsNameGetsAnEnding() throws {
        #expect(try read("--fields-value", "x", "--no-input-value").options == ["fields-value=x", "input-value=no"])
        let common = try read("--fields", "A,b,", "--no-input", "--fields=c").invocation.common
        #expect(common.fields == ["a", "b", "c"] && common.noInput)
    }

    @Test func flags() throws {
        #expect(try read("--loud", "x").options == ["loud=yes"])
        #expect(try read("--loud", "x").bare == ["x"])
        #expect(try read("--no-loud").options == ["loud=no"])
        #expect(try read("--loud=off").options == ["loud=off"])
        #expect(message("--no-loud=x") == "--no-loud takes no value")
        #expect(message("--no-note") == "there is no option '--no-note'; did you mean --note?")
    }

    @Test func aListTakesItsOptionAgain() throws {
        #expect(try read("--tags", "a", "--tags=b").options == ["tags=a", "tags=b"])
        #expect(message("--note=a", "--note", "b") == "--note is given twice; give it once")
        #expect(message("--loud", "--no-loud") == "--loud is given twice; give it once")
    }

    @Test(arguments: ["-5", "-.5", "-,5", "-5km", "-0"])
    func aNegativeNumberIsAValue(word: String) throws {
        #expect(try read(word).bare == [word])
        #expect(try read("--note", word).options == ["note=\(word)"])
    }

    @Test func lettersMayStandTogether() throws {
        let common = try read("-qy").invocation.common
        #expect(common.isQuiet && common.agrees && !common.json)
        #expect(message("-qz") == "there is no option '-qz'; see --help")
        #expect(message("-é") == "there is no option '-é'; see --help")
    }

    @Test func twoDashesEndTheOptions() throws {
        let read = try read("a", "--", "--loud", "-q", "--", "-")
        #expect(read.bare == ["a", "--loud", "-q", "--", "-"] && read.options.isEmpty)
        #expect(!read.invocation.common.isQuiet && !read.invocation.readsInput)
    }

    @Test func aDashIsStandardInput() throws {
        #expect(try read("-").invocation.readsInput)
        let read = try read("--note", "-")
        #expect(read.invocation.fieldFromInput == 1 && read.options.isEmpty)
        #expect(
            message("--note", "-", "--distance", "-")
                == "two parameters are to be read from standard input; only one can be")
    }

    @Test(arguments: ["--json", "-q", "--loud", "--no-loud", "--note=x", "--"])
    func anOptionIsNoValue(word: String) {
        #expect(message("--note", word) == "--note needs a value; one that begins with a dash is written --note=VALUE")
        #expect(message("--note") == "--note needs a value; one that begins with a dash is written --note=VALUE")
    }

    @Test func anIntentByItsName() throws {
        for words in [
            ["list-stars", "--limit", "3"], ["--json", "list-stars", "--limit=3"], ["-q", "list-stars", "--limit=3"],
        ] {
            let invocation = try CommandLineReader.read(words, of: SampleTool.self)
            #expect(invocation.boundIntent.intent is ListStarsIntent && invocation.bareWords.isEmpty)
            #expect(invocation.options.map(\.word) == ["3"])
        }
        // Only as the first word, and not behind the end of options.
        #expect(try read("x", "list-stars").bare == ["x", "list-stars"])
        #expect(try read("--", "list-stars").invocation.boundIntent.intent is SampleIntent)
        #expect(try read("sample").invocation.boundIntent.intent is SampleIntent)
    }
}

/// Intents that an app does not list belong to it by its phrases, and are run as those that it lists.
@Suite struct UnlistedCommandTests {
    @Test(arguments: ["water", "prune5", "weed-all"])
    func anIntentOfAPhrase(command: String) throws {
        #expect(Plot.commands.map { $0.commandName }.contains(command))
        #expect(try CommandLineReader.read([command], of: Plot.self).boundIntent.intent.isCommand(command))
    }

    @Test(arguments: ["digging", "5K", "-water", "Water", "two words", ""])
    func aValueStaysAValue(word: String) throws {
        #expect(try CommandLineReader.read(["--", word], of: Plot.self).bareWords == [word])
        #expect(Plot.intent(named: word) == nil)
    }
}

extension AppIntent {
    fileprivate func isCommand(_ name: String) -> Bool { Self.commandName == name }
}

private enum Plot: IntentApp {
    static let name = "plot"
    static let displayName = "Plot"
    static let primaryIntent: any AppIntent.Type = NoteIntent.self
    static let shortcuts: (any AppShortcutsProvider.Type)? = PlotShortcuts.self
}

private struct PlotShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: WaterIntent(), phrases: ["Water with \(.applicationName)"])
        AppShortcut(intent: Prune5Intent(), phrases: ["Prune with \(.applicationName)"])
        AppShortcut(intent: WeedAllIntent(), phrases: ["Weed with \(.applicationName)"])
    }
}

private struct NoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Text") var text: String
    func perform() async throws -> some IntentResult { .result() }
}

private struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"
    func perform() async throws -> some IntentResult { .result() }
}

private struct Prune5Intent: AppIntent {
    static let title: LocalizedStringResource = "Prune Five"
    func perform() async throws -> some IntentResult { .result() }
}

private struct WeedAllIntent: AppIntent {
    static let title: LocalizedStringResource = "Weed All"
    func perform() async throws -> some IntentResult { .result() }
}
