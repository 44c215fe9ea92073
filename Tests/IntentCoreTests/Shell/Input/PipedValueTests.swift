import Testing

@testable import IntentCore

@Suite struct PipedValueTests {
    @Test(arguments: [
        ("10K", "text 10K"), (" 10 ", "text  10 "), ("10", "text 10"), ("true", "text true"), ("null", "text null"),
        (#""a\"b""#, #"text a"b"#), (#""open"#, #"text "open"#), ("[1,2]", "json [1,2]"), ("[or text", "text [or text"),
        ("[]", "json []"), ("{}", "object {}"), (#"{"a":1}"#, #"object {"a":1}"#),
        (#"  {"a":1}  "#, #"object {"a":1}"#),
        // A record means its value, whatever that is.
        (#"{"app":"x","intent":"Y","value":10}"#, "json 10"), (#"{"app":"x","intent":"Y","value":"b"}"#, "text b"),
        (#"{"app":"x","intent":"Y","value":{"a":1}}"#, #"object {"a":1}"#),
        (#"{"app":"x","intent":"Y","value":null}"#, "json null"),
        (#"{"app":"x","value":1}"#, #"object {"app":"x","value":1}"#),
    ])
    func whatALineMeans(line: String, meaning: String) throws {
        let read =
            switch try PipedValue(line) {
            case .text(let text): "text \(text)"
            case .json(let json): "json \(json.text)"
            case .object(let object): "object \(JSONValue.object(object).text)"
            }
        #expect(read == meaning)
    }

    @Test(arguments: ["{", "{a:1}", #"{"a":1}}"#, #"{"a":01}"#, "{'a':1}", #"{"a":1,}"#, "{\"a\":\"\t\"}"])
    func anObjectThatIsNone(line: String) {
        #expect(throws: CommandLineError.self) { try PipedValue(line) }
    }
}
