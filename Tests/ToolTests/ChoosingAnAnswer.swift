import Testing

/// A choice is a list on the terminal, in which one moves and types.
@Suite struct ChoosingAnAnswer {
    private static let teas = [
        "Which tea?", "> Assam  black", "  Sencha  green", "  Oolong  t3", "  Oolong  dark t4",
    ]
    private static let keys = "Up/Down move, Enter chooses, Esc cancels; type to narrow"

    @Test(arguments: [
        ("\r", "t1", "Assam"), ("\u{1B}[B\r", "t2", "Sencha"), ("\u{1B}OB\u{1B}OB\r", "t3", "Oolong (t3)"),
        ("\u{E}\u{E}\u{10}\r", "t2", "Sencha"), ("sen\r", "t2", "Sencha"), ("SENCHA\r", "t2", "Sencha"),
        ("breakfast\r", "t1", "Assam"), ("dark\r", "t4", "Oolong (t4)"), ("oo\u{1B}[B\r", "t4", "Oolong (t4)"),
        ("zz\u{7F}\u{7F}gre\r", "t2", "Sencha"), ("\u{1B}[6~\u{1B}[H\r", "t1", "Assam"),
        ("\u{1B}[15~\u{1B}[I\r", "t1", "Assam"),
        // What the query finds, though it does not suggest it.
        ("secret\r", "t8", "secret"), ("Hidden\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}t8\r", "t8", "t8"),
    ])
    func byKeys(keys: String, id: String, shown: String) throws {
        let home = try Home()
        let terminal = try Terminal(
            "x=$(asking-sample pick-tea); echo \"[$x] $?\"", in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Sencha")
        terminal.type(keys)
        #expect(try terminal.finish().status == 0)
        #expect(terminal.picture() == ["Which tea?  \(shown)", "[\(id)] 0"])
    }

    /// Keys that were pressed before the tool asked are an answer like any other.
    @Test func typedAhead() throws {
        let terminal = try Terminal("read x; asking-sample pick-tea; read y; echo \"$x $y\"", in: Home())
        terminal.type("first\nsen\rlast\n")
        #expect(try terminal.finish().output.hasSuffix("t2\nfirst last\n"))
    }

    @Test func itIsDrawnBelowTheCommandAndRemoved() throws {
        let terminal = try Terminal(
            "echo before; asking-sample pick-tea; echo after", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "to narrow")
        let seen = terminal.picture()
        #expect(Array(seen.prefix(6)) == ["before"] + Self.teas)
        #expect(
            seen.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) } })
        #expect(seen.dropLast().last?.hasSuffix("…") == true && seen.last == Self.keys)
        terminal.type("oo")
        try terminal.wait(untilSeen: ["before", "Which tea? oo", "> Oolong  t3", "  Oolong  dark t4", Self.keys])
        terminal.type("\u{1B}")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.picture() == ["before", "asking-sample: cancelled", "after"])
    }

    @Test func theDefaultIsPreselected() throws {
        let terminal = try Terminal("asking-sample brew", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "> Sencha")
        terminal.type("\r")
        try terminal.wait(for: "t2")
        #expect(try terminal.finish().status == 0)
    }

    @Test func sectionsHaveTitles() throws {
        let terminal = try Terminal("asking-sample pick-section", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(untilSeen: [
            "Which kind?", "Black", "  Assam", "  Ceylon", "Green", "  Sencha", "  Gyokuro", "  Something else…",
            Self.keys,
        ])
        terminal.type("\u{1B}[F")
        try terminal.wait(untilSeen: [
            "Which kind?", "Black", "  Assam", "  Ceylon", "Green", "  Sencha", "  Gyokuro", "> Something else…",
            Self.keys,
        ])
        terminal.type("gy\r")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.picture() == ["Which kind?  gy", "gy"])
    }

    /// What is offered is a suggestion; a distance of one's own is as good.
    @Test(arguments: [
        ("7.5\r", "7.5"), ("1\r", "1"), ("1\u{1B}[B\r", "10"), ("\u{1B}[B\r", "5"), ("3mi\r", "4.828"),
        ("\u{1B}[F\r9\r", "9"),
    ])
    func orAWordOfOnesOwn(keys: String, distance: String) throws {
        let terminal = try Terminal("asking-sample walk", in: Home())
        try terminal.wait(for: "21.1")
        terminal.type(keys)
        #expect(try terminal.finishShowing() == "\(distance)")
    }

    @Test func aRefusedWordSaysWhyAndOneGoesOn() throws {
        let terminal = try Terminal("asking-sample walk", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "21.1")
        terminal.type("5m\r")
        try terminal.wait(for: "metres or miles")
        terminal.type("i\r")
        #expect(try terminal.finishShowing() == "8.047")
    }

    @Test func veryMany() throws {
        let terminal = try Terminal(
            "asking-sample pick-many", in: Home(), environment: ["NO_COLOR": "1", "ITEMS": "3000"])
        try terminal.wait(for: "1 of 3000")
        terminal.type("\u{1B}[F")
        try terminal.wait(for: "3000 of 3000")
        #expect(terminal.picture().count == 10)
        terminal.type("2999\r")
        #expect(try terminal.finishShowing() == "2999")
    }

    @Test func aSmallTerminalAndANewSize() throws {
        let terminal = try Terminal(
            "read x; asking-sample pick-many", in: Home(), environment: ["NO_COLOR": "1", "ITEMS": "100"])
        terminal.resize(rows: 5, columns: 30)
        terminal.type("\n")
        try terminal.wait(
            untilSeen: [
                "Which item?", "> Item number 1  of a very l…", "  Item number 2  of a very l…",
                "  Item number 3  of a very l…", "1 of 100  Up/Down move, Ente…",
            ], rows: 5, columns: 30)
        terminal.resize(rows: 3, columns: 30)
        try terminal.wait(for: "> Item")
        terminal.resize(rows: 24, columns: 80)
        try terminal.wait(for: "number 8")
        terminal.type("\r")
        #expect(try terminal.finishShowing() == "1")
    }

    @Test func whichOneIsMeant() throws {
        let home = try Home()
        let terminal = try Terminal("asking-sample pick-tea oolong", in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(untilSeen: ["Which 'oolong'?", "> Oolong  t3", "  Oolong  dark t4", Self.keys])
        terminal.type("\u{1B}[B\r")
        #expect(try terminal.finishShowing() == "t4")
        try home.expect(
            "asking-sample pick-tea oolong",
            says:
                "asking-sample: invalid value 'oolong' for --tea: may be Oolong (t3) or Oolong (t4); give the identifier\n",
            status: 64)
        for command in ["disambiguate", "disambiguate-by-error"] {
            let terminal = try Terminal("asking-sample \(command)", in: home)
            try terminal.wait(for: "Oolong")
            terminal.type("t4\r")
            #expect(try terminal.finishShowing() == "t4")
        }
    }

    /// An identifier that is another in the next run is no advice.
    @Test func whatNoWordTellsApart() throws {
        try Home().expect(
            "asking-sample meet kim",
            says: "asking-sample: invalid value 'kim' for --person: names 2 values that no word tells apart; "
                + "choose one on a terminal\n", status: 64)
        try Home().expect("asking-sample paint Red --json | asking-sample paint", prints: "Red\n")
        try Home().expect("asking-sample paint red | asking-sample paint", prints: "Scarlet\n")
    }

    /// The query finds several by the text: that is another list.
    @Test func whatTheQueryFinds() throws {
        let terminal = try Terminal("asking-sample pick-tea", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Sencha")
        terminal.type("secrets")
        try terminal.wait(for: "not in the list; Enter gives it as a Tea")
        terminal.type("\r")
        try terminal.wait(untilSeen: [
            "Which tea?  secrets", "Which tea?", "> Hidden Reserve", "  Hidden Garden", Self.keys,
        ])
        terminal.type("gar\r")
        #expect(try terminal.finishShowing() == "t9")
    }

    /// A list is one picker with marks.
    @Test func severalAtOnce() throws {
        let home = try Home()
        let terminal = try Terminal("asking-sample blend", in: home, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Space marks")
        terminal.type("\r")
        try terminal.wait(for: "2")
        terminal.type(" \u{1B}[B \r")
        #expect(try terminal.finishShowing() == "t1 t2")
        let dumb = try Terminal("asking-sample blend", in: home, environment: ["TERM": "dumb"])
        try dumb.wait(for: "> ")
        dumb.type("2, assam\n")
        #expect(try dumb.finishShowing() == "t2 t1")
    }

    @Test func yesOrNoAsAValue() throws {
        let terminal = try Terminal("asking-sample value-by-error", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(untilSeen: ["Hot?", "> yes", "  no", Self.keys])
        terminal.type("n\r")
        #expect(try terminal.finishShowing() == "no")
    }

    @Test func colors() throws {
        let screen = { (environment: [String: String?]) in
            let terminal = try Terminal("asking-sample pick-tea", in: Home(), environment: environment)
            try terminal.wait(for: "Very long")
            terminal.type("\u{1B}")
            return try terminal.finish().output
        }
        #expect(try screen(["NO_COLOR": nil]).contains("\u{1B}[2mblack\u{1B}[22m"))
        #expect(try screen(["NO_COLOR": ""]).contains("\u{1B}[2mblack\u{1B}[22m"))
        #expect(try !screen(["NO_COLOR": "1"]).contains("\u{1B}[2m"))
    }
}
