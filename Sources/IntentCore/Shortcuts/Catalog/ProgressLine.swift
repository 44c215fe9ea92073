/// How far an intent is, as it tells the program that answers its questions, a line of JSON that wants no answer:
///
///     {"kind":"progress","completed":0.4,"text":"4 of 10 files"}
package struct ProgressLine: Equatable, Sendable {
    /// The fraction that is done, from 0 to 1; nil where nobody can tell.
    package var completed: Double?
    package var text: String?

    package init(completed: Double?, text: String?) {
        self.completed = completed.map { min(max($0, 0), 1) }
        self.text = text
    }

    /// Nil for a line of another kind.
    package init?(_ json: JSONValue) {
        guard let object = json.object, object["kind"] == .string("progress") else { return nil }
        self.init(completed: object["completed"]?.double, text: object["text"]?.string)
    }

    package var json: JSONValue {
        var object: JSONObject = ["kind": .string("progress")]
        object["completed"] = completed.map { .number($0) }
        object["text"] = text.map { .string($0) }
        return .object(object)
    }
}
