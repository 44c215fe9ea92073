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
