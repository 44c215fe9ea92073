import Synchronization

/// Remembers, while an intent runs, which widgets' timelines are old now. They are marked once what changed is on disk: a
/// widget that looked before that would show the old state and take it for the new one.
final class WidgetReloads: Sendable {
    private let noted = Mutex<[WidgetReload]>([])

    func note(_ reload: WidgetReload) {
        noted.withLock { noted in
            // An intent that runs for each line of a pipe says the same each time.
            if !noted.contains(reload) { noted.append(reload) }
        }
    }

    /// Marks what was noted.
    func forward() {
        let reloads = noted.withLock { noted in
            defer { noted = [] }
            return noted
        }
        for reload in reloads { reload.mark() }
    }
}
