import Testing

/// `shortcuts-run`: a phrase becomes its command.
@Suite struct RunningShortcuts {
    @Test(arguments: [
        "start a breathing session with meditation", "“Start a breathing session with Meditation”",
        "Start a BREATHING session with Meditation.",
        "  start a   breathing\tsession with méditation?!", "Meditate on Breathing with Meditation",
        "begin a a3861f59-e446-44a1-83fd-8cbb2d0b1d0b session with meditation",
    ])
    func manyWaysToSayOne(phrase: String) throws {
        try Home().expect("shortcuts-run '\(phrase)'", prints: "Breathing\n")
    }

    @Test(arguments: ["an open awareness", "a open-awareness", "an OpenAwareness"])
    func aValueAsPeopleSayIt(words: String) throws {
        try Home().expect("shortcuts-run 'begin \(words) session with meditation'", prints: "Open Awareness\n")
    }

    @Test func itIsTheCommandFromThenOn() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.expect(
            #"sh -c 'echo "greet $$"; exec shortcuts-run "wave with greeter"' | uniq -c | sed 's/^ *//;s/ greet.*//'"#,
            prints: "2\n1 [wave]\n")
        // Its input, its status.
        try home.expect("printf '5K\\n10K\\n' | shortcuts-run 'track a run with run track'", prints: "5\n10\n")
        #expect(try home.run("shortcuts-run 'greet bob with greeter' -- Bob").status == 64)
        #expect(try home.run("shortcuts-run 'greet ada with greeter' -- Bob").status == 3)
    }

    @Test func commonOptionsAndTheRestAreHandedOn() throws {
        let home = try Home()
        try home.expect("shortcuts-run --quiet 'track 5k with run track'")
        try home.expect("shortcuts-run 'track a run with run track' -- 7.3km --note '-x'", prints: "7.3\n")
        try home.expect("shortcuts-run 'show my runs in run track' --fields distance,note", prints: "7.3\t-x\n5\t\n")
        try home.expect(
            "shortcuts-run 'track a run with run track' --no-input </dev/null",
            says: "run-track: Which run? Give --run (Couch to Fridge, 5K, 10K, Half Marathon or Marathon)\n", status: 64
        )
    }

    /// What the phrase leaves open is said behind it, as to the command itself.
    @Test func whatThePhraseLeavesOpen() throws {
        let home = try Home()
        try home.expect("shortcuts-run 'track a run with run track' --distance 7.3km --note=-x", prints: "7.3\n")
        try home.expect("shortcuts-run 'track a run with run track' 5K", prints: "5\n")
        try home.expect("shortcuts-run --distance=2km 'track a run with run track'", prints: "2\n")
        try home.expect(
            "shortcuts-run 'Start a session with Meditation' --duration 20s Breathing", prints: "Breathing\n")
        try home.expect(
            "shortcuts-run 'track 5k with run track' --run 10K",
            says: "run-track: --run is given twice; give it once\n", status: 64)
        try home.expect(
            "shortcuts-run 'track 5k with run track' --frobnicate",
            says: "run-track: there is no option '--frobnicate'; see --help\n", status: 64)
        try home.expect(
            "shortcuts-run --frobnicate 1 'track 5k with run track'",
            says: "shortcuts-run: there is no option '--frobnicate'; see --help\n", status: 64)
        // A phrase needs no quotation marks where the shell has none for it.
        try home.expect("shortcuts-run what is my total in run track --json | grep -c value", prints: "1\n")
        try home.expect("shortcuts-run track a run with run track 1km", prints: "1\n")
    }

    @Test func eachLineOfAPipeIsAPhrase() throws {
        let home = try Home()
        try home.expect(
            "shortcuts-run --json", input: "track 5K with run track\n",
            prints: #"{"app":"run-track","intent":"RunIntent","value":5,"dialog":"Tracked 5 km. 5 km in total."}"#
                + "\n")
        // The lines that follow are no input of the first one.
        try home.expect(
            "shortcuts-run",
            input: "Track 10K with Run Track\r\n\nTrack a run with Run Track\nTrack 5K with Run Track\n",
            prints: "10\n5\n",
            says: "run-track: Which run? Give --run (Couch to Fridge, 5K, 10K, Half Marathon or Marathon)\n", status: 64
        )
        try home.expect("shortcuts-list what is my total | shortcuts-run", prints: "20\n")
        try home.expect("shortcuts-list what is my total --json | shortcuts-run", prints: "20\n")
    }

    /// The first line that failed tells how.
    @Test func theStatusOfSeveral() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home, people: "Bob\\nAda\\n")
        let lines = ["nonsense", "greet bob with greeter", "track 5k with run track"]
        let outcome = try home.run("shortcuts-run | grep -v greet; exit 0", input: lines.joined(separator: "\n"))
        #expect(outcome.output == "[--person=Bob]\n5\n")
        #expect(
            outcome.errors
                == "shortcuts-run: line 1: there is no phrase 'nonsense'; shortcuts-list shows all phrases\n")
        #expect(try home.run("shortcuts-run", input: lines.joined(separator: "\n")).status == 65)
        #expect(try home.run("shortcuts-run", input: lines.reversed().joined(separator: "\n")).status == 3)
    }

    @Test func noSuchPhrase() throws {
        let home = try Home()
        try home.expect(
            "shortcuts-run 'start a brething session with meditation'",
            says: "shortcuts-run: there is no phrase 'start a brething session with meditation'; "
                + "did you mean 'Start a Breathing session with Meditation'?\n", status: 64)
        try home.expectNothingStored()
    }

    @Test func aPhraseWithoutItsValue() throws {
        let home = try Home()
        try home.expect(
            "shortcuts-run 'track with run track'",
            says: "shortcuts-run: 'track with run track' lacks the run. Say 'Track Couch to Fridge with Run Track', "
                + "'Track 5K with Run Track', 'Track 10K with Run Track', 'Track Half Marathon with Run Track' "
                + "or 'Track Marathon with Run Track'\n", status: 64)
        let terminal = try Terminal("shortcuts-run 'track with run track' --json > out; cat out", in: home)
        try terminal.wait(for: "lacks the run")
        terminal.type("Track 10K with Run Track\n")
        try terminal.wait(for: #""value":10"#)
        _ = try terminal.finish()
    }

    @Test func theCommandAsksForWhatItLacks() throws {
        let home = try Home()
        #expect(try home.run("shortcuts-run 'Start a Meditation' < /dev/null").status == 64)
        let terminal = try Terminal("x=$(shortcuts-run 'Start a Meditation' -- --detach); echo \"[$x]\"", in: home)
        try terminal.wait(for: "What session would you like?")
        terminal.type("Breathing\n")
        try terminal.wait(for: "[Breathing]")
        _ = try terminal.finish()
    }

    @Test func onePhraseInTwoApps() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.write(
            ThirdPartyApp.manifest.replacing(#""name": "greet""#, with: #""name": "salute""#)
                .replacing("~/bin/greet.sh", with: "/bin/echo").replacing(#": "Greeter""#, with: #": "Saluter""#),
            to: "data/intent-toolbox/apps/salute.json")
        try home.expect(
            "shortcuts-run 'wave with hello app'",
            says: "shortcuts-run: 'wave with hello app' is a phrase of several apps. Give --app (Greeter or Saluter)\n",
            status: 64)
        try home.expect("shortcuts-run 'wave with hello app' --app saluter", prints: "wave\n")
        let terminal = try Terminal("shortcuts-run 'wave with hello app'", in: home)
        try terminal.wait(for: "several apps")
        terminal.type("Saluter\n")
        #expect(try terminal.finish().output.hasSuffix("wave\n"))
    }

    @Test func whatCannotBeStartedIsNamed() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.expect("printf 'no program\\n' > bin/greet.sh")
        try home.expect(
            "shortcuts-run 'wave with greeter'",
            says: "shortcuts-run: \(home.path)/bin/greet.sh cannot be started: exec format error; "
                + "see shortcuts-list check\n", status: 69)
    }
}
