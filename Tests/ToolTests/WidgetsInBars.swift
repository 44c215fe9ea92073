import Foundation
import Testing

/// Widgets in status bars.
@Suite struct WidgetsInBars {
    private func json(
        _ command: String, in home: Home, environment: [String: String?] = [:]
    ) throws -> [String: Any] {
        let outcome = try home.run(command, environment: environment)
        #expect(outcome.status == 0 && outcome.output.filter { $0 == "\n" }.count == 1, "\(outcome)")
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return try #require(object as? [String: Any])
    }

    /// Waybar gets a valid line whatever the store is like (case 40).
    @Test func waybarAlwaysGetsALine() throws {
        let home = try Home()
        let empty = try json("widget-render TrackRun --format waybar", in: home)
        #expect((empty["text"] as? String)?.contains("0 km") == true && empty["class"] as? String == "ok")
        #expect(empty["percentage"] as? Int == 0)

        let broken = try Home()
        try broken.run("mkdir -p data/intent-toolbox; touch data/intent-toolbox/runs")
        let line = try json("widget-render TrackRun --format waybar", in: broken)
        #expect(line["class"] as? String == "error" && line["percentage"] as? Int == 0)
        #expect((line["tooltip"] as? String)?.contains("runs is a file") == true)
        #expect((line["text"] as? String)?.isEmpty == false)
    }

    @Test func waybarsMarkupIsNotTheDatas() throws {
        let home = try sampleHome()
        let line = try json(
            "widget-render Words --set 'words=<b>&\"x\"</b>' --set part=0.255 --format waybar", in: home)
        let text = try #require(line["text"] as? String)
        #expect(text.contains("&lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;"))
        #expect(line["percentage"] as? Int == 26)
        #expect((line["tooltip"] as? String)?.contains("&lt;b&gt;&amp;") == true)
    }

    @Test func tmuxsStylesAreNotTheDatas() throws {
        try sampleHome().expect(
            "widget-render Words --set 'words=#[fg=red]#(id) #5 100%' --format tmux",
            prints: "##[fg=red]##(id) ##5 100%\n")
    }

    /// A block of i3blocks is clicked by running its command again, with the mouse button in a variable.
    @Test func i3blocksTellsOfAClick() throws {
        let home = try sampleHome()
        let block = "widget-render Switch --tap 1 --format i3blocks"
        func text(_ button: String) throws -> String? {
            let line = try json(block, in: home, environment: ["BLOCK_BUTTON": button])
            #expect(line["markup"] as? String == "pango")
            return line["full_text"] as? String
        }
        #expect(try text("") == "Counter ⏱ Stopped")
        #expect(try text("4") == "Counter ⏱ Stopped")
        #expect(try text("1") == "Counter ⏱ Running")
        #expect(try text("") == "Counter ⏱ Running")
        #expect(try text("1") == "Counter ⏱ Stopped")
        let words = try json("widget-render Words --set 'words=<b>&' --format i3blocks", in: home)
        #expect(words["full_text"] as? String == "&lt;b&gt;&amp;")
    }

    /// The whole of i3bar's protocol is one JSON text after the header, and each button a block of its own.
    @Test func i3barHasABlockForEachButton() throws {
        let home = try sampleHome()
        let lines = try home.run("widget-render Counter --family small --format i3bar").output
            .split(separator: "\n", maxSplits: 1)
        let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
        #expect(header?["version"] as? Int == 1 && header?["click_events"] as? Bool == true)
        let updates = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [[[String: Any]]]
        let blocks = try #require(updates?.first)
        #expect(blocks.map { $0["full_text"] as? String } == ["0", "Nine more", "One more", "Never", "Counting"])
        #expect(blocks.map { $0["instance"] as? String } == [nil, "1", "2", "3", "4"])
        #expect(blocks.allSatisfy { $0["name"] as? String == "0" })
    }

