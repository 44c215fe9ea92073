import IntentCore

/// A message of JSON-RPC 2.0.
enum Message {
    case request(id: JSONValue, method: String, params: JSONObject)
    case notification(method: String, params: JSONObject)
    /// The answer to a request of ours; nil for an error.
    case response(id: JSONValue, result: JSONObject?)

    /// - Throws: `RPCFailure` for what is no message.
    init(_ json: JSONValue) throws(RPCFailure) {
        guard let object = json.object, object["jsonrpc"] == .string("2.0") else {
            throw RPCFailure(.null, .invalidRequest("a message is an object with \"jsonrpc\": \"2.0\""))
        }
        let id = object["id"]
        switch id {
        case nil, .string, .integer, .digits, .number: break
        default: throw RPCFailure(.null, .invalidRequest("an id is a text or a number"))
        }
        if let method = object["method"] {
            guard let method = method.string else {
                throw RPCFailure(id ?? .null, .invalidRequest("a method is a text"))
            }
            let params = object["params"] ?? .object([:])
            guard let params = params.object else {
                throw RPCFailure(id ?? .null, .invalidParams("params is \(params.kind); give an object"))
            }
            self =
                id.map { .request(id: $0, method: method, params: params) }
                ?? .notification(
                    method: method, params: params)
            return
        }
        guard let id, object["result"] != nil || object["error"] != nil else {
            throw RPCFailure(id ?? .null, .invalidRequest("a message has a method, a result or an error"))
        }
        self = .response(id: id, result: object["error"] == nil ? object["result"]?.object ?? [:] : nil)
    }

    static func request(id: JSONValue, _ method: String, _ params: JSONObject) -> JSONValue {
        .object(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params)])
    }

    static func notification(_ method: String, _ params: JSONObject = [:]) -> JSONValue {
        var object: JSONObject = ["jsonrpc": "2.0", "method": .string(method)]
        if !params.members.isEmpty { object["params"] = .object(params) }
        return .object(object)
    }

    static func result(_ result: JSONObject, to id: JSONValue) -> JSONValue {
        .object(["jsonrpc": "2.0", "id": id, "result": .object(result)])
    }

    static func error(_ error: RPCError, to id: JSONValue) -> JSONValue {
        var members: JSONObject = ["code": .integer(error.code), "message": .string(error.message)]
        members["data"] = error.data
        return .object(["jsonrpc": "2.0", "id": id, "error": .object(members)])
    }
}

/// An error as the protocol has it.
struct RPCError: Error, Equatable {
    var code: Int
    var message: String
    var data: JSONValue?

    static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func unknownMethod(_ method: String) -> RPCError {
        RPCError(code: -32601, message: "there is no method \(quoted(method))")
    }
    static func invalidParams(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
    static func failed(_ message: String) -> RPCError { RPCError(code: -32603, message: message) }
    static func unknownResource(_ uri: String) -> RPCError {
        RPCError(code: -32002, message: "there is no resource \(quoted(uri))", data: .object(["uri": .string(uri)]))
    }
}

/// An error with the message that it answers.
struct RPCFailure: Error {
    let id: JSONValue
    let error: RPCError

    init(_ id: JSONValue, _ error: RPCError) {
        self.id = id
        self.error = error
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
}
