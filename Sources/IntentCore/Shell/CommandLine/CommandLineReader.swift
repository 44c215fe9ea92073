/// What a command line asks for.
struct Invocation {
    var boundIntent: BoundIntent
    /// The options in their order: which field, and the word.
    var options: [(field: Int, word: String)] = []
    var bareWords: [String] = []
    var common = CommonOptions()
    /// The field that `-` takes from standard input.
    var fieldFromInput: Int?
    /// Whether `--` was among the words: what follows it is no option.
    var hasEndedOptions = false
    /// What the intent hands on to another program: what follows `--`, and behind its own first value what it does not
    /// know. Nil where it hands on nothing.
    var forwarded: [String]?
    /// Whether a bare `-` asks for standard input expressly.
    var readsInput = false
}

/// Takes a command line apart by what the intents declare.
struct CommandLineReader {
    private var rest: ArraySlice<String>
    private var invocation: Invocation
    private var flagsBefore: [String] = []
    /// What help is asked for that is no command.
    private var unknownTopic: String?

    private init(_ words: [String], of app: any IntentApp.Type) {
        rest = words[...]
        // Common flags may stand before the intent's name.
        while let word = rest.first, Self.isCommonFlag(word) { flagsBefore.append(rest.removeFirst()) }
        if rest.first == "help", app.intent(named: "help") == nil, !Self.firstParameterTakesAnyWord(of: app) {
            rest.removeFirst()
            flagsBefore.append("--help")
            if let topic = rest.first, !topic.hasPrefix("-"), app.intent(named: topic) == nil { unknownTopic = topic }
        }
        if let name = rest.first, let intent = app.intent(named: name) {
            rest.removeFirst()
            invocation = Invocation(boundIntent: BoundIntent(intent, of: app))
        } else {
            invocation = Invocation(boundIntent: BoundIntent(app.primaryIntent, of: app))
        }
        rest = ArraySlice(flagsBefore + rest)
    }

    /// A text may be any word, and so `help` as well.
    private static func firstParameterTakesAnyWord(of app: any IntentApp.Type) -> Bool {
        BoundIntent(app.primaryIntent, of: app).fields.first?.takesAnyWord ?? false
    }

    /// - Throws: `CommandLineError`.
    static func read(_ words: [String], of app: any IntentApp.Type) throws -> Invocation {
        var reader = CommandLineReader(words, of: app)
        if let topic = reader.unknownTopic {
            throw CommandLineError.unknownCommand(topic, meant: app.commandsMeant(by: topic))
        }
        try reader.readAll()
        return reader.invocation
    }

    private mutating func readAll() throws {
        while let word = rest.popFirst() {
            if word == "--" {
                invocation.hasEndedOptions = true
                if isForwarding {
                    invocation.forwarded = (invocation.forwarded ?? []) + rest
                } else {
                    invocation.bareWords += rest
                }
                return
            } else if word.hasPrefix("--") {
                try readOption(word)
            } else if word == "-", fields.first?.parameter.type.takesWholeInput != true {
                invocation.readsInput = true
            } else if word.hasPrefix("-"), word != "-", !Self.isNumber(word) {
                try readLetters(word)
            } else if isForwarding, hasFirstValue {
                forward(word)
            } else {
                invocation.bareWords.append(word)
            }
        }
    }

    private var isForwarding: Bool { invocation.boundIntent.isForwarding }

    /// Whether it is known which program the further words are for.
    private var hasFirstValue: Bool { !invocation.bareWords.isEmpty || invocation.options.contains { $0.field == 0 } }

    private mutating func forward(_ word: String) { invocation.forwarded = (invocation.forwarded ?? []) + [word] }

    private mutating func readOption(_ word: String) throws {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if let option = CommonOptions.all.first(where: { $0.name == name }) {
            try takeCommon(option, attached)
        } else if let index = fields.firstIndex(where: { $0.option == name }) {
            try takeField(index, attached)
        } else if name.hasPrefix("no-"),
            let index = fields.firstIndex(where: { $0.isFlag && "no-" + $0.option == name })
        {
            guard attached == nil else { throw CommandLineError.needlessValue(option: name) }
            try give(index, "no")
        } else if isForwarding, hasFirstValue || attached != nil {
            forward(word)
        } else {
            throw CommandLineError.unknownOption("--" + name, known: knownOptions)
        }
    }

    private mutating func takeCommon(_ option: CommonOptions.Declaration, _ attached: String?) throws {
        guard option.value != nil else {
            guard attached == nil else { throw CommandLineError.needlessValue(option: option.name) }
            return option.take(&invocation.common, "")
        }
        let word = try attached ?? nextWord(for: option.name)
        guard option.choices.isEmpty || option.choices.contains(folded(word)) else {
            throw CommandLineError.noChoiceOfOption(word, option: option.name, choices: option.choices)
        }
        option.take(&invocation.common, option.choices.isEmpty ? word : folded(word))
        // An empty list would read as if the option had not been given.
        guard !option.choices.isEmpty || !invocation.common.fields.isEmpty else {
            throw CommandLineError.missingValue(option: option.name)
        }
    }

