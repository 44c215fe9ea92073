import Foundation
import Testing

/// `widget-render --watch` for programs that read it: a line at each change.
@Suite struct WatchingWidgets {
    /// Nothing but what changed is written, and it ends when nobody reads.
    @Test func aLineAtEachChange() throws {
        let home = try Home()
        let watch = try home.start("widget-render TrackRun --format waybar --watch")
        func wait(_ text: String) throws { try watch.wait(for: text) { $0.output.contains(text) } }
        try wait("🏃 0 km")
        try home.run("run-track 5K")
        try wait("🏃 5 km")
        // What another machine recorded, as a synchronizer brings it.
        try home.run(
            """
            cd data/intent-toolbox/runs
            sed 's/"id":"[^"]*"/"id":"other"/' *.jsonl >../other.jsonl; mv ../other.jsonl .
            """)
        try wait("🏃 10 km")
        try home.run("run-track undo-run")
        try watch.wait(for: "the run that is left") { $0.output.split(separator: "\n").count == 4 }
        let lines = watch.seen.output.split(separator: "\n")
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        #expect(lines.last?.contains("🏃 5 km") == true)
    }

    /// A program that is gone has nothing written to it: the end comes by itself.
    @Test func itEndsWithItsReader() throws {
        let home = try Home()
        for format in ["waybar", "i3bar", "plain"] {
            let outcome = try home.run(
                "{ widget-render TrackRun --format \(format) --watch; echo ended $? >ended; } | head -1; cat ended")
            // Of its own accord, or as a program ends that still writes to one that is gone.
            #expect(outcome.output.hasSuffix("ended 0\n") || outcome.output.hasSuffix("ended 141\n"), "\(outcome)")
        }
    }

    /// A button that is pressed by another process, and one that waits for its second press, are seen at once; the question
    /// goes away by itself.
    @Test func aQuestionComesAndGoes() throws {
        let home = try Home()
        let watch = try home.start("widget-render TrackRun --format tmux --watch")
        try watch.wait(for: "the total") { $0.output.hasSuffix("km\n") }
        let before = watch.seen.output
        try home.run("widget-render TrackRun --tap 1 --confirm --format tmux")
        try watch.wait(for: "the question") { $0.output.contains("Track 10km? Press again") }
        try watch.wait(for: "its end") { $0.output.hasSuffix(before) && $0.output.count > before.count * 2 }
        try home.expect("run-track total-distance", prints: "0\n")
        try home.run("widget-render TrackRun --tap 1 --format tmux")
        try watch.wait(for: "the new total") { $0.output.contains("10 km") }
    }

    /// Clicks on i3bar's blocks press their buttons; of other mouse buttons and blocks nothing comes.
    @Test func i3barIsClicked() throws {
        let home = try sampleHome()
        let bar = try home.start("widget-render Counter --family small --format i3bar --watch --confirm")
        try bar.wait(for: "the counter") { $0.output.contains("One more") }
        func click(_ instance: Int, button: Int = 1) {
            bar.write(",{\"name\":\"0\",\"instance\":\"\(instance)\",\"button\":\(button),\"x\":5}\n")
        }
        bar.write("[\n")
        click(1, button: 3)
        click(9)
        click(2)
        try bar.wait(for: "the question") { $0.output.contains("One more? Press again") }
        #expect(!bar.seen.output.contains("Nine more? Press again"))
        click(2)
        try bar.wait(for: "the new number") { $0.output.contains("\"full_text\":\"1\"") }
        try home.expect("cat counter", prints: "1")
        let lines = bar.seen.output.split(separator: "\n")
        #expect(lines[1] == "[" && lines.dropFirst(2).allSatisfy { $0.hasPrefix("[{") && $0.hasSuffix("],") })
    }

    /// A countdown writes a line each second, and only then.
    @Test func aCountdownTicks() throws {
        let home = try Home()
        try home.run("meditate Breathing --duration 5m --detach -q </dev/null")
        let watch = try home.start("widget-render Meditation --family inline --format plain --watch")
        try watch.wait(for: "three seconds") { $0.output.split(separator: "\n").count == 3 }
        let times = watch.seen.output.split(separator: "\n").compactMap { line -> Int? in
            let numbers = line.split(separator: " ").last?.split(separator: ":").compactMap { Int($0) } ?? []
            return numbers.count == 2 ? numbers[0] * 60 + numbers[1] : nil
        }
        #expect(times.count == 3 && times[0] - 1 == times[1] && times[1] - 1 == times[2], "\(watch.seen)")
        try home.run("meditate stop-meditation")
        try watch.wait(for: "the end") { $0.output.contains("min") }
    }

    @Test func whatDoesNotGoTogether() throws {
        let home = try Home()
        for (command, words) in [
            ("TrackRun --watch --date 2026-01-01", "--watch shows what is now; leave out --date"),
            ("TrackRun --watch --json", "--watch writes what its format says; leave out --json"),
            ("TrackRun --watch --tap 1", "with --watch only i3bar and i3blocks tell of clicks; leave out --tap"),
            (
                "--watch --format waybar",
                "a line of waybar has room for one widget; name it (see widget-render list-widgets)"
            ),
        ] {
            try home.expect("widget-render \(command)", says: "widget-render: \(words)\n", status: 64)
        }
    }

    /// Between changes it sleeps: no system call at all until something changes.
    @Test(.enabled(if: Subprocess.hasStrace, "strace is not installed"))
    func itSleepsBetweenChanges() throws {
        let home = try Home()
        let watch = try home.start("exec strace -o trace widget-render TrackRun --format waybar --watch")
        try watch.wait(for: "the first line") { $0.output.contains("0 km") }
        // By now it has settled: it wakes for the next change alone, and then sleeps in the same call again.
        try home.run("run-track 5K")
        try watch.wait(for: "the second line") { $0.output.contains("5 km") }
        let calls = try home.run("sleep 2; wc -l <trace; sleep 3; wc -l <trace; tail -1 trace").output
            .split(separator: "\n")
        #expect(calls[0] == calls[1] && calls[2].hasPrefix("poll("), "\(calls)")
    }
}
