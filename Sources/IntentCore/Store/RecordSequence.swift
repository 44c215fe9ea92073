/// Records in the order of a list. Each line is read when it is asked for, so that memory does not grow with them.
package struct RecordSequence: Sequence {
    let state: JournalState?
    let entries: [JournalEntry]

    package func makeIterator() -> Iterator { Iterator(state: state, entries: entries[...]) }

    package struct Iterator: IteratorProtocol {
        let state: JournalState?
        var entries: ArraySlice<JournalEntry>

        package mutating func next() -> JournalRecord? {
            while let entry = entries.popFirst() {
                do {
                    if let record = try state?.record(entry) { return record }
                    Surroundings.current.warn("a record changed while the list was read; run it again to see all")
                } catch {
                    Surroundings.current.warn((error as? StoreError)?.words ?? "a record cannot be read")
                }
            }
            return nil
        }
    }
}
