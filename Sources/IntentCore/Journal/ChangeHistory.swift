/// The changes that a machine's file tells of, as far as one can still go back or forward among them. It reads the lines
/// in their order; see the end of `Journal`'s story.
struct ChangeHistory {
    /// The lines of a change, each by the record that it is on.
    struct Change {
        let id: String
        var lines: [ChangeLine]
        /// Whether the change may have lines before those that were read.
        let isCut: Bool
    }

    private var undoable: [Change] = []
    private var redoable: [Change] = []
    /// Whether a line undoes a change that was not met.
    private var refersBack = false
    private var isFirst = true
    private var hasNewChange = false
    /// Whether the lines begin in the middle of the file.
    private let isPartial: Bool

    init(isPartial: Bool) { self.isPartial = isPartial }

    /// The change that the direction leads to.
    func last(_ direction: Journal.Direction) -> Change? {
        switch direction {
        case .undo: undoable.last
        case .redo: redoable.last
        }
    }

    /// Whether the lines that were read are enough to know; earlier ones would change nothing.
    func isConclusive(_ direction: Journal.Direction) -> Bool {
        guard isPartial else { return true }
        if refersBack { return false }
        guard let last = last(direction) else { return direction == .redo && hasNewChange }
        return !last.isCut
    }

    mutating func take(_ line: ChangeLine) {
        defer { isFirst = false }
        // Others may have written between the lines of a long pipe.
        if let place = undoable.lastIndex(where: { $0.id == line.change }) {
            undoable[place].lines.append(line)
            return
        }
        if line.undoes != nil, let place = redoable.lastIndex(where: { $0.id == line.change }) {
            redoable[place].lines.append(line)
            return
        }
        let change = Change(id: line.change, lines: [line], isCut: isFirst && isPartial)
        guard let undone = line.undoes else {
            undoable.append(change)
            redoable = []
            hasNewChange = true
            refersBack = false
            return
        }
        if let place = undoable.lastIndex(where: { $0.id == undone }) {
            undoable.remove(at: place)
            redoable.append(change)
        } else if let place = redoable.lastIndex(where: { $0.id == undone }) {
            redoable.remove(at: place)
            undoable.append(change)
        } else {
            refersBack = true
        }
    }
}

/// What a line says of the change that it belongs to.
struct ChangeLine {
    let id: String
    let at: Int
    let change: String
    let undoes: String?
    /// The record's state after it; nil after its removal.
    let record: JournalRecord?

    /// Nil where the line is none that the journal understands.
    init?(_ bytes: UnsafeRawBufferPointer, _ reader: LineReader) {
        guard case .line(let line) = reader.readSlowly(bytes), let object = (try? JSONValue(parsing: bytes))?.object,
            let id = object["id"]?.string
        else { return nil }
        self.id = id
        at = line.at
        // A line of a version that did not number its changes is one by itself.
        change = object["change"]?.string ?? "\(id)@\(line.at)"
        undoes = object["undoes"]?.string
        record = reader.record(bytes)
    }
}
