import Testing

@testable import IntentCore

@Suite struct JSONTests {
    @Test(arguments: [
        ("a\"b\\c/d", #""a\"b\\c/d""#),
        ("\n\r\t\0\u{1B}\u{7F}", #""\n\r\t\u0000\u001b\u007f""#),
        ("\u{80}\u{85}\u{9F}\u{A0}", "\"\\u0080\\u0085\\u009f\u{A0}\""),
        ("瞑想 🧘 é e\u{301}", "\"瞑想 🧘 é e\u{301}\""),
        ("", #""""#),
    ])
    func aTextIsSafeToShowAndReadsBack(text: String, json: String) throws {
        #expect(JSONValue.string(text).text == json)
        let read = try #require(try JSONValue(parsing: json).string)
        #expect(Array(read.utf8) == Array(text.utf8))
    }

    @Test(arguments: [
        "nul", "tru", "+1", "01", "1.", ".5", "1e", "'a'", #""a"#, "[1,]", "{\"a\":1,}", "[1 2]", "\u{0}",
    ])
    func whatIsNoJSONIsRefused(text: String) {
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    }

    @Test func aPlaceIsTold() {
        #expect(throws: JSONSyntaxError(problem: "a key stands twice", line: 3, column: 2)) {
            try JSONValue(parsing: "{\"a\":1,\n\"b\":2,\n \"a\":3}")
        }
        #expect(throws: JSONSyntaxError(problem: "no JSON value begins here", line: 1, column: 6)) {
            try JSONValue(parsing: "[1,2,nul]")
        }
    }
}
