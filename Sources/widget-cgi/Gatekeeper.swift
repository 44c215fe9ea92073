import IntentCore

/// Decides whether a request may be answered: everybody who has an account on the machine reaches its loopback, and
/// every page that a browser shows can send requests there.
struct Gatekeeper {
    let request: CGIRequest
    let configuration: PageConfiguration
    let now: Moment

    static let cookieName = "intent-toolbox"
    /// How long a form of a page is good for, at least, in milliseconds.
    private static let span = 12 * 3_600_000

    /// Why a request is refused, as its sender reads it.
    struct Refusal: Error {
        let status: CGIResponse.Status
        let words: String
    }

    /// The host that the client asked for, with its port.
    ///
    /// - Throws: `Refusal` for one that is neither the loopback nor in the configuration: a page elsewhere whose name was
    ///   made to lead here (DNS rebinding).
    func host() throws -> String {
        guard let host = request.header("host")?.lowercased(), host.utf8.count <= 255, let name = Self.name(of: host)
        else {
            throw Refusal(status: .badRequest, words: "The request names no host.")
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isLoopback =
            name == "localhost" || name == "[::1]"
            || parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil && $0.first != "+" }
        guard isLoopback || configuration.hosts.contains(name) || configuration.hosts.contains(host) else {
            throw Refusal(
                status: .forbidden,
                words: "This page is not served under this name. The hosts that it may have stand in its configuration."
            )
        }
        return host
    }

    /// A host without its port, where it is written as one.
    private static func name(of host: String) -> String? {
        var name = host[...]
        let end = host.lastIndex { $0 == ":" || $0 == "]" }
        if let end, host[end] == ":" {
            let port = host[host.index(after: end)...]
            guard !port.isEmpty, port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            name = host[..<end]
        }
        let inner = name.hasPrefix("[") && name.hasSuffix("]") ? name.dropFirst().dropLast() : name
        let isPlain = inner.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."): true
            default: byte == UInt8(ascii: ":") && inner.count < name.count
            }
        }
        return isPlain && !inner.isEmpty ? String(name) : nil
    }

    /// That the request comes from this page, or from nowhere, as one that a person typed.
    func checkSite() throws {
        let site = request.header("sec-fetch-site") ?? "none"
        guard site == "same-origin" || site == "none" else {
            throw Refusal(
                status: .forbidden, words: "Another page sent you here. Type the address, or open it from a bookmark.")
        }
    }

    /// That the browser was let in.
    func checkCookie() throws {
        let cookies = (request.header("cookie") ?? "").prefix(8192).split(separator: ";").map { pair in
            pair.drop { $0 == " " }
        }
        let beginning = Self.cookieName + "="
        // Another program on the same host may have set one of that name too.
        let isLetIn = cookies.filter { $0.hasPrefix(beginning) }.prefix(16).reduce(false) { isLetIn, pair in
            isSameSecret(String(pair.dropFirst(beginning.count)), configuration.cookie) || isLetIn
        }
        guard isLetIn else {
            throw Refusal(
                status: .forbidden,
                words: "This browser has not been let in. Run widget-cgi link, and open the page that it names.")
        }
    }

    /// That a form comes from the page, and not long ago.
    func checkForm(_ token: String?, host: String) throws {
        let origin = request.header("origin")
        let site = request.header("sec-fetch-site")
        let ours = ["http://\(host)", "https://\(host)"]
        guard origin.map({ ours.contains($0.lowercased()) }) ?? true, site.map({ $0 == "same-origin" }) ?? true else {
            throw Refusal(status: .forbidden, words: "Another page sent this. Nothing was pressed.")
        }
        let isOurs = [0, 1].reduce(false) { isOurs, age in
            isSameSecret(token ?? "", configuration.token(host: host, span: currentSpan - age)) || isOurs
        }
        guard isOurs else {
            throw Refusal(status: .forbidden, words: "The page was too old. Nothing was pressed; press again.")
        }
    }

    /// What forms of a page carry now.
    func token(host: String) -> String { configuration.token(host: host, span: currentSpan) }

    private var currentSpan: Int { now.milliseconds / Self.span }

    /// The cookie of a browser that is let in: for no script, and for no request that another site begins.
    var cookieField: String {
        "\(Self.cookieName)=\(configuration.cookie); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
            + (request.isSecure ? "; Secure" : "")
    }
}
