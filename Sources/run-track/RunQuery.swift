import Tracking

/// Finds tracked runs.
struct RunQuery: TrackedQuery {
    typealias Store = RunStore
    typealias Entity = RunEntity
}
