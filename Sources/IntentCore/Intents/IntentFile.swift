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

    /// The bytes; empty where the file can no longer be read.
    public var data: Data {
        held ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
    }
}

extension IntentFile: IntentValue {
    /// A file.
    public static var intentValueType: IntentValueType {
        .init(name: "file", expected: "the path of a file", form: .file)
    }

    /// The file at a path.
    ///
    /// - Throws: where there is no such file, or it may not be read.
    public static func intentValue(word: String, match: WordMatch) throws -> IntentFile? {
        guard match == .exact, !word.isEmpty else { return nil }
        guard access(word, R_OK) == 0 else { throw UnreadableFile(cause: String(cString: strerror(errno))) }
        return IntentFile(fileURL: URL(fileURLWithPath: word))
    }

    /// The path, or the name of a file in memory.
    public var intentText: String { fileURL?.path ?? filename }
}

/// A file that was named and cannot be read.
package struct UnreadableFile: Error {
    package let cause: String
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
    /// A file of one of the types.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description,
            supportedTypeIdentifiers: supportedContentTypes.map(\.identifier), requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A file of one of the types, by their identifiers. A file whose type cannot be told is taken.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, fileTypes: supportedTypeIdentifiers, dialog: requestValueDialog, connection: inputConnectionBehavior)
    }
}

extension IntentParameter where Value == [IntentFile] {
    /// Files of one of the types.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, fileTypes: supportedContentTypes.map(\.identifier), dialog: requestValueDialog, connection: inputConnectionBehavior)
    }

    /// Files of one of the types, by their identifiers.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, fileTypes: supportedTypeIdentifiers, dialog: requestValueDialog, connection: inputConnectionBehavior)
    }
}

extension IntentParameter {
    fileprivate convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource?, fileTypes: [String],
        dialog: IntentDialog?, connection: InputConnectionBehavior
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title.text, description: description?.text, requestValueDialog: dialog,
                inputConnection: connection,
                check: { value in
                    guard let type = (value as? IntentFile)?.type else { return }
                    guard !fileTypes.contains(where: { type.conforms(to: UTType(identifier: $0)) }) else { return }
                    throw WordError.refused(
                        reason: "is \(type.identifier); give a file of type \(fileTypes.joined(separator: " or "))")
                }),
            default: nil)
    }
}
