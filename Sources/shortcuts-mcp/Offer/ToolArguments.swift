import IntentCore

extension Tool {
    /// The argument vector of a call: the app's own program, with a word for each value. Nothing in it can be another
    /// option, since each value is one word with its option's name.
    ///
    /// - Throws: `ArgumentError` for what the program could not be told; whether a value is right, it says itself.
    func command(_ arguments: JSONObject, isAgreed: Bool) throws(ArgumentError) -> [String] {
        var values: [(parameter: String, words: [String])] = []
        var flags: [String] = []
        for (name, value) in arguments.members where value != .null {
            guard let parameter = intent.parameter(name) else {
                let names = intent.parameters.map(\.name)
                let advice = names.isEmpty ? "it takes none" : "it takes \(listed(names, last: " and "))"
                throw ArgumentError(words: "there is no argument \(quoted(name)); \(advice)")
            }
            if parameter.kind == .flag, !parameter.isList {
                flags.append((try parameter.isTrue(value) ? "--" : "--no-") + parameter.option)
            } else {
                values.append((name, try parameter.words(for: value)))
            }
        }
        return app.command(running: intent, values: values) + flags + ["--json"] + (isAgreed ? ["--yes"] : [])
    }
}

/// An argument that cannot be handed on.
struct ArgumentError: Error, Equatable {
    let words: String
}

extension Manifest.Parameter {
    fileprivate func isTrue(_ value: JSONValue) throws(ArgumentError) -> Bool {
        if case .bool(let flag) = value { return flag }
        switch value.word.map(folded) {
        case "yes"?, "true"?: return true
        case "no"?, "false"?: return false
        default: throw ArgumentError(words: "\(name) is \(value.kind); give true or false")
        }
    }

    fileprivate func words(for value: JSONValue) throws(ArgumentError) -> [String] {
        guard case .array(let elements) = value else { return [try word(for: value)] }
        guard isList else { throw ArgumentError(words: "\(name) is a list; give one value") }
        var words: [String] = []
        for element in elements { words.append(try word(for: element)) }
        return words
    }

    /// A value as a command line has it. A number carries its unit, so that no preference changes what it means.
    private func word(for value: JSONValue) throws(ArgumentError) -> String {
        let word: String
        switch value {
        case .integer, .number, .digits: word = (value.word ?? "") + (form?.unit ?? "")
        case .bool(let flag): word = flag ? "yes" : "no"
        case .string(let text): word = text
        case .object(let object):
            guard let identifier = object["id"]?.word else {
                throw ArgumentError(words: "\(name) is an object without \"id\"; give \(expected ?? "a text")")
            }
            word = identifier
        case .array, .null: throw ArgumentError(words: "\(name) holds \(value.kind); give \(expected ?? "a text")")
        }
        // A command line reads standard input for it, and a call has none.
        guard word != "-" else { throw ArgumentError(words: "\(name) is '-' alone; write out what it is") }
        // The system ends a word there.
        guard !word.utf8.contains(0) else {
            throw ArgumentError(words: "\(name) has a NUL character; leave it out")
        }
        return word
    }
}
