import Testing

@testable import IntentCore

private struct BrokenIntent: AppIntent {
    static let title: LocalizedStringResource = "Broken"
    @Parameter(title: "Count", default: 12, inclusiveRange: (1, 9)) var count: Int
    func perform() async throws -> some IntentResult { .result() }
}

private struct SoundIntent: AppIntent {
    static let title: LocalizedStringResource = "Sound"
    @Parameter(title: "Count", default: 9, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Size", inclusiveRange: (1, 9)) var size: Double?
    func perform() async throws -> some IntentResult { .result() }
}

/// A default that the parameter itself would refuse is a mistake of the program.
@Suite struct DefaultTests {
    @Test func outOfItsRange() throws {
        let error = #expect(throws: ExitFailure.self) { try BoundIntent(BrokenIntent.self).checkDefaults() }
        #expect(error?.status == .software)
        #expect(
            error?.words
                == "the default of count in BrokenIntent must be from 1 to 9; this is a mistake in the program")
        try BoundIntent(SoundIntent.self).checkDefaults()
    }
}
