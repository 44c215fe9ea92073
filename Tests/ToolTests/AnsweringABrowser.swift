import Foundation
import Testing

/// `widget-cgi` with the variables that a web server gives it.
@Suite struct AnsweringABrowser {
    // MARK: Being let in

    @Test func aStrangerSeesNothing() throws {
        let home = try Home()
        try home.run("run-track 42km")
        let answer = try Visitor(home).get()
        #expect(answer.status == 403 && answer.body.contains("has not been let in") && !answer.body.contains("42"))
        #expect(!answer.outcome.output.contains(home.path) && answer.outcome.status == 0)
        try home.expect("stat -c '%a %n' config/intent-toolbox/*", prints: "600 config/intent-toolbox/page.json\n")
        // The secret stays.
        try home.expect(
            "cp config/intent-toolbox/page.json before; widget-cgi link >link; stat -c %a \"$(cat link)\"",
            prints: "600\n")
        _ = try Visitor(home).get()
        try home.expect("cmp before config/intent-toolbox/page.json")
    }

    @Test func aLinkLetsInOnce() throws {
        let home = try Home()
        let visitor = Visitor(home)
        let key = try visitor.key()
        // Looking at its header does not open it, and a browser comes from a page that is no site's.
        #expect(try visitor.get(query: "key=\(key)", method: "HEAD").status == 403)
        let answer = try visitor.get(query: "key=\(key)", ["HTTP_SEC_FETCH_SITE": "cross-site"])
        #expect(answer.status == 200 && answer.body.contains("http-equiv=\"refresh\""))
        let cookie = try #require(answer.field("set-cookie"))
        #expect(cookie.contains("; HttpOnly; SameSite=Strict") && !answer.body.contains(key))
        let again = try visitor.get(query: "key=\(key)")
        #expect(again.status == 403 && again.field("set-cookie") == nil)
    }

    @Test func anOldOrWrongLinkLetsNobodyIn() throws {
        let home = try Home()
        let visitor = Visitor(home)
        let key = try visitor.key()
        try home.expect("touch -d '11 minutes ago' cache/intent-toolbox/page/*")
        #expect(try visitor.get(query: "key=\(key)").status == 403)
        for wrong in ["", "x", "../../config", String(repeating: "0", count: 64), "%00", "%", "a%2Fb"] {
            let answer = try visitor.get(query: "key=\(wrong)")
            #expect(answer.status == 403 && answer.field("set-cookie") == nil, "\(wrong)")
        }
        #expect(try home.run("widget-cgi link 'javascript:alert(1)'").status == 64)
        #expect(try home.run("widget-cgi link 'http://localhost/?x'").status == 64)
        #expect(try home.run("widget-cgi").status == 64)
    }

