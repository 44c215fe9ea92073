import Foundation
import Testing

/// Each widget in each format looks as it did: the files in `Snapshots` are what is printed. The families that show the
/// week, which is another each day, are drawn in `TrackerWidgetTests`. Looked at by a person, they are remade by a run of
/// the tests with `REMAKE_SNAPSHOTS` set.
@Suite struct WidgetSnapshots {
    static let pictures: [(widget: String, family: String, format: String)] = ["TrackRun", "Meditation"].flatMap {
        widget in
        ["small", "inline"].flatMap { family in
            ["terminal", "plain", "waybar", "tmux", "i3blocks", "i3bar"].map { (widget, family, $0) }
        }
    }

    @Test(arguments: pictures)
    func looksAsItDid(widget: String, family: String, format: String) throws {
        let home = try Home()
        try home.run(
            #"""
            run-track 5K
            day=$(date -u +%F)
            mkdir -p data/intent-toolbox/meditations
            echo '{"v":1,"id":"a","at":"'$day'T00:00:01.000Z","date":"'$day'T00:00:00Z","seconds":300,'\
            '"name":"Breathing","planned":300,"ended":"'$day'T00:00:01Z"}' >data/intent-toolbox/meditations/x.jsonl
            """#)
        let command = "widget-render \(widget) --family \(family) --format \(format)"
        let environment = ["COLORTERM": "truecolor"]
        let file = "\(Subprocess.package)/Tests/ToolTests/Snapshots/\(widget).\(family).\(format).txt"
        if ProcessInfo.processInfo.environment["REMAKE_SNAPSHOTS"] != nil {
            let output = try home.run(command, environment: environment).output
            try output.write(toFile: file, atomically: true, encoding: .utf8)
        }
        try home.expect(command, environment: environment, prints: String(contentsOfFile: file, encoding: .utf8))
    }

    /// A week with a run on each of its days, whichever of them is today, and a goal.
    private func weekOfRuns() throws -> Home {
        let home = try Home()
        try home.run(
            #"""
            run-track set-goal 30km --per week --quiet
            mkdir -p data/intent-toolbox/runs
            monday=$(date -u -d "-$(($(date -u +%u) - 1)) days" +%F)
            for day in 0 1 2 3 4 5 6; do
              date=$(date -u -d "$monday + $day days" +%FT07:00:00Z)
              echo '{"v":1,"id":"'$day'","at":"2026-01-01T00:00:00Z","date":"'$date'",'\
            '"metres":'$((day + 2))'000,"seconds":1800}'
            done >data/intent-toolbox/runs/x.jsonl
            """#)
        return home
    }

    @Test func theLargeOneHasRunsAndRecords() throws {
        let large = try weekOfRuns().run("widget-render TrackRun --family large --format plain").output
        for words in ["35 km", "of 30 km this week", "Fastest 5K", "Longest run", "8 km", "30:00"] {
            #expect(large.contains(words), "\(words) in\n\(large)")
        }
        let home = try Home()
        try home.run(
            "meditate log-meditation zazen --duration 40m --date 2026-03-02T07:00; meditate log-meditation breathing")
        let sittings = try home.run("widget-render Meditation --family large --format plain").output
        for words in ["zazen", "40:00", "This week"] { #expect(sittings.contains(words), "\(words) in\n\(sittings)") }
    }

    @Test func controlsStartAndStop() throws {
        let home = try Home()
        try home.run("run-track 5K; run-track 5K; run-track 10K")
        try home.expect("widget-render TrackUsualRun --format plain --family inline", prints: "🏃 Track 5K\n")
        try home.expect(
            "widget-render TrackUsualRun --tap 1 --quiet; run-track list-runs --limit 1 --fields run", prints: "5K\n")
        try home.run("widget-render SitOrStop --tap 1")
        try home.expect("meditate list-meditations --fields session", prints: "Breathing\n")
        try home.run("widget-render SitOrStop --tap 1")
        try home.expect(
            "meditate stop-meditation", says: "meditate: no meditation is under way; there is nothing to stop\n",
            status: 1)
    }
}
