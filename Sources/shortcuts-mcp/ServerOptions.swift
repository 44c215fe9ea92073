import IntentCore

/// What the command line says of the server.
struct ServerOptions {
    /// The names of the apps that are offered; empty for all.
    var apps: [String] = []
    /// Whether only what changes nothing is offered.
    var isReadOnly = false
    /// Whether the person agreed beforehand to whatever is to be confirmed.
    var isAgreed = false
    /// How long a call may take; the time in which the person is asked does not count.
    var timeout = Duration.seconds(300)

    /// The apps of a catalog that can be offered: all but this one.
    static func offeredApps(of catalog: Catalog) -> [InstalledApp] {
        catalog.apps.filter { $0.name != ShortcutsMCP.name }
    }

    /// - Throws: `UsageError` where an app is not installed.
    func checkApps() throws {
        guard !apps.isEmpty else { return }
        let installed = Self.offeredApps(of: .load()).map(\.name)
        guard let unknown = apps.first(where: { !installed.contains($0) }) else { return }
        throw UsageError("no app \(quoted(unknown)) is installed; choose \(listed(installed))")
    }
}
