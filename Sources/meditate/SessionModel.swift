import FoundationEssentials
import IntentCore

/// The person's sessions: the one place that reads and saves them.
///
/// They are in `sessions.json` in the configuration folder; until that file is there, they are the four that come with
/// the tool.
struct SessionModel {
    /// All sessions, in the person's order.
    func sessions() throws -> [MeditationSession] { try contents(file.read()).sessions }

    /// The session that the person chose to start where none is named.
    func defaultSession() throws -> MeditationSession? { try sessions().first { $0.isDefault == true } }

    /// Adds a session to the end.
    ///
    /// - Throws: `SessionError.exists` where there is one of that name.
    func add(name: String, duration: Duration, isDefault: Bool) throws -> MeditationSession {
        let new = MeditationSession(id: UUID(), name: name, duration: duration, isDefault: isDefault)
        try change { contents in
            // A word is compared without regard to case, so that two such names could not be told apart.
            if let same = contents.sessions.first(where: { folded($0.name) == folded(name) }) {
                throw SessionError.exists(same.name)
            }
            contents.append(new)
        }
        return new
    }

    /// Removes a session, and its being the default.
    ///
    /// - Throws: `SessionError.isGone` where somebody else has removed it meanwhile.
    func remove(_ session: MeditationSession) throws {
        try change { guard $0.remove(session.id) else { throw SessionError.isGone(session.name) } }
    }

    static let fileName = "sessions.json"

    private var file: SharedFile {
        get throws { SharedFile(appendingPathComponent(try XDGDirectories.config, Self.fileName)) }
    }

    private func contents(_ bytes: [UInt8]?) throws -> SessionsFile {
        guard let bytes else { return .builtIn }
        return try SessionsFile(bytes, path: file.path)
    }

    /// Changes the sessions on disk; every change of them comes this way.
    private func change(_ body: (inout SessionsFile) throws -> Void) throws {
        try file.update { old in
            var contents = try contents(old)
            try body(&contents)
            return contents.bytes
        }
        MeditationShortcuts.updateAppShortcutParameters()
        WidgetCenter.shared.reloadTimelines(ofKind: MeditationWidget.kind)
    }
}

/// Why a session cannot be used.
enum SessionError: UserFacingError {
    case none
    case exists(String)
    case isGone(String)
    case isTooShort

    var words: String {
        switch self {
        case .none: "you have no sessions; add one with meditate add-session NAME --duration 10m"
        case .exists(let name): "there is a session '\(name)' already; give this one another name"
        case .isGone(let name): "the session '\(name)' is not there any more; see meditate list-sessions"
        case .isTooShort: "a sitting takes at least a second; give a longer duration"
        }
    }
    var status: ExitStatus {
        switch self {
        case .none, .exists, .isGone: .refused
        case .isTooShort: .usage
        }
    }
}
