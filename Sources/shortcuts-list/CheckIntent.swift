import IntentCore

/// Verifies every manifest, phrase and command.
struct CheckIntent: AppIntent {
    static let title: LocalizedStringResource = "Check the installed apps"
    static let description = IntentDescription(
        "Verifies manifests, phrases, commands and file modes; says what is wrong, and nothing where all is well.")
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult {
        let problems = CatalogCheck.problems()
        for problem in problems { ProcessContext.current.warn(problem) }
        guard problems.isEmpty else { throw AlreadyReportedError(status: .badConfiguration) }
        return .result()
    }
}
