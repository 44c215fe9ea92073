import Foundation
import Testing

/// A browser, as a web server tells `widget-cgi` of it: the variables of RFC 3875, and what comes back.
struct Visitor {
    let home: Home
    var cookie: String?
    var variables: [String: String] = [:]

    struct Answer {
        let status: Int
        /// By names in lower case; of a name that is there twice both.
        let fields: [(name: String, value: String)]
        let body: String
        let outcome: Outcome

        func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

        /// The value of an attribute, by what stands before it.
        func value(after text: String) -> String? {
            let parts = body.components(separatedBy: text)
            return parts.count > 1 ? parts[1].prefix { $0 != "\"" }.description : nil
        }

        var token: String? { value(after: "name=\"token\" value=\"") }

        /// What the button of that label sends.
        func button(_ label: String) -> String? {
            let parts = body.components(separatedBy: "name=\"press\" value=\"").dropFirst()
            return parts.first { part in
                let words = part.components(separatedBy: "</button>")[0]
                return words.replacing(/<[^>]*>/, with: "").hasSuffix(">" + label) || words.contains(">\(label)<")
            }?.prefix { $0 != "\"" }.description
        }
    }

    init(_ home: Home) { self.home = home }

    /// One that came by a link.
    static func letIn(_ home: Home) throws -> Visitor {
        var visitor = Visitor(home)
        let answer = try visitor.get(query: "key=\(try visitor.key())")
        visitor.cookie = try #require(answer.field("set-cookie")).prefix { $0 != ";" }.description
        return visitor
    }

    /// The key of a new link.
    func key() throws -> String {
        let page = try home.run("cat \"$(widget-cgi link)\"").output
        return try #require(page.components(separatedBy: "?key=").dropFirst().first?.prefix(64).description)
    }

    func get(
        query: String = "", method: String = "GET", arguments: String = "", _ changes: [String: String] = [:]
    ) throws -> Answer {
        try answer(["REQUEST_METHOD": method, "QUERY_STRING": query].merging(changes) { $1 }, arguments, input: "")
    }

    func post(_ form: String, _ changes: [String: String] = [:]) throws -> Answer {
        let usual = [
            "REQUEST_METHOD": "POST", "CONTENT_TYPE": "application/x-www-form-urlencoded",
            "CONTENT_LENGTH": "\(form.utf8.count)", "HTTP_ORIGIN": "http://localhost:8080",
            "HTTP_SEC_FETCH_SITE": "same-origin",
        ]
        return try answer(usual.merging(changes) { $1 }, "", input: form)
    }

    /// Presses a button of the page as it is now.
    func press(_ label: String) throws -> Answer {
        let page = try get()
        let button = try #require(page.button(label), "\(page.body)")
        return try post("token=\(try #require(page.token))&press=\(button)")
    }

    private func answer(_ request: [String: String], _ arguments: String, input: String) throws -> Answer {
        var all = [
            "GATEWAY_INTERFACE": "CGI/1.1", "SERVER_PROTOCOL": "HTTP/1.1", "HTTP_HOST": "localhost:8080",
            "SCRIPT_NAME": "/", "REQUEST_URI": "/",
        ]
        all["HTTP_COOKIE"] = cookie
        all.merge(request) { $1 }
        all.merge(variables) { $1 }
        let outcome = try home.run("widget-cgi \(arguments)", input: input, environment: all.mapValues { $0 })
        let head = outcome.output.components(separatedBy: "\r\n\r\n")
        let lines = head[0].components(separatedBy: "\r\n")
        let fields = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return (parts[0].lowercased(), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        return Answer(
            status: Int(fields.first { $0.0 == "status" }?.1.prefix(3) ?? "") ?? 0, fields: fields,
            body: head.dropFirst().joined(separator: "\r\n\r\n"), outcome: outcome)
    }
}
