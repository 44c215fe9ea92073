import Synchronization

/// The catalog as one run of an intent sees it: read at the first look and not again, however many of its parameters and
/// providers look. What lives on, such as a widget that is watched, loads the catalog anew instead.
package final class CatalogSnapshot: Sendable {
    @TaskLocal package static var current = CatalogSnapshot(isKept: false)

    private let catalog = Mutex<Catalog?>(nil)
    private let phrases = Mutex<PhraseCatalog?>(nil)
    private let isKept: Bool

    package convenience init() { self.init(isKept: true) }

    /// - Parameter isKept: whether the first look is the last one; outside of any run it is not.
    private init(isKept: Bool) { self.isKept = isKept }

    /// Has the next look read anew.
    package func forget() {
        catalog.withLock { $0 = nil }
        phrases.withLock { $0 = nil }
    }

    /// The installed apps.
    package func apps() -> Catalog {
        catalog.withLock { catalog in
            let apps = catalog ?? Catalog.load()
            if isKept { catalog = apps }
            return apps
        }
    }

    /// The phrases of all installed apps.
    package func allPhrases() -> PhraseCatalog {
        let apps = apps()
        return phrases.withLock { phrases in
            let all = phrases ?? PhraseCatalog(of: apps)
            if isKept { phrases = all }
            return all
        }
    }

    /// The phrases of one app, or of all.
    package func phrases(of app: String?) -> PhraseCatalog { allPhrases().only(app: app) }
}
