import Testing

@testable import IntentCore

@Suite struct WidgetTimelineTests {
    private func read(_ text: String) throws -> WidgetTimeline { try WidgetTimeline(JSONValue(parsing: text)) }

    private func moment(_ text: String) throws -> Moment { try #require(ISOMoment(text)?.moment) }

    @Test func itReadsBackAsItWas() throws {
        var action = ViewNode.Action()
        action.intent = "RunIntent"
        action.command = ["run-track", "--run=10"]
        let tree = ViewNode(.button(label: ViewNode(.text([.init(.text("Track"))])), action))
        for policy in [WidgetTimeline.Policy.never, .atEnd, .after(try moment("2026-11-30T09:00:00+01:00"))] {
            var timeline = WidgetTimeline(
                kind: "TrackRun", family: .systemSmall,
                entries: [.init(date: try moment("2026-11-30T08:00:00+01:00"), tree: tree, relevance: 2)],
                policy: policy)
            timeline.displayName = "Track your run"
            #expect(try read(timeline.json.text) == timeline)
        }
    }

    @Test func whatIsMissingHasAMeaning() throws {
        let timeline = try read(#"{"entries":[{"tree":{"kind":"text","text":"x"}}],"later":1}"#)
        #expect(timeline.policy == .atEnd && timeline.entries.count == 1 && timeline.kind == nil)
        #expect(try read(#"{"kind":"text","text":"x"}"#).entries == timeline.entries)
        #expect(try read(#"{"tree":{"kind":"text","text":"x"}}"#).entries == timeline.entries)
        #expect(
            try read(#"{"app":"a","intent":"b","value":{"kind":"text","text":"x"}}"#).entries == timeline.entries)
    }

    @Test(arguments: ["5", "[]", "{}", #"{"entries":[]}"#, #"{"entries":[{"tree":5}]}"#, #"{"value":5}"#])
    func whatIsNone(text: String) { #expect(throws: ManifestError.self) { try read(text) } }

    @Test func anEntryShowsFromItsDateOn() throws {
        let timeline = try read(
            #"""
            {"entries":[{"date":"2026-11-30T10:00:00Z","tree":{"kind":"text","text":"b"}},
            {"date":"2026-11-30T09:00:00Z","tree":{"kind":"text","text":"a"}}]}
            """#)
        func words(_ date: String) throws -> String? {
            let moment = try moment(date)
            return timeline.entry(at: moment)?.tree.words(at: moment)
        }
        #expect(try words("2026-11-30T08:00:00Z") == "a")
        #expect(try words("2026-11-30T09:59:59Z") == "a")
        #expect(try words("2026-11-30T10:00:00Z") == "b")
        #expect(timeline.due == (try moment("2026-11-30T10:00:00Z")))
    }
}
