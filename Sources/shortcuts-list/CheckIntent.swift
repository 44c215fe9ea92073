import IntentCore

/// Verifies every manifest, phrase and command.
struct CheckIntent: AppIntent {
    static let title: LocalizedStringResource = "Check the installed apps"
    static let description = IntentDescription(
        "Verifies manifests, phrases, commands and file modes; says what is wrong, and nothing where all is well.")
    static let intentEffects: IntentEffects = .readOnly

    func perform() async throws -> some IntentResult {
        let widgets = LocatedWidget.all()
        let problems =
            CatalogCheck.problems()
            + LocatedWidget.sharedKinds(among: widgets).map { kind in
                let names = widgets.filter { $0.widget.kind == kind }.map(\.fullName)
                return "several apps have a widget '\(kind)'; name it \(listed(names))"
            }
        for problem in problems { ProcessContext.current.warn(problem) }
        guard problems.isEmpty else { throw AlreadyReportedError(status: .badConfiguration) }
        return .result()
    }
}
