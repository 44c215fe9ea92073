import Testing

/// Widgets as `widget-render` shows them.
@Suite struct ShowingWidgets {
    @Test func aWidgetIsABoxWithAButton() throws {
        let home = try Home()
        try home.run("run-track 42km")
        let output = try home.run("widget-render TrackRun").output
        #expect(output.hasPrefix("╭") && output.hasSuffix("╯\n"))
        #expect(output.contains("42 km") && output.contains("[Track 10km]"))
    }

    /// Data of several widths: every row of a box is as wide as the others (case 37).
    @Test(arguments: [
        "瞑想 🧘", "👨‍👩‍👧‍👦 family", "🇩🇪🇯🇵", "e\u{301}a\u{308}", "❤️ heart", "\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}1m", "a\rb\tc\nd",
    ])
    func rowsAreEquallyWide(words: String) throws {
        let home = try sampleHome()
        let outcome = try home.run("widget-render Words --set \"words=$WORDS\"", environment: ["WORDS": words])
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 10 && outcome.status == 0)
        // A terminal has a cell a column; what stands behind the wide characters says whether they were counted right.
        #expect(lines.allSatisfy { $0.hasSuffix("│") || $0.hasSuffix("╮") || $0.hasSuffix("╯") })
        #expect(!outcome.output.unicodeScalars.contains { isControl($0) && $0 != "\n" })
    }

    @Test func settingsAreChecked() throws {
        let home = try Home()
        try home.expect(
            "widget-render TrackRun --set run=11K",
            says: """
                widget-render: '11K' is not a Run; did you mean 10K? Choose Couch to Fridge, 5K, 10K, Half Marathon or \
                Marathon

                """, status: 64)
        try home.expect(
            "widget-render TrackRun --set runs=5K",
            says: "widget-render: the widget TrackRun has no 'runs' to set; choose run\n", status: 64)
        try home.expect(
            "widget-render TrackRun --family extra-large",
            says: """
                widget-render: the widget TrackRun has no family extra-large; choose small, medium, large, \
                rectangular, circular, corner or inline

                """, status: 64)
        #expect(try home.run("widget-render TrackRun --set run").status == 64)
        let choices = "choose TrackRun, TrackUsualRun, Meditation or SitOrStop"
        #expect(try home.run("widget-render Rubbish").errors.contains(choices))
        #expect(try home.run("widget-render --set run=5K").status == 64)
    }

    @Test func aChoiceIsRemembered() throws {
        let home = try Home()
        try home.expect(
            #"""
            mkdir -p config/intent-toolbox
            echo '{"mine":1,"widgets":[{"kind":"Meditation","note":"x"}]}' >config/intent-toolbox/widgets.json
            """#)
        try home.run("widget-render TrackRun --set run=5K --family small --save")
        try home.expect("widget-render TrackRun | grep -c 'Track 5km'", prints: "1\n")
        try home.expect("widget-render TrackRun | head -1", prints: "╭────────────────────╮\n")
        try home.expect("widget-render TrackRun --set run=10K | grep -c 'Track 10km'", prints: "1\n")
        try home.expect(
            "cat config/intent-toolbox/widgets.json",
            prints: """
                {
                  "mine": 1,
                  "widgets": [
                    {
                      "kind": "Meditation",
                      "note": "x"
                    },
                    {
                      "kind": "TrackRun",
                      "family": "small",
                      "set": {
                        "run": {
                          "id": "5",
                          "title": "5K"
                        }
                      }
                    }
                  ]
                }

                """)
        // All of the person's widgets, in their order.
        try home.expect("widget-render | grep -oE 'Start|Track 5km'", prints: "Start\nTrack 5km\n")
    }

    /// What is remembered is the session and not what it is called.
    @Test func aChoiceSurvivesAnotherTitle() throws {
        let home = try Home()
        let sessions = "config/intent-toolbox/sessions.json"
        try home.expect(
            "meditate add-session Walk --duration 7m -q; widget-render Meditation --set session=walk --save >/dev/null")
        try home.expect(
            "sed -i 's/\"Walk\"/\"Stroll\"/' \(sessions); widget-render Meditation | grep -o Stroll", prints: "Stroll\n"
        )
        try home.expect("meditate remove-session Stroll -q")
        // Older files keep the word that was typed.
        let bar = try home.run("widget-render Meditation --format waybar")
        #expect(bar.status == 0 && bar.output.contains(#""class":"error""#) && bar.output.contains("Walk"), "\(bar)")
        try home.run("rm -r cache")
        let fresh = try home.run("widget-render Meditation --format waybar")
        #expect(fresh.status == 0 && fresh.output.contains(#""class":"error""#) && fresh.output.contains("Walk"))
        try home.expect(
            "widget-render Meditation",
            says: "widget-render: 'Walk', which the widget Meditation was set to, is not there any more; "
                + "choose another with widget-render Meditation --set session=VALUE --save\n", status: 69)
        let gone = try home.run("widget-render NoSuchWidget --format waybar")
        #expect(gone.status == 0 && gone.output.contains(#""class":"error""#) && gone.output.contains("NoSuchWidget"))
    }

    @Test func aChoiceThatIsRefusedIsNotRemembered() throws {
        let home = try Home()
        #expect(try home.run("widget-render TrackRun --set run=11K --save").status == 64)
        try home.expect("ls config 2>&1 | wc -l | tr -d ' '", prints: "1\n")
        try home.run("mkdir -p config/intent-toolbox; echo '{\"widgets\":3}' >config/intent-toolbox/widgets.json")
        #expect(try home.run("widget-render").status == 78)
    }

    @Test func withoutAChoiceAllAreShown() throws {
        try Home().expect("widget-render | grep -oE 'Start|Track 10km'", prints: "Track 10km\nStart\n")
        try Home().expect("widget-render list-widgets", prints: "TrackRun\nTrackUsualRun\nMeditation\nSitOrStop\n")
    }

    @Test func ofAllThoseThatHaveTheFamilyAreShown() throws {
        // The two controls have none.
        let outcome = try Home().run("widget-render --family rectangular --format plain")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(outcome.output.contains("🏃 0 km") && outcome.output.contains("🧘 0 of 20 min"), "\(outcome)")
        #expect(!outcome.output.contains("start"), "\(outcome)")
        try Home().expect(
            "widget-render --family extra-large", says: "widget-render: no widget has the family extra-large\n",
            status: 64)
    }

    @Test(arguments: ["terminal", "plain", "html"])
    func ofSeveralOneThatFailsCostsItselfAlone(format: String) throws {
        let home = try Home()
        try home.expect(
            """
            mkdir -p bin data/intent-toolbox/apps
            printf '#!/bin/sh\\nexit 3\\n' >bin/broken
            chmod +x bin/broken
            printf '{"manifest":1,"name":"broken","program":"%s/bin/broken","intents":[],"widgets":[%s]}' "$PWD" \
                '{"kind":"Broken","displayName":"Broken","families":["small"]}' \
                >data/intent-toolbox/apps/broken.json
            """)
        let all = try home.run("widget-render --format \(format)")
        #expect(all.status == 0)
        #expect(all.output.contains("Track 10km") && all.output.contains("Start"), "\(all)")
        #expect(all.errors == "widget-render: broken failed with status 3\n")
        let alone = try home.run("widget-render Broken --format \(format)")
        #expect(alone.status != 0 && alone.output.isEmpty, "\(alone)")
    }

    @Test func aValueComesThroughThePipe() throws {
        let home = try Home()
        try home.expect(
            "run-track 5K | widget-render TrackRun --set run=- --json | grep -o 'Track 5km' | sort -u",
            prints: "Track 5km\n")
        try home.expect(
            "run-track 21.1km --json | widget-render TrackRun --set run=- | grep -o 'Track .*km'",
            prints: "Track 21.1km\n")
        #expect(try home.run("widget-render TrackRun --set run=- </dev/null").status == 64)
    }

    @Test func aTimelineIsShownAsItIs() throws {
        let home = try Home()
        try home.run("run-track 5K")
        let shown = try home.run("widget-render TrackRun").output
        try home.expect("run-track --timeline TrackRun | widget-render --timeline -", prints: shown)
        try home.expect("run-track --timeline TrackRun >t.json; widget-render --timeline t.json", prints: shown)
        try home.expect("widget-render TrackRun --json | widget-render --timeline -", prints: shown)
        try home.expect(
            "echo '{\"kind\":\"text\",\"text\":\"by hand\"}' | widget-render --timeline - --family inline",
            prints: "by hand\n")
        try home.expect(
            "printf '{\\n\"kind\":\"text\",\\n\"text\":\"by hand\"}' | widget-render --timeline - --format tmux",
            prints: "by hand\n")
        #expect(try home.run("echo 5 | widget-render --timeline -").status == 65)
        #expect(try home.run("widget-render --timeline nowhere.json").status == 66)
    }

    @Test func theEntryInForceIsShown() throws {
        let home = try sampleHome()
        try home.expect("widget-render Counter --family inline | grep -o '^[0-9]*'", prints: "0\n")
        try home.expect(
            "widget-render Counter --family inline --date 2099-01-01 | grep -o '^[0-9]*'", prints: "1000\n")
    }

    /// Showing changes nothing outside the cache (case 11).
    @Test func showingChangesNothing() throws {
        let home = try Home()
        try home.run("widget-render; widget-render TrackRun --format waybar; widget-render list-widgets")
        try home.expect("ls", prints: "cache\n")
    }

    /// Piped output is neither cut nor wrapped (case 38), and no bar format waits for input (case 41).
    @Test func standardInputIsNotRead() throws {
        let home = try Home()
        for format in ["waybar", "tmux", "plain"] {
            let child = try home.start("widget-render TrackRun --format \(format)")
            try child.wait(for: "the widget") { $0.output.hasSuffix("\n") }
            try home.expect(
                "printf 'left\\n' | { widget-render TrackRun --format \(format) >out; cat; }", prints: "left\n")
        }
        let words = String(repeating: "word ", count: 60).dropLast()
        try sampleHome().expect(
            "widget-render Words --family inline --set 'words=\(words)'", prints: "\(words)\n")
    }

    /// Colors by the conventions of terminals (case 39).
    @Test func colorsAreWantedOrNot() throws {
        let home = try Home()
        func hasEscapes(_ command: String, _ changes: [String: String?]) throws -> Bool {
            try home.run(command, environment: changes).output.contains("\u{1B}")
        }
        #expect(try !hasEscapes("widget-render TrackRun", [:]))
        #expect(try hasEscapes("widget-render TrackRun", ["CLICOLOR_FORCE": "1"]))
        #expect(try hasEscapes("widget-render TrackRun --format terminal", [:]))
        #expect(try !hasEscapes("widget-render TrackRun --format terminal", ["TERM": "dumb"]))
        #expect(try !hasEscapes("widget-render TrackRun --format plain", ["CLICOLOR_FORCE": "1"]))
        let screen = try Terminal("widget-render TrackRun", in: home).finish().output
        #expect(screen.contains("\u{1B}["))
        let plain = try Terminal("widget-render TrackRun", in: home, environment: ["NO_COLOR": "1"]).finish().output
        #expect(!plain.contains("[3") && !plain.contains(";3"))
    }
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

/// A home where the sample's widgets are installed.
func sampleHome() throws -> Home {
    let home = try Home()
    try home.expect(
        """
        mkdir -p data/intent-toolbox/apps
        widget-sample --manifest >data/intent-toolbox/apps/widget-sample.json
        """)
    return home
}