    /// Each button of polybar's line runs the command that presses it; what data has of tags is none.
    @Test func polybarsButtonsPressThemselves() throws {
        let home = try sampleHome()
        let line = try home.run("widget-render Step --set step=5 --format polybar").output
        let command = try #require(line.firstMatch(of: /%\{A1:([^:]*):\}Count 5 more%\{A\}/)?.1)
        try home.run("sh -c \"$COMMAND\"", environment: ["COMMAND": String(command)])
        try home.expect("cat counter", prints: "5")
        try home.expect(
            "widget-render Words --set 'words=%{A1:rm -rf x:}%{F#f00}' --format polybar",
            prints: "%\u{200B}{A1:rm -rf x:}%\u{200B}{F#f00}\n")
    }

    /// A tag in two parts, of which each alone is none.
    @Test func aTagOfTwoRunsIsNone() throws {
        let text = #"{"kind":"text","runs":[{"text":"100%"},{"text":"{A1:touch made:}x","bold":true}]}"#
        try Home().expect(
            "echo '\(text)' | widget-render --timeline - --format polybar --family inline",
            prints: "100%\u{200B}{A1:touch made:}x\n")
    }

    /// Every bar has a line to show where the app has none.
    @Test(arguments: ["waybar", "tmux", "i3blocks", "i3bar", "polybar"])
    func whatCannotBeShown(format: String) throws {
        let home = try sampleHome()
        let outcome = try home.run("touch fail; widget-render Failing --format \(format)")
        #expect(outcome.status == 0 && outcome.output.contains("⚠ Failing") && outcome.errors.isEmpty)
        #expect(try home.run("widget-render Failing --format \(format) --family huge").status == 64)
    }

    // MARK: Confirmation

    /// The first press asks, in the widget; the second one within three seconds does it.
    @Test func aPressIsConfirmedByAnother() throws {
        let home = try Home()
        let press = "widget-render TrackRun --tap 1 --confirm"
        #expect(try home.run(press).output.contains("Track 10km?"))
        try home.expect("run-track total-distance", prints: "0\n")
        // It is seen wherever the widget is, for the three seconds.
        let waiting = try json("widget-render TrackRun --format waybar", in: home)
        #expect(waiting["class"] as? String == "confirm")
        #expect((waiting["text"] as? String)?.contains("Track 10km? Press again") == true)
        #expect(try home.run(press).output.contains("10 km"))
        try home.expect("run-track total-distance", prints: "10\n")
        // The third is a first one.
        #expect(try home.run(press).output.contains("Track 10km?"))
        try home.expect("run-track total-distance", prints: "10\n")
    }

    @Test func aConfirmationIsOfItsButtonAndItsTime() throws {
        let home = try Home()
        try home.run("widget-render TrackRun --tap 1 --confirm")
        // Another configuration's button is another button.
        try home.run("widget-render TrackRun --set run=5K --tap 1 --confirm")
        try home.expect("run-track total-distance", prints: "0\n")
        let file = "cache/intent-toolbox/timelines/TrackRun/confirmation.json"
        // What waits for longer than three seconds, or since the future, waits no more.
        for milliseconds in ["$(($(date +%s) * 1000 - 1))", "$(($(date +%s) * 1000 + 60000))"] {
            try home.run("sed -i \"s/\\\"until\\\":[0-9]*/\\\"until\\\":\(milliseconds)/\" \(file)")
            try home.run("widget-render TrackRun --set run=5K --tap 1 --confirm")
            try home.expect("run-track total-distance", prints: "0\n")
        }
        try home.run("widget-render TrackRun --set run=5K --tap 1 --confirm")
        try home.expect("run-track total-distance", prints: "5\n")
        try home.expect(
            "widget-render TrackRun --confirm",
            says: "widget-render: --confirm is about a press; add --tap and the button\n", status: 64)
    }

