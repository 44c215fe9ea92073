/// The changes that a machine's file tells of, as far as one can still go back or forward among them. It reads the lines
/// in their order; see the end of `Journal`'s story.
struct ChangeHistory {
    /// The lines of a change, each by the record that it is on.
    struct Change {
        let id: String
        var lines: [ChangeLine]
    }

    private var undoable: [Change] = []
    private var redoable: [Change] = []
    /// Whether a line undoes a change that was not met.
    private var refersBack = false
    private var hasNewChange = false
    /// When the first line was written.
    private var firstAt: Int?
    /// The identifiers of all changes so far, so that most lines need no search.
    private var met: Set<String> = []
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
        // Others may have written between its lines, so that the first that is here need not be its first. But none is
        // older than the change itself.
        guard let start = RunningChange.start(of: last.id) else { return last.lines.first?.isChangeByItself == true }
        return firstAt.map { $0 < start } ?? false
    }

    mutating func take(_ line: ChangeLine) {
        if firstAt == nil { firstAt = line.at }
        if !met.insert(line.change).inserted, addToKnown(line) { return }
        let change = Change(id: line.change, lines: [line])
        guard let undone = line.undoes else {
            undoable.append(change)
            redoable = []
            hasNewChange = true
            refersBack = false
            return
        }
        if let index = undoable.lastIndex(where: { $0.id == undone }) {
            undoable.remove(at: index)
            redoable.append(change)
        } else if let index = redoable.lastIndex(where: { $0.id == undone }) {
            redoable.remove(at: index)
            undoable.append(change)
        } else {
            refersBack = true
        }
    }

    /// Others may have written between the lines of a long pipe.
    ///
    /// - Returns: false where the change was undone meanwhile, so that the line begins another one.
    private mutating func addToKnown(_ line: ChangeLine) -> Bool {
        if let index = undoable.lastIndex(where: { $0.id == line.change }) {
            undoable[index].lines.append(line)
        } else if line.undoes != nil, let index = redoable.lastIndex(where: { $0.id == line.change }) {
            redoable[index].lines.append(line)
        } else {
            return false
        }
        return true
    }
}

/// What a line says of the change that it belongs to.
struct ChangeLine {
    let id: String
    let at: Int
    let change: String
    /// Whether a version wrote it that did not name its changes.
    let isChangeByItself: Bool
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
        let named = object["change"]?.string
        isChangeByItself = named == nil
        change = named ?? "\(id)@\(line.at)"
        undoes = object["undoes"]?.string
        record = reader.record(bytes)
    }
}
