import Foundation
import Testing

/// `--complete-line` and `--completion-script`.
@Suite struct Completing {
    static let tools = [
        "run-track", "run-import", "meditate", "shortcuts-list", "shortcuts-run", "shortcuts-mcp", "widget-render",
        "widget-cgi",
    ]

    @Test func bareWordsGoToWhatIsOpen() throws {
        let home = try Home()
        try home.expect(
            "run-track --complete-line ''",
            prints: """
                list-runs\tList your runs
                total-distance\tShow your total distance
                edit-run\tCorrect a run
                remove-run\tRemove a run
                undo\tUndo the last change
                redo\tRedo what was undone
                summary\tShow a summary of your runs
                records\tShow your records
                set-goal\tSet a goal
                goal\tShow your goals
                preferences\tShow or change your preferences
                find-runs\tFind runs
                Couch to Fridge
                5K
                10K
                Half Marathon
                Marathon

                """)
        // Its run is given, so there is none to choose; what remains are options, but those that were given.
        for words in ["5K", "--run 5K"] {
            let lines = try home.run("run-track --complete-line --json \(words) ''").output
            #expect(
                lines.hasPrefix("--") && !lines.contains("--run") == words.hasPrefix("--") && !lines.contains("--json"))
        }
        try home.expect("run-track --complete-line -q list-runs --li", prints: "--limit\tMaximum number\n")
        try home.expect("run-track --complete-line list-runs x", prints: "")
        try home.expect("meditate --complete-line remove-session B", prints: "Breathing\t5:00\nBody Scan\t15:00\n")
        try home.expect("meditate --complete-line 7m lov", prints: "Loving Kindness\t10:00\n")
    }

    @Test func whatAWidgetCanBeSetTo() throws {
        let home = try Home()
        try home.expect(
            "widget-render --complete-line TrackRun --set run=",
            prints: "run=Couch to Fridge\nrun=5K\nrun=10K\nrun=Half Marathon\nrun=Marathon\n")
        try home.expect("widget-render --complete-line TrackRun --set=run=Ha", prints: "--set=run=Half Marathon\n")
    }

    /// However what was given before is written (case 57).
    @Test(arguments: [
        "--kind fruit --thing ''", "fruit --thing ''", "--kind=fruit ''", "fruit ''", "-q fruit --thing ''",
    ])
    func whatDependsOnTheRestOfTheLine(words: String) throws {
        try Home().expect("asking-sample --complete-line gather \(words)", prints: "Apple\nPear\n")
        try Home().expect(
            "asking-sample --complete-line gather --kind nut --thing=", prints: "--thing=Hazel\n")
        try Home().expect("asking-sample --complete-line gather --thing ''")
    }

    @Test func days() throws {
        let home = try Home()
        let lines = try home.run("asking-sample --complete-line gather fruit --day ''").output.split(separator: "\n")
        #expect(lines.count == 7 && lines[0].hasPrefix("today\t2") && lines[1].hasPrefix("yesterday\t2"))
        for line in lines {
            let (word, day) = (line.prefix { $0 != "\t" }, line.suffix(10))
            #expect(
                try home.run("run-track 5K --date \(word) -q; run-track list-runs --since \(day) --until \(day)").status
                    == 0)
        }
        try home.expect("run-track --complete-line --date yes | cut -f1", prints: "yesterday\n")
        try home.expect("run-track --complete-line 5K yes | cut -f1", prints: "yesterday\n")
    }

    @Test func identifiersWithWhatTheyAreOf() throws {
        let home = try Home()
        try home.run("run-track 5K --date 2026-11-01 --id one; run-track 10K --date 2026-11-02 --id two")
        try home.expect(
            "run-track --complete-line undo-run --id ''", prints: "two\t10 km, 2 Nov 2026\none\t5 km, 1 Nov 2026\n")
        try home.expect("run-track --complete-line undo-run --id=on", prints: "--id=one\t5 km, 1 Nov 2026\n")
    }

    /// Only what the widget that is named has.
    @Test func whatAWidgetHas() throws {
        let home = try Home()
        try home.expect(
            "widget-render --complete-line TrackRun --family ''",
            prints: "small\nmedium\nlarge\ncircular\nrectangular\ninline\ncorner\n")
        try home.expect("widget-render --complete-line Meditation --set session=Br", prints: "session=Breathing\n")
        try home.expect("widget-render --complete-line --set=session=Op", prints: "--set=session=Open Awareness\n")
        try home.expect("widget-render --complete-line TrackRun --set session=")
    }

    /// What the phrase leaves open is offered behind it.
    @Test func whatAPhraseTakes() throws {
        let home = try Home()
        try home.expect(
            "shortcuts-run --complete-line 'Begin Meditation' --du",
            prints: "--duration\tDuration, if it is not the session's own\n")
        try home.expect("shortcuts-run --complete-line 'begin meditation' --session Br", prints: "Breathing\t5:00\n")
        try home.expect(
            "shortcuts-run --complete-line 'Begin Meditation' -- --be", prints: "--bell\tRing a bell at this interval\n"
        )
        try home.expect(
            "shortcuts-run --complete-line 'Begin Meditation' --ap", prints: "--app\tThe app whose phrase it is\n")
        try home.expect("shortcuts-run --complete-line 'No such phrase' --du")
    }

    @Test func noFileIsCreated() throws {
        let home = try Home()
        try home.run("run-track 5K")
        try home.run(
            """
            touch before after; find . | sort >before
            run-track --complete-line ''; run-track --complete-line undo-run --id ''; run-track --complete run run ''
            meditate --complete-line ''; meditate --complete start-meditation session ''
            meditate --complete start-meditation session '' --json
            shortcuts-run --complete-line ''; shortcuts-list --complete-line --app ''; shortcuts-run --complete-line 'Begin Meditation' ''
            widget-render --complete-line ''; widget-render --complete-line Meditation --set session=
            find . | sort >after
            """)
        try home.expect("cmp after before")
    }

    @Test func wordsThatNothingTakes() throws {
        let home = try Home()
        for words in ["--frobnicate ''", "--run --json ''", "--quiet=", "--frobnicate=", "--json --json=x"] {
            try home.expect("run-track --complete-line \(words) | grep -v 'x'", status: 1)
        }
    }

    @Test func aHiddenIntentIsNotOffered() throws {
        try Home().expect("meditate --complete-line si")
    }

    /// At once, silently, and without a trace.
    @Test func whereNothingCanBeRead() throws {
        let home = try Home()
        let intents = "stop-meditation\tStop the meditation\nstreak\tShow your streak\n"
        try home.write("{", to: "config/intent-toolbox/sessions.json")
        try home.expect("meditate --complete-line st; ls -A", prints: intents + "config\n")
        try home.expect(
            "meditate --complete-line --session ''; meditate --complete start-meditation session ''; ls -A",
            prints: "config\n")
        let nowhere =
            ["HOME": nil, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": nil, "XDG_DATA_HOME": nil] as [String: String?]
        try home.expect("meditate --complete-line st", environment: nowhere, prints: intents)
        try home.expect("run-track --complete-line ha", environment: nowhere, prints: "Half Marathon\n")
        let locked = try Home()
        try locked.run("run-track 5K --id a")
        try locked.expect(
            """
            find data -type f -exec cat {} + | md5sum >before
            for file in $(find data -type f); do flock "$file" sleep 10 & held="$held $!"; done; sleep 0.2
            run-track --complete-line ha; shortcuts-run --complete-line 'track a r'; kill $held
            find data -type f -exec cat {} + | md5sum | cmp - before
            """, prints: "Half Marathon\nTrack a run with Run Track\n")
    }

    @Test func theCommittedScriptsAreTheGeneratedOnes() throws {
        let home = try Home()
        for tool in Self.tools {
            for (shell, file) in [("bash", tool), ("zsh", "_\(tool)"), ("fish", "\(tool).fish")] {
                let committed = try String(
                    contentsOfFile: "\(Subprocess.package)/completions/\(shell)/\(file)", encoding: .utf8)
                #expect(try home.run("\(tool) --completion-script \(shell)").output == committed, "\(shell)/\(file)")
                if Subprocess.isInstalled(shell) {
                    try home.expect("\(tool) --completion-script \(shell) >script; \(shell) -n script")
                }
            }
        }
    }

    @Test func aShellThatHasNone() throws {
        let home = try Home()
        try home.expect(
            "run-track --completion-script tcsh",
            says: "run-track: there is no script for 'tcsh'; choose bash, zsh or fish\n", status: 64)
        try home.expect(
            "run-track --completion-script", says: "run-track: a shell is missing; choose bash, zsh or fish\n",
            status: 64)
    }
}
