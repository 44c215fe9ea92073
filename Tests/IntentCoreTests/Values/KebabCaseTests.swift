import Testing

@testable import IntentCore

@Suite struct KebabCaseTests {
    @Test(arguments: [
        ("five", "five"), ("couchToKitchen", "couch-to-kitchen"), ("halfMarathon", "half-marathon"),
        ("URLValue", "url-value"), ("imageURL", "image-url"), ("openAppWhenRun", "open-app-when-run"), ("k1", "k1"),
        ("run5K", "run5k"), ("tenK5Run", "ten-k5-run"), ("top10Hits", "top10-hits"), ("HTTP2Server", "http2-server"),
        ("aB", "a-b"), ("AB", "ab"), ("A", "a"), ("snake_case_name", "snake-case-name"), ("_distance", "distance"),
        ("trailing_", "trailing"), ("Snake_Case", "snake-case"), ("éclairÉté", "éclair-été"), ("", ""), ("_", ""),
    ])
    func partsTheWordsOfAName(name: String, written: String) {
        #expect(kebabCase(name) == written)
    }

    @Test(arguments: [
        ("ListRunsIntent", "list-runs"), ("RunIntent", "run"), ("Intent", "intent"), ("UndoRun", "undo-run"),
        ("IntentionIntent", "intention"), ("OpenIntentStore", "open-intent-store"),
    ])
    func intentsAreNamedWithoutTheirEnding(type: String, command: String) {
        #expect(intentCommandName(type) == command)
    }
}
