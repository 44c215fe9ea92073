import Testing

/// `meditate add-session`, `remove-session`, `list-sessions`, and `sessions.json` edited by hand.
@Suite struct OwnSessions {
    private let file = "config/intent-toolbox/sessions.json"

    @Test func theyStartWithFour() throws {
        let home = try Home()
        try home.expect(
            "meditate list-sessions", prints: "Breathing\nBody Scan\nLoving Kindness\nOpen Awareness\n")
        try home.expect("ls -A")
        try home.expectOnTerminal(
            "meditate list-sessions",
            shows: """
                Name             Duration
                Breathing            5:00
                Body Scan           15:00
                Loving Kindness     10:00
                Open Awareness      20:00

                """)
    }

    @Test func oneIsAddedAndStarted() throws {
        let home = try Home()
        try home.expect(
            "meditate add-session 'Box: 4-7-8' --duration 4m && meditate 'box: 4'", prints: "Box: 4-7-8\nBox: 4-7-8\n")
        try home.expect("meditate list-meditations --fields planned", prints: "4:00\n")
        try home.expect("meditate list-sessions | wc -l", prints: "5\n")
        try home.expect(
            "stat -c %a config/intent-toolbox \(file); ls -A config/intent-toolbox",
            prints: """
                700
                600
                sessions.json

                """)
    }

    @Test func theDefaultStartsWhereNoneIsNamed() throws {
        let home = try Home()
        try home.expect("meditate add-session Box --duration 4m --default; meditate", prints: "Box\nBox\n")
        try home.expect(
            "meditate remove-session box; meditate --quiet </dev/null", prints: "Box\n",
            says: """
                meditate: What session would you like? Give --session (Breathing, Body Scan, Loving Kindness or Open \
                Awareness)

                """, status: 64)
    }

    @Test func oneIsRemoved() throws {
        let home = try Home()
        try home.expect("meditate remove-session 'body scan'", prints: "Body Scan\n")
        try home.expect("meditate list-sessions", prints: "Breathing\nLoving Kindness\nOpen Awareness\n")
        try home.expect(
            "meditate list-sessions | meditate remove-session",
            prints: """
                Breathing
                Loving Kindness
                Open Awareness

                """)
        try home.expect("meditate list-sessions")
    }

    @Test func itNeedsANameAndADuration() throws {
        let home = try Home()
        let outcome = try home.run("meditate add-session Box")
        #expect(outcome.errors.hasPrefix("meditate: the duration is missing; give --duration"))
        #expect(outcome.status == 64)
        #expect(try home.run("meditate add-session ' ' --duration 4m").status == 64)
        #expect(try home.run("meditate add-session Box --duration 0.2s").status == 64)
        try home.expect("ls -A")
    }

    @Test func aNameThatIsTaken() throws {
        let home = try Home()
        try home.expect(
            "meditate add-session ' BREATHING' 1m",
            says: "meditate: there is a session 'Breathing' already; give this one another name\n", status: 1)
        try home.expect("meditate list-sessions | wc -l", prints: "4\n")
    }

    /// As some editors save it.
    @Test func aByteOrderMarkAndCarriageReturns() throws {
        let home = try Home()
        try home.write(
            sessions:
                "\u{FEFF}{\"sessions\": [\r\n{\"id\": \"11111111-0000-4000-8000-000000000000\", \"name\": \"Box\", \"duration\": \"4m\"}\r\n]}\r\n"
        )
        try home.expect("meditate list-sessions", prints: "Box\n")
        try home.expect("meditate add-session Two 1m -q; meditate list-sessions", prints: "Box\nTwo\n")
    }

    @Test func twoOfOneName() throws {
        let home = try Home()
        try home.write(
            sessions: """
                {"sessions": [
                  {"id": "11111111-0000-4000-8000-000000000000", "name": "Box", "duration": "4m"},
                  {"id": "22222222-0000-4000-8000-000000000000", "name": "box", "duration": "8m"}
                ]}
                """)
        try home.expect(
            "meditate BOX",
            says: """
                meditate: invalid value 'BOX' for --session: may be Box (11111111-0000-4000-8000-000000000000) or box \
                (22222222-0000-4000-8000-000000000000); give the identifier

                """, status: 64)
        try home.expect(
            "meditate 22222222-0000-4000-8000-000000000000; meditate list-meditations --fields planned",
            prints: "box\n8:00\n")
    }

