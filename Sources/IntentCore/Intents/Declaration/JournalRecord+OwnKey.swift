extension JournalRecord {
    /// Refuses a caller's own key that no new record may have. A line's end or another control character would not come back
    /// from a pipe; a record of an earlier version may have one.
    ///
    /// - Throws: `UsageError`.
    public static func checkIdentifier(_ key: String, isRecorded: () throws -> Bool) throws {
        guard canBeIdentifier(key) else { throw UsageError("an id has 1 to 255 bytes; give another one, or none") }
        let isPlain = key.unicodeScalars.allSatisfy { scalar in
            ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        }
        guard try isPlain || isRecorded() else {
            throw UsageError("an id has no line breaks or other control characters; give another one, or none")
        }
    }
}
