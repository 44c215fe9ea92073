/// Takes the elements of an XML text as they come. Names are without their prefix.
///
/// Names, attributes and text lie in the scanner's memory and are good within the call only.
protocol XMLReader: AnyObject {
    /// An element begins.
    ///
    /// - Returns: whether its text is wanted, up to the next element in it.
    func begin(_ name: XMLName, _ attributes: XMLAttributes) throws(FileFault) -> Bool
    /// An element ends.
    func end(_ name: XMLName, text: XMLText) throws(FileFault)
}

/// The name of an element.
struct XMLName {
    let bytes: UnsafeRawBufferPointer

    static func == (name: XMLName, other: StaticString) -> Bool { bytesEqual(name.bytes, other) }
    static func ~= (other: StaticString, name: XMLName) -> Bool { bytesEqual(name.bytes, other) }
}

/// What stands between an element's tags, or an attribute's quotes.
struct XMLText {
    let bytes: UnsafeRawBufferPointer

    /// The text without space around it; nil if that is nothing.
    var string: String? {
        let text = bytes.trimmingXMLSpace
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }

    /// The text as a finite number.
    var number: Double? { decimal(bytes) }
}

/// The attributes of an element, looked for when they are asked for.
struct XMLAttributes {
    /// The tag from behind its name to before its end.
    let bytes: UnsafeRawBufferPointer

    /// An attribute as it is written; entities in it stay.
    func raw(_ name: StaticString) -> XMLText? {
        var index = 0
        while index < bytes.count {
            while index < bytes.count, isXMLSpace(bytes[index]) { index += 1 }
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "="), !isXMLSpace(bytes[index]) { index += 1 }
            let found = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
            while index < bytes.count, isXMLSpace(bytes[index]) || bytes[index] == UInt8(ascii: "=") { index += 1 }
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
                let end = offset(of: bytes[index], in: bytes, from: index + 1)
            else { return nil }
            if bytesEqual(found, name) {
                return XMLText(bytes: UnsafeRawBufferPointer(rebasing: bytes[(index + 1)..<end]))
            }
            index = end + 1
        }
        return nil
    }

    /// An attribute's number.
    func number(_ name: StaticString) -> Double? { raw(name)?.number }

    /// An attribute's text.
    func text(_ name: StaticString) throws(FileFault) -> String? {
        guard let raw = raw(name) else { return nil }
        var text: [UInt8] = []
        try appendUnescaped(raw.bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}

/// Appends text with its entities replaced: the five that XML has, and characters by number. What a document declares
/// itself is not expanded, since a few lines can stand for gigabytes or for another file.
func appendUnescaped(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) throws(FileFault) {
    var index = 0
    while let start = offset(of: UInt8(ascii: "&"), in: bytes, from: index) {
        text += bytes[index..<start]
        guard let end = offset(of: UInt8(ascii: ";"), in: bytes, from: start), end - start <= 64 else {
            throw FileFault("has an & that begins no entity")
        }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        guard let character = character(ofEntity: name) else {
            throw FileFault("uses the entity &\(name);, and entities are not expanded")
        }
        text += Array(String(character).utf8)
        index = end + 1
    }
    text += bytes[index...]
}

private func character(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default:
        if name.hasPrefix("#x") {
            UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        } else if name.hasPrefix("#") {
            UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        } else {
            nil
        }
    }
}
