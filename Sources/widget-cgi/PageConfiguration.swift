import Glibc
import IntentCore

/// `page.json` in the configuration folder: who may see the page, and as which hosts it is served.
///
///     {
///       "secret": "9f86d081884c7d65…",
///       "hosts": ["widgets.example.org"]
///     }
///
/// The secret is made at the first start. Whoever has it can press every button; a new one (take the line away) shuts all
/// browsers out. All other keys are the person's own and stay where they are.
struct PageConfiguration: Sendable {
    let hosts: [String]
    private let secret: [UInt8]

    init(secret: [UInt8], hosts: [String] = []) {
        self.secret = secret
        self.hosts = hosts
    }

    /// Reads the file, and makes the secret where there is none.
    ///
    /// - Throws: `PageConfigurationError`, and what the store throws.
    static func load() throws -> PageConfiguration {
        let file = SharedFile(appendingPathComponent(try XDGDirectories.config, "page.json"))
        var found = try file.read().map { try Self.object($0, path: file.path) }
        if found?["secret"] == nil {
            try file.update { bytes in
                var object = try bytes.map { try Self.object($0, path: file.path) } ?? [:]
                // Another process may have been first.
                if object["secret"] == nil { object["secret"] = .string(hexadecimal(try randomBytes(32))) }
                if object["hosts"] == nil { object["hosts"] = .array([]) }
                found = object
                return Array(JSONValue.object(object).prettyText.utf8)
            }
        }
        try checkPermissions(file.path)
        guard let secret = found?["secret"]?.string, secret.utf8.count >= 32 else {
            throw PageConfigurationError(
                words: "\(file.path): \"secret\" has less than 32 characters; take it away, and a new one is made")
        }
        var hosts: [String] = []
        if let list = found?["hosts"] {
            guard case .array(let elements) = list, elements.allSatisfy({ $0.string != nil }) else {
                throw PageConfigurationError(words: "\(file.path): \"hosts\" is no list of names; correct it")
            }
            hosts = elements.compactMap(\.string).map { $0.lowercased() }
        }
        return PageConfiguration(secret: Array(secret.utf8), hosts: hosts)
    }

    private static func object(_ bytes: [UInt8], path: String) throws -> JSONObject {
        do {
            let json = try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }
            guard let object = json.object else {
                throw PageConfigurationError(words: "\(path): it is \(json.kind), not an object; correct it")
            }
            return object
        } catch let error as JSONSyntaxError {
            throw PageConfigurationError(
                words: "\(path): line \(error.line) column \(error.column): \(error.problem); correct it")
        }
    }

    /// A secret that others can read is none.
    private static func checkPermissions(_ path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw PageConfigurationError(
                words: "\(path) holds a secret and can be read by others; "
                    + "\(shellWords(["chmod", "600", path])), and take \"secret\" away, so that a new one is made")
        }
    }

    /// What the browser of somebody who was let in shows with each request.
    var cookie: String { code("cookie") }

    /// What a form of the page shows in a span of time, which has a number.
    func token(host: String, span: Int) -> String { code("form\n\(host)\n\(span)") }

    private func code(_ message: String) -> String {
        hexadecimal(SHA256.code(Array(message.utf8), key: secret))
    }
}

/// Bytes that nobody can guess, from the system.
///
/// - Throws: `PageConfigurationError` where the system gives none.
func randomBytes(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard getentropy(&bytes, count) == 0 else {
        throw PageConfigurationError(words: "the system gives no random numbers; try again")
    }
    return bytes
}

/// A configuration that cannot be used.
struct PageConfigurationError: UserFacingError {
    let words: String
    var status: ExitStatus { .badConfiguration }
}
