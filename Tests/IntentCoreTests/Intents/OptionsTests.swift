import Testing

@testable import IntentCore

@Suite struct OptionsTests {
    @Test func aCollectionIsItsItemsInOrder() {
        let collection = ItemCollection(promptLabel: "Which?") {
            ItemSection("Low", items: [1, 2])
            ItemSection("High") {
                for number in 8...9 { IntentItem(number, title: "no. \(number)") }
                if Bool(true) { IntentItem(10) } else { IntentItem(11) }
            }
            ItemSection(title: "Named", items: [IntentItem(12, title: "Dozen", subtitle: "of eggs")])
        }
        #expect(collection.items == [1, 2, 8, 9, 10, 12])
        #expect(collection.sections.map(\.title?.text) == ["Low", "High", "Named"])
        #expect(collection.promptLabel?.text == "Which?")
        #expect(ItemCollection(items: [3]).sections.map(\.title) == [nil])
        #expect([4, 5].sections[0].items.map(\.value) == [4, 5])
    }

    @Test func anItemIsKnownByItsTitleBesideTheValues() async throws {
        struct Provider: DynamicOptionsProvider {
            func results() async throws -> ItemCollection<Walk> {
                ItemCollection(items: [IntentItem(Walk.five, title: "The Usual", subtitle: "half an hour")])
            }
        }
        let offered = try await Provider().offered()
        #expect(offered.map(\.choice.title) == ["The Usual"])
        #expect(offered[0].choice.subtitle == "half an hour")
        #expect(offered[0].choice.isNamed("5k", match: .exact))
        #expect(offered[0].value as? Walk == .five)
        #expect(await Provider().defaultResult() == nil)
    }

    @Test func aProviderSeesOtherParametersOfTheRunningIntent() async throws {
        struct Reading: AppIntent {
            static let title: LocalizedStringResource = "Read"
            @Parameter(title: "Plant") var plant: Plant
            @Parameter(title: "Pages") var pages: Int?
            @Parameter(title: "Chapter", optionsProvider: Chapters()) var chapter: String?
            func perform() async throws -> some IntentResult { .result() }

            struct Chapters: DynamicOptionsProvider {
                @IntentParameterDependency<Reading>(\.$plant, \.$pages) var intent
                func results() async throws -> [String] {
                    guard let intent else { return ["none"] }
                    return (1...intent.pages).map { "\(intent.plant.name) \($0)" }
                }
            }
        }
        struct Other: AppIntent {
            static let title: LocalizedStringResource = "Other"
            func perform() async throws -> some IntentResult { .result() }
        }
        func chapters(of intent: Reading, while running: any AppIntent) async throws -> [String] {
            try await IntentContext.with({ $0.intent = running }) {
                try await intent.$chapter.offered().map(\.title)
            }
        }
        let intent = Reading()
        intent.plant = Plant.all[0]
        #expect(try await chapters(of: intent, while: intent) == ["none"], "pages has no value yet")
        intent.pages = 2
        #expect(try await chapters(of: intent, while: intent) == ["Fern 1", "Fern 2"])
        #expect(try await chapters(of: intent, while: Other()) == ["none"])
        #expect(try await intent.$chapter.offered().map(\.title) == ["none"], "nothing runs")
    }
}
