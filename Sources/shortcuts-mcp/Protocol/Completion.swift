import IntentCore

/// The answer to `completion/complete`.
enum Completion {
    /// The protocol's limit.
    private static let maxValues = 100

    /// Those of the words that begin so.
    static func of(_ words: [String], _ prefix: String) -> JSONObject {
        let prefix = folded(prefix)
        let found = words.filter { prefix.isEmpty || folded($0).hasPrefix(prefix) }
        return [
            "completion": .object([
                "values": .array(found.prefix(maxValues).map { .string($0) }), "total": .integer(found.count),
                "hasMore": .bool(found.count > maxValues),
            ])
        ]
    }
}
