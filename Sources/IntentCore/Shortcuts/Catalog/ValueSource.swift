/// A file or folder that the values of an app's parameters come from.
///
///     static let valueSources: [ValueSource] = [.config("sessions.json")]
public struct ValueSource: Hashable, Sendable {
    /// The path as a manifest has it, where a base folder stands as a variable:
    /// `$XDG_CONFIG_HOME/intent-toolbox/sessions.json`.
    package let path: String

    package init(path: String) { self.path = path }

    /// A file under `$XDG_CONFIG_HOME/intent-toolbox`.
    public static func config(_ name: String) -> ValueSource { shared("XDG_CONFIG_HOME", name) }
    /// A file or folder under `$XDG_DATA_HOME/intent-toolbox`.
    public static func data(_ name: String) -> ValueSource { shared("XDG_DATA_HOME", name) }
    /// A file by its path; `~/` and a variable such as `$XDG_DATA_HOME/` stand for a folder.
    public static func file(_ path: String) -> ValueSource { ValueSource(path: path) }

    /// The path as it is on this machine; nil where its folder is unknown.
    package var expanded: String? { XDGDirectories.expanded(path) }
    /// What it is like now: equal texts mean that nothing changed.
    package var fingerprint: String { FileFingerprint(self).text }

    private static func shared(_ variable: String, _ name: String) -> ValueSource {
        ValueSource(path: "$\(variable)/\(XDGDirectories.name)/\(name)")
    }
}

extension FileFingerprint {
    /// The fingerprint of a source as it is now.
    init(_ source: ValueSource) { self.init(expanding: source.path) }
}
