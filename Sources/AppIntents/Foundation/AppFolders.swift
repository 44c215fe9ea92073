import Foundation
import IntentCore

extension FileManager {
    /// The folder that the apps of a group share: `$XDG_DATA_HOME/intent-toolbox/groups/GROUP`, made where it is not there.
    ///
    /// - Returns: nil where it cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let data = try? XDGDirectories.data else { return nil }
        let folder = URL(fileURLWithPath: data).appendingPathComponent("groups/" + safeFileName(groupIdentifier))
        return made(folder, permissions: 0o700)
    }

    fileprivate func made(_ folder: URL, permissions: Int? = nil) -> URL? {
        let attributes = permissions.map { [FileAttributeKey.posixPermissions: $0] }
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
        } catch {
            return nil
        }
        return folder
    }
}

// Foundation on Linux has `homeDirectory` and `temporaryDirectory` alone. A phone makes these folders when an app is
// installed. `$HOME` counts here; Foundation asks the password file.
extension URL {
    /// The folder of the person's documents (`xdg-user-dirs`), made where it is not there.
    public static var documentsDirectory: URL { folder(userFolder("XDG_DOCUMENTS_DIR") ?? "$HOME/Documents") }
    /// The folder for what an app keeps: `$XDG_DATA_HOME`, made where it is not there.
    public static var applicationSupportDirectory: URL { folder("$XDG_DATA_HOME") }
    /// The folder for what an app can make again: `$XDG_CACHE_HOME`, made where it is not there.
    public static var cachesDirectory: URL { folder("$XDG_CACHE_HOME") }

    private static func folder(_ path: String) -> URL {
        let manager = FileManager.default
        let folder = XDGDirectories.expanded(path).map { URL(fileURLWithPath: $0) }
        return folder.flatMap { manager.made($0) ?? $0 } ?? manager.homeDirectoryForCurrentUser
    }

    /// What `user-dirs.dirs` says of a folder: `XDG_DOCUMENTS_DIR="$HOME/Documents"`.
    private static func userFolder(_ name: String) -> String? {
        guard let file = XDGDirectories.expanded("$XDG_CONFIG_HOME/user-dirs.dirs"),
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return nil }
        let line = text.split(separator: "\n").last { $0.hasPrefix(name + "=") }
        return line.map { $0.dropFirst(name.count + 1).filter { $0 != "\"" } }
    }
}
