import FoundationEssentials
import IntentCore

/// Finds the person's sessions.
struct MeditationSessionQuery: EntityStringQuery {
    func entities(for identifiers: [UUID]) async throws -> [MeditationSession] {
        let wanted = Set(identifiers)
        return try SessionModel().sessions().filter { wanted.contains($0.id) }
    }

    /// Those with a word in their name that begins so: `kindness` and `loving k` mean Loving Kindness.
    func entities(matching string: String) async throws -> [MeditationSession] {
        let text = folded(string)
        guard !text.isEmpty else { return [] }
        return try SessionModel().sessions().filter { session in
            let name = folded(session.name)
            return name.hasPrefix(text) || name.contains(" " + text)
        }
    }

    /// All of them, in the order of the file.
    func suggestedEntities() async throws -> [MeditationSession] { try SessionModel().sessions() }
}