    private mutating func takeField(_ index: Int, _ attached: String?) throws {
        if fields[index].isFlag { return try give(index, attached ?? "yes") }
        let word = try attached ?? nextWords(for: fields[index])
        guard word == "-", !fields[index].parameter.type.takesWholeInput else { return try give(index, word) }
        guard invocation.fieldFromInput == nil else { throw CommandLineError.inputTwice }
        invocation.fieldFromInput = index
    }

    private mutating func give(_ index: Int, _ word: String) throws {
        guard fields[index].parameter.type.isList || !invocation.options.contains(where: { $0.field == index }) else {
            throw CommandLineError.givenTwice(option: fields[index].option)
        }
        invocation.options.append((index, word))
    }

    /// An option's value is the next word, whatever it begins with, unless that is an option itself.
    private mutating func nextWord(for option: String) throws -> String {
        guard let word = rest.first, word != "--" else { throw CommandLineError.missingValue(option: option) }
        guard !invocation.boundIntent.isOption(word) else {
            throw CommandLineError.missingValue(option: option)
        }
        rest.removeFirst()
        return word
    }

    /// The words that make a value, with a space between them. One word that has spaces itself may be all of it.
    private mutating func nextWords(for field: BoundParameter) throws -> String {
        var words = [try nextWord(for: field.option)]
        while words.count < field.parameter.type.wordCount, !words[0].contains(" ") {
            guard let word = rest.first, word != "--" else {
                throw CommandLineError.missingWords(
                    option: field.option, before: words, expected: field.parameter.type.expected)
            }
            words.append(word)
            rest.removeFirst()
        }
        return words.joined(separator: " ")
    }

    private mutating func readLetters(_ word: String) throws {
        for letter in word.dropFirst() {
            guard let option = CommonOptions.all.first(where: { $0.letter == letter }) else {
                throw CommandLineError.unknownOption(word, known: knownOptions)
            }
            option.take(&invocation.common, "")
            if letter == "h" { invocation.common.wantsShortHelp = true }
        }
    }

    private var fields: [BoundParameter] { invocation.boundIntent.fields }

    private var knownOptions: [String] { invocation.boundIntent.optionNames }

    /// Whether the word is a common option without a value.
    static func isCommonFlag(_ word: String) -> Bool {
        CommonOptions.all.contains {
            $0.value == nil && (word == "--" + $0.name || $0.letter.map { word == "-\($0)" } == true)
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        let digits = word.utf8.dropFirst().drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        return digits.first.map { isDigit($0) } ?? false
    }
}

extension BoundIntent {
    /// Every option that the intent has, with its dashes.
    fileprivate var optionNames: [String] {
        CommonOptions.all.map { "--" + $0.name }
            + fields.flatMap { $0.isFlag ? ["--" + $0.option, "--no-" + $0.option] : ["--" + $0.option] }
    }

    /// Whether a word is an option of the intent, so that it cannot be the value of another.
    func isOption(_ word: String) -> Bool {
        optionNames.contains(String(word.prefix { $0 != "=" })) || CommandLineReader.isCommonFlag(word)
    }
}

extension IntentApp {
    /// The intent of that command name.
    ///
    /// What the app lists is looked at first: a start-up then makes neither phrases nor find commands.
    static func intent(named name: String) -> (any AppIntent.Type)? {
        ([primaryIntent] + intents).first { $0.commandName == name } ?? unlistedIntent(named: name)
            ?? (isCommandName(name) ? furtherIntents.first { $0.commandName == name } : nil)
    }

    /// Whether a type's name can give this command name: most values are none, and cost nothing.
    private static func isCommandName(_ word: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte > 0x7F }
        guard let first = word.utf8.first, isLetter(first) else { return false }
        return word.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }
}

extension AppIntent {
    /// The intent's name on the command line: `ListRunsIntent` is `list-runs`.
    static var commandName: String {
        let name = sourceName(of: Self.self)
        // A generic type is called by the name that it gives itself, else without what it is made for.
        return intentCommandName(
            name.utf8.last == UInt8(ascii: ">") ? String(persistentIdentifier.prefix { $0 != "<" }) : name)
    }
}

extension IntentApp {
    /// The commands that a word which names none may have meant.
    static func commandsMeant(by word: String) -> [String] {
        let names = commands.map { $0.commandName }
        let word = folded(word)
        let begun = word.utf8.count < 3 ? [] : names.filter { $0.hasPrefix(word) }
        return begun.isEmpty ? nearestNames(to: word, among: names, most: 1) : begun
    }
}