    @Test func allOfManyThatAreAddedAtOnce() throws {
        let home = try Home()
        try home.expect(
            """
            for i in $(seq 20); do (meditate add-session "own $i" --duration 1m -q || echo failed) & done; wait
            meditate list-sessions | grep -c own
            """, prints: "20\n")
        try home.expect("ls -A config/intent-toolbox", prints: "sessions.json\n")
    }

    @Test func whatWasWrittenByHandStays() throws {
        let home = try Home()
        try home.write(
            sessions: """
                {"note": "mine", "sessions": [{"color": "blue", "name": "Box", "duration": 240, "x": [1.5, null]}]}
                """)
        try home.expect(
            "meditate add-session Walk --duration 1h30m; meditate remove-session walk; cat \(file)",
            prints: """
                Walk
                Walk
                {
                  "note": "mine",
                  "sessions": [
                    {
                      "color": "blue",
                      "name": "Box",
                      "duration": 240,
                      "x": [
                        1.5,
                        null
                      ]
                    }
                  ]
                }

                """)
    }

    @Test func aBrokenFileIsNamedAndLeftAlone() throws {
        let home = try Home()
        let broken = "{\"sessions\": [\n  {\"name\": \"Box\" \"duration\": 240}]}"
        try home.write(sessions: broken)
        let error = """
            meditate: \(home.path)/\(file) line 2 column 18: a comma or } is missing; correct it, nothing was changed

            """
        for command in [
            "list-sessions", "breathing", "add-session X --duration 1m", "remove-session box", "</dev/null",
        ] {
            try home.expect("meditate \(command)", says: error, status: 78)
        }
        try home.expect("cat \(file)", prints: broken)
        try home.expectNoSitting()
        // What was sat needs no sessions.
        try home.expect("meditate total-time", prints: "0:00\n")
    }

    @Test func aLinkStaysALink() throws {
        let home = try Home()
        try home.expect(
            """
            mkdir -p config/intent-toolbox dotfiles; echo '{"sessions": []}' >dotfiles/s; chmod 644 dotfiles/s
            ln -s ../../dotfiles/s \(file); meditate add-session Box --duration 4m
            readlink \(file); stat -c %a dotfiles/s; meditate list-sessions
            """, prints: "Box\n../../dotfiles/s\n644\nBox\n")
    }

    /// Names are other people's text: they are kept byte for byte, and nothing in them reaches a terminal.
    @Test func hostileNames() throws {
        let home = try Home()
        let names = [
            "it's \"ok\"", "a\\b", "$(touch pwned)", "`touch pwned`", "[x]", "*", "~root", "-v", "瞑想 🧘", "a\tb", "c\nd",
            "\u{1B}]0;x\u{07}\u{1B}[2J", "\u{9B}31m", "a\rb\u{7F}", String(repeating: "想", count: 500),
        ]
        for name in names {
            try home.run("cat >name; meditate add-session --duration 1m -- \"$(cat name)\"", input: name)
        }
        let shown = try home.run("meditate list-sessions; meditate nope; meditate --help 2>&1")
        let isControl = { (scalar: Unicode.Scalar) in
            scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
        }
        #expect(!(shown.output + shown.errors).unicodeScalars.contains(where: isControl))
        #expect(try home.run("ls").output.contains("pwned") == false)
        let json = try home.run("meditate list-sessions --json")
        #expect(!json.output.unicodeScalars.contains(where: isControl))
        #expect(json.output.contains(#""name":"\u001b]0;x\u0007\u001b[2J""#))
        #expect(json.output.contains(#""name":"\u009b31m""#))
        #expect(json.output.contains(#""name":"a\rb\u007f""#))
        for name in names {
            let started = try home.run("cat >name; meditate -- \"$(cat name)\" --json", input: name)
            #expect(started.status == 64, "too many values, since -- ends the options")
            #expect(try home.run("meditate --yes --json -- \"$(cat name)\"").status == 0, "\(name.debugDescription)")
        }
    }
}
