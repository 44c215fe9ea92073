import FoundationEssentials
import Glibc
import IntentCore

/// Answers one request of a web server, by the Common Gateway Interface 1.1 (RFC 3875).
struct AnswerRequestIntent: AppIntent {
    static let title: LocalizedStringResource = "Answer a web server"
    static let description = IntentDescription(
        """
        Answers a request that a web server hands on by the Common Gateway Interface (RFC 3875): GET shows the page of \
        your widgets, POST presses a button of it. The page is for browsers that were let in by a link, and for the \
        loopback unless the configuration names other hosts.
        """)

    func perform() async throws -> some IntentResult {
        guard let request = CGIRequest.current else {
            throw UsageError("there is no request; a web server runs this (see widget-cgi --help)")
        }
        let answer = Answerer(request: request, now: .now).answer()
        try Stream(descriptor: ProcessContext.current.output).write(answer.text(isHead: request.method == "HEAD"))
        return .result()
    }
}

/// Makes the answer to a request.
struct Answerer {
    let request: CGIRequest
    let now: Moment

    private static let formName = "press"
    private static let tokenName = "token"
    private static let questionName = "question"
    private static let givenName = "given"
    /// The most bytes of a form, and of a query.
    private static let mostBytes = 16 << 10

    func answer() -> CGIResponse {
        do {
            return try checkedAnswer()
        } catch let refusal as Gatekeeper.Refusal {
            return Self.page(refusal.status, refusal.words)
        } catch {
            ProcessContext.current.warn((error as? any UserFacingError)?.words ?? "\(error)")
            return Self.page(.serverError, "The page cannot be made; the server's log says why.")
        }
    }

    private func checkedAnswer() throws -> CGIResponse {
        guard ["GET", "HEAD", "POST"].contains(request.method) else {
            var response = Self.page(.methodNotAllowed, "Only GET, HEAD and POST are answered.")
            response.add("Allow", "GET, HEAD, POST")
            return response
        }
        let gate = Gatekeeper(request: request, configuration: try .load(), now: now)
        let host = try gate.host()
        guard request.extraPath.isEmpty || request.extraPath == request.path else {
            throw Gatekeeper.Refusal(status: .notFound, words: "There is one page, and nothing below it.")
        }
        guard request.query.utf8.count <= Self.mostBytes else {
            throw Gatekeeper.Refusal(status: .badRequest, words: "The query is too long.")
        }
        if request.method != "POST", let key = key() {
            // Looking at a link's header does not open it.
            guard request.method == "GET", PageLink.open(key) else {
                throw Gatekeeper.Refusal(
                    status: .forbidden, words: "This link was opened already, or is too old. Run widget-cgi link again."
                )
            }
            return letIn(gate)
        }
        try gate.checkSite()
        try gate.checkCookie()
        return request.method == "POST" ? try press(gate, host) : try show(gate, host)
    }

    private func key() -> String? {
        CGIRequest.fields(request.query)?.first { $0.name == "key" }?.value
    }

    /// Hands out the cookie. The page leads on by itself: a redirection would still count as begun by another site, and a
    /// strict cookie would not come with it.
    private func letIn(_ gate: Gatekeeper) -> CGIResponse {
        var response = Self.page(
            .ok, "This browser is let in.", head: "<meta http-equiv=\"refresh\" content=\"0; url=?\">\n")
        response.add("Set-Cookie", gate.cookieField)
        return response
    }

    // MARK: Showing

    private func show(_ gate: Gatekeeper, _ host: String) throws -> CGIResponse {
        let page = try WidgetBoard.load(now: now).page(form: Self.formName, name: Self.formName)
        let (main, style) = page.main()
        let token = gate.token(host: host)
        let tag = "\"" + hexadecimal(Array(SHA256.hash(Array((style + main + token).utf8)).prefix(12))) + "\""
        if request.header("if-none-match").map({ Self.names($0, tag) }) ?? false {
            var response = CGIResponse(.notModified)
            response.add("ETag", tag)
            return response
        }
        let body = """
            <form id="\(Self.formName)" method="post"><input type="hidden" name="\(Self.tokenName)" value="\(token)"></form>
            \(main)
            <script>\(PageScript.text)</script>
            """
        let head = """
            <link rel="icon" href="data:,">
            <meta name="tag" content="\(htmlEscaped(tag))">
            <noscript><meta http-equiv="refresh" content="60"></noscript>

            """
        let document = WidgetPage.document(title: page.title, style: style, body: body, head: head)
        var response = CGIResponse(.ok, body: document)
        response.add("ETag", tag)
        response.add("Content-Security-Policy", Self.policy(style: style, script: PageScript.text))
        return response
    }

    /// Whether a condition names the tag (RFC 9110, 13.1.2). A server that packs pages makes tags weak.
    private static func names(_ condition: String, _ tag: String) -> Bool {
        condition.split(separator: ",").contains { candidate in
            let bare = candidate.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            let text = String(bare)
            return text == "*" || text == tag || text == "W/\(tag)"
        }
    }

