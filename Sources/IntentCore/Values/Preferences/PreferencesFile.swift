import Synchronization

/// The file of preferences, in the configuration folder.
extension Preferences {
    /// The file's name.
    package static let fileName = "preferences.json"

    /// What the file holds now; the usual where there is none.
    ///
    /// - Throws: `PreferencesError` where it cannot be used, and `StoreError` where it cannot be read.
    package static func read() throws -> Preferences {
        let file = try file
        return try file.read().map { try Preferences($0, path: file.path) } ?? Preferences()
    }

    /// What the person prefers, for what is shown: read once in a process. A file that cannot be used is warned of, and
    /// then is as if it were not there.
    package static var current: Preferences {
        guard let path = try? file.path else { return Preferences() }
        if let known = cache.withLock({ $0?.path == path ? $0?.preferences : nil }) { return known }
        var preferences = Preferences()
        do {
            preferences = try read()
        } catch {
            ProcessContext.current.warn((error as? any UserFacingError)?.words ?? "\(error)")
        }
        cache.withLock { $0 = (path, preferences) }
        return preferences
    }

    /// Changes what is on disk.
    ///
    /// - Returns: what it is now.
    @discardableResult
    package static func update(_ change: (inout Preferences) throws -> Void) throws -> Preferences {
        let file = try file
        var preferences = Preferences()
        try file.update { old in
            preferences = try old.map { try Preferences($0, path: file.path) } ?? Preferences()
            let before = preferences
            try change(&preferences)
            // The person's own spacing stays where nothing is changed.
            return preferences == before ? old ?? preferences.bytes : preferences.bytes
        }
        cache.withLock { $0 = nil }
        return preferences
    }

    private static var file: SharedFile {
        get throws { SharedFile(appendingPathComponent(try XDGDirectories.config, fileName)) }
    }

    private static let cache = Mutex<(path: String, preferences: Preferences)?>(nil)
}
