/// The folder's files, and the seal beside them.
struct JournalSnapshot {
    let place: JournalLocation
    let folder: JournalFolder
    let listed: [JournalFile]
    let checkpoint: CheckpointFolder?
    let seal: CheckpointSummary?
    /// Whether the seal speaks of these files and proves them.
    let holds: Bool

    init(_ place: JournalLocation, _ folder: JournalFolder, _ listed: [JournalFile], trusting: Bool) {
        self.place = place
        self.folder = folder
        self.listed = listed
        checkpoint = CheckpointFolder(place.name)
        seal = trusting ? checkpoint.flatMap { CheckpointSummary.read($0) } : nil
        holds = seal.map { $0.isSettled && $0.matches(listed, place, ownName: folder.ownName) } ?? false
    }

    /// The table that was made of the files that the seal speaks of.
    var provedTable: UInt64? {
        seal.flatMap { $0.amountKey == place.amountKey && $0.ownName == folder.ownName ? $0.tableID : nil }
    }
}