    @Test func aSecretThatOthersReadIsRefused() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        try home.run("chmod 644 config/intent-toolbox/page.json")
        let answer = try visitor.get()
        #expect(answer.status == 500 && !answer.outcome.output.contains(home.path))
        #expect(answer.outcome.errors.contains("chmod 600 \(home.path)"))
        try home.run("chmod 600 config/intent-toolbox/page.json; echo '{' >config/intent-toolbox/page.json")
        #expect(try visitor.get().status == 500)
        // A new secret shuts everybody out.
        try home.run("echo '{}' >config/intent-toolbox/page.json")
        #expect(try visitor.get().status == 403)
    }

    @Test func wrongCookiesDoNotOpen() throws {
        let home = try Home()
        var visitor = try Visitor.letIn(home)
        let right = try #require(visitor.cookie)
        #expect(try visitor.get().status == 200)
        for wrong in [
            "intent-toolbox=", String(right.dropLast()), right + "0", right.uppercased(), "x" + right, "\u{FF}",
        ] {
            visitor.cookie = wrong
            #expect(try visitor.get().status == 403, "\(wrong)")
        }
        visitor.cookie = "other=1; " + right
        #expect(try visitor.get().status == 200)
    }

    // MARK: Showing

    @Test func thePageIsThatOfWidgetRender() throws {
        let home = try Home()
        try home.run("run-track 42km")
        let page = try Visitor.letIn(home).get()
        #expect(page.status == 200 && page.body.hasPrefix("<!DOCTYPE html>"))
        #expect(page.body.contains(">42<") && page.button("Track 10km") != nil && page.button("Start Breathing") != nil)
        #expect(page.field("content-length") == "\(page.body.utf8.count)")
        // The same but for its buttons, which can be pressed here.
        let rendered = try home.run("widget-render --format html").output.replacing(/<[^>]*>/, with: "")
        let shown = page.body.replacing(/(?s)<script>.*?<\/script>|<[^>]*>/, with: "")
        func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
        #expect(words(shown).suffix(8) == words(rendered).suffix(8))
    }

    @Test func everyAnswerIsShutTight() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        let answers = [
            try visitor.get(), try visitor.get(method: "HEAD"), try visitor.get(method: "PUT"), try Visitor(home).get(),
            try visitor.post(""), try visitor.press("Track 10km"), try visitor.get(["HTTP_HOST": "evil.example"]),
        ]
        #expect(answers.map(\.status) == [200, 200, 405, 403, 403, 303, 403])
        for answer in answers {
            #expect(answer.field("cache-control") == "no-store" && answer.field("x-content-type-options") == "nosniff")
            #expect(answer.field("x-frame-options") == "DENY" && answer.field("referrer-policy") == "same-origin")
            #expect(!answer.outcome.output.contains(home.path) && answer.outcome.status == 0)
            guard let policy = answer.field("content-security-policy") else {
                #expect(answer.status == 303)
                continue
            }
            #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-") && !policy.contains("unsafe"))
            #expect(policy.hasSuffix("form-action 'self'; base-uri 'none'; frame-ancestors 'none'"))
        }
    }

    /// What did not change is not sent again, also where a server packs it.
    @Test func whatDidNotChangeIsNotSent() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        let tag = try #require(try visitor.get().field("etag"))
        for condition in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let answer = try visitor.get(["HTTP_IF_NONE_MATCH": condition])
            #expect(answer.status == 304 && answer.body.isEmpty && answer.field("etag") == tag)
            #expect(answer.field("content-type") == nil)
        }
        #expect(try visitor.get(["HTTP_IF_NONE_MATCH": "\"x\""]).status == 200)
        try home.run("run-track 5K")
        let fresh = try visitor.get(["HTTP_IF_NONE_MATCH": tag])
        #expect(fresh.status == 200 && fresh.field("etag") != tag && fresh.body.contains(">5<"))
        // A stranger learns nothing of it.
        #expect(try Visitor(home).get(["HTTP_IF_NONE_MATCH": "*"]).status == 403)
    }

    @Test func aHeadHasNoBody() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        let (page, head) = (try visitor.get(), try visitor.get(method: "HEAD"))
        #expect(head.body.isEmpty && head.field("etag") == page.field("etag"))
        #expect(head.field("content-length") == page.field("content-length"))
    }

    /// Words of widgets, in the page and in its buttons.
    @Test func hostileWordsStayWords() throws {
        let home = try sampleHome()
        let words = #"</style></script><script>alert(1)</script><img src=x onerror=alert(1)>"'&"#
        try home.run(#"widget-render Words --set "words=$WORDS" --save"#, environment: ["WORDS": words])
        let page = try Visitor.letIn(home).get()
        #expect(page.status == 200 && page.body.contains("&lt;/style&gt;&lt;/script&gt;&lt;script&gt;alert(1)"))
        #expect(page.body.components(separatedBy: "<script").count == 2 && !page.body.contains("<img"))
    }

    @Test func aWidgetThatFailsCostsItselfAlone() throws {
        let home = try sampleHome()
        try home.run("touch fail; widget-render Failing; widget-render Meditation --save")
        try home.expect(
            #"echo '{"widgets":[{"kind":"Gone"},{"kind":"Failing"},{"kind":"TrackRun"}]}' >config/intent-toolbox/widgets.json"#
        )
        let page = try Visitor.letIn(home).get()
        #expect(page.status == 200 && page.button("Track 10km") != nil)
        #expect(page.body.contains("the well is dry") && page.body.contains("Gone: "))
        #expect(!page.body.contains(home.path))
        // A choice that cannot be read is told of, without where it lies.
        try home.run("echo '{' >config/intent-toolbox/widgets.json")
        let broken = try Visitor.letIn(home).get()
        #expect(broken.status == 500 && !broken.outcome.output.contains(home.path))
        #expect(broken.outcome.errors.contains("widgets.json"))
    }

    // MARK: Pressing

    @Test func aButtonIsPressed() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        let answer = try visitor.press("Track 10km")
        #expect(answer.status == 303 && answer.field("location") == "/" && answer.body.isEmpty)
        #expect(try visitor.get().body.contains(">10<"))
        try home.expect("run-track total-distance", prints: "10\n")
    }

    /// Values arrive as they were, in their number and order, and no shell reads them.
    @Test func valuesArriveAsTheyWere() throws {
        let home = try sampleHome()
        try home.run("widget-render Counter --save")
        let visitor = try Visitor.letIn(home)
        #expect(try visitor.press("Nine more").status == 303)
        try home.expect("cat counter", prints: "9")
        #expect(try visitor.press("Counting").status == 303)
        try home.expect("cat counter", prints: "0")
        #expect(try visitor.get().button("Never") == nil)
    }

    /// What must not press presses nothing.
    @Test func nobodyElsePresses() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        let page = try visitor.get()
        let (token, button) = (try #require(page.token), try #require(page.button("Track 10km")))
        let form = "token=\(token)&press=\(button)"
        var stranger = visitor
        stranger.cookie = nil
        #expect(try stranger.post(form).status == 403)
        stranger.cookie = "intent-toolbox=\(String(repeating: "0", count: 64))"
        #expect(try stranger.post(form).status == 403)
        let refused: [(String, [String: String], Int)] = [
            ("press=\(button)", [:], 403), ("token=&press=\(button)", [:], 403),
            ("token=\(token.reversed())&press=\(button)", [:], 403),
            ("token=\(visitor.cookie?.dropFirst(15) ?? "")&press=\(button)", [:], 403),
            (form, ["HTTP_ORIGIN": "http://evil.example"], 403), (form, ["HTTP_ORIGIN": "null"], 403),
            (form, ["HTTP_ORIGIN": "http://localhost:9090"], 403),
            (form, ["HTTP_SEC_FETCH_SITE": "cross-site"], 403), (form, ["HTTP_SEC_FETCH_SITE": "same-site"], 403),
            (form, ["HTTP_HOST": "evil.example", "HTTP_ORIGIN": "http://evil.example"], 403),
            // The token is bound to the host that it was made for.
            (form, ["HTTP_HOST": "127.0.0.1:8080", "HTTP_ORIGIN": "http://127.0.0.1:8080"], 403),
            (form, ["HTTP_HOST": ""], 400), ("token=\(token)", [:], 400), ("token=\(token)&press=x", [:], 409),
            ("token=\(token)&press=\(button.dropLast())", [:], 409), (form, ["PATH_INFO": "/x"], 404),
            (form, ["CONTENT_TYPE": "text/plain"], 415),
            (form, ["CONTENT_TYPE": "multipart/form-data; boundary=x"], 415),
            (form, ["CONTENT_TYPE": ""], 415), (form, ["CONTENT_LENGTH": ""], 411),
            (form, ["CONTENT_LENGTH": "-1"], 411),
            (form, ["CONTENT_LENGTH": "1e3"], 411), (form, ["CONTENT_LENGTH": "16385"], 413),
            (form, ["CONTENT_LENGTH": "99999999999999999999999"], 413), (form, ["CONTENT_LENGTH": "5000"], 400),
            ("token=%FF&press=%zz", [:], 400), (form, ["REQUEST_METHOD": "GET"], 200),
        ]
        for (form, changes, status) in refused {
            let answer = try visitor.post(form, changes)
            #expect(answer.status == status, "\(form) \(changes): \(answer.outcome)")
        }
        try home.expectNothingStored()
        // Only so much is read as the request says that it has.
        #expect(try visitor.post(form + "&more", ["CONTENT_LENGTH": "\(form.utf8.count)"]).status == 303)
    }

    /// A page that is older than its widget presses no other button than the one that was seen.
    @Test func anOldPagePressesNothingElse() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        let page = try visitor.get()
        let form = "token=\(try #require(page.token))&press=\(try #require(page.button("Track 10km")))"
        try home.run("widget-render TrackRun --set run=5K --save")
        #expect(try visitor.post(form).status == 409)
        try home.expectNothingStored()
    }

    @Test func anIntentThatRefusesIsHeard() throws {
        let home = try Home()
        try home.run("widget-render TrackRun --save; mkdir -p data/intent-toolbox; touch data/intent-toolbox/runs")
        let visitor = try Visitor.letIn(home)
        let answer = try visitor.press("Track 10km")
        #expect(answer.status == 422 && !answer.outcome.output.contains(home.path), "\(answer.outcome)")
        #expect(answer.outcome.errors.contains("runs is a file"))
    }

    // MARK: What else a client can send

    @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "get", "GET /", "", "G\tET"])
    func otherMethodsAreRefused(method: String) throws {
        let answer = try Visitor.letIn(Home()).get(method: method)
        #expect(answer.status == 405 && answer.field("allow") == "GET, HEAD, POST")
    }

    /// RFC 3875, 4.4: a query without `=` is a command line.
    @Test func aQueryIsNoCommandLine() throws {
        let home = try Home()
        let visitor = try Visitor.letIn(home)
        for words in ["--man-page", "link", "--version", "help", "--completion-script bash", "link http://x/"] {
            let answer = try visitor.get(query: words.replacing(" ", with: "+"), arguments: words)
            #expect(answer.status == 200 && answer.body.hasPrefix("<!DOCTYPE html>"), "\(words)")
            #expect(try Visitor(home).get(arguments: words).status == 403)
        }
        try home.expect("ls cache/intent-toolbox/page", prints: "open.html\n")
    }

    @Test func hostileVariablesDoNoHarm() throws {
        let visitor = try Visitor.letIn(Home())
        let long = String(repeating: "a", count: 20_000)
        let tries: [([String: String], Int)] = [
            (["PATH_INFO": "/../../etc/passwd"], 404), (["PATH_INFO": "/\r\nX: y"], 404), (["QUERY_STRING": long], 400),
            (["HTTP_HOST": "localhost\r\nSet-Cookie: a=b"], 400), (["HTTP_HOST": long], 400),
            (["HTTP_COOKIE": long], 403), (["HTTP_SEC_FETCH_SITE": "cross-site"], 403),
            (["HTTP_SEC_FETCH_SITE": "same-site"], 403), (["HTTP_SEC_FETCH_SITE": "none"], 200),
            (["HTTP_IF_NONE_MATCH": long], 200), (["QUERY_STRING": "key"], 403), (["QUERY_STRING": "a=b"], 200),
            (["REQUEST_URI": "//evil.example/\r\n", "SCRIPT_NAME": "\r\n"], 200),
        ]
        for (changes, status) in tries {
            let answer = try visitor.get(changes)
            #expect(answer.status == status, "\(changes.keys)")
            #expect(!answer.outcome.output.contains("a=b") && answer.outcome.output.hasPrefix("Status: "))
        }
        let page = try visitor.get()
        let form = "token=\(try #require(page.token))&press=\(try #require(page.button("Track 10km")))"
        for address in ["//evil.example/", "/a\r\nX: y", "http://evil.example", "/\\evil.example"] {
            #expect(try visitor.post(form, ["REQUEST_URI": address]).field("location") == "/", "\(address)")
        }
    }

    /// `Proxy: …` of a client would be `HTTP_PROXY` to the apps that are started.
    @Test func appsSeeNothingOfTheClient() throws {
        let home = try Home()
        try home.write(
            #"{"manifest":1,"name":"spy","program":"./spy.sh","intents":[{"name":"A"}],"widgets":[{"kind":"Spy","families":["systemSmall"]}]}"#,
            to: "data/intent-toolbox/apps/spy.json")
        try home.write(
            """
            #!/bin/sh
            env >>"$HOME/seen"
            echo '{"kind":"text","text":"spying"}'

            """, to: "data/intent-toolbox/apps/spy.sh")
        try home.expect(
            #"""
            chmod +x data/intent-toolbox/apps/spy.sh; mkdir -p config/intent-toolbox
            echo '{"widgets":[{"kind":"Spy"}]}' >config/intent-toolbox/widgets.json
            """#)
        var visitor = try Visitor.letIn(home)
        visitor.variables = ["HTTP_PROXY": "http://evil.example", "AUTH_TYPE": "x", "REMOTE_USER": "y", "SSL_Z": "z"]
        #expect(try visitor.get().body.contains("spying"))
        let seen = try home.run("cat seen").output
        #expect(
            seen.contains("HOME=") && !seen.contains("HTTP_") && !seen.contains("GATEWAY") && !seen.contains("QUERY"))
        #expect(!seen.contains("AUTH_TYPE") && !seen.contains("REMOTE_") && !seen.contains("SSL_"))
    }
}
