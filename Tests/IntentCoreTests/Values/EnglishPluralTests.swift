import Testing

@testable import IntentCore

@Suite struct EnglishPluralTests {
    @Test(arguments: [
        ("run", "runs"), ("Meditation", "Meditations"), ("category", "categories"), ("day", "days"), ("bus", "buses"),
        ("box", "boxes"), ("dish", "dishes"), ("match", "matches"), ("analysis", "analyses"), ("Person", "People"),
        ("child", "children"), ("series", "series"), ("Red Box", "Red Boxes"), ("BookShelf", "BookShelves"),
        ("photo", "photos"), ("tomato", "tomatoes"), ("quiz", "quizzes"), ("", "s"),
    ])
    func nouns(singular: String, plural: String) { #expect(englishPlural(singular) == plural) }

    @Test(arguments: [(0, "0 runs"), (1, "1 run"), (2, "2 runs")])
    func countedNouns(number: Int, words: String) { #expect(counted(number, "run") == words) }
}
