/// Looks up what an app's parameters in phrases can be now.
enum ParameterUpdate {
    /// Runs the queries of the entities in phrases, and hands what they find to the cache.
    ///
    /// - Returns: the values, also where the cache cannot hold them.
    /// - Throws: what a query throws; the cache is then as it was.
    @discardableResult
    static func run(
        app: String, shortcuts: any AppShortcutsProvider.Type, sources: [ValueSource]
    ) async throws -> ParameterValues {
        var values = ParameterValues(sources: sources)
        for shortcut in shortcuts.appShortcuts {
            // What the shortcut implies must not narrow the choice.
            let intent = type(of: shortcut.intent)
            let parameters = intent.init().parameters
            for name in Set(shortcut.phrases.flatMap(\.parameters)).sorted() {
                guard values.values(of: name, in: intent.persistentIdentifier) == nil,
                    let parameter = parameters.first(where: { $0.name == name })?.parameter,
                    case .entity = parameter.type.syntax
                else { continue }
                values.set(try await parameter.offered(), of: name, in: intent.persistentIdentifier)
            }
        }
        // A cache that cannot be written costs time at the next list, nothing else.
        try? values.save(for: app)
        return values
    }
}
