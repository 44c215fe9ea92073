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
