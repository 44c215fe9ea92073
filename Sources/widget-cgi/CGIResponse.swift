import IntentCore

/// What is answered: a status, fields of the header, and a page.
struct CGIResponse: Sendable {
    /// The statuses that are answered with.
    enum Status: String, Sendable {
        case ok = "200 OK"
        case seeOther = "303 See Other"
        case notModified = "304 Not Modified"
        case badRequest = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case conflict = "409 Conflict"
        case lengthRequired = "411 Length Required"
        case contentTooLarge = "413 Content Too Large"
        case unsupportedMediaType = "415 Unsupported Media Type"
        case unprocessable = "422 Unprocessable Content"
        case serverError = "500 Internal Server Error"
    }

    var status: Status
    private(set) var fields: [(name: String, value: String)] = []
    var body: String?

    init(_ status: Status, body: String? = nil) {
        self.status = status
        self.body = body
    }

    /// Adds a field. A value that would end its line is left out with its field: nothing a client sends begins another.
    mutating func add(_ name: String, _ value: String) {
        guard value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return }
        fields.append((name, value))
    }

    /// The answer as a CGI program writes it. One to `HEAD` ends where the page would begin.
    func text(isHead: Bool) -> String {
        var text = "Status: \(status.rawValue)\r\n"
        for field in fields + Self.security { text += "\(field.name): \(field.value)\r\n" }
        if body != nil { text += "Content-Type: text/html; charset=utf-8\r\n" }
        if let body { text += "Content-Length: \(body.utf8.count)\r\n" }
        return text + "\r\n" + (isHead ? "" : body ?? "")
    }

    /// What holds for every answer: nobody keeps it, frames it, takes it for something else, or learns its address.
    private static let security: [(name: String, value: String)] = [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
        // Not `no-referrer`, which makes a browser send `Origin: null` with a form.
        ("Referrer-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
}
