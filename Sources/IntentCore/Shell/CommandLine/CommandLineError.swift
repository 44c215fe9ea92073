/// What can be wrong with a command line or a line of input, in the words that the person reads.
enum CommandLineError: UserFacingError {
    case unknownOption(String, known: [String])
    case missingValue(option: String)
    /// An option whose value is several words, of which the last ones are missing.
    case missingWords(option: String, before: [String], expected: String)
    case needlessValue(option: String)
    case givenTwice(option: String)
    case inputTwice
    case tooMany(word: String)
    /// A word that a field refused, with the reason.
    case refused(word: String, field: BoundParameter, reason: String)
    /// A word that is none of the values to choose from; the alternatives are what else it could have been.
    case noChoice(word: String, field: BoundParameter, choices: [String], alternatives: [BoundParameter])
    /// A first word that is near the names of commands.
    case unknownCommand(String, meant: [String])
    /// A list of too few or too many.
    case wrongSize(field: BoundParameter, reason: ValueParsingError)
    /// A value of another type than the field's.
    case otherType(kind: String, field: BoundParameter)
    /// A result of a command, by its type, that is no value of these fields.
    case otherResult(kind: String, fields: [BoundParameter])
    case unknownKeys([String])
    /// A key that is likely another parameter's, mistyped.
    case mistypedKey(String, meant: String)
    /// A key that another command of the app takes.
    case keyOfCommand(String, command: String)
    /// Two keys of one object that name the same parameter.
    case sameKey(String, String)
    /// A value that is not JSON, which began on that line of the input.
    case notJSON(JSONSyntaxError, firstLine: Int)
    /// An element of an array, counted from 1, that cannot be used. With it the array cannot, unless it stands alone: then
    /// those before it are done.
    case badElement(Int, reason: String, isAlone: Bool)
    case nestedArray
    case notUTF8
    case tooLong
    case valueTooLong
    case rowTooLong
    case textBehindQuote
    case unendedQuote
    case wrongCellCount(Int, headings: Int)
    /// CSV is announced and nothing is read: by no run of the command, or since a value was given.
    case inputIsNotRead(byAny: Bool)
    case noChoiceOfOption(String, option: String, choices: [String])
    case missing([(field: BoundParameter, choices: [String])], dialog: String?)
    case notConfirmed(question: String?)
    case noFields([String], known: [String])
    case fieldsAndJSON
    case csvAndJSON
    case noList

    var status: ExitStatus {
        switch self {
        case .notJSON, .notUTF8, .tooLong, .valueTooLong, .rowTooLong, .textBehindQuote, .unendedQuote, .wrongCellCount:
            .badData
        default: .usage
        }
    }

    /// Whether a word was none of a field's values.
    var isRefusal: Bool {
        switch self {
        case .refused, .noChoice: true
        default: false
        }
    }

