import IntentCore

/// What kind of activity it was, as its service calls it: `trail running`, `ride`.
struct ActivityKind: Equatable {
    /// In lower case, with spaces between its words.
    let name: String

    /// Whether it is a run of any kind, on a treadmill or a trail too.
    var isRun: Bool {
        // In French a run on trails is called by them alone.
        name == "trail"
            || name.split(separator: " ").contains { word in
                word.hasPrefix("run") || word.hasSuffix("run") || word.hasSuffix("running") || word.hasPrefix("jog")
                    || Self.otherNames.contains(String(word))
            }
    }

    /// - Parameter text: `TrailRun`, `trail_running`, `HKWorkoutActivityTypeRunning`; nil is made of nothing.
    init?(_ text: String) {
        var words = ""
        var isBehindSmall = false
        for character in text.hasPrefix(Self.health) ? text.dropFirst(Self.health.count) : text[...] {
            if isBehindSmall, character.isUppercase { words += " " }
            isBehindSmall = character.isLowercase
            words.append(character == "_" || character == "-" || character == "/" ? " " : character)
        }
        name = String(folded(words).prefix(40))
        guard !name.isEmpty else { return nil }
    }

    static let running = ActivityKind("running")

    private static let health = "HKWorkoutActivityType"
    /// What services call a run in the languages that they are most used in.
    private static let otherNames: Set<String> = [
        "treadmill", "laufen", "lauf", "laufband", "traillauf", "strassenlauf", "bahnlauf", "course", "carrera",
        "correr", "corrida", "corsa", "hardlopen", "hardloopsessie", "loopband",
    ]
}
