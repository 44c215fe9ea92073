/// A form that is a file.
///
///     FileRepresentation(exportedContentType: .json) { SentTransferredFile($0.url) }
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// The form.
    public let _transfers: [Transfer<Item>]

    /// A file that is written and read.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _transfers = [
            Transfer(
                contentType: contentType, exporting: { try Data(contentsOf: try await exporting($0).file) },
                importing: { try await read($0, by: importing) })
        ]
    }

    /// A file that is written.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _transfers = [
            Transfer(
                contentType: exportedContentType, exporting: { try Data(contentsOf: try await exporting($0).file) })
        ]
    }

    /// A file that is read.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _transfers = [
            Transfer(contentType: importedContentType, importing: { try await read($0, by: importing) })
        ]
    }
}

/// Puts the bytes into a file for as long as it is read.
private func read<Item>(
    _ data: Data, by importing: @Sendable (ReceivedTransferredFile) async throws -> Item
) async throws -> Item {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file))
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL

    /// A file; that its receiver may change it in its place has no effect.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was handed on.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the sender's own file: never.
    public var isOriginalFile: Bool { false }
}
