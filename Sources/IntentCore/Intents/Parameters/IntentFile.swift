import FoundationEssentials
import Glibc

/// A file that an intent works on, as App Intents has it. On the command line it is a path; the file is read when its
/// data is asked for.
public struct IntentFile: Hashable, Sendable {
    /// The file's name without its folder.
    public var filename: String
    /// Where it is, for a file on disk.
    public var fileURL: URL?
    /// What it is, where that is known.
    public var type: UTType?
    private let held: Data?

    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        held = data
        self.filename = filename
        self.type = type ?? UTType(filename: filename)
    }

    /// A file on disk.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        held = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filename: self.filename)
    }

    /// The bytes; empty, with a warning, where the file can no longer be read.
    public var data: Data {
        if let held { return held }
        guard let fileURL else { return Data() }
        do {
            return try Data(contentsOf: fileURL)
        } catch {
            ProcessContext.current.warn("\(sanitized(fileURL.path)) can no longer be read")
            return Data()
        }
    }
}

extension IntentFile: IntentValue {
    /// A file.
    public static var intentValueType: IntentValueType {
        var type = IntentValueType(name: "file", expected: "the path of a file", syntax: .file)
        type.readsAllOfInput = true
        return type
    }

    /// The file at a path.
    ///
    /// - Throws: where there is no such file, or it may not be read.
    public static func intentValue(word: String, match: WordMatch) throws -> IntentFile? {
        guard match == .exact, !word.isEmpty else { return nil }
        guard access(word, R_OK) == 0 else { throw UnreadableFile(cause: Errno(code: errno).words) }
        var status = stat()
        guard stat(word, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
            throw UnreadableFile(cause: Errno(code: EISDIR).words)
        }
        return IntentFile(fileURL: URL(fileURLWithPath: word))
    }

    /// The path, or the name of a file in memory.
    public var intentText: String { fileURL?.path ?? filename }
}

/// A file that was named and cannot be read.
package struct UnreadableFile: Error {
    package let cause: String
}
