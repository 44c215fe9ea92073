/// The options that every intent of every tool has.
struct CommonOptions: Equatable, Sendable {
    var json = false
    var csv = false
    var fields: [String] = []
    /// Whether standard input is CSV.
    var inputIsCSV = false
    var isQuiet = false
    var agrees = false
    var noInput = false
    var wantsHelp = false
    /// Whether the help is to fit a screen, as after `-h`.
    var wantsShortHelp = false
    var wantsVersion = false

    /// One of them: how it is written, and what help says of it.
    struct Declaration: Sendable {
        let name: String
        var letter: Character?
        /// What stands for its value in help, if it takes one.
        var value: String?
        /// The values that there are, where they are few.
        var choices: [String] = []
        let help: String
        let take: @Sendable (inout CommonOptions, String) -> Void
    }

    /// Those that were given, as words for another program; help and version are answered here, and the input is read here.
    var words: [String] {
        Self.all.compactMap { option in
            guard option.choices.isEmpty else { return nil }
            guard option.value == nil else {
                return fields.isEmpty ? nil : "--\(option.name)=\(fields.joined(separator: ","))"
            }
            var taken = self
            option.take(&taken, "")
            return taken == self ? "--\(option.name)" : nil
        }
    }

    static let all: [Declaration] = [
        Declaration(name: "json", help: "Print JSON, one object per line") { options, _ in options.json = true },
        Declaration(name: "csv", help: "Print CSV with a header") { options, _ in options.csv = true },
        Declaration(name: "fields", value: "NAMES", help: "Print these properties only") {
            $0.fields += $1.split(separator: ",").map { folded(String($0)) }
        },
        Declaration(
            name: "input-format", value: "FORMAT", choices: ["lines", "csv"],
            help: "Read standard input as lines or csv"
        ) { $0.inputIsCSV = $1 == "csv" },
        Declaration(name: "quiet", letter: "q", help: "Print errors only") { options, _ in options.isQuiet = true },
        Declaration(name: "yes", letter: "y", help: "Answer yes to questions") { options, _ in
            options.agrees = true
        },
        Declaration(name: "no-input", help: "Never ask") { options, _ in options.noInput = true },
        Declaration(name: "help", letter: "h", help: "Show help") { options, _ in options.wantsHelp = true },
        Declaration(name: "version", help: "Show the version") { options, _ in options.wantsVersion = true },
    ]
}
