import Testing

@testable import shortcuts_mcp

@Suite struct ToolNamesTests {
    @Test func namesHaveWhatEveryClientTakes() {
        var names = ToolNames()
        #expect(names.name("run-track", "list-runs") == "run-track_list-runs")
        #expect(names.name("größe.app", "a b/c") == "gr--e-app_a-b-c")
        // Another pair that would have the same name gets a number.
        #expect(names.name("größe_app", "a b/c") == "gr--e_app_a-b-c")
        #expect(names.name("größe.app", "a-b.c") == "gr--e-app_a-b-c_2")
    }

    @Test func longNamesAreCutAndStillDiffer() {
        var names = ToolNames()
        let long = String(repeating: "very-long-", count: 10)
        let (one, two) = (names.name(long, "one"), names.name(long, "two"))
        #expect(one.count <= 64 && two.count <= 64 && one != two && one.hasPrefix("very-long-very-long-"))
        // The same name again, from whichever place in the list.
        var others = ToolNames()
        #expect(others.name(long, "two") == two)
        let again = others.name(long, "two")
        #expect(again.count <= 64 && again.hasSuffix("_2"))
    }
}
