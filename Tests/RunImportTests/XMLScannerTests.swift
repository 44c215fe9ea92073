import Testing

@testable import run_import

/// XML as it is, as it should not be, and as attackers write it.
@Suite struct XMLScannerTests {
    /// Writes down what a scanner hands on.
    private final class Notes: XMLReader {
        var notes: [String] = []

        func begin(_ name: XMLName, _ attributes: XMLAttributes) throws(FileFault) -> Bool {
            let value = try attributes.text("k").map { "[\($0)]" } ?? ""
            notes.append("<" + String(decoding: name.bytes, as: UTF8.self) + value)
            return true
        }

        func end(_ name: XMLName, text: XMLText) {
            notes.append((text.string ?? "") + ">")
        }
    }

    private func scan(_ text: String, inPiecesOf piece: Int = .max) throws -> [String] {
        let notes = Notes()
        try XMLScanner.scan(InputBuffer(HeldBytes(text, inPiecesOf: piece))) { _ in notes }
        return notes.notes
    }

    @Test(arguments: [1, 2, 3, 5, 1000])
    func everyForm(piece: Int) throws {
        let text = """
            \u{FEFF}<?xml version="1.0"?>
            <!DOCTYPE a [ <!ENTITY e "]>"> <!-- ]> --> <!ELEMENT a (b)> ]>
            <!-- <not> --><x:a j='1>2' k="&lt;&#65;&#x42;"><b k='"'/>
            <c>one &amp; <![CDATA[<two> & ]] ]]>three</c ><?pi > ?></x:a>

            """
        #expect(
            try scan(text, inPiecesOf: piece) == ["<a[<AB]", "<b[\"]", ">", "<c", "one & <two> & ]] three>", ">"])
    }

    @Test(arguments: [
        "", "   ", "<a>", "<a><b></a>", "<a></b>", "</a>", "<a/><b/>", "<a k=\"1></a>", "<a>&e;</a>", "<a>& b</a>",
        "<a <b/>", "<1/>",
        "<a><!-- </a>", "<a><![CDATA[ </a>", "<!DOCTYPE a [", "<a>\0</a", "<a>&#xD800;</a>", "<a>&#99999999;</a>", "<",
        "<a", "<a/",
    ])
    func whatIsNoXML(text: String) {
        #expect(throws: FileFault.self) { try scan(text) }
        #expect(throws: FileFault.self) { try scan(text, inPiecesOf: 1) }
    }

    @Test func entitiesAreNotExpanded() {
        let bomb = """
            <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            """
        for name in ["b", "f"] {
            #expect(throws: FileFault("uses the entity &\(name);, and entities are not expanded")) {
                try scan("\(bomb)<a>&\(name);</a>")
            }
        }
    }

    @Test func whatNeverEndsIsRefused() {
        #expect(throws: FileFault.self) { try scan(String(repeating: "<a>", count: 300)) }
        #expect(throws: FileFault.self) { try scan("<a>" + String(repeating: "x", count: 3 << 20) + "</a>") }
        let piece =
            "<!---->" + String(repeating: "x", count: 1000) + "<![CDATA[" + String(repeating: "y", count: 1000) + "]]>"
        #expect(throws: FileFault.self) { try scan("<a>" + String(repeating: piece, count: 1000) + "</a>") }
        #expect(throws: FileFault.self) { try scan("<a k='" + String(repeating: "x", count: 3 << 20) + "'/>") }
    }
}
