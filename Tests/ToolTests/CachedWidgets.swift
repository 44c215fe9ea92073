import Testing

/// When an app is asked for a widget's timeline, and when not.
@Suite struct CachedWidgets {
    /// The sample notes each time that it is asked.
    private func asked(_ home: Home) throws -> Int { try home.run("cat asked 2>&-").output.count }

    @Test func aBarThatPollsStartsNoApp() throws {
        let home = try sampleHome()
        for _ in 0..<3 { try home.run("widget-render Counter --format waybar") }
        #expect(try asked(home) == 1)
        // Another family or format's family is another timeline.
        for _ in 0..<2 { try home.run("widget-render Counter --family small") }
        #expect(try asked(home) == 2)
    }

    @Test func aButtonLoadsAnew() throws {
        let home = try sampleHome()
        try home.run("widget-render Counter; widget-render Counter --family small")
        #expect(try asked(home) == 2)
        try home.expect("widget-render Counter --tap 'One more' | grep -o ' 1 '", prints: " 1 \n")
        try home.expect("widget-render Counter --family small | grep -o ' 1 '", prints: " 1 \n")
        #expect(try asked(home) == 4)
        try home.run("widget-render Counter; widget-render Counter --family small")
        #expect(try asked(home) == 4)
    }

    @Test func trackingReloads() throws {
        let home = try Home()
        let show = "widget-render TrackRun --family inline"
        try home.expect("\(show) | grep -o '[0-9.]* km'", prints: "0 km\n")
        try home.run("run-track 5K")
        try home.expect("\(show) | grep -o '[0-9.]* km'", prints: "5 km\n")
        try home.run("printf '1km\\n2km\\n' | run-track")
        try home.expect("\(show) | grep -o '[0-9.]* km'", prints: "8 km\n")
        // The runs of one pipe are one change.
        try home.run("run-track undo-run --yes")
        try home.expect("\(show) | grep -o '[0-9.]* km'", prints: "5 km\n")
    }

    /// While a pipe goes on, what is on disk is what widgets show.
    @Test func aPipeThatGoesOnReloads() throws {
        let home = try Home()
        try home.run("widget-render TrackRun --family inline")
        let child = try home.start("run-track")
        child.write("5K\n")
        try child.wait(for: "the first run") { $0.output == "5\n" }
        // The mark follows the result's line by a moment.
        for _ in 0..<100 where try !home.run("widget-render TrackRun --family inline").output.contains("5 km") {}
        #expect(try home.run("widget-render TrackRun --family inline").output.contains("5 km"))
        _ = try child.finish()
    }

    @Test func whereNoWidgetWasShownNothingIsMade() throws {
        let home = try Home()
        try home.expect("run-track 5K; ls cache/intent-toolbox", prints: "5\ncheckpoints\n")
    }

    @Test func aDamagedCacheIsMadeAnew() throws {
        let home = try Home()
        let shown = try home.run("run-track 5K; widget-render TrackRun").output
        try home.run("for f in cache/intent-toolbox/timelines/TrackRun/*; do echo '{' >$f; done")
        try home.expect("echo 5; widget-render TrackRun", prints: shown)
        try home.expect("chmod 0500 cache/intent-toolbox; echo 5; widget-render TrackRun", prints: shown)
        try home.expect("echo 5; widget-render TrackRun", environment: ["XDG_CACHE_HOME": "/dev/null"], prints: shown)
    }

    @Test func aProviderThatFailsLeavesTheLastEntry() throws {
        let home = try sampleHome()
        try home.expect(
            "touch fail; widget-render Failing", says: "widget-render: the well is dry; dig deeper\n", status: 1)
        try home.expect("rm fail; echo 7 >counter; widget-render Failing --format tmux", prints: "value 7\n")
        // Another program is not the one that the timeline is of.
        try home.run("touch fail; echo x >cache/intent-toolbox/timelines/Failing/reload")
        try home.expect("widget-render Failing --format tmux", prints: "value 7 (stale)\n")
        try home.expect(
            "widget-render Failing --format waybar",
            prints: """
                {"text":"value 7","tooltip":"stale: the well is dry; dig deeper\\nvalue 7","class":"error",\
                "alt":"Failing","percentage":0}

                """)
        try home.expect("rm fail; echo 8 >counter; widget-render Failing --format tmux", prints: "value 8\n")
    }

    @Test func aProviderThatHangsLeavesTheLastEntry() throws {
        let home = try sampleHome()
        try home.expect("echo 7 >counter; widget-render Failing --family inline", prints: "value 7\n")
        try home.run("touch hang; echo x >cache/intent-toolbox/timelines/Failing/reload")
        let outcome = try home.run("widget-render Failing --family inline")
        #expect(outcome.status == 0 && outcome.output.hasPrefix("value 7\n(stale: "))
        #expect(outcome.errors.contains("did not answer within 10 seconds"))
    }
}