    var words: String {
        switch self {
        case .unknownOption(let option, let known):
            advising("there is no option \(quoted(option))", Self.suggestion(option, among: known) ?? "see --help")
        case .missingValue(let option):
            "--\(option) needs a value; one that begins with a dash is written --\(option)=VALUE"
        case .missingWords(let option, _, let expected): "--\(option) needs \(expected)"
        case .needlessValue(let option): "--\(option) takes no value"
        case .givenTwice(let option): "--\(option) is given twice; give it once"
        case .inputTwice: "two parameters are to be read from standard input; only one can be"
        case .tooMany(let word): "\(quoted(word)) is one value too many; see --help"
        case .refused(let word, let field, let reason):
            "invalid value \(quoted(word)) for --\(field.option): \(reason)"
        case .unknownCommand(let word, let names):
            "there is no command \(quoted(word)); "
                + (names.isEmpty ? "--help shows all commands" : "did you mean \(listed(names))?")
        case .noChoice(let word, let field, let choices, let alternatives):
            advising(
                "\(quoted(word)) is not \(field.parameter.type.expected)",
                Self.suggestion(word, among: choices),
                choices.isEmpty ? "there are none" : "choose \(listed(choices))",
                alternatives.isEmpty ? nil : "or give \(listed(alternatives.map(\.parameter.type.expected)))")
        case .wrongSize(let field, let reason): "invalid value for --\(field.option): \(reason)"
        case .otherType(let kind, let field):
            "\(kind) is no value for --\(field.option); give \(field.parameter.type.expected)"
        case .otherResult(let kind, let fields):
            "\(kind) is no value for \(listed(fields.map { "--\($0.option)" })); "
                + "give \(listed(fields.map(\.parameter.type.expected)))"
        case .unknownKeys(let keys):
            "none of the keys \(listed(keys.map { quoted($0) })) is a parameter; see --help"
        case .mistypedKey(let key, let name): "unknown key \(quoted(key)); did you mean \(name)?"
        case .keyOfCommand(let key, let command): "\(quoted(key)) is for '\(command)', not for this command"
        case .sameKey(let one, let other): "\(quoted(one)) and \(quoted(other)) name the same parameter; give it once"
        case .notJSON(let error, let firstLine):
            error.line == 1
                ? "this is not JSON: \(error.problem) at column \(error.column)"
                : "this is not JSON: \(error.problem) at line \(firstLine + error.line - 1), column \(error.column)"
        case .badElement(let position, let reason, let isAlone):
            "element \(position): \(reason) ("
                + (isAlone ? "those after it were not used)" : "nothing of the array was used)")
        case .nestedArray: "an array in an array is no value; give its elements"
        case .notUTF8: "this is not UTF-8"
        case .tooLong: "this line is too long; 16 MiB are the most"
        case .valueTooLong: "this JSON value is too long; 16 MiB are the most"
        case .rowTooLong: "this row is too long; 16 MiB are the most"
        case .textBehindQuote: "something follows the quote that ends a cell; double the quotes within a cell"
        case .unendedQuote: "a cell begins with a quote and has none at its end"
        case .wrongCellCount(let count, let headings):
            "this row has \(count) \(count == 1 ? "cell" : "cells") for \(headings) headings; give one for each"
        case .inputIsNotRead(byAny: true): "this command reads no standard input; leave out --input-format"
        case .inputIsNotRead: "--input-format csv reads standard input; give no value for it on the command line"
        case .noChoiceOfOption(let word, let option, let choices):
            "invalid value \(quoted(word)) for --\(option): choose \(listed(choices))"
        case .missing(let fields, let dialog):
            advising(
                dialog ?? listed(fields.map { "the \($0.field.words)" }, last: " and ")
                    + (fields.count == 1 ? " is missing" : " are missing"),
                "give " + listed(fields.map(Self.hint), last: " and "))
        case .notConfirmed(let question):
            advising(question ?? "this needs a confirmation", "nobody can be asked, but --yes agrees beforehand")
        case .noFields(let names, let known):
            known.isEmpty
                ? "--fields works only with commands that list things"
                : "there is no field \(listed(names.map { quoted($0) })); choose among \(listed(known))"
        case .fieldsAndJSON: "--fields and --json exclude each other; give one of them"
        case .csvAndJSON: "--csv and --json exclude each other; give one of them"
        case .noList: "--csv works only with commands that list things"
        }
    }

    private static func suggestion(_ word: String, among names: [String]) -> String? {
        nearest(to: word, among: names).map { "did you mean \($0)?" }
    }

    private static func hint(_ missing: (field: BoundParameter, choices: [String])) -> String {
        let accepted = missing.choices.isEmpty ? missing.field.parameter.type.expected : listed(missing.choices)
        return "--\(missing.field.option) (\(accepted))"
    }
}

/// What is wrong, and what to do, in one line: `what is wrong; what to do`. A part that is a sentence already keeps its
/// end, and the next one begins as a sentence.
func advising(_ parts: String?...) -> String {
    parts.compactMap(\.self).reduce("") { line, part in
        guard let end = line.last else { return part }
        return ".?!".contains(end) ? "\(line) \(part.prefix(1).uppercased())\(part.dropFirst())" : "\(line); \(part)"
    }
}
