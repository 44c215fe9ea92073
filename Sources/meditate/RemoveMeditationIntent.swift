import IntentCore

/// Removes sittings.
struct RemoveMeditationIntent: AppIntent {
    static let title: LocalizedStringResource = "Remove a meditation"
    static let description = IntentDescription("Removes meditations from your history; undo brings them back.")
    static let intentEffects: IntentEffects = [.destructive, .asksFirst]

    @Parameter(
        title: "The meditation", description: "The beginning of its ID, or 'last' for the newest",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var target: [MeditationEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<[MeditationEntity]> & ProvidesDialog {
        // Off a terminal the command itself is the confirmation for one: a script has nobody to ask.
        if IntentContext.current.prompter != nil || target.count > 1 {
            try await requestConfirmation(dialog: "Remove \(named(target))?")
        }
        let removed = try MeditationStore().remove(target.map(\.id)).map(MeditationEntity.init)
        guard !removed.isEmpty else { throw NoMeditation(id: target.first?.id ?? "") }
        return .result(value: removed, dialog: "Removed \(named(removed)).")
    }

    private func named(_ meditations: [MeditationEntity]) -> String {
        meditations.count == 1 ? meditations[0].intentText : "\(meditations.count) meditations"
    }
}

/// There is no such sitting.
struct NoMeditation: Error, CustomLocalizedStringResourceConvertible {
    let id: String

    var localizedStringResource: LocalizedStringResource {
        "there is no meditation with the id '\(id)'; see meditate list-meditations --fields id,title"
    }
}
