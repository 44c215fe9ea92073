import Testing

/// With `TERM=dumb`, or none, a question is lines of text: no escape byte, no carriage return.
@Suite struct DumbTerminals {
    @Test(arguments: [["TERM": "dumb"], ["TERM": nil], ["TERM": ""]] as [[String: String?]])
    func aChoice(environment: [String: String?]) throws {
        let terminal = try Terminal("asking-sample brew", in: Home(), environment: environment)
        try terminal.wait(for: "> ")
        terminal.type("9\n")
        try terminal.wait(for: "> ")
        terminal.type("4\n")
        let outcome = try terminal.finish()
        #expect(
            outcome.output.hasPrefix(
                """
                Brew what?
                  1) Assam
                  2) Sencha (Enter)
                  3) Oolong (t3)
                  4) Oolong (t4)
                  5) 瞑想茶 🧘🏽‍♀️
                  6) Evil\u{FFFD}]0;owned\u{FFFD}\u{FFFD}[2J\u{FFFD}\u{FFFD}1m\u{FFFD}

                """))
        #expect(outcome.output.hasSuffix("> 9\n'9': give a Tea\n> 4\nt4\n"))
        #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\r"))
    }

    @Test func aNameOrTheDefault() throws {
        for (typed, id) in [("\n", "t2"), ("assam\n", "t1"), ("breakfast\n", "t1"), ("t4\n", "t4")] {
            let terminal = try Terminal("asking-sample brew", in: Home(), environment: ["TERM": "dumb"])
            try terminal.wait(for: "> ")
            terminal.type(typed)
            #expect(try terminal.finish().output.hasSuffix("\n\(id)\n"))
        }
    }

    @Test func ofVeryManyTheFirst() throws {
        let terminal = try Terminal(
            "asking-sample pick-many", in: Home(), environment: ["TERM": "dumb", "ITEMS": "1000"])
        try terminal.wait(for: "  50) Item number 50\n  and 950 more, by name\n> ")
        terminal.type("Item number 999\n")
        #expect(try terminal.finish().output.hasSuffix("\n999\n"))
    }

    @Test func aWordOfOnesOwn() throws {
        let terminal = try Terminal("asking-sample walk", in: Home(), environment: ["TERM": "dumb"])
        try terminal.wait(for: "How far?\n  5\n  10\n  21.1\nGive a distance such as 7.3km")
        try terminal.wait(for: "\n> ")
        terminal.type("5m\n")
        try terminal.wait(for: "'5m': ")
        try terminal.wait(for: "\n> ")
        terminal.type("1\n")
        #expect(try terminal.finish().output.hasSuffix("> 1\n1\n"))
    }
}
