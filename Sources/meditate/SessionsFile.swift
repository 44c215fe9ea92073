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
    private var root: JSONObject
    private var entries: [JSONValue]
    /// The sessions that the entries are, in the same order.
    private(set) var sessions: [MeditationSession]

    /// The sessions that come with the tool.
    static var builtIn: SessionsFile {
        SessionsFile(
            [
                ("a3861f59-e446-44a1-83fd-8cbb2d0b1d0b", "Breathing", 5),
                ("a10a2a07-12f0-4a3c-89d2-21053de8d66b", "Body Scan", 15),
                ("1240866b-fccb-4734-9310-c990ed88b7e9", "Loving Kindness", 10),
                ("a3e15d25-939a-4dbd-ab62-e5d10ed307ea", "Open Awareness", 20),
            ].compactMap { id, name, minutes in
                UUID(uuidString: id).map {
                    MeditationSession(id: $0, name: name, duration: .seconds(minutes * 60))
                }
            })
    }

    private init(_ sessions: [MeditationSession]) {
        root = ["sessions": .array([])]
        entries = sessions.map(\.entry)
        self.sessions = sessions
    }

    /// Reads the file's bytes.
    ///
    /// - Throws: `SessionsFileError`, which names the place.
    init(_ bytes: [UInt8], path: String) throws {
        do {
            root = JSONObject()
            (entries, sessions) = ([], [])
            let value = try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }
            (root, entries) = try Self.parts(of: value)
            sessions = try Self.sessions(of: entries)
            try markDefault()
        } catch let error as JSONSyntaxError {
            throw SessionsFileError(path: path, place: error.place, problem: error.problem)
        } catch let fault as Fault {
            let place = bytes.withUnsafeBytes { JSONPlace(of: fault.steps, in: $0) }
            throw SessionsFileError(path: path, place: place, problem: fault.problem)
        }
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

// MARK: - Reading

extension SessionsFile {
    /// Something that is not as it should be, and the way to it.
    private struct Fault: Error {
        let steps: [JSONStep]
        let problem: String
    }

    private static func parts(of value: JSONValue) throws -> (JSONObject, [JSONValue]) {
        guard let root = value.object else {
            throw Fault(steps: [], problem: "it must be an object with a list of sessions, not \(value.kind)")
        }
        guard let list = root["sessions"] else { throw Fault(steps: [], problem: "the list \"sessions\" is missing") }
        guard case .array(let entries) = list else {
            throw Fault(steps: [.key("sessions")], problem: "\"sessions\" must be a list, not \(list.kind)")
        }
        return (root, entries)
    }

    private static func sessions(of entries: [JSONValue]) throws -> [MeditationSession] {
        var sessions: [MeditationSession] = []
        var taken: Set<UUID> = []
        for (index, entry) in entries.enumerated() {
            let steps = [JSONStep.key("sessions"), .index(index)]
            guard let object = entry.object else {
                throw Fault(steps: steps, problem: "a session must be an object, not \(entry.kind)")
            }
            let name = try name(in: object, steps)
            let id = try id(in: object, steps) ?? madeID(for: name, besides: taken)
            guard taken.insert(id).inserted else {
                throw Fault(steps: steps + [.key("id")], problem: "another session has the same id")
            }
            sessions.append(MeditationSession(id: id, name: name, duration: try duration(in: object, steps)))
        }
        return sessions
    }

    private static func name(in object: JSONObject, _ steps: [JSONStep]) throws -> String {
        guard let value = object["name"] else { throw Fault(steps: steps, problem: "a session has no \"name\"") }
        guard let name = value.string, !folded(name).isEmpty else {
            let kind = value.string == nil ? value.kind : "empty"
            throw Fault(steps: steps + [.key("name")], problem: "a session's name must be text, not \(kind)")
        }
        return name
    }

    private static func id(in object: JSONObject, _ steps: [JSONStep]) throws -> UUID? {
        guard let value = object["id"] else { return nil }
        guard let id = value.string.flatMap({ UUID(uuidString: $0) }) else {
            throw Fault(steps: steps + [.key("id")], problem: "a session's id must be a UUID; it may be left out")
        }
        return id
    }

    /// The identifier of a session without one: the same as long as it bears the name, and its place among those that
    /// are called alike. Version 8 of RFC 9562 is for such UUIDs.
    private static func madeID(for name: String, besides taken: Set<UUID>) -> UUID {
        for number in 0... {
            let text = Array("\(number) \(name)".utf8)
            let high = hashed(text, seed: 1) & 0xffff_ffff_ffff_0fff | 0x8000
            let low = hashed(text, seed: 2) & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
            var bytes = UUID().uuid
            withUnsafeMutableBytes(of: &bytes) {
                $0.storeBytes(of: high.bigEndian, as: UInt64.self)
                $0.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
            }
            let id = UUID(uuid: bytes)
            if !taken.contains(id) { return id }
        }
        return UUID()
    }

    private static func duration(in object: JSONObject, _ steps: [JSONStep]) throws -> Duration {
        guard let value = object["duration"] else { throw Fault(steps: steps, problem: "a session has no \"duration\"") }
        let steps = steps + [.key("duration")]
        do {
            guard let duration = try Duration.intentValue(json: value) else {
                let kind = value.string == nil ? value.kind : value.text
                let problem = "a session's duration must be text such as \"20m\" or a number of seconds, not \(kind)"
                throw Fault(steps: steps, problem: problem)
            }
            guard duration >= .seconds(1) else { throw WordError.refused(reason: "must be at least a second") }
            return duration
        } catch let error as WordError {
            throw Fault(steps: steps, problem: "a session's duration \(error)")
        }
    }

    /// Finds the session that `default` names; one that is not there any more is as if none were named.
    private func markDefault() throws {
        guard let value = root["default"], value != .null else { return }
        guard let word = value.string else {
            let problem = "\"default\" must be the name or id of a session, not \(value.kind)"
            throw Fault(steps: [.key("default")], problem: problem)
        }
        let id = UUID(uuidString: word)
        let name = folded(word)
        (sessions.first { $0.id == id } ?? sessions.first { folded($0.name) == name })?.isDefault = true
    }
}

// MARK: - Writing

extension MeditationSession {
    fileprivate var entry: JSONValue {
        .object(["id": .string(id.entityIdentifierString), "name": .string(name), "duration": .string(duration.written)])
    }
}

/// A file of sessions that cannot be used.
struct SessionsFileError: ReportedError {
    let path: String
    let place: JSONPlace
    let problem: String

    var words: String { "\(path) \(place): \(problem); correct it, nothing was changed" }
    var status: ExitStatus { .badConfiguration }
}
