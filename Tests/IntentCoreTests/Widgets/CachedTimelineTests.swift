import Foundation
import Testing

@testable import IntentCore

@Suite struct CachedTimelineTests {
    private let store: TemporaryStore
    private let key = CachedTimeline.Key(
        kind: "Sample", family: "small", settings: [WidgetSetting(name: "run", word: "5K")])

    init() throws { store = try TemporaryStore() }

    private func keep(_ policy: WidgetTimeline.Policy) {
        store.use {
            let entry = WidgetTimeline.Entry(date: .now, tree: ViewNode(.text([.init(.text("x"))])))
            let timeline = WidgetTimeline(kind: "Sample", family: .systemSmall, entries: [entry], policy: policy)
            CachedTimeline(
                timeline, app: "sample", command: ["/bin/sh"], loaded: .now, mark: ReloadStamp(of: "Sample")?.made())?
                .keep(under: key)
        }
    }

    private var isFresh: Bool {
        store.use { CachedTimeline.kept(under: key)?.isFresh(at: .now, kind: "Sample") ?? false }
    }

    @Test func itIsFreshUntilAReload() {
        #expect(!isFresh)
        keep(.never)
        #expect(isFresh)
        store.pass(milliseconds: 1 << 40)
        #expect(isFresh)
        store.use { WidgetCenter.shared.reloadTimelines(ofKind: "Another") }
        #expect(isFresh)
        store.use { WidgetCenter.shared.reloadTimelines(ofKind: "Sample") }
        #expect(!isFresh)
        keep(.never)
        #expect(isFresh)
        store.use { WidgetCenter.shared.reloadAllTimelines() }
        #expect(!isFresh)
    }

    @Test func itIsFreshAsItsPolicySays() {
        keep(.after(store.use { Moment(milliseconds: Moment.now.milliseconds + 5000) }))
        store.pass(milliseconds: 4999)
        #expect(isFresh)
        store.pass(milliseconds: 1)
        #expect(!isFresh)
    }

    /// A bar that polls each second must not start the app each second, whatever the policy.
    @Test func whatIsOldFromTheStartLastsAMinute() {
        keep(.atEnd)
        store.pass(milliseconds: 59_999)
        #expect(isFresh)
        store.pass(milliseconds: 1)
        #expect(!isFresh)
    }

    @Test func aClockThatWasSetBackMakesItOld() {
        keep(.never)
        store.pass(milliseconds: -1)
        #expect(!isFresh)
    }

    @Test func anotherKeyIsAnother() {
        keep(.never)
        let other = CachedTimeline.Key(kind: "Sample", family: "small", settings: [])
        #expect(store.use { CachedTimeline.kept(under: other) } == nil)
    }

    @Test func aReloadMakesNoFile() {
        store.use {
            WidgetCenter.shared.reloadTimelines(ofKind: "Sample")
            WidgetCenter.shared.reloadAllTimelines()
        }
        #expect(!FileManager.default.fileExists(atPath: store.root + "/cache"))
    }

    @Test func eachChangeOfTheMarkIsAnother() throws {
        try store.use {
            let mark = try #require(ReloadStamp(of: "a/../b"))
            #expect(mark.made() == mark.made())
            var seen: Set<[UInt8]?> = [mark.current]
            for _ in 0..<100 {
                mark.change()
                seen.insert(mark.current)
            }
            #expect(seen.count == 101)
        }
    }

    @Test(arguments: [
        ("TrackRun", true), ("com.example.widget-1_a", true), ("a/b", false), ("..", false), ("", false), ("é", false),
    ])
    func kindsAsFileNames(kind: String, isItself: Bool) {
        let name = safeFileName(kind)
        #expect((name == kind) == isItself && !name.contains("/") && !name.hasPrefix(".") && !name.isEmpty)
    }
}
