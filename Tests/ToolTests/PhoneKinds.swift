import Testing

/// The kinds of intents, values and entities that phone code has.
@Suite struct PhoneKinds {
    @Test func measurements() throws {
        let home = try Home()
        try home.expect("phone-kinds '2 l'; phone-kinds 3cups; phone-kinds 2", prints: "2 L\n3 cup\n2 L\n")
        try home.expect(
            "phone-kinds '2 l' --json",
            prints: """
                {"app":"phone-kinds","intent":"PourIntent","value":{"value":2,"unit":"L"}}

                """)
        try home.expect(
            "phone-kinds '2 l' --json | phone-kinds; echo '{\"amount\":{\"value\":2,\"unit\":\"cup\"}}' | phone-kinds",
            prints: "2 L\n2 cup\n")
        try home.expect("phone-kinds weigh 72kg; phone-kinds weigh --temperature 5°C", prints: "72000.0g\n278K\n")
        #expect(try home.run("phone-kinds 3kg").errors.contains("'kg' is none of its units"))
        #expect(try home.run("phone-kinds 3kg").status == 64)
        #expect(try home.run("phone-kinds --amount=-2").errors.contains("must not be less than zero"))
        #expect(try home.run("phone-kinds weigh --weight 72").errors.contains("has no unit"))
    }

    @Test func progressIsABarOnATerminal() throws {
        let home = try Home()
        let terminal = try Terminal("phone-kinds export gate", in: home)
        try terminal.wait(for: "75 %")
        try home.run("touch gate")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.picture() == ["3"])
        try home.expect("phone-kinds export gate", prints: "3\n")
    }

    @Test func aChoice() throws {
        let home = try Home()
        let terminal = try Terminal("phone-kinds choose-size", in: home)
        try terminal.wait(for: "Cancel")
        terminal.type("Lar\r")
        #expect(try terminal.finishShowing() == "large")
        let canceled = try Terminal("phone-kinds choose-size", in: home)
        try canceled.wait(for: "Cancel")
        canceled.type("Can\r")
        #expect(try canceled.finish().status == 130)
        try home.expect(
            "phone-kinds choose-size",
            says: "phone-kinds: Which size? (Small, Large or Cancel) Nobody can be asked; run it on a terminal\n",
            status: 64)
    }

    @Test func whatAnEntityIsInAPipe() throws {
        let home = try Home()
        #expect(try home.run("phone-kinds list-recipes | jq -r .name").output == "Soup\nStew\n")
        try home.expect("phone-kinds list-notes", prints: "buy milk\nNote b\n")
        // Asked for by name it is as ever.
        try home.expect("phone-kinds list-notes --fields title", prints: "Note a\nNote b\n")
    }

    @Test func aSnippetsButtonsRedrawIt() throws {
        let terminal = try Terminal("phone-kinds order", in: Home())
        try terminal.wait(for: "Circus: 1 tickets")
        try terminal.wait(for: "any other key: leave")
        terminal.type("\r")
        try terminal.wait(for: "Circus: 3 tickets")
        try terminal.wait(for: "any other key: leave")
        terminal.type("\u{1B}[B\r")
        try terminal.wait(for: "Circus: 5 tickets")
        try terminal.wait(for: "any other key: leave")
        terminal.type("q")
        #expect(try terminal.finish().status == 0)
        // It was redrawn in its place.
        #expect(terminal.picture() == ["1", "Circus: 5 tickets", "[More]"])
        // Without a terminal at both ends nobody is asked.
        for command in ["phone-kinds order </dev/null", "phone-kinds order --no-input"] {
            #expect(try Terminal(command, in: Home()).finish().output.hasSuffix("[More]\n"))
        }
        try Home().expect("phone-kinds order", prints: "1\n")
    }

    @Test func furtherValues() throws {
        try Home().expect(
            """
            phone-kinds pay --amount '12.50 EUR' --to ada@example.org --fee 0.1 --share 0.3 --when '2026-11-30 07:15' \
            --text hello
            """, prints: "12.5 EUR\nada@example.org\n0.1\n0.3\n2026-11-30T07:15:00\nhello\n")
    }

    @Test func anAddressThatIsOpenedIsTheValue() throws {
        try Home().expect("phone-kinds open-shop", prints: "https://example.org/shop\n")
    }

    /// A log is quiet unless a variable asks for it.
    @Test func aLog() throws {
        let home = try Home()
        try home.expect("phone-kinds log", prints: "1\n")
        try home.expect(
            "phone-kinds log", environment: ["INTENT_TOOLBOX_LOG": "error"], prints: "1\n",
            says: "org.example kinds: 3 mistakes in two lines\nold style 5%\n")
        #expect(
            try home.run("phone-kinds log", environment: ["INTENT_TOOLBOX_LOG": "debug"]).errors.contains("a detail"))
    }

    /// A schema gives an intent its title and parameters.
    @Test func schemas() throws {
        let home = try Home()
        try home.expect("phone-kinds create-album Sea --kind party", prints: "Sea (party)\n")
        #expect(try home.run("phone-kinds create-album --help").output.contains("Create album"))
    }

    @Test func propertiesThatAreWorkedOut() throws {
        let home = try Home()
        try home.expect("phone-kinds list-beaches --fields title,is-open", prints: "Beach 1\tyes\nBeach 2\tno\n")
        try home.expect("phone-kinds list-beaches --fields id,crowd,is-open", prints: "1\t20\tyes\n2\t0\tno\n")
        // What takes time is not read where nobody asks for it.
        try home.expect(
            "phone-kinds list-beaches --json | head -n 1",
            prints: """
                {"app":"phone-kinds","intent":"ListBeachesIntent","value":{"id":1,"title":"Beach 1","isOpen":true}}

                """)
    }

    @Test func aValueOfOneOfSeveralTypes() throws {
        let home = try Home()
        try home.expect(
            "phone-kinds find-place 'beach 2'; phone-kinds find-place https://example.org/x",
            prints: "beach 2\naddress example.org\n")
        #expect(try home.run("phone-kinds find-place rubbish").status == 64)
    }
}
