import IntentCore

/// Takes back what was done last.
struct UndoIntent: AppIntent {
    static let title: LocalizedStringResource = "Undo the last change"
    static let description = IntentDescription(
        """
        Takes back the last change to your meditations that was made on this machine: a start, an end, an edit or a \
        removal. Once more, it takes back the one before.
        """)
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    func perform() async throws -> some IntentResult & ReturnsValue<[MeditationEntity]> & ProvidesDialog {
        let (meditations, words) = try await revertMeditations(.undo)
        return .result(value: meditations, dialog: "\(words)")
    }
}

/// Does again what was taken back last.
struct RedoIntent: AppIntent {
    static let title: LocalizedStringResource = "Redo what was undone"
    static let description = IntentDescription(
        "Makes the change again that was undone last; once more, the one undone before. A new change ends it.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    func perform() async throws -> some IntentResult & ReturnsValue<[MeditationEntity]> & ProvidesDialog {
        let (meditations, words) = try await revertMeditations(.redo)
        return .result(value: meditations, dialog: "\(words)")
    }
}

extension AppIntent {
    fileprivate func revertMeditations(
        _ direction: Journal.Direction
    ) async throws -> (meditations: [MeditationEntity], words: String) {
        let store = MeditationStore()
        let (records, words) = try await revert(direction, in: store.journal, one: "meditation") {
            Meditation($0).title
        }
        store.reloadWidgets()
        return (records.map { MeditationEntity(Meditation($0)) }, words)
    }
}
