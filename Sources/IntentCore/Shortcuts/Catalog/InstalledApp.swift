/// An app as it is installed: what it says of itself, and how it is run.
package struct InstalledApp: Sendable {
    package let manifest: Manifest
    /// The program's path, and the words that always come first.
    package let command: [String]
    /// Where it was found: its manifest, or the program itself.
    package let origin: String

    package var name: String { manifest.name }

    /// The names that it has in phrases.
    package var spokenNames: [String] { [manifest.displayName] + manifest.synonyms }

    /// The argument vector that runs an intent with values for its parameters.
    package func command(running intent: Manifest.Intent, values: [(parameter: String, words: [String])]) -> [String] {
        var words = command + (intent.isPrimary ? [] : [intent.command])
        for (name, itsWords) in values {
            let option = intent.parameter(name)?.option ?? kebabCase(name)
            // In one word: a value that begins with a dash would else be taken for an option.
            words += itsWords.map { "--\(option)=\($0)" }
        }
        return words
    }

    /// The current values of the entities in its phrases: what the cache holds while that is fresh, else what the app
    /// answers.
    ///
    /// - Throws: `ProgramError` where the app does not answer.
    package func currentValues() throws(ProgramError) -> ParameterValues {
        let wanted = entitiesInPhrases
        guard !wanted.isEmpty else { return ParameterValues(sources: []) }
        if let values = freshValues(wanted) { return values }
        var values = ParameterValues(sources: manifest.valueSources)
        var isComplete = true
        for (intent, parameter) in wanted {
            let answer = try Subprocess.ask(command + ["--complete", intent.command, parameter.name, ""])
            // An app of this package has written all of its values to the cache by now, which says more than the lines.
            if let values = freshValues(wanted) { return values }
            isComplete = isComplete && answer.status == 0
            values.set(Choice.candidates(in: answer.output), of: parameter.name, in: intent.name)
        }
        // Of an app that names no source, nobody could tell when these are old.
        if !manifest.valueSources.isEmpty, isComplete { try? values.save(for: name) }
        return values
    }

    var entitiesInPhrases: [(Manifest.Intent, Manifest.Parameter)] {
        var found: [(Manifest.Intent, Manifest.Parameter)] = []
        for shortcut in manifest.shortcuts {
            guard let intent = manifest.intent(shortcut.intent) else { continue }
            for parameter in shortcut.phrases.flatMap(\.parameters).compactMap({ intent.parameter($0) })
            where parameter.kind == .entity {
                if !found.contains(where: { $0.0.name == intent.name && $0.1.name == parameter.name }) {
                    found.append((intent, parameter))
                }
            }
        }
        return found
    }

    private func freshValues(_ wanted: [(Manifest.Intent, Manifest.Parameter)]) -> ParameterValues? {
        guard let values = ParameterValues.cached(for: name), values.isFresh(for: manifest.valueSources),
            wanted.allSatisfy({ values.values(of: $0.1.name, in: $0.0.name) != nil })
        else { return nil }
        return values
    }
}

extension Choice {
    /// The lines of candidates: value, tab, description.
    package static func candidates(in output: [UInt8]) -> [Choice] {
        output.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
            guard let value = parts.first.flatMap({ String(validating: $0, as: UTF8.self) }), !value.isEmpty else {
                return nil
            }
            let description = parts.dropFirst().first.flatMap { String(validating: $0, as: UTF8.self) }
            return Choice(
                title: value, subtitle: description.flatMap { $0.isEmpty ? nil : $0 }, otherNames: [], identifier: value
            )
        }
    }
}
