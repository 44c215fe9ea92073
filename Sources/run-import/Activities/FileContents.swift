import IntentCore

/// What was read of a file so far: what is complete stays when a fault comes behind it.
final class FileContents {
    var activities: [Activity] = []
    /// The names of further files, without their folders, that tell of the same activities.
    var coveredFiles: [String] = []
    /// How many points were read that belong to no complete activity.
    var incompletePoints = 0
    /// The unit of distances in a table that does not name one.
    let tableUnit: DistanceUnit

    init(tableUnit: DistanceUnit = .kilometres) { self.tableUnit = tableUnit }
}
