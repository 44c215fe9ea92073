import Foundation
import Testing

@testable import IntentCore

/// The cache of the values that parameters in phrases can have.
@Suite struct ParameterValuesTests {
    private let store: TemporaryStore
    private var plants: String { store.root + "/config/intent-toolbox/trees.txt" }
    private var cache: String { store.cache + "/parameters/orchard.json" }

    init() throws {
        store = try TemporaryStore()
        let folder = store.root + "/config/intent-toolbox"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write("Rose,Red One\nTomato\n")
    }

    private func write(_ text: String) throws { try text.write(toFile: plants, atomically: false, encoding: .utf8) }

    @discardableResult
    private func update() async throws -> ParameterValues {
        try await ProcessContext.$current.withValue(store.context) {
            try await ParameterUpdate.run(
                app: "orchard", shortcuts: OrchardShortcuts.self, sources: Orchard.valueSources)
        }
    }

    private var cached: ParameterValues? { store.use { ParameterValues.cached(for: "orchard") } }
    private var isFresh: Bool { store.use { cached?.isFresh(for: Orchard.valueSources) ?? false } }

    @Test func identifierTitleAndSynonymsAreKept() async throws {
        try await update()
        let choices = try #require(cached?.values(of: "tree", in: "PickIntent"))
        #expect(choices.map(\.identifier) == ["1", "2"])
        #expect(choices.map(\.title) == ["Rose", "Tomato"])
        #expect(choices[0].otherNames.contains("Red One"))
        // An enum's values are in the manifest.
        #expect(cached?.values(of: "tool", in: "PickIntent") == nil)
    }

    @Test func theSameAgainWritesNothing() async throws {
        try await update()
        let before = try FileManager.default.attributesOfItem(atPath: cache)[.systemFileNumber] as? Int
        try await update()
        let after = try FileManager.default.attributesOfItem(atPath: cache)[.systemFileNumber] as? Int
        #expect(before == after)
    }

    @Test func aHandEditIsNoticedAndATouchIsNot() async throws {
        try await update()
        #expect(isFresh)
        // Of the same length, and at once.
        try write("Rose,Red One\nPotato\n")
        #expect(!isFresh)
        try await update()
        #expect(isFresh)
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: plants)
        #expect(isFresh)
        try FileManager.default.removeItem(atPath: plants)
        #expect(!isFresh)
    }

    @Test func aFolderIsASourceToo() async throws {
        let source = ValueSource.file(store.root + "/config/intent-toolbox")
        let before = store.use { FileFingerprint(source) }
        #expect(store.use { FileFingerprint(source) } == before)
        try write("Rose,Red One\nTomato\nLeek\n")
        #expect(store.use { FileFingerprint(source) } != before)
    }

    @Test func aFaultLeavesTheCacheAsItWas() async throws {
        try await update()
        let before = try String(contentsOfFile: cache, encoding: .utf8)
        try FileManager.default.removeItem(atPath: plants)
        await #expect(throws: (any Error).self) { try await update() }
        #expect(try String(contentsOfFile: cache, encoding: .utf8) == before)
    }

    @Test(arguments: [
        "", "{", "[]", #"{"v":2}"#, #"{"v":1,"sources":[["a"]],"values":{}}"#, #"{"v":1,"sources":[],"values":[]}"#,
    ])
    func whatIsNoCacheIsNone(text: String) async throws {
        try await update()
        try text.write(toFile: cache, atomically: false, encoding: .utf8)
        #expect(cached == nil)
    }

    /// The app says so itself, as often as it likes; the values are looked up when the intent has ended.
    @Test func theAppHandsItsChangesOn() async throws {
        let changes = ParameterChanges()
        await ProcessContext.$current.withValue(store.context) {
            ShortcutParameterChanges.$current.withValue(ShortcutParameterChanges { changes.note($0) }) {
                OrchardShortcuts.updateAppShortcutParameters()
                OrchardShortcuts.updateAppShortcutParameters()
            }
            #expect(cached == nil)
            await changes.forward(of: Orchard.self)
        }
        #expect(cached?.values(of: "tree", in: "PickIntent")?.count == 2)
    }

    /// Somebody is in the middle of typing: nothing is made, the cache included.
    @Test func completionsWriteNothing() async throws {
        #expect(await complete("tree", "") == ["Rose", "Tomato"])
        #expect(await complete("tree", "r") == ["Rose"])
        #expect(await complete("tree", "red") == ["Red One\tRose"])
        #expect(cached == nil)
        try write("Leek\n")
        #expect(await complete("tree", "") == ["Leek"])
        #expect(cached == nil)
        #expect(await complete("tool", "long-") == ["long-hose\tLong Hose"])
        #expect(await complete("--tool", "L") == [])
        #expect(await complete("note", "") == [])
        try FileManager.default.removeItem(atPath: plants)
        #expect(await complete("tree", "") == [])
    }

    private func complete(_ parameter: String, _ prefix: String) async -> [String] {
        await ProcessContext.$current.withValue(store.context) {
            await CompletionRequest(["pick", parameter, prefix])?.lines(of: Orchard.self) ?? ["no request"]
        }
    }
}
