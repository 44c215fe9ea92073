import AppIntents
import SwiftUI
import WidgetKit

struct HabitEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Habit", numericFormat: "^[\(placeholder: .int) habit](inflect: true) of yours")
    static let defaultQuery = HabitQuery()

    let id: UUID
    @Property(title: "Name") var name: String
    @Property(title: "Done") var isDone: Bool

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(_ habit: Habit) {
        id = habit.id
        name = habit.name
        isDone = habit.isDone
    }
}

struct HabitQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [HabitEntity] {
        print("looking for habits")
        return HabitStore.shared.habits.map(HabitEntity.init)
    }
}

struct ToggleHabitIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle a habit"

    @Parameter(title: "Habit") var habit: HabitEntity

    init() {}
    init(habit: Habit) { self.habit = HabitEntity(habit) }

    @MainActor
    func perform() async throws -> some IntentResult {
        try HabitStore.shared.toggle(habit.id)
        return .result()
    }
}

/// A count that stays.
struct DrinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Drink a glass"

    @AppStorage("today") private var today = 0

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        print("drinking")
        today += 1
        let count = Shared.defaults.integer(forKey: "glasses") + 1
        Shared.defaults.set(count, forKey: "glasses")
        Shared.defaults.setValue("water", forKey: "last")
        WidgetCenter.shared.reloadTimelines(ofKind: "Glasses")
        return .result(value: count, dialog: "**Well done!** ^[\(count) glass](inflect: true) of \(kind).")
    }

    private var kind: String { Shared.defaults.value(forKey: "last") as? String ?? "nothing" }
}

/// Keeps what was set, in whatever way it ends.
struct EndIntent: AppIntent {
    static let title: LocalizedStringResource = "End in some way"

    @Parameter(title: "How") var how: Ending

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        UserDefaults.standard.set(true, forKey: "ended-\(how.rawValue)")
        switch how {
        case .error: throw HabitError.tooMany(9)
        case .exit: exit(3)
        case .fatal: fatalError("the glass is empty")
        case .missing:
            let none: Int? = UserDefaults.standard.object(forKey: "none") as? Int
            // swift-format-ignore: NeverForceUnwrap
            return .result(value: "\(none!)")
        case .overflow:
            var glasses = Int8.max
            for _ in 0..<max(1, ProcessInfo.processInfo.processorCount) { glasses += 1 }
            return .result(value: "\(glasses)")
        case .file:
            return .result(
                value: try String(
                    contentsOf: URL.documentsDirectory.appendingPathComponent("none.txt"), encoding: .utf8))
        case .domain:
            throw NSError(domain: "Water", code: 7, userInfo: [NSLocalizedDescriptionKey: "The tap is dry."])
        case .bare: throw BareError.noWater
        case .reset:
            UserDefaults.standard.removeObject(forKey: "ended-error")
            return .result(value: UserDefaults.standard.bool(forKey: "ended-fatal") ? "kept" : "lost")
        }
    }
}

enum BareError: Error { case noWater }

enum Ending: String, AppEnum {
    case error, exit, fatal, missing, overflow, file, domain, bare, reset

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ending"
    static let caseDisplayRepresentations: [Ending: DisplayRepresentation] = [:]
}

/// Writes into the folder that the group shares, and into the documents.
struct WriteIntent: AppIntent {
    static let title: LocalizedStringResource = "Write a note"

    @Parameter(title: "Note") var note: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let file = Shared.folder?.appendingPathComponent("note.txt") else { throw HabitError.notFound }
        try note.write(to: file, atomically: true, encoding: .utf8)
        try note.write(to: URL.documentsDirectory.appendingPathComponent("note.txt"), atomically: true, encoding: .utf8)
        return .result(value: try String(contentsOf: file, encoding: .utf8))
    }
}

/// Sets a key of its own, slowly.
struct SetKeyIntent: AppIntent {
    static let title: LocalizedStringResource = "Set a key"

    @Parameter(title: "Key") var key: String
    @Parameter(title: "File to wait for") var gate: String?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        Shared.defaults.set(true, forKey: "key-\(key)")
        while let gate, !FileManager.default.fileExists(atPath: gate) { try await Task.sleep(for: .milliseconds(5)) }
        let keys = Shared.defaults.dictionaryRepresentation().keys.filter { $0.hasPrefix("key-") }
        return .result(value: keys.sorted())
    }
}

/// What people say; the intents belong to the app by that.
struct HabitShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: DrinkIntent(), phrases: ["Drink with \(.applicationName)"], shortTitle: "Drink",
            systemImageName: "drop")
    }
}
