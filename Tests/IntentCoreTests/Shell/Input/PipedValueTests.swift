import Glibc
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
        #expect(try items(line) == ["1 " + meaning])
    }

    @Test(arguments: ["{", "{a:1}", #"{"a":1}}"#, #"{"a":01}"#, "{'a':1}", #"{"a":1,}"#, "{\"a\":\"\t\"}"])
    func anObjectThatIsNone(line: String) throws {
        let items = try items(line)
        #expect(items.count == 1 && items[0].hasPrefix("1 refused: this is not JSON: "), "\(items)")
    }

    // MARK: Values over lines

    @Test func aValueMayGoOnOverLines() throws {
        #expect(
            try items("{\n  \"a\": 1,\n  \"b\": [\n    2\n  ]\n}\n5\n") == [#"1 object {"a":1,"b":[2]}"#, "7 text 5"])
        #expect(try items("[\n  5.2,\n\n  6.1\n]\n{\"a\":\r\n1}") == ["1 json [5.2,6.1]", #"6 object {"a":1}"#])
        #expect(try items("[\n  {\n\"a\": \"}\"\n}\n,{}]") == [#"1 json [{"a":"}"},{}]"#])
        #expect(try items("{\"app\":\"x\",\n\"intent\":\"Y\",\"value\":\n10}") == ["1 json 10"])
    }

    /// Only what begins as JSON opens a value.
    @Test func textThatBeginsWithABracket() throws {
        for text in ["[x]", "[INFO] ready", "[1] done"] {
            #expect(try items(text + "\n5\n") == ["1 text \(text)", "2 text 5"])
        }
        #expect(try items("[]x\n\"[x\n5") == ["1 text []x", "2 text \"[x", "3 text 5"])
    }

    @Test func aBrokenValueIsRefusedByItsFirstLine() throws {
        #expect(
            try items("{\"a\":5,\n{\"a\":6}\n") == [
                "1 refused: this is not JSON: a key in double quotes is missing at line 2, column 1",
                #"2 object {"a":6}"#,
            ])
        #expect(
            try items("5\n{\n  \"a\": x,\n  \"b\": 2\n}\n{\"a\":7}\n") == [
                "1 text 5", "2 refused: this is not JSON: no JSON value begins here at line 3, column 8",
                #"6 object {"a":7}"#,
            ])
        // What is broken on its first line has further parts too.
        #expect(
            try items("{\"a\":x,\n\"b\":{\n\"c\":1\n}\n}\n10K\n") == [
                "1 refused: this is not JSON: no JSON value begins here at column 6", "6 text 10K",
            ])
        #expect(
            try items("[{\"a\":1},{\"a\":x}]\n5\n{}") == [
                "1 refused: this is not JSON: no JSON value begins here at column 15", "3 object {}",
            ])
    }

    /// A number or an indented object may be a part of what is broken.
    @Test func whereReadingGoesOnAgain() throws {
        let array = try items("[\n1,\nx,\n7\n]\n8\n \n  {\"a\":1}\n{\"b\":\n{\"c\":2}\n9\n")
        #expect(
            array == [
                "1 refused: this is not JSON: no JSON value begins here at line 3, column 1", #"10 object {"c":2}"#,
                "11 text 9",
            ])
        let object = try items("{\"a\":\n  x\n}\n]\n  7\n\"b\":3,\n8\n")
        #expect(object == ["1 refused: this is not JSON: no JSON value begins here at line 2, column 3", "7 text 8"])
    }

    @Test func aValueThatDoesNotEnd() throws {
        #expect(
            try items("5\n{\"a\":5,\n\"b\":6,\n\"c\":7\n") == [
                "1 text 5", "2 refused: this is not JSON: a comma or } is missing at line 4, column 6",
            ])
        #expect(try items("[\n").map { $0.prefix(10) } == ["1 refused:"])
    }

    @Test func aValueOfMoreThanSixteenMegabytes() throws {
        let line = "\"" + String(repeating: "x", count: 1 << 20) + "\",\n"
        let long = "[\n" + String(repeating: line, count: 17)
        #expect(
            try items(long + "1]\n5\n") == ["1 refused: this JSON value is too long; 16 MiB are the most", "20 text 5"])
        #expect(try items(long) == ["1 refused: this JSON value is too long; 16 MiB are the most"])
    }

    @Test func deepNesting() throws {
        #expect(try items(String(repeating: "[\n", count: 600)).count == 1)
        let deep = String(repeating: "[", count: 512) + "\n" + String(repeating: "]", count: 512)
        #expect(try items(deep) == ["1 json " + deep.filter { $0 != "\n" }])
    }

    /// The values of a text, each with the number of its first line.
    private func items(_ text: String) throws -> [String] {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        try #require(fwrite(text, 1, text.utf8.count, file) == text.utf8.count)
        rewind(file)
        try #require(fflush(file) == 0)
        var input = PipedInput(descriptor: fileno(file))
        var items: [String] = []
        while let item = try input.next() {
            items.append("\(input.number) \(meaning(of: item))")
        }
        return items
    }

    private func meaning(of item: PipedInput.Item) -> String {
        switch item {
        case .refused(let error): "refused: \(error.words)"
        case .value(let value):
            switch value.content {
            case .text(let text): "text \(text)"
            case .json(let json): "json \(json.text)"
            case .object(let object): "object \(JSONValue.object(object).text)"
            }
        }
    }
}
