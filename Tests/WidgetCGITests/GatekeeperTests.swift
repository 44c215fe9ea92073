import IntentCore
import Testing

@testable import widget_cgi

struct GatekeeperTests {
    private let noon = Moment(milliseconds: 1_796_040_000_000)
    private let configuration = PageConfiguration(
        secret: Array("0123456789abcdef0123456789abcdef".utf8), hosts: ["widgets.example.org"])

    private func gate(_ variables: [String: String], at moment: Moment? = nil) -> Gatekeeper {
        Gatekeeper(request: CGIRequest(variables), configuration: configuration, now: moment ?? noon)
    }

    @Test(
        arguments: [
            "localhost", "localhost:8080", "LOCALHOST:80", "127.0.0.1", "127.1.2.3:9", "[::1]", "[::1]:8080",
            "widgets.example.org", "widgets.example.org:8443",
        ])
    func theLoopbackAndTheConfiguredHostsAreServed(host: String) throws {
        #expect(try gate(["HTTP_HOST": host]).host() == host.lowercased())
    }

    @Test(
        arguments: [
            "", "example.org", "localhost.example.org", "127.0.0.1.example.org", "127.0.0.1.nip.io", "localhost:",
            "localhost:8x",
            "local host", "localhost@evil.example", "evil.example:80@localhost", "localhost/", "127.0.0.256",
            "127.0.0.+1",
            "0.0.0.0", "10.0.0.1", "[::2]", "[::1", "::1", "localhost\r\nX: y", "localhost,evil.example", "1270.0.1",
            "widgets.example.org.", "xn--localhost",
        ])
    func noOtherHostIsServed(host: String) {
        #expect(throws: Gatekeeper.Refusal.self) { try gate(["HTTP_HOST": host]).host() }
    }

    @Test func onlyTheCookieLetsIn() throws {
        let right = configuration.cookie
        try gate(["HTTP_COOKIE": "a=b; intent-toolbox=\(right)"]).checkCookie()
        // Another server on the host may have set one of the same name before it.
        try gate(["HTTP_COOKIE": "intent-toolbox=x; intent-toolbox=\(right); c=d"]).checkCookie()
        for wrong in [
            "", "intent-toolbox=", "intent-toolbox=\(right.dropLast())", "intent-toolbox=\(right)0",
            "Intent-Toolbox=\(right)", "xintent-toolbox=\(right)", "intent-toolbox=\(right.uppercased())",
            "intent-toolbox = \(right)", "a=intent-toolbox=\(right)", "intent-toolbox=\"\(right)\"", right,
        ] {
            #expect(throws: Gatekeeper.Refusal.self, "\(wrong)") { try gate(["HTTP_COOKIE": wrong]).checkCookie() }
        }
    }

    @Test func aCookieOfAnotherSecretIsNone() {
        let other = PageConfiguration(secret: Array("0123456789abcdef0123456789abcdee".utf8))
        #expect(throws: Gatekeeper.Refusal.self) {
            try gate(["HTTP_COOKIE": "intent-toolbox=\(other.cookie)"]).checkCookie()
        }
    }

    @Test func aFormIsGoodForHalfADay() throws {
        let token = gate([:]).token(host: "localhost:8080")
        try gate([:]).checkForm(token, host: "localhost:8080")
        let hour = 3_600_000
        let later = Moment(milliseconds: noon.milliseconds + 12 * hour)
        try gate([:], at: later).checkForm(token, host: "localhost:8080")
        for moment in [noon.milliseconds + 24 * hour, noon.milliseconds - 12 * hour] {
            #expect(throws: Gatekeeper.Refusal.self) {
                try gate([:], at: Moment(milliseconds: moment)).checkForm(token, host: "localhost:8080")
            }
        }
        // It is no other host's, no cookie, and not left out.
        for wrong in [token, configuration.cookie, "", nil] {
            #expect(throws: Gatekeeper.Refusal.self) { try gate([:]).checkForm(wrong, host: "localhost:9090") }
        }
    }

    @Test func onlyThisPagePresses() throws {
        let host = "localhost:8080"
        let token = gate([:]).token(host: host)
        for origin in ["http://localhost:8080", "https://localhost:8080"] {
            try gate(["HTTP_ORIGIN": origin, "HTTP_SEC_FETCH_SITE": "same-origin"]).checkForm(token, host: host)
        }
        let others = [
            "null", "http://localhost:9090", "http://evil.example", "http://localhost:8080.evil.example", "x",
        ]
        for origin in others {
            #expect(throws: Gatekeeper.Refusal.self) { try gate(["HTTP_ORIGIN": origin]).checkForm(token, host: host) }
        }
        for site in ["cross-site", "same-site", "none", "x"] {
            #expect(throws: Gatekeeper.Refusal.self) {
                try gate(["HTTP_SEC_FETCH_SITE": site]).checkForm(token, host: host)
            }
        }
    }

    @Test func theCookieIsStrict() {
        let field = gate([:]).cookieField
        #expect(field.contains("; HttpOnly") && field.contains("; SameSite=Strict") && !field.contains("Secure"))
        #expect(gate(["HTTPS": "on"]).cookieField.hasSuffix("; Secure"))
    }
}
