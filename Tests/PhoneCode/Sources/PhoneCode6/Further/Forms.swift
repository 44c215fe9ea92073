import AppIntents
import CoreSpotlight
import Intents
import SwiftUI
import WidgetKit
import os

enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Size", numericFormat: "\(placeholder: .int) sizes")
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct FormsIntent: AppIntent {
    static let title: LocalizedStringResource = "Forms"

    @Parameter(title: "Alarm", default: true, displayName: .init(true: "On", false: "Off"))
    var alarm: Bool

    @Parameter(title: "Sizes", size: [.systemSmall: 1, .systemMedium: 3])
    var sizes: [Size]?

    @Parameter(title: "Size") var size: Size?

    typealias Answer = IntentResult & OpensIntent & ProvidesDialog

    func perform() async throws -> some Answer {
        if size == nil { throw $size.requestValue("Which size?") }
        let asked = try await $size.requestValue("Which size?")
        let part = 0.25
        return .result(opensIntent: LaterIntent(), dialog: "\(part, specifier: "%.1f") of \(asked)")
    }
}

struct LaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Later"

    func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

struct Stone: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stone"
    static let defaultQuery = StoneQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Stone \(id)" }

    var attributeSet: CSSearchableItemAttributeSet {
        let set = defaultAttributeSet
        set.keywords = ["stone"]
        return set
    }
}

struct StoneQuery: EntityQuery {
    typealias Entity = Stone

    func entities(for identifiers: [Entity.ID]) async throws -> [Stone] { identifiers.map { Stone(id: $0) } }
}

struct StoneProvider: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Stone> {
        ItemCollection { ItemSection("Grey", items: [Stone(id: 1)]) }
    }
}

struct IndexIntent: AppIntent {
    static let title: LocalizedStringResource = "Index"

    func perform() async throws -> some IntentResult {
        try await CSSearchableIndex.default().indexAppEntities([Stone(id: 1)])
        let activity = NSUserActivity(activityType: "org.example.stone")
        activity.isEligibleForSearch = true
        activity.becomeCurrent()
        donate()
        try await IntentDonationManager.shared.donate(intent: self)
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        _ = formatter.localizedString(for: .now, relativeTo: .now)
        let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/dev/null"))
        let lock = OSAllocatedUnfairLock(initialState: data.count)
        lock.withLock { $0 += 1 }
        return .result()
    }
}

struct DeleteStonesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete stones"
    @Parameter(title: "Stones") var entities: [Stone]

    func perform() async throws -> some IntentResult { .result() }
}

struct StoneFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Stones"
    @Parameter(title: "Show all") var showsAll: Bool?
    var displayRepresentation: DisplayRepresentation { "Stones" }

    func perform() async throws -> some IntentResult { .result() }
}

struct OldIntent: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
    static let title: LocalizedStringResource = "Old"
    static let intentClassName = "OldIntent"
    static let deprecation = IntentDeprecation(message: "Use the later one.", replacedBy: LaterIntent.self)

    func perform() async throws -> some IntentResult { .result() }
}

struct SuggestedIntent: AppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Suggested"
    @Parameter(title: "Size") var size: Size
    @Parameter(title: "Count") var count: Int

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$size, \.$count)) { size, count in
            DisplayRepresentation(title: "\(count) \(size.rawValue)")
        }
        IntentPrediction(parameters: (\.$size)) { size in DisplayRepresentation(title: "\(size.rawValue)") }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct StoneSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "Settings" }

    struct Query: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> StoneSettings { StoneSettings() }
    }
}

struct Quarry: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quarry"
    static let defaultQuery = QuarryQuery()
    static var urlRepresentation: URLRepresentation { "https://example.org/quarry/\(.id)/\(\.$name)" }
    let id: Int
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct QuarryQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Quarry] { [] }
}

struct StonePackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

struct StoneConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Stone"
}

struct StoneEntry: TimelineEntry { let date: Date }

struct StoneTimeline: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> StoneEntry { StoneEntry(date: .now) }
    func snapshot(for configuration: StoneConfiguration, in context: Context) async -> StoneEntry {
        StoneEntry(date: .now)
    }
    func timeline(for configuration: StoneConfiguration, in context: Context) async -> Timeline<StoneEntry> {
        Timeline(entries: [StoneEntry(date: .now)], policy: .atEnd)
    }
    func recommendations() -> [AppIntentRecommendation<StoneConfiguration>] {
        let name: String = "Stone"
        return [AppIntentRecommendation(intent: StoneConfiguration(), description: name)]
    }
}
