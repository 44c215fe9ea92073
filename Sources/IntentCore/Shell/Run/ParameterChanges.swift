import Synchronization

/// Remembers, while an intent runs, that the app said its parameters have other values now; they are looked up once at
/// the end, however often it said so.
final class ParameterChanges: Sendable {
    private let changed = Mutex<(any AppShortcutsProvider.Type)?>(nil)

    func note(_ shortcuts: any AppShortcutsProvider.Type) { changed.withLock { $0 = shortcuts } }

    /// Looks the values up where the app said so. What goes wrong here is no fault of the intent that ran: whoever
    /// needs the values finds the cache old and asks again.
    func forward(of app: any IntentApp.Type) async {
        let shortcuts = changed.withLock { changed in
            defer { changed = nil }
            return changed
        }
        guard let shortcuts else { return }
        // An app may say so whenever it starts; where its sources tell that nothing changed, nothing is looked up.
        let sources = app.valueSources
        if !sources.isEmpty, ParameterValues.cached(for: app.name)?.isFresh(for: sources) == true { return }
        _ = try? await ParameterUpdate.run(app: app.name, shortcuts: shortcuts, sources: sources)
    }
}
