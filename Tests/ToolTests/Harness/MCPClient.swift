import Foundation
import Testing

/// Speaks to a running `shortcuts-mcp` as a client's program does.
final class MCPClient {
    private let child: Child
    private var taken = 0
    private var lastID = 0
    /// The messages that came and were not waited for yet.
    private(set) var seen: [[String: Any]] = []

    init(in home: Home, options: String = "", environment: [String: String?] = [:]) throws {
        child = try home.start("exec shortcuts-mcp \(options)", environment: environment)
    }

    var process: pid_t { child.pid }

    func send(line: String) { child.write(line + "\n") }

    /// Waits until what was sent has reached the server.
    func flush() throws { try child.flush() }

    private func send(_ message: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys]) else { return }
        send(line: String(decoding: data, as: UTF8.self))
    }

    func notify(_ method: String, _ params: [String: Any]) {
        send(["jsonrpc": "2.0", "method": method, "params": params])
    }

    /// Sends a request; its id.
    func request(_ method: String, _ params: [String: Any] = [:]) throws -> Int {
        lastID += 1
        send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": params])
        return lastID
    }

    func respond(to request: [String: Any], _ result: [String: Any]) {
        send(["jsonrpc": "2.0", "id": request["id"] ?? NSNull(), "result": result])
    }

    /// The next line that was printed, which is waited for.
    func nextLine() throws -> String {
        func rest(_ outcome: Outcome) -> Substring.UTF8View { outcome.output.utf8.dropFirst(taken) }
        try child.wait(for: "a message") { rest($0).contains(UInt8(ascii: "\n")) }
        let line = rest(child.seen).prefix { $0 != UInt8(ascii: "\n") }
        taken += line.count + 1
        return String(decoding: Array(line), as: UTF8.self)
    }

    /// The next message that meets a condition; those before it are kept for others.
    func next(where isWanted: ([String: Any]) -> Bool) throws -> [String: Any] {
        if let index = seen.firstIndex(where: isWanted) { return seen.remove(at: index) }
        while true {
            let line = try nextLine()
            let message = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            if isWanted(message) { return message }
            seen.append(message)
        }
    }

    func nextRequest(_ method: String) throws -> [String: Any] { try next { $0["method"] as? String == method } }

    private func response(to id: Int) throws -> [String: Any] {
        try next { $0["id"] as? Int == id && $0["method"] == nil }
    }

    func result(of id: Int) throws -> [String: Any] {
        let response = try response(to: id)
        return try #require(response["result"] as? [String: Any], "\(response)")
    }

    func error(of id: Int) throws -> [String: Any] {
        let response = try response(to: id)
        return try #require(response["error"] as? [String: Any], "\(response)")
    }

    @discardableResult
    func initialize(version: String = "2025-11-25", capabilities: [String: Any] = [:]) throws -> [String: Any] {
        let result = try result(
            of: request(
                "initialize",
                [
                    "protocolVersion": version, "capabilities": capabilities,
                    "clientInfo": ["name": "tests", "version": "1"],
                ]))
        notify("notifications/initialized", [:])
        return result
    }

    /// All elements of a list, page by page.
    func list(_ key: String) throws -> [[String: Any]] {
        var all: [[String: Any]] = []
        var cursor: String?
        repeat {
            let page = try result(of: request("\(key)/list", cursor.map { ["cursor": $0] } ?? [:]))
            all += try #require(page[key] as? [[String: Any]])
            cursor = page["nextCursor"] as? String
        } while cursor != nil
        return all
    }

    func call(_ tool: String, _ arguments: Any) throws -> [String: Any] {
        try result(of: request("tools/call", ["name": tool, "arguments": arguments]))
    }

    func read(_ uri: String) throws -> String {
        let contents = try result(of: request("resources/read", ["uri": uri]))["contents"] as? [[String: Any]]
        return try #require(contents?.first?["text"] as? String)
    }

    static func text(of result: [String: Any]) -> String {
        ((result["content"] as? [[String: Any]]) ?? []).compactMap { $0["text"] as? String }.joined(separator: "\n")
    }

    /// Closes the server's input and waits for its end.
    func finish() throws -> Int32 { try child.finish().status }
}
