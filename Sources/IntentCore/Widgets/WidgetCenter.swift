/// Tells the widgets that what they show is old.
///
///     WidgetCenter.shared.reloadTimelines(ofKind: "TrackRun")
///
/// Nothing is loaded by this: whoever shows such a widget next, loads its timeline anew. Where no widget was ever shown,
/// there is nothing to do.
public struct WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()

    private init() {}

    /// The timelines of one kind of widget are old.
    public func reloadTimelines(ofKind kind: String) {
        WidgetChanges.current.note(.kind(kind))
    }

    /// All timelines are old.
    public func reloadAllTimelines() { WidgetChanges.current.note(.all) }

    /// What a phone shows when it is asked for a configuration again: without effect.
    public func invalidateConfigurationRecommendations() {}

    /// The widgets that are shown: none that this program could know of.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    /// The widgets that are shown: none that this program could know of.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that is shown.
public struct WidgetInfo: Hashable, Sendable {
    /// Its kind.
    public let kind: String
    /// Its family.
    public let family: WidgetFamily
}

/// Widgets whose timelines are old.
package enum WidgetReload: Hashable, Sendable {
    case kind(String)
    case all

    /// Marks them in the cache.
    package func mark() {
        switch self {
        case .kind(let kind): ReloadStamp(of: kind)?.change()
        case .all: ReloadStamp.changeAll()
        }
    }
}

/// Where apps tell that widgets must be loaded anew.
package struct WidgetChanges: Sendable {
    @TaskLocal package static var current = WidgetChanges()

    /// Is told of each reload; outside of a tool's run the reload is marked at once.
    package var note: @Sendable (WidgetReload) -> Void = { $0.mark() }
}
