import Tracking

/// Finds recorded sittings.
struct MeditationQuery: TrackedQuery {
    typealias Store = MeditationStore
    typealias Entity = MeditationEntity
}
