import IntentCore
import Testing

@testable import widget_cgi

struct RequestTests {
    @Test(
        arguments: [
            ("/", "/"), ("/cgi-bin/index.cgi?a=b", "/cgi-bin/index.cgi"), ("//evil.example/", "/"), ("/a\r\nX: y", "/"),
            ("http://evil.example/", "/"), ("/\\evil.example", "/"), ("/a b", "/"), ("", "/"), ("/a%20b", "/a%20b"),
        ])
    func thePathLeadsNowhereElse(address: String, path: String) {
        #expect(CGIRequest(["REQUEST_URI": address]).path == path)
    }

    @Test func formsAreReadAsBrowsersWriteThem() throws {
        let fields = try #require(CGIRequest.fields("a=1+2&b=%C3%A9%26&c&=d&&a=3"))
        #expect(fields.map(\.name) == ["a", "b", "c", "", "a"])
        #expect(fields.map(\.value) == ["1 2", "é&", "", "d", "3"])
        for wrong in ["a=%", "a=%4", "a=%zz", "a=%FF", "a=%00", "%C3=x", "a=%+1"] {
            #expect(CGIRequest.fields(wrong) == nil, "\(wrong)")
        }
    }

    /// What a client sends begins no line of the header.
    @Test func aFieldStaysInItsLine() {
        var response = CGIResponse(.ok, body: "x")
        response.add("Location", "/a\r\nSet-Cookie: x=y")
        response.add("Location", "/é")
        response.add("Location", "/b")
        let text = response.text(isHead: false)
        #expect(!text.contains("x=y") && text.contains("Location: /b\r\n"))
        #expect(text.hasPrefix("Status: 200 OK\r\n") && text.hasSuffix("Content-Length: 1\r\n\r\nx"))
        #expect(response.text(isHead: true).hasSuffix("\r\n\r\n"))
    }

    @Test func pathsStayOnTheMachine() {
        struct Fault: UserFacingError {
            let words: String
            var status: IntentCore.ExitStatus { .refused }
        }
        for words in ["/home/ada/x cannot be written", "see '/etc/x'", "the file ~/x is wrong", "(/a)", "$HOME/x"] {
            #expect(publicWords(of: Fault(words: words)) == "it could not be done; the server's log says why")
        }
        #expect(publicWords(of: Fault(words: "no session is under way; start one")).hasPrefix("no session"))
        #expect(publicWords(of: Fault(words: "5 km/h or more")) == "5 km/h or more")
    }
}
