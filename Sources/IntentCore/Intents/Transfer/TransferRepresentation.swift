import FoundationEssentials

/// What values are handed on as: one form or several.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The forms, for the transfer itself.
    var _transfers: [Transfer<Item>] { get }
}

/// One form of a value.
public struct Transfer<Item>: Sendable {
    let contentType: UTType
    var exporting: (@Sendable (Item) async throws -> Data)?
    var importing: (@Sendable (Data) async throws -> Item)?
    var condition: @Sendable (Item) async -> Bool = { _ in true }

    package init(
        contentType: UTType, exporting: (@Sendable (Item) async throws -> Data)? = nil,
        importing: (@Sendable (Data) async throws -> Item)? = nil
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }
}

/// Forms whatever their representation's type.
public struct TransferForms<Item: Transferable>: TransferRepresentation {
    /// The forms.
    public let _transfers: [Transfer<Item>]
}

/// Lists representations one below the other.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> TransferForms<Item>
    where Content.Item == Item { TransferForms(_transfers: content._transfers) }
    /// The representations.
    public static func buildBlock(_ contents: TransferForms<Item>...) -> TransferForms<Item> {
        TransferForms(_transfers: contents.flatMap(\._transfers))
    }
    /// A representation under a condition.
    public static func buildOptional(_ content: TransferForms<Item>?) -> TransferForms<Item> {
        content ?? TransferForms(_transfers: [])
    }
    /// The first of two choices.
    public static func buildEither(first content: TransferForms<Item>) -> TransferForms<Item> { content }
    /// The second of two choices.
    public static func buildEither(second content: TransferForms<Item>) -> TransferForms<Item> { content }
}

extension TransferRepresentation {
    /// Hands a value on in these forms only where the closure says so.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) async -> Bool)
        -> some TransferRepresentation<Item>
    {
        TransferForms(
            _transfers: _transfers.map {
                var form = $0
                form.condition = condition
                return form
            })
    }

    /// The file's name that a phone suggests; without effect.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    /// The file's name that a phone suggests; without effect.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }
    /// Which programs a phone shows the form to. A pipe's reader is one of all.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        TransferForms(_transfers: visibility == .all ? _transfers : [])
    }
}

/// The programs that a form is for.
public enum TransferRepresentationVisibility: Sendable {
    case all, team, group, ownProcess
}
