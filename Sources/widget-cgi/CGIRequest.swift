import Glibc
import IntentCore

/// What a web server says of a request: the meta-variables of RFC 3875, each as it came.
struct CGIRequest: Sendable {
    private let variables: [String: String]

    /// The request that this process was started for; nil where no web server started it.
    ///
    /// Reading it takes the variables out of the environment: what a client sends is not to reach the apps that are
    /// started from here, some of which would obey it (`HTTP_PROXY`).
    static let current = take()

    init(_ variables: [String: String]) { self.variables = variables }

    private static func take() -> CGIRequest? {
        guard getenv("GATEWAY_INTERFACE") != nil else { return nil }
        var variables: [String: String] = [:]
        var names: [String] = []
        var place = environ
        while let entry = place.pointee {
            place += 1
            let bytes = UnsafeRawBufferPointer(start: entry, count: strlen(entry))
            guard let end = bytes.firstIndex(of: UInt8(ascii: "=")),
                let name = String(validating: bytes[..<end], as: UTF8.self), isClients(name)
            else { continue }
            names.append(name)
            // What is not UTF-8 is none of the few values that are asked for; it counts as wrong and not as absent.
            variables[name] = String(validating: bytes[(end + 1)...], as: UTF8.self) ?? "\u{FFFD}"
        }
        for name in names { unsetenv(name) }
        // A server that was started by hand has a terminal, and nobody waits there to be asked.
        setenv("INTENT_TOOLBOX_NO_INPUT", "1", 1)
        return CGIRequest(variables)
    }

    /// Whether a variable tells of the request, and not of the machine.
    private static func isClients(_ name: String) -> Bool {
        let beginnings = [
            "HTTP_", "SERVER_", "REQUEST_", "REMOTE_", "REDIRECT_", "SSL_", "CONTENT_", "PATH_", "SCRIPT_", "QUERY_",
            "AUTH_", "GATEWAY_", "DOCUMENT_", "CONTEXT_",
        ]
        return name == "HTTPS" || beginnings.contains { name.hasPrefix($0) }
    }

    /// A meta-variable; nil where it is absent or empty, which mean the same (RFC 3875, 4.1).
    private func variable(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

    var method: String { variable("REQUEST_METHOD") ?? "" }
    var query: String { variable("QUERY_STRING") ?? "" }
    var extraPath: String { variable("PATH_INFO") ?? "" }
    var contentType: String? { variable("CONTENT_TYPE") }
    var contentLength: String? { variable("CONTENT_LENGTH") }
    var isSecure: Bool { variable("HTTPS").map { $0.lowercased() != "off" } ?? false }

    /// A field of the request's header, by its name in lower case.
    func header(_ name: String) -> String? {
        variable("HTTP_" + String(name.map { $0 == "-" ? "_" : $0 }).uppercased())
    }

    /// The path that the client asked for, without the query; `/` where the server tells none that can be repeated.
    var path: String {
        let asked = variable("REQUEST_URI").map { String($0.prefix { $0 != "?" }) } ?? variable("SCRIPT_NAME") ?? "/"
        let isPlain = asked.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "-._~/%".utf8.contains(byte)
            }
        }
        // Two slashes at the start would lead to another host.
        return isPlain && asked.hasPrefix("/") && !asked.hasPrefix("//") && asked.utf8.count <= 500 ? asked : "/"
    }

    /// The fields of a form or query as browsers write them, `name=value&…`; nil where a value is not UTF-8 or holds a
    /// control character.
    static func fields(_ text: String) -> [(name: String, value: String)]? {
        var fields: [(name: String, value: String)] = []
        for part in text.split(separator: "&") {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(halves[0]), let value = decoded(halves.count > 1 ? halves[1] : "") else {
                return nil
            }
            fields.append((name, value))
        }
        return fields
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let digits = rest.prefix(2)
                guard digits.count == 2, digits.allSatisfy({ isHexDigit($0) }),
                    let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
                else { return nil }
                rest = rest.dropFirst(2)
                bytes.append(value)
            default: bytes.append(byte)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { return nil }
        return text
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }
}
