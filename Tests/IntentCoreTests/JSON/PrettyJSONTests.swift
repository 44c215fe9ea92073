import Testing

@testable import IntentCore

@Suite struct PrettyJSONTests {
    @Test func membersAndElementsStandOnLinesOfTheirOwn() throws {
        let value = try JSONValue(parsing: #"{"b":[1,{"a":"x\ny"},[]],"a":{},"é":null}"#)
        #expect(
            value.prettyText == #"""
                {
                  "b": [
                    1,
                    {
                      "a": "x\ny"
                    },
                    []
                  ],
                  "a": {},
                  "é": null
                }

                """#)
        #expect(try JSONValue(parsing: value.prettyText) == value)
    }

    @Test(arguments: ["[]", "{}", "7", #""x""#, "null"]) func whatIsShortStaysOnItsLine(text: String) throws {
        #expect(try JSONValue(parsing: text).prettyText == text + "\n")
    }
}
