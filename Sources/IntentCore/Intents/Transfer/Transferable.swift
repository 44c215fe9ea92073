import FoundationEssentials

/// A type whose values can be handed to other programs, as Core Transferable has it.
///
///     struct Note: AppEntity, Codable, Transferable {
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .json)
///             ProxyRepresentation(exporting: \.body)
///         }
///         …
///     }
///
/// In a pipe an entity is its first representation as JSON, else its first one as text, if that is one line; without
/// either it is its title. What a type imports is read by `init(importing:contentType:)` alone, not by parameters.
public protocol Transferable: SendableMetatype {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation

    /// What a value is handed on as, the preferred form first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The value in a form of that type.
    ///
    /// - Throws: `TransferError` where there is none, and what the representation throws.
    public func exported(as contentType: UTType) async throws -> Data {
        let forms = Self.transfers.filter { $0.contentType.conforms(to: contentType) }
        guard let data = try await data(of: forms) else { throw TransferError.noForm(contentType) }
        return data
    }

    /// Creates the value from a form of that type.
    ///
    /// - Throws: `TransferError` where it reads none, and what the representation throws.
    public init(importing data: Data, contentType: UTType) async throws {
        let forms = Self.transfers.filter { contentType.conforms(to: $0.contentType) }
        guard let read = forms.lazy.compactMap(\.importing).first else { throw TransferError.noForm(contentType) }
        self = try await read(data)
    }

    /// The value as a line of a pipe; nil where it is neither JSON nor a text of one line.
    ///
    /// - Throws: what the representation throws.
    package func pipedLine() async throws -> String? {
        let forms = Self.transfers
        if let data = try await data(of: forms.filter { $0.contentType.conforms(to: .json) }),
            let json = try? Array(data).withUnsafeBytes({ try JSONValue(parsing: $0) })
        {
            return json.text
        }
        let texts = forms.filter { $0.contentType.conforms(to: .text) || $0.contentType == .url }
        guard let data = try await data(of: texts), let text = String(validating: data, as: UTF8.self),
            !text.isEmpty, !text.contains(where: \.isNewline)
        else { return nil }
        return sanitized(text)
    }

    static var transfers: [Transfer<Self>] {
        // The builder ties the representation to the type; the language cannot say so of an associated type.
        (transferRepresentation as any TransferRepresentation).forms(of: Self.self)
    }

    private func data(of forms: [Transfer<Self>]) async throws -> Data? {
        for form in forms {
            guard let export = form.exporting, await form.condition(self) else { continue }
            return try await export(self)
        }
        return nil
    }
}

extension TransferRepresentation {
    fileprivate func forms<Wanted>(of type: Wanted.Type) -> [Transfer<Wanted>] {
        _transfers as? [Transfer<Wanted>] ?? []
    }
}

/// A value that has no form of the type that was asked for.
enum TransferError: UserFacingError {
    case noForm(UTType)

    var words: String { if case .noForm(let type) = self { "there is no \(type.identifier) form of it" } else { "" } }
    var status: ExitStatus { .badData }
}
