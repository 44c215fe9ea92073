import FoundationEssentials
import IntentCore

/// What `sessions.json` holds, as the person wrote it:
///
///     {
///       "default": "Breathing",
///       "sessions": [
///         {
///           "id": "a3861f59-e446-44a1-83fd-8cbb2d0b1d0b",
///           "name": "Breathing",
///           "duration": "5m"
///         }
///       ]
///     }
///
/// `duration` is text as on the command line, or a number of seconds. `id` is a UUID; a session written without one has
/// an identifier that is made from its name. `default` is the name or the identifier of a session (of several with
/// that name, the first), and may be missing.
/// All other keys, wherever they stand, are the person's own and stay where they are.
struct SessionsFile {
    /// All of the file but the sessions.
    private var root: JSONObject
    private var entries: [JSONValue]
    /// The sessions that the entries are, in the same order.
    private(set) var sessions: [MeditationSession]

    init(root: JSONObject, entries: [JSONValue], sessions: [MeditationSession]) {
        self.root = root
        self.entries = entries
        self.sessions = sessions
    }

    /// The sessions that come with the tool.
    static var builtIn: SessionsFile {
        let sessions = [
            ("a3861f59-e446-44a1-83fd-8cbb2d0b1d0b", "Breathing", 5),
            ("a10a2a07-12f0-4a3c-89d2-21053de8d66b", "Body Scan", 15),
            ("1240866b-fccb-4734-9310-c990ed88b7e9", "Loving Kindness", 10),
            ("a3e15d25-939a-4dbd-ab62-e5d10ed307ea", "Open Awareness", 20),
        ].compactMap { id, name, minutes in
            UUID(uuidString: id).map { MeditationSession(id: $0, name: name, duration: .seconds(minutes * 60)) }
        }
        return SessionsFile(root: [:], entries: sessions.map(\.entry), sessions: sessions)
    }

    /// The file's text, in a form to be read and edited.
    var bytes: [UInt8] {
        var root = root
        root["sessions"] = .array(entries)
        return Array(JSONValue.object(root).prettyText.utf8)
    }

    /// Adds a session to the end.
    mutating func append(_ session: MeditationSession) {
        entries.append(session.entry)
        sessions.append(session)
        if session.isDefault == true { root["default"] = .string(session.id.entityIdentifierString) }
    }

    /// Removes the session with that identifier; false where there is none.
    mutating func remove(_ id: UUID) -> Bool {
        guard let index = sessions.firstIndex(where: { $0.id == id }) else { return false }
        let removed = sessions.remove(at: index)
        entries.remove(at: index)
        if removed.isDefault == true { root["default"] = nil }
        return true
    }
}

extension MeditationSession {
    fileprivate var entry: JSONValue {
        .object([
            "id": .string(id.entityIdentifierString), "name": .string(name), "duration": .string(duration.written),
        ])
    }
}
