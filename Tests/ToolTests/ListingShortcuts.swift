import Testing

/// `shortcuts-list`: every phrase of every app, with each value that it can have.
@Suite struct ListingShortcuts {
    @Test func inAPipeALineEachInSourceOrder() throws {
        try Home().expect(
            "shortcuts-list",
            prints: """
                Track a run with Run Track
                Track Couch to Fridge with Run Track
                Track 5K with Run Track
                Track 10K with Run Track
                Track Half Marathon with Run Track
                Track Marathon with Run Track
                Show my runs in Run Track
                What is my total in Run Track
                Show my weeks in Run Track
                Show a Day summary in Run Track
                Show a Week summary in Run Track
                Show a Month summary in Run Track
                Show a Year summary in Run Track
                Show my records in Run Track
                How is my goal in Run Track
                Import runs with Run Import
                Start a Meditation
                Begin Meditation
                Meditate with Meditation
                Start a session with Meditation
                Start a Breathing session with Meditation
                Start a Body Scan session with Meditation
                Start a Loving Kindness session with Meditation
                Start an Open Awareness session with Meditation
                Begin a Breathing session with Meditation
                Begin a Body Scan session with Meditation
                Begin a Loving Kindness session with Meditation
                Begin an Open Awareness session with Meditation
                Meditate on Breathing with Meditation
                Meditate on Body Scan with Meditation
                Meditate on Loving Kindness with Meditation
                Meditate on Open Awareness with Meditation
                Stop the Meditation
                Log a Meditation
                Show my weeks in Meditation
                Show a Day summary in Meditation
                Show a Week summary in Meditation
                Show a Month summary in Meditation
                Show a Year summary in Meditation
                How long is my streak in Meditation
                How is my goal in Meditation

                """)
    }

    @Test func aNewSessionBringsThreePhrases() throws {
        let home = try Home()
        let count = "shortcuts-list | grep -c Meditation"
        try home.expect(count, prints: "25\n")
        try home.expect("meditate add-session 'Walking: slowly' 10m --quiet")
        try home.expect(count, prints: "28\n")
        try home.expect("sed -i s/Walking/Sitting/ config/intent-toolbox/sessions.json")
        try home.expect(
            "shortcuts-list sitting meditate",
            prints: """
                Start a Sitting: slowly session with Meditation
                Begin a Sitting: slowly session with Meditation
                Meditate on Sitting: slowly with Meditation

                """)
    }

    @Test func wordsAndAppsNarrowTheList() throws {
        let home = try Home()
        try home.expect("shortcuts-list HALF marathon", prints: "Track Half Marathon with Run Track\n")
        try home.expect(
            "shortcuts-list --app 'run track' show in my",
            prints: "Show my runs in Run Track\nShow my weeks in Run Track\nShow my records in Run Track\n")
        try home.expect("shortcuts-list nothing")
        try home.expect(
            "shortcuts-list --app runtrack",
            says: "shortcuts-list: 'runtrack' is not an App; did you mean Run Track? "
                + "Choose Run Track, Run Import or Meditation\n", status: 64)
    }

    @Test func onATerminalATableWithTheCommands() throws {
        try Home().expectOnTerminal(
            "stty cols 120; shortcuts-list meditate breathing start; shortcuts-list --app run-track marathon",
            shows: """
                App       Phrase                                     Command
                meditate  Start a Breathing session with Meditation  meditate --session=Breathing
                App        Phrase                              Command
                run-track  Track Half Marathon with Run Track  run-track '--run=Half Marathon'
                run-track  Track Marathon with Run Track       run-track --run=Marathon

                """)
    }

    @Test func recordsHoldTheCommandAsAVector() throws {
        try Home().expect(
            "shortcuts-list --json track 5k",
            prints: """
                {"app":"shortcuts-list","intent":"ListShortcutsIntent","value":{\
                "id":"run-track: Track 5K with Run Track","title":"Track 5K with Run Track",\
                "phrase":"Track 5K with Run Track","app":"run-track","intent":"RunIntent","parameters":{"run":"5K"},\
                "command":["\(Subprocess.products)/run-track","--run=5K"]}}

                """)
    }

    /// What is listed can be run: nothing is missing, nothing is misunderstood.
    @Test func eachCommandRuns() throws {
        let home = try Home()
        try home.expect(
            """
            shortcuts-list --fields command | while read -r command; do
              eval "$command --yes" > out 2>&1 < /dev/null; status=$?
              case "$status $command" in
                "0 "* | "64 run-track" | "64 run-import" | "64 meditate" | "64 meditate log-meditation") ;;
                *) echo "$command: $status"; cat out ;;
              esac
            done
            """)
        try home.expect("run-track total-distance", prints: "78.35\n")
    }

    @Test func nothingOutsideTheCacheIsMade() throws {
        let home = try Home()
        try home.run(
            """
            shortcuts-list; shortcuts-list check; shortcuts-list view-shortcut 'begin meditation'; shortcuts-list --help
            shortcuts-run nonsense; shortcuts-run --complete run-shortcut phrase ''; run-track --manifest
            """)
        try home.expect("ls -A", prints: "cache\n")
    }

    @Test func withoutAHomeThereIsStillAList() throws {
        try Home().expect(
            "shortcuts-list --app run-track | tail -1",
            environment: [
                "HOME": "/nowhere", "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": "/dev/null/none",
            ], prints: "How is my goal in Run Track\n")
    }

    @Test func tenThousandRowsInAClosedPipe() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.expect("seq -f 'Person %g' 10000 > people.txt")
        try home.expect("shortcuts-list | head -1", prints: "Track a run with Run Track\n")
        try home.expect("shortcuts-list --app greeter | wc -l", prints: "10001\n")
    }

    @Test func controlCharactersStayInTheirRecords() throws {
        let home = try Home()
        try home.write(
            #"{"sessions":[{"name":"a\u001b[2Jb\u009b\rc\u007f","duration":"1m"}]}"#,
            to: "config/intent-toolbox/sessions.json")
        let shown = "Meditate on a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c\u{FFFD} with Meditation\n"
        try home.expect("shortcuts-list 'meditate on'", prints: shown)
        let records = try home.run("shortcuts-list --json 'meditate on'").output
        #expect(records.contains(#"on a\u001b[2Jb\u009b\rc\u007f with"#))
        let table = try Terminal("shortcuts-list 'meditate on'", in: home).finish().output
        #expect(table.contains("a\u{FFFD}[2Jb") && !table.contains("\u{1B}"))
        // What is shown runs.
        try home.expect(
            "shortcuts-list 'meditate on' | shortcuts-run --fields title",
            prints: "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c\u{FFFD}\n")
        let candidates = try home.run("shortcuts-run --complete run-shortcut phrase 'meditate on'").output
        #expect(!candidates.contains("\u{1B}"))
    }
}
