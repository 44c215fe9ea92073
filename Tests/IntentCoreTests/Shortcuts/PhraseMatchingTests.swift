import Foundation
import Testing

@testable import IntentCore

/// What a said phrase means among the phrases of two apps.
@Suite struct PhraseMatchingTests {
    private let phrases: PhraseCatalog

    init() throws {
        let store = try TemporaryStore()
        let folder = store.data + "/apps"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let tea = """
            {"manifest":1,"name":"tea","program":"/bin/sh","displayName":"Tee-Küche","synonyms":["Tea Kitchen"],
             "intents":[{"name":"BrewIntent","parameters":[{"name":"kind","choices":[
               {"id":"g","title":"Gyokuro","synonyms":["Jade Dew"]},{"id":"m","title":"Maté"},{"id":"M","title":"Mate"},
               {"id":"v","title":"-v"},{"id":"o","title":"Oh!"},{"id":"e","title":"x\\u001b[2J"},
               {"id":"marks","title":"?!"},{"id":"v1","title":"4.5"},{"id":"v2","title":"45"},
               {"id":"dash","title":"-"},{"id":"1","title":"Twin"},{"id":"2","title":"Twin"}]}]}],
             "shortcuts":[{"intent":"BrewIntent","phrases":["Brew tea in ${applicationName}",
               "Brew ${kind} in ${applicationName}","${applicationName}: ${kind}","What's new in ${applicationName}?"]}]}
            """
        let pot = """
            {"manifest":1,"name":"pot","program":"/bin/sh","displayName":"Tea Kitchen","intents":[{"name":"PourIntent"}],
             "shortcuts":[{"intent":"PourIntent","phrases":["Pour in ${applicationName}","Brew tea in ${applicationName}"]}]}
            """
        try tea.write(toFile: folder + "/tea.json", atomically: false, encoding: .utf8)
        try pot.write(toFile: folder + "/pot.json", atomically: false, encoding: .utf8)
        phrases = store.use { PhraseCatalog(of: Catalog.load(toolsIn: nil)) }
        #expect(phrases.problems.isEmpty)
    }

    @Test func appsComeByNameAndPhrasesInSourceOrder() {
        #expect(
            phrases.phrases.prefix(5).map(\.text) == [
                "Pour in Tea Kitchen", "Brew tea in Tea Kitchen", "Brew tea in Tee-Küche", "Brew Gyokuro in Tee-Küche",
                "Brew Maté in Tee-Küche",
            ])
    }

    @Test(arguments: [
        "Brew Gyokuro in Tee-Küche", "brew gyokuro in tee-kuche", "  BREW\u{A0} Gyokuro\tin TEE-KU\u{308}CHE!!",
        "brew jade dew in tea kitchen.", "“Brew: Gyokuro, in Tee-Küche”", "tea kitchen gyokuro",
        "'brew gyokuro in tee-küche'", "brew g in tea kitchen…", "Tea Kitchen: Gyokuro", "tee-küche:  jade  dew。",
    ])
    func manyWaysToSayOne(said: String) {
        #expect(commands(of: said) == [["/bin/sh", "--kind=Gyokuro"]])
    }

    @Test func whatOnlyAccentsOrMarksTellApartIsToldApartByThem() {
        #expect(commands(of: "brew maté in tee-küche") == [["/bin/sh", "--kind=Maté"]])
        #expect(commands(of: "Brew Mate in Tee-Küche") == [["/bin/sh", "--kind=Mate"]])
        #expect(commands(of: "brew oh in tee-küche") == [["/bin/sh", "--kind=Oh!"]])
        #expect(commands(of: "whatʼs new in tee-küche") == [])
        #expect(commands(of: "What’s new in Tea Kitchen") == [["/bin/sh"]])
    }

    @Test func marksThatMakeAnotherNumberOrAreAllThereIs() {
        #expect(commands(of: "brew 4.5 in tee-küche") == [["/bin/sh", "--kind=4.5"]])
        #expect(commands(of: "brew 45 in tee-küche") == [["/bin/sh", "--kind=45"]])
        #expect(commands(of: "Brew ?! in Tee-Küche") == [["/bin/sh", "--kind=?!"]])
    }

    @Test func wordsThatLookLikeOptionsSurvive() {
        #expect(commands(of: "brew -v in tee-küche") == [["/bin/sh", "--kind=-v"]])
        // A dash alone would mean standard input.
        #expect(commands(of: "brew - in tee-küche") == [["/bin/sh", "--kind=dash"]])
    }

    @Test func whatListsShowOfAControlCharacterIsUnderstood() {
        #expect(commands(of: "Brew x\u{FFFD}[2J in Tee-Küche") == [["/bin/sh", "--kind=e"]])
    }

    @Test func oneTitleForTwoValuesIsTwoCommands() {
        #expect(commands(of: "brew twin in tee-küche") == [["/bin/sh", "--kind=1"], ["/bin/sh", "--kind=2"]])
    }

    @Test func aPhraseWithoutItsValue() throws {
        guard case .lacksValue(let found) = phrases.meaning(of: "brew in tee-küche") else {
            Issue.record("it was taken for something else")
            return
        }
        #expect(found.count == 12)
    }

    @Test func theNearestPhrasesAreNamed() {
        #expect(nearest(to: "brw gyokuro in tee-küche") == ["Brew Gyokuro in Tee-Küche"])
        #expect(nearest(to: "gyokuro") == ["Brew Gyokuro in Tee-Küche", "Tee-Küche: Gyokuro"])
        #expect(nearest(to: "something else altogether") == [])
        #expect(nearest(to: " ?! ") == [])
    }

    private func commands(of said: String) -> [[String]] {
        if case .phrases(let found) = phrases.meaning(of: said) { found.map(\.command) } else { [] }
    }

    private func nearest(to said: String) -> [String]? {
        if case .unknown(let nearest) = phrases.meaning(of: said) { nearest } else { nil }
    }
}
