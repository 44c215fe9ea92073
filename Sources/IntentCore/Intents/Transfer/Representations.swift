import FoundationEssentials

/// A form that is bytes.
///
///     DataRepresentation(exportedContentType: .json) { run in try JSONEncoder().encode(run.summary) }
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// The form.
    public let _transfers: [Transfer<Item>]

    /// A form that is written and read.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _transfers = [Transfer(contentType: contentType, exporting: exporting, importing: importing)]
    }

    /// A form that is written.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _transfers = [Transfer(contentType: exportedContentType, exporting: exporting)]
    }

    /// A form that is read.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _transfers = [Transfer(contentType: importedContentType, importing: importing)]
    }
}

/// A form that is the value's own encoding: JSON, unless another encoder is given.
///
///     CodableRepresentation(contentType: .json)
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
    /// The form.
    public let _transfers: [Transfer<Item>]

    /// The value as JSON; the type is called JSON's, whatever name of its own it has.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// The value as JSON by an encoder and decoder of one's own.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        _transfers = [
            Transfer(
                contentType: contentType.conforms(to: .json) ? contentType : .json,
                exporting: { try encoder.encode($0) }, importing: { try decoder.decode(Item.self, from: $0) })
        ]
    }

    /// The value as a property list by an encoder and decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
    where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
        _transfers = [
            Transfer(
                contentType: contentType, exporting: { try encoder.encode($0) },
                importing: { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

/// The forms of another value that stands for this one.
///
///     ProxyRepresentation(exporting: \.name)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// The forms.
    public let _transfers: [Transfer<Item>]

    /// The forms of what a closure or key path gives.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        _transfers = Self.forms(exporting: { try exporting($0) }, importing: nil)
    }

    /// The forms of what a closure gives.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        _transfers = Self.forms(exporting: exporting, importing: nil)
    }

    /// The forms of what a closure reads.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        _transfers = Self.forms(exporting: nil, importing: importing)
    }

    /// The forms of what closures give and read.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {
        _transfers = Self.forms(exporting: exporting, importing: importing)
    }

    private static func forms(
        exporting: (@Sendable (Item) async throws -> Proxy)?, importing: (@Sendable (Proxy) async throws -> Item)?
    ) -> [Transfer<Item>] {
        Proxy.transfers.map { form in
            var mine = Transfer<Item>(contentType: form.contentType)
            if let exporting, let export = form.exporting {
                mine.exporting = { try await export(try await exporting($0)) }
            }
            if let importing, let read = form.importing { mine.importing = { try await importing(try await read($0)) } }
            return mine
        }
    }
}

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

extension String: Transferable {
    /// Plain text.
    public static var transferRepresentation: TransferForms<String> {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: TransferForms<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address as text.
    public static var transferRepresentation: TransferForms<URL> {
        DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
    }
}
