import protocol AppIntents.AppIntent
import struct AppIntents.IntentDialog
import struct AppIntents.LocalizedStringResource

func dialog(naming intent: (some AppIntent).Type) -> IntentDialog {
    IntentDialog("You can \(intent.title) with it.")
}

func titles(of intents: [any AppIntent.Type]) -> [LocalizedStringResource] { intents.map { $0.title } }

@discardableResult
func run<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult { try await intent.perform() }

func runAll(_ intents: [any AppIntent]) async throws {
    for intent in intents { _ = try await intent.perform() }
}
