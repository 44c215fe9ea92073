import FoundationEssentials
import IntentCore

extension SessionsFile {
    /// Reads the file's bytes.
    ///
    /// - Throws: `SessionsFileError`, which names the place.
    init(_ bytes: [UInt8], path: String) throws {
        do {
            let value = try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }
            let (root, entries) = try Self.parts(of: value)
            let sessions = try Self.sessions(of: entries)
            try Self.defaultSession(in: root, among: sessions)?.isDefault = true
            self.init(root: root, entries: entries, sessions: sessions)
        } catch let error as JSONSyntaxError {
            throw SessionsFileError(path: path, place: error.place, problem: error.problem)
        } catch let fault as Fault {
            let place = bytes.withUnsafeBytes { JSONPlace(of: fault.steps, in: $0) }
            throw SessionsFileError(path: path, place: place, problem: fault.problem)
        }
    }

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
        guard let value = object["duration"] else {
            throw Fault(steps: steps, problem: "a session has no \"duration\"")
        }
        let steps = steps + [.key("duration")]
        do {
            guard let duration = try Duration.read(json: value) else {
                let kind = value.string == nil ? value.kind : value.text
                let problem = "a session's duration must be text such as \"20m\" or a number of seconds, not \(kind)"
                throw Fault(steps: steps, problem: problem)
            }
            guard duration >= .seconds(1) else { throw ValueParsingError.refused(reason: "must be at least a second") }
            return duration
        } catch let error as ValueParsingError {
            throw Fault(steps: steps, problem: "a session's duration \(error)")
        }
    }

    /// The session that `default` names; one that is not there any more is as if none were named.
    private static func defaultSession(
        in root: JSONObject, among sessions: [MeditationSession]
    ) throws -> MeditationSession? {
        guard let value = root["default"], value != .null else { return nil }
        guard let word = value.string else {
            let problem = "\"default\" must be the name or id of a session, not \(value.kind)"
            throw Fault(steps: [.key("default")], problem: problem)
        }
        let id = UUID(uuidString: word)
        let name = folded(word)
        return sessions.first { $0.id == id } ?? sessions.first { folded($0.name) == name }
    }
}

/// A file of sessions that cannot be used.
struct SessionsFileError: UserFacingError {
    let path: String
    let place: JSONPlace
    let problem: String

    var words: String { "\(path) \(place): \(problem); correct it, nothing was changed" }
    var status: ExitStatus { .badConfiguration }
}
