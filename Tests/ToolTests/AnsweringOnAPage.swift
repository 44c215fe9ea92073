import Foundation
import Testing

/// Buttons whose intents ask: each question is a page with a form.
@Suite struct AnsweringOnAPage {
    /// A page with a button that runs so much of the sample that asks.
    private func visitor(_ words: String, in home: Home) throws -> Visitor {
        try home.write(
            #"{"manifest":1,"name":"asker","program":"./asker.sh","intents":[{"name":"A"}],"widgets":[{"kind":"Asker","families":["systemSmall"]}]}"#,
            to: "data/intent-toolbox/apps/asker.json")
        let command = (["asking-sample"] + words.split(separator: " ").map(String.init)).map { "\"\($0)\"" }
        try home.write(
            """
            #!/bin/sh
            echo '{"kind":"button","children":[{"kind":"text","text":"Go"}],"command":[\(command.joined(separator: ","))]}'

            """, to: "data/intent-toolbox/apps/asker.sh")
        try home.expect(
            #"""
            chmod +x data/intent-toolbox/apps/asker.sh; mkdir -p config/intent-toolbox
            echo '{"widgets":[{"kind":"Asker"}]}' >config/intent-toolbox/widgets.json
            """#)
        return try Visitor.letIn(home)
    }

    private func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    /// What a browser sends of the form: its hidden fields, and what the person does.
    private func send(_ page: Visitor.Answer, _ more: String, by visitor: Visitor) throws -> Visitor.Answer {
        let html = page.body
        let hidden = html.matches(of: /<input type="hidden" name="([a-z]+)" value="([^"]*)">/).map { match in
            let value = match.output.2.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
                .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
            return "\(match.output.1)=\(encoded(String(value)))"
        }
        return try visitor.post((hidden + [more]).joined(separator: "&"))
    }

    @Test func aTextIsAskedForAndAnEmptyOneIsRefused() throws {
        let visitor = try visitor("", in: Home())
        let page = try visitor.press("Go")
        #expect(page.status == 200 && page.body.contains("What is your name?"), "\(page.outcome)")
        #expect(page.body.contains("<input name=\"text\"") && !page.body.contains("<script"))
        #expect(page.field("content-security-policy")?.contains("form-action 'self'") == true)
        let refused = try send(page, "text=", by: visitor)
        #expect(refused.status == 200 && refused.body.contains("role=\"alert\""), "\(refused.outcome)")
        let done = try send(refused, "text=Ada", by: visitor)
        #expect(done.status == 303 && done.field("location") == "/", "\(done.outcome)")
    }

    /// What the command line refuses is refused here, in its words.
    @Test func aRefusedAnswerIsAskedForAgain() throws {
        let visitor = try visitor("Ada --asks-age", in: Home())
        let page = try visitor.press("Go")
        #expect(page.body.contains("How old are you?") && page.body.contains("a whole number such as 12"))
        let again = try send(page, "text=500", by: visitor)
        #expect(again.body.contains("&#39;500&#39;: must be from 1 to 150"), "\(again.outcome)")
        #expect(try send(again, "text=36", by: visitor).status == 303)
    }

    @Test func choicesAreASelect() throws {
        let visitor = try visitor("brew", in: Home())
        let page = try visitor.press("Go")
        #expect(page.body.contains("<option value=\"t1\">Assam – black</option>"), "\(page.body)")
        #expect(page.body.contains("<option value=\"t2\" selected>Sencha – green</option>"))
        // Names that would harm a terminal or a page are shown as text.
        #expect(!page.body.contains("\u{1B}") && page.body.contains("Another one"))
        #expect(try send(page, "choice=t1&text=", by: visitor).status == 303)
        #expect(try send(page, "choice=t1&text=sencha", by: visitor).status == 303)
        let refused = try send(page, "choice=nothing", by: visitor)
        #expect(refused.status == 200 && refused.body.contains("none of the choices"))
    }

    /// A question that follows from an answer carries the answer along.
    @Test func oneQuestionLeadsToAnother() throws {
        let visitor = try visitor("pick-tea", in: Home())
        let page = try visitor.press("Go")
        let choice = try send(page, "text=secrets", by: visitor)
        #expect(choice.body.contains("Which tea?") && choice.body.contains("Hidden Garden"), "\(choice.outcome)")
        #expect(choice.body.contains("name=\"given\""))
        #expect(try send(choice, "choice=t9", by: visitor).status == 303)
    }

    @Test func aConfirmationIsAPage() throws {
        let visitor = try visitor("delete", in: Home())
        let page = try visitor.press("Go")
        #expect(page.body.contains("Delete everything?"))
        #expect(page.body.contains("<button name=\"confirm\" value=\"yes\">Delete</button>"), "\(page.body)")
        #expect(try send(page, "cancel=yes", by: visitor).status == 303)
        #expect(try send(page, "confirm=yes", by: visitor).status == 303)
        // A form that neither agrees nor cancels does nothing.
        #expect(try send(page, "x=y", by: visitor).status == 400)
        #expect(try send(page, "confirm=no", by: visitor).status == 400)
    }

    /// An answer is for the question that was seen, and a broken form for none.
    @Test func hostileFormsAnswerNothing() throws {
        let visitor = try visitor("delete", in: Home())
        let start = try visitor.get()
        let form = "token=\(try #require(start.token))&press=\(try #require(start.button("Go")))"
        let other = try visitor.post(form + "&question=\(String(repeating: "0", count: 24))&confirm=yes")
        #expect(other.status == 200 && other.body.contains("Delete everything?"), "\(other.outcome)")
        #expect(try visitor.post(form + "&given=x").status == 400)
        #expect(try visitor.post(form + "&given=%7B%7D").status == 400)
        let given = encoded(#"{"question":"0","answer":{"confirmed":true}}"#)
        #expect(try visitor.post(form + "&given=\(given)").body.contains("Delete everything?"))
        #expect(try visitor.post(form + String(repeating: "&given=\(given)", count: 60)).status == 400)
        var stranger = visitor
        stranger.cookie = nil
        #expect(try stranger.post(form + "&question=0&confirm=yes").status == 403)
    }
}