    /// The line as the real tmux shows it.
    @Test(.enabled(if: Subprocess.isInstalled("tmux"), "tmux is not installed"))
    func tmuxShowsTheLine() throws {
        let home = try sampleHome()
        try home.run("run-track 5K")
        let command = "widget-render Words --set 'words=#[fg=red]#{host} 100%' --format tmux"
        try home.run("printf '#!/bin/sh\\n%s\\n' \"$COMMAND\" >line; chmod +x line", environment: ["COMMAND": command])
        let outcome = try home.run(
            #"""
            unset TMUX; export TMUX_TMPDIR="$HOME" LC_ALL=C.UTF-8
            cat >inner.conf <<END
            set -g status-interval 1
            set -g status-left ''
            set -g status-right-length 100
            set -g status-right '<#($HOME/line)>'
            set -g window-status-format ''
            set -g window-status-current-format ''
            END
            tmux -L inner -f inner.conf new-session -d -x 80 -y 10 'sleep 60'
            tmux -L outer -f /dev/null new-session -d -x 80 -y 12 "env -u TMUX tmux -L inner attach"
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                sleep 0.5
                tmux -L outer capture-pane -p | grep -o '<.*100%>' && break
            done
            tmux -L outer kill-server; tmux -L inner kill-server
            """#, environment: ["SHELL": "/bin/sh"])
        #expect(outcome.output == "<#[fg=red]#{host} 100%>\n", "\(outcome)")
    }

    /// The block as the real i3blocks hands it to i3bar, and a click that comes back.
    @Test(.enabled(if: Subprocess.isInstalled("i3blocks"), "i3blocks is not installed"))
    func i3blocksShowsTheBlock() throws {
        let home = try sampleHome()
        try home.write(
            """
            [counter]
            command=widget-render Switch --tap 1 --confirm --format i3blocks
            format=json
            interval=once

            [steps]
            command=widget-render Step --format i3blocks --watch
            format=json
            interval=persist

            """, to: "i3blocks.conf")
        let bar = try home.start("exec i3blocks -c i3blocks.conf")
        try bar.wait(for: "both blocks") {
            $0.output.contains("Counter ⏱ Stopped") && $0.output.contains("Count 2 more")
        }
        let click = #"{"name":"counter","button":1,"x":1,"y":1}"#
        bar.write("[\n\(click)\n")
        try bar.wait(for: "the question") { $0.output.contains("Counter Stopped? Press again") }
        bar.write(",\(click)\n")
        try bar.wait(for: "the new state") { $0.output.contains("Counter ⏱ Running") }
        try home.expect("cat counter", prints: "1")
    }

    /// A click on a button in the real polybar, on a screen that nobody sees.
    @Test(
        .enabled(
            if: ["polybar", "Xvfb", "xdotool"].allSatisfy(Subprocess.isInstalled),
            "polybar, Xvfb or xdotool is not installed"))
    func polybarsButtonIsClicked() throws {
        let home = try sampleHome()
        try home.write(
            """
            [bar/test]
            width = 100%
            height = 20
            font-0 = fixed:pixelsize=10
            modules-left = step
            [module/step]
            type = custom/script
            exec = widget-render Step --format polybar --watch
            tail = true

            """, to: "polybar.ini")
        let screen = try home.start("exec Xvfb -displayfd 1 -screen 0 800x600x24 -nolisten tcp 2>xvfb.log")
        try screen.wait(for: "the display") { $0.output.hasSuffix("\n") }
        let display = ["DISPLAY": ":" + screen.seen.output.filter(\.isNumber)]
        let bar = try home.start("exec polybar -c polybar.ini -l trace test 2>&1", environment: display)
        // A click before the bar is drawn meets nothing.
        let outcome = try home.run(
            """
            for i in $(seq 60); do
                xdotool mousemove 20 10 click 1; sleep 0.5
                if [ -s counter ]; then cat counter; break; fi
            done
            """, environment: display)
        #expect((Int(outcome.output) ?? 0) >= 2, "\(bar.seen)")
    }
}
