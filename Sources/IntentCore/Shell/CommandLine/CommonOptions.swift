/// The options that every intent of every tool has.
struct CommonOptions: Equatable, Sendable {
    var json = false
    var fields: [String] = []
    var isQuiet = false
    var agrees = false
    var noInput = false
    var wantsHelp = false
    var wantsVersion = false

    /// One of them: how it is written, and what help says of it.
    struct Declaration: Sendable {
        let name: String
        var letter: Character?
        /// What stands for its value in help, if it takes one.
        var value: String?
        let help: String
        let take: @Sendable (inout CommonOptions, String) -> Void
    }

    /// Those that were given, as words for another program; help and version are answered here.
    var words: [String] {
        Self.all.compactMap { option in
            guard option.value == nil else {
                return fields.isEmpty ? nil : "--\(option.name)=\(fields.joined(separator: ","))"
            }
            var taken = self
            option.take(&taken, "")
            return taken == self ? "--\(option.name)" : nil
        }
    }

    static let all: [Declaration] = [
        Declaration(name: "json", help: "print records of JSON") { options, _ in options.json = true },
        Declaration(name: "fields", value: "NAMES", help: "print these properties") {
            $0.fields += $1.split(separator: ",").map { folded(String($0)) }
        },
        Declaration(name: "quiet", letter: "q", help: "print errors only") { options, _ in options.isQuiet = true },
        Declaration(name: "yes", letter: "y", help: "agree to questions") { options, _ in
            options.agrees = true
        },
        Declaration(name: "no-input", help: "never ask") { options, _ in options.noInput = true },
        Declaration(name: "help", letter: "h", help: "show this") { options, _ in options.wantsHelp = true },
        Declaration(name: "version", help: "show the version") { options, _ in options.wantsVersion = true },
    ]
}
