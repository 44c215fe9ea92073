import FoundationEssentials
import IntentCore

/// What the widget shows: how far the person ran, and the run that its button tracks.
struct TrackRunEntry: TimelineEntry {
    let date: Date
    let run: CommonRun
    let distance: DistanceSum
}

/// Adds up the runs for the widget. They are others only when one is tracked or undone, which reloads the widget.
struct TrackRunProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TrackRunEntry {
        TrackRunEntry(date: Date(), run: .ten, distance: DistanceSum(metres: 37_700))
    }

    func snapshot(for configuration: TrackRunConfiguration, in context: Context) async throws -> TrackRunEntry {
        TrackRunEntry(
            date: ProcessContext.current.now(), run: configuration.run ?? .ten,
            distance: DistanceSum(metres: try RunStore().metres())
        )
    }

    func timeline(
        for configuration: TrackRunConfiguration, in context: Context
    ) async throws -> Timeline<TrackRunEntry> {
        Timeline(entries: [try await snapshot(for: configuration, in: context)], policy: .never)
    }
}
