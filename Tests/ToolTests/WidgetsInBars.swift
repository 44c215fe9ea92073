import Foundation
import Testing

/// Widgets in waybar and tmux.
@Suite struct WidgetsInBars {
    private func json(_ command: String, in home: Home) throws -> [String: Any] {
        let outcome = try home.run(command)
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
}
