import Testing

/// `shortcuts-list check` and `view-shortcut`.
@Suite struct CheckingShortcuts {
    @Test func silentWhenAllIsWell() throws {
        let home = try Home()
        try home.expect(
            "umask 0; shortcuts-list check; run-track 5K -q; meditate add-session A 1m -q; shortcuts-list check")
    }

    @Test func looseModes() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.expect("run-track 5K --quiet; chmod 644 data/intent-toolbox/runs/*")
        let runs = try home.run("echo data/intent-toolbox/runs/*").output.split(separator: "\n").joined()
        try home.expect(
            "chmod 666 data/intent-toolbox/apps/greet.json; mkdir -p config/intent-toolbox; chmod 770 config/intent-toolbox"
        )
        try home.expect(
            "shortcuts-list check",
            says: """
                shortcuts-list: \(home.path)/data/intent-toolbox/apps/greet.json cannot be used: \
                \(home.path)/data/intent-toolbox/apps/greet.json can be changed by others; \
                chmod go-w \(home.path)/data/intent-toolbox/apps/greet.json
                shortcuts-list: \(home.path)/config/intent-toolbox can be changed by others (mode 770); \
                chmod go-w \(home.path)/config/intent-toolbox
                shortcuts-list: \(home.path)/\(runs) can be read by others (mode 644); \
                chmod go-rwx \(home.path)/\(runs)

                """, status: 78)
    }

    /// Everything that makes a phrase unusable, in one run (case 58).
    @Test func phrasesThatCannotBeUsed() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.write(
            #"""
            {"manifest":1,"name":"many","program":"/bin/true","displayName":"Many",
             "intents":[{"name":"OneIntent","primary":true,"parameters":[{"name":"tea","choices":[{"title":"a cup"}]}]},
                        {"name":"TwoIntent"},{"title":"nameless"}],
             "shortcuts":[
               {"intent":"OneIntent","phrases":["Do it in ${applicationName}","Do","Do {tea} in ${applicationName}",
                 "Pour ${tee} in ${applicationName}","Pour ${tea} in ${applicationName}"]},
               {"intent":"TwoIntent","phrases":["Do it, in ${applicationName}!","Pour a cup in ${applicationName}"]}],
             "widgets":[{"kind":"TrackRun"},{"kind":"Own"},{"kind":"Own"}],
             "valueSources":["$NOWHERE/x","/dev/null/x"]}
            """#, to: "data/intent-toolbox/apps/many.json")
        try home.write(
            #"{"manifest":1,"name":"stuck","program":"./stuck","intents":[{"name":"A"}]}"#,
            to: "data/intent-toolbox/apps/stuck.json")
        try home.run("echo >data/intent-toolbox/apps/stuck; chmod 644 data/intent-toolbox/apps/stuck")
        let outcome = try home.run("shortcuts-list check")
        let apps = "\(home.path)/data/intent-toolbox/apps"
        let expected = [
            "\(apps)/many.json: it.intents[2].name is missing; that part is left out",
            "many: the phrase 'Do' lacks the application's name; put it in",
            "many: the phrase 'Do {tea} in ${applicationName}' has '{tea}', which is no placeholder here; write ${applicationName} or ${PARAMETER}",
            "many: the phrase 'Pour ${tee} in ${applicationName}' has a parameter 'tee' that OneIntent has not; use tea",
            "\(apps)/stuck.json cannot be used: its program './stuck' is not executable; chmod +x \(apps)/stuck",
            "many: its values come from '$NOWHERE/x', which is no path from the root; begin it with /, ~/ or a variable that is set",
            "many: its values come from /dev/null/x, which cannot be read: not a directory; check who owns it",
            "many: the phrase 'Do it in Many' stands for several commands: true and true two; change one phrase",
            "many: the phrase 'Pour a cup in Many' stands for several commands: true '--tea=a cup' and true two; change one phrase",
            "the widget 'TrackRun' belongs to run-track and many; name it APP/TrackRun",
            "many: it has 2 widgets 'Own'; give each a kind of its own",
        ]
        let told = outcome.errors.split(separator: "\n").map { $0.dropFirst("shortcuts-list: ".count) }
        for line in expected { #expect(told.contains { $0 == line }, "\(line)\nin\n\(outcome.errors)") }
        #expect(told.count == expected.count && outcome.status == 78, "\(outcome.errors)")
        // The others stand.
        try home.expect(
            "shortcuts-run 'pour a cup in many' --app many 2>&-; shortcuts-run wave with greeter | tail -1",
            prints: "[wave]\n")
        #expect(try home.run("shortcuts-list many 2>&-").output.split(separator: "\n").count == 4)
    }

    @Test func whatAShortcutDoesTakesAndGives() throws {
        let home = try Home()
        try home.expect(
            "shortcuts-list view-shortcut 'TRACK 5k with run track!'",
            prints: """
                phrase: Track 5K with Run Track
                app: Run Track (run-track)
                does: Track your run
                runs: run-track --run=5K
                takes: --distance DISTANCE: Distance, if it is not one of these
                takes: --time DURATION: Finish time
                takes: --date DATE: Date and time of the run
                takes: --note TEXT: Note
                takes: --id TEXT: An ID of your own
                gives: distance

                """)
        #expect(try home.run("shortcuts-list view-shortcut 'trck 5k with run track'").status == 64)
    }
}
