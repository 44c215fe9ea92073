import FoundationEssentials
import IntentCore

/// A kind of sitting that a person has a name for: Breathing, five minutes.
struct MeditationSession: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Session"
    static let defaultQuery = MeditationSessionQuery()

    let id: UUID
    @Property(title: "Name") var name: String
    @Property(title: "Duration") var duration: Duration
    /// True for the one that starts where none is named, and nil for the others.
    @Property(title: "Default") var isDefault: Bool?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(duration)")
    }

    init(id: UUID, name: String, duration: Duration, isDefault: Bool = false) {
        self.id = id
        self.name = name
        self.duration = duration
        self.isDefault = isDefault ? true : nil
    }
}
