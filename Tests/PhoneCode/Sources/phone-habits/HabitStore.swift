import AppIntents
import SwiftUI

/// The habits, in memory alone and with new identifiers each time the app starts.
final class HabitStore: ObservableObject, @unchecked Sendable {
    static let shared = HabitStore()

    @Published var habits = [
        Habit(name: "Stretch"), Habit(name: "Read"), Habit(name: "Walk"),
    ]

    private init() {
        print("HabitStore was made")
    }

    func toggle(_ id: UUID) throws {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { throw HabitError.notFound }
        habits[index].isDone.toggle()
        print("toggled", habits[index].name)
    }
}

struct Habit: Identifiable {
    let id = UUID()
    var name: String
    var isDone = false
}

enum HabitError: LocalizedError {
    case notFound
    case tooMany(Int)

    var errorDescription: String? {
        switch self {
        case .notFound: "There is no such habit."
        case .tooMany(let count): "\(count) glasses are\ntoo many."
        }
    }

    var recoverySuggestion: String? { self == .notFound ? nil : "Drink fewer." }
}

extension HabitError: Equatable {}

/// What the app and its widgets share.
enum Shared {
    static var defaults: UserDefaults { UserDefaults(suiteName: "group.example.habits") ?? .standard }

    static var folder: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.habits")
    }
}
