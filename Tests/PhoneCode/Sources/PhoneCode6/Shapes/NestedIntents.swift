// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AppIntents

public enum Kitchen {
    /// Public, as intents in a package are.
    public struct BoilWaterIntent: AppIntent {
        public static let title: LocalizedStringResource = "Boil Water"
        public static let description: LocalizedStringResource = "Boils the water for a pot."
        public static let persistentIdentifier = "kitchen.boil"

        @Parameter(title: "Litres", default: 1, requestValueDialog: "How much?")
        public var litres: Double

        public init() {}

        public func perform() async throws -> some IntentResult { .result() }
    }
}

extension Kitchen {
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    struct GrindCoffeeIntent: AppIntent, CustomStringConvertible {
        static let title: LocalizedStringResource = "Grind Coffee"
        @Parameter(title: "Grams", inclusiveRange: (5, 60)) var grams: Int
        @Parameter() var isFine: Bool
        var description: String { "grind \(grams) g" }
        func perform() async throws -> some IntentResult { .result() }
    }
}

struct PlainJob: Sendable { var steps: [String] = [] }

extension PlainJob: AppIntent {
    static var title: LocalizedStringResource { "A Job" }
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> { .result(value: steps) }
}

/// An intent that is isolated as a whole.
@MainActor
struct OnMainIntent: AppIntent {
    nonisolated static let title: LocalizedStringResource = "On the Main Actor"
    nonisolated init() {}
    func perform() async throws -> some IntentResult { .result(dialog: "main") }
}
