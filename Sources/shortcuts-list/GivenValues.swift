import IntentCore

/// What a phrase gives to its intent: words for parameters by name; an object in a record.
struct GivenValues: IntentValue {
    private let object: JSONObject

    /// Nil where it gives nothing.
    init?(_ values: [(parameter: String, words: [String])]) {
        guard !values.isEmpty else { return nil }
        var object = JSONObject()
        for (parameter, words) in values {
            object[parameter] = words.count == 1 ? .string(words[0]) : .array(words.map { .string($0) })
        }
        self.object = object
    }

    static var intentValueType: IntentValueType { IntentValueType(name: "values", expected: "values by name") }
    /// No word means such values.
    static func intentValue(word: String, match: WordMatch) -> GivenValues? { nil }
    var intentText: String { intentJSON.text }
    var intentJSON: JSONValue { .object(object) }
}
