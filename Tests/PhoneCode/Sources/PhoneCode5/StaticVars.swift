// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AppIntents
import struct AppIntents.IntentDialog

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct LogMoodIntent: AppIntent, Identifiable {
    static var title: LocalizedStringResource = "Log Mood"
    static var description = IntentDescription("Writes down how you feel.")
    static var openAppWhenRun: Bool = false
    static var isDiscoverable: Bool = true
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static var persistentIdentifier: String = "LogMood"

    var id: String { "mood" }

    @Parameter(title: "Mood", description: "How you feel", requestValueDialog: IntentDialog("How are you?"))
    var mood: MoodAppEnum

    @Parameter(title: "Diary", default: nil)
    var diary: DiaryEntity?

    @Parameter(title: "Date", optionsProvider: DateProvider())
    var date: Date?

    static var parameterSummary: some ParameterSummary {
        Summary("I feel \(\.$mood)") {
            \.$diary
            \.$date
        }
    }

    init() {}

    init(mood: MoodAppEnum) {
        self.mood = mood
    }

    private struct DateProvider: DynamicOptionsProvider {
        func results() async throws -> [Date] { [Date(), Date().addingTimeInterval(-86_400)] }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<MoodAppEnum> {
        if DiaryStore.shared.diaries.isEmpty {
            throw DiaryError.noDiary
        }
        guard let diary = diary ?? DiaryStore.shared.diaries.first else {
            throw $diary.needsValueError("Which diary?")
        }
        diary.entries += 1
        return .result(value: mood, dialog: "Noted in \(diary.displayRepresentation.title).")
    }
}

enum MoodAppEnum: String, Codable, AppEnum {
    case great, fair, poor

    public static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood")
    public static var caseDisplayRepresentations: [MoodAppEnum: DisplayRepresentation] = [
        .great: .init(title: "Great", subtitle: nil, image: .init(systemName: "sun.max", isTemplate: true)),
        .fair: .init(title: LocalizedStringResource("mood.fair", defaultValue: "Fair")),
        .poor: .init(stringLiteral: "Poor"),
    ]
}

enum DiaryError: Swift.Error, CustomLocalizedStringResourceConvertible, LocalizedError {
    case noDiary
    case message(_ text: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noDiary: return "There is no diary yet"
        case let .message(text): return "Error: \(text)"
        }
    }
}

/// An entity that is a class, as code for Swift 5 may have it.
final class DiaryEntity: AppEntity, @unchecked Sendable {
    static var typeDisplayName: LocalizedStringResource = "Diary"
    static var defaultQuery = DiaryQuery()

    var id: Int

    @Property(title: "Name")
    var name: String

    @Property(title: "Entries")
    var entries: Int

    weak var reader: DiaryStore?
    lazy var cover = "cover of \(name)"

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "\(entries) entries", image: .init(named: "diary"))
    }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
        entries = 0
    }
}

struct DiaryQuery: EntityQuery, EntityStringQuery {
    @MainActor
    func entities(for identifiers: [DiaryEntity.ID]) throws -> [DiaryEntity] {
        DiaryStore.shared.diaries.filter { identifiers.contains($0.id) }
    }

    @MainActor
    func suggestedEntities() throws -> [DiaryEntity] {
        DiaryStore.shared.diaries
    }

    func entities(matching string: String) async throws -> [DiaryEntity] {
        await DiaryStore.shared.diaries.filter { $0.name.lowercased().contains(string.lowercased()) }
    }
}

@MainActor
class DiaryStore: ObservableStore {
    static let shared = DiaryStore()
    var diaries: [DiaryEntity] = []
}

class ObservableStore {
    nonisolated init() {}
}
