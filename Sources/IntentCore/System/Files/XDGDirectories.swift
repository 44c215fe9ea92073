import Glibc

/// The folders of the XDG Base Directory Specification, each with our own name under it. Nothing is created here.
package enum XDGDirectories {
    /// The name under each base folder.
    package static let name = "intent-toolbox"

    /// What cannot be had again: `$XDG_DATA_HOME`, by default `~/.local/share`.
    package static var data: String { get throws { try folder("XDG_DATA_HOME", default: ".local/share") } }

    /// What the person chose: `$XDG_CONFIG_HOME`, by default `~/.config`.
    package static var config: String { get throws { try folder("XDG_CONFIG_HOME", default: ".config") } }

    /// What can be made again: `$XDG_CACHE_HOME`, by default `~/.cache`.
    package static var cache: String { get throws { try folder("XDG_CACHE_HOME", default: ".cache") } }

    /// What is neither precious nor worthless: `$XDG_STATE_HOME`, by default `~/.local/state`.
    package static var state: String { get throws { try folder("XDG_STATE_HOME", default: ".local/state") } }

    /// What is installed for everybody, the first ones first: `$XDG_DATA_DIRS`, by default `/usr/local/share:/usr/share`.
    package static var dataDirs: [String] {
        let folders = (ProcessContext.current.variable("XDG_DATA_DIRS") ?? "").split(separator: ":")
            .filter { $0.hasPrefix("/") }
        return (folders.isEmpty ? ["/usr/local/share", "/usr/share"] : folders.map(String.init))
            .map { appendingPathComponent($0, name) }
    }

    /// The person's home: `$HOME` where it is an absolute path, else what the password file says.
    package static var home: String {
        get throws {
            if let home = try absolute("HOME") { return home }
            guard let home = passwordFileHome() else { throw StoreError.noHome }
            return home
        }
    }

    /// The specification asks that a variable that is unset, empty or relative be as if it were not there.
    private static func folder(_ variable: String, default place: String) throws -> String {
        appendingPathComponent(try base(variable, default: place), name)
    }

    private static func base(_ variable: String, default place: String) throws -> String {
        if let set = try absolute(variable) { set } else { appendingPathComponent(try home, place) }
    }

    /// A path in which a variable or `~` stands for the folder that it begins with: `$XDG_CONFIG_HOME/app/list.json`.
    /// Nil where no such folder is known, or the path is not absolute then.
    package static func expanded(_ path: String) -> String? {
        guard path.hasPrefix("$") || path.hasPrefix("~/") else { return path.hasPrefix("/") ? path : nil }
        let name = path.prefix { $0 != "/" }
        let folder: String? =
            switch name {
            case "~", "$HOME": try? home
            case "$XDG_DATA_HOME": try? base("XDG_DATA_HOME", default: ".local/share")
            case "$XDG_CONFIG_HOME": try? base("XDG_CONFIG_HOME", default: ".config")
            case "$XDG_CACHE_HOME": try? base("XDG_CACHE_HOME", default: ".cache")
            case "$XDG_STATE_HOME": try? base("XDG_STATE_HOME", default: ".local/state")
            default: (try? absolute(String(name.dropFirst()))) ?? nil
            }
        return folder.map { appendingPathComponent($0, String(path.dropFirst(name.count + 1))) }
    }

    /// - Throws: `StoreError.notUTF8`: the folder that is meant cannot be had, and another one must not stand for it.
    private static func absolute(_ variable: String) throws(StoreError) -> String? {
        guard let path = ProcessContext.current.variable(variable), path.utf8.first == UInt8(ascii: "/") else {
            return nil
        }
        guard !path.unicodeScalars.contains("\u{FFFD}") else { throw .notUTF8(variable: variable) }
        return path
    }

    /// Read here and not asked of the C library, which loads name services dynamically and can crash for it in a
    /// fully static executable.
    private static func passwordFileHome() -> String? {
        guard let text = try? smallFile("/etc/passwd") else { return nil }
        return homeInPasswordFile(text, user: geteuid())
    }

    /// The home of a user in a file of the form of `passwd(5)`: name, password, user, group, comment, home, shell.
    static func homeInPasswordFile(_ text: [UInt8], user: uid_t) -> String? {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            guard fields.count == 7, uid_t(String(decoding: fields[2], as: UTF8.self)) == user else { continue }
            guard let home = String(validating: fields[5], as: UTF8.self), home.hasPrefix("/") else { return nil }
            return home
        }
        return nil
    }
}

/// Two parts of a path, with one slash between them.
package func appendingPathComponent(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// All bytes of a file, or nil of one that has more than `most`.
func wholeFile(_ path: String, most: Int) throws(Errno) -> [UInt8]? {
    let file = try Descriptor.open(FileName(path), O_RDONLY)
    let status = try file.status()
    guard status.isRegular else { throw Errno(code: EINVAL) }
    // A file that grows meanwhile is read as far as it was.
    guard status.size <= most else { return nil }
    var bytes = [UInt8](repeating: 0, count: status.size)
    let outcome = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(Errno) in try file.read(into: buffer, at: 0) }
    }
    bytes.removeLast(bytes.count - (try outcome.get()))
    return bytes
}

/// The bytes of a file that is known to be small; at most 1 MB of it.
func smallFile(_ path: String) throws(Errno) -> [UInt8] {
    let file = try Descriptor.open(FileName(path), O_RDONLY)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < 1_000_000 {
        let outcome = chunk.withUnsafeMutableBytes { buffer in
            Result { () throws(Errno) in
                try retryingOnInterrupt { Glibc.read(file.number, buffer.baseAddress, buffer.count) }
            }
        }
        let count = try outcome.get()
        if count == 0 { break }
        bytes += chunk.prefix(count)
    }
    return bytes
}