    /// A policy by which nothing runs, is loaded or is sent to but what is in the page itself.
    private static func policy(style: String, script: String?) -> String {
        func source(_ text: String) -> String {
            "'sha256-\(Data(SHA256.hash(Array(text.utf8))).base64EncodedString())'"
        }
        return [
            "default-src 'none'", "style-src \(source(style))", script.map { "script-src \(source($0))" },
            "connect-src 'self'", "img-src data:", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
        ].compactMap(\.self).joined(separator: "; ")
    }

    private static func page(_ status: CGIResponse.Status, _ words: String, head: String = "") -> CGIResponse {
        let style = WidgetPage.pageStyle
        let back = status == .methodNotAllowed ? "" : "\n<p><a href=\"?\">Go to the widgets</a></p>"
        let icon = "<link rel=\"icon\" href=\"data:,\">\n"
        var response = CGIResponse(
            status,
            body: WidgetPage.document(
                title: "Widgets", style: style, body: "<p>\(htmlEscaped(words))</p>\(back)", head: icon + head))
        response.add("Content-Security-Policy", policy(style: style, script: nil))
        return response
    }

    // MARK: Pressing

    private func press(_ gate: Gatekeeper, _ host: String) throws -> CGIResponse {
        let fields = try form()
        func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
        try gate.checkForm(field(Self.tokenName), host: host)
        guard let value = field(Self.formName), value.utf8.count <= 100 else {
            throw Gatekeeper.Refusal(status: .badRequest, words: "The form names no button.")
        }
        guard let button = try WidgetBoard.load(now: now).button(value) else {
            throw Gatekeeper.Refusal(
                status: .conflict, words: "The widget has changed and has that button no more. Nothing was pressed.")
        }
        var back = CGIResponse(.seeOther)
        back.add("Location", request.path)
        if field(QuestionPage.cancelName) != nil { return back }
        let given = try answers(in: fields)
        do {
            let press = AskedPress(pressed: button.pressable, given: given, seconds: Self.patience)
            if let open = try press.press() { return ask(open, value, gate, host) }
        } catch let error as any UserFacingError {
            WidgetReload.kind(button.loader.plainKind).mark()
            return Self.page(.unprocessable, publicWords(of: error))
        }
        // What the button changed is seen by every widget of its kind, whether or not its app says so.
        WidgetReload.kind(button.loader.plainKind).mark()
        return back
    }

    /// What the person answered so far: to the questions before, and to that of this form.
    ///
    /// - Throws: `Gatekeeper.Refusal`.
    private func answers(in fields: [(name: String, value: String)]) throws -> [AskedPress.Given] {
        let before = fields.filter { $0.name == Self.givenName }.map { AskedPress.Given(text: $0.value) }
        var given = before.compactMap(\.self)
        guard given.count == before.count, given.count < AskedPress.mostQuestions else {
            throw Gatekeeper.Refusal(status: .badRequest, words: "The form cannot be read.")
        }
        guard let question = fields.first(where: { $0.name == Self.questionName })?.value else { return given }
        guard let answer = QuestionPage.answer(in: fields) else {
            throw Gatekeeper.Refusal(status: .badRequest, words: "The form has no answer.")
        }
        given.append(AskedPress.Given(question: question, answer: answer))
        return given
    }

    /// The page that asks, with all that the next request needs.
    private func ask(_ open: AskedPress.Open, _ button: String, _ gate: Gatekeeper, _ host: String) -> CGIResponse {
        let hidden =
            [
                (Self.tokenName, gate.token(host: host)), (Self.formName, button),
                (Self.questionName, AskedPress.mark(of: open.question)),
            ] + open.given.map { (Self.givenName, $0.text) }
        let page = QuestionPage(question: open.question, hidden: hidden.map { (name: $0.0, value: $0.1) })
        var response = CGIResponse(
            .ok,
            body: WidgetPage.document(
                title: "Widgets", style: QuestionPage.style, body: page.html,
                head: "<link rel=\"icon\" href=\"data:,\">\n"))
        response.add("Content-Security-Policy", Self.policy(style: QuestionPage.style, script: nil))
        return response
    }

    /// How long an intent may take, in seconds.
    private static let patience = 60

    /// The form that was sent.
    ///
    /// - Throws: `Gatekeeper.Refusal`.
    private func form() throws -> [(name: String, value: String)] {
        let type = (request.contentType ?? "").prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else {
            throw Gatekeeper.Refusal(status: .unsupportedMediaType, words: "Only forms are read.")
        }
        guard let length = request.contentLength, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Gatekeeper.Refusal(status: .lengthRequired, words: "The request does not say how long it is.")
        }
        guard let count = Int(length), count <= Self.mostBytes else {
            throw Gatekeeper.Refusal(status: .contentTooLarge, words: "The form is too large.")
        }
        guard let text = Self.input(count), let fields = CGIRequest.fields(text) else {
            throw Gatekeeper.Refusal(status: .badRequest, words: "The form cannot be read.")
        }
        return fields
    }

    /// So many bytes of standard input, which may go on after them (RFC 3875, 4.2); nil where there are fewer, they are
    /// not UTF-8 or do not come.
    private static func input(_ count: Int) -> String? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: count)
        let input = ProcessContext.current.input
        while bytes.count < count {
            guard Readiness.wait(for: .input(input), milliseconds: 10_000) else { return nil }
            let got = read(input, &chunk, count - bytes.count)
            guard got > 0 else { return nil }
            bytes += chunk.prefix(got)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
