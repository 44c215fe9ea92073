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
