import FoundationEssentials

/// What a widget shows from a moment on, until the next entry's.
public protocol TimelineEntry: SendableMetatype {
    /// From when it is shown.
    var date: Date { get }
    /// How much it matters then.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// As much as any other.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, compared with the others of its app.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// How much.
    public var score: Float
    /// For how long, in seconds.
    public var duration: TimeInterval

    /// How much, and for how long.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// What a widget shows from now on: entries, and when there are others.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, the first of which is now.
    public let entries: [EntryType]
    /// When there may be others.
    public let policy: TimelineReloadPolicy

    /// Entries, and when there may be others.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// The earliest moment at which a widget's timeline is loaded anew.
public struct TimelineReloadPolicy: Hashable, Sendable {
    enum Kind: Hashable {
        case atEnd, never
        case after(Date)
    }

    let kind: Kind

    /// When the last entry is shown.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// Only when `WidgetCenter` is told so.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// At that date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }

    /// The policy as a timeline of trees has it.
    var widgetPolicy: WidgetTimeline.Policy {
        switch kind {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let date): .after(Moment(local: date))
        }
    }
}
