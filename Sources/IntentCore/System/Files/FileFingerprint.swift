import Glibc

/// What a source of values was like at one moment, as one text: equal texts mean that the values are the same.
///
/// A file of usual size is known by its contents, so that a hand edit is noticed however soon it comes and a mere
/// `touch` starts no app. A large file, and those in a folder, are known by what `stat(2)` says of them.
struct FileFingerprint: Equatable, Sendable {
    let path: String
    let text: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The fingerprint of a file or folder as it is now; `~` or a variable may begin the path.
    init(expanding path: String) {
        self.path = path
        text = XDGDirectories.expanded(path).map(Self.stamp) ?? "unknown"
    }

    private static let mostRead = 4 << 20

    private static func stamp(_ path: String) -> String {
        do {
            let file = try Descriptor.open(FileName(path), O_RDONLY)
            let status = try file.status()
            if status.isFolder { return try folderStamp(file) }
            guard status.isRegular, let bytes = try wholeFile(path, most: mostRead) else {
                return "stat \(stamp(status))"
            }
            return "content \(bytes.count) \(String(hashed(bytes, seed: 0), radix: 16))"
        } catch {
            return "error \(error.code)"
        }
    }

    /// The folder itself tells of names that come and go, not of what is written to its files.
    private static func folderStamp(_ folder: Descriptor) throws(Errno) -> String {
        var lines = [stamp(try folder.status())]
        for name in try folder.names().sorted() {
            let status = try? folder.status(of: name)
            lines.append("\(name.shown) \(status.map(stamp) ?? "gone")")
        }
        let hash = hashed(Array(lines.joined(separator: "\n").utf8), seed: 0)
        return "folder \(lines.count - 1) \(String(hash, radix: 16))"
    }

    private static func stamp(_ status: FileStatus) -> String {
        "\(status.device).\(status.inode) \(status.size) \(status.changed.second).\(status.changed.nanosecond)"
    }
}

extension FileFingerprint {
    /// The stamp of a program's file, which is not read: its inode and times are others when it is replaced.
    init(program path: String) {
        self.path = path
        var status = stat()
        text = stat(path, &status) == 0 ? Self.stamp(FileStatus(status)) : "missing"
    }
}
