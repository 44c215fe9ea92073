import Glibc
import IntentCore

/// The files that a path leads to: itself, or all below a folder, in the order in which they are read.
struct FileTree {
    struct File {
        let path: String
        let size: Int
    }

    let isFolder: Bool
    private(set) var files: [File] = []
    /// The folders that cannot be read.
    private(set) var faults: [FileFault] = []

    init(_ path: ImportPath) {
        var status = stat()
        let isThere = !path.isStandardInput && stat(path.path, &status) == 0
        isFolder = isThere && status.st_mode & S_IFMT == S_IFDIR
        guard isFolder else {
            files = [File(path: path.path, size: isThere ? Int(status.st_size) : 0)]
            return
        }
        add(folder: path.path, depth: 0)
        files.sort { Self.isReadBefore($0.path, $1.path) }
    }

    var size: Int { files.reduce(0) { $0 + $1.size } }

    /// Summaries come before the files that they tell of: those of a higher folder first, and tables before tracks.
    static func isReadBefore(_ path: String, _ other: String) -> Bool { order(path) < order(other) }

    private static func order(_ path: String) -> (Int, Int, String) {
        let isSummary = [".csv", ".xml", ".json"].contains { path.lowercased().hasSuffix($0) }
        return (isSummary ? 0 : 1, path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }, path)
    }

    private mutating func add(folder: String, depth: Int) {
        // Links to folders are not followed, so that this ends; the limit is for what is mounted into itself.
        guard depth < 64 else { return }
        guard let stream = opendir(folder) else {
            faults.append(FileFault("\(sanitized(folder)): \(OpenFile.fault(errno).words)", status: .noInput))
            return
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix("."), name != "__MACOSX" else { continue }
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: add(folder: path, depth: depth + 1)
            case S_IFREG: files.append(File(path: path, size: Int(status.st_size)))
            case S_IFLNK:
                guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                files.append(File(path: path, size: Int(status.st_size)))
            default: break
            }
        }
    }
}
