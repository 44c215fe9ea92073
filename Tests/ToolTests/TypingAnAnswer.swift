import Testing

/// A value that is no choice is a line on the terminal, which is edited and checked before it is taken.
@Suite struct TypingAnAnswer {
    @Test(arguments: [
        ("Ada\r", "Ada"), ("Ad\u{1B}[D\u{1B}[Dx\u{1B}[Fa\r", "xAda"), ("one two\u{17}three\r", "one three"),
        ("rubbish\u{15}Ada\r", "Ada"), ("Ada Lovelace\u{1B}b\u{B}\u{7F}\r", "Ada"), ("Zoë 瞑想\r", "Zoë 瞑想"),
        ("\u{1B}[200~Ada\r\nLove\u{3}\u{1B}[2Jlace\u{1B}[201~\r", "Ada Love[2Jlace"), ("-x --y\r", "-x --y"),
        ("🧘🏽‍♀️x\u{7F}\r", "🧘🏽‍♀️"),
    ])
    func byKeys(keys: String, value: String) throws {
        let home = try Home()
        let terminal = try Terminal("asking-sample >output", in: home)
        try terminal.wait(for: "What is your name?")
        terminal.type(keys)
        #expect(try terminal.finish().status == 0)
        try home.expect("cat output", prints: value + "\n")
    }

    /// A part of a character is no character; the rest may come in a while.
    @Test func bytesOfOneCharacterApart() throws {
        let terminal = try Terminal("asking-sample", in: Home())
        try terminal.wait(for: "What is your name?")
        terminal.type(bytes: [0xC3])
        terminal.type(bytes: [0xAB, 0x0D])
        #expect(try terminal.finishShowing() == "ë")
    }

    @Test func isCheckedBeforeItIsTaken() throws {
        let terminal = try Terminal(
            "asking-sample Ada --asks-age", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(untilSeen: ["How old are you?", "a whole number such as 12"])
        terminal.type("\r")
        try terminal.wait(untilSeen: ["How old are you?", "give a whole number such as 12"])
        terminal.type("200\r")
        try terminal.wait(untilSeen: ["How old are you? 200", "must be from 1 to 150"])
        terminal.type("\u{7F}\r")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.picture() == ["How old are you?  20", "Ada 20"])
    }

    @Test func oneQuestionAfterTheOther() throws {
        let terminal = try Terminal("asking-sample several", in: Home(), environment: ["NO_COLOR": "1"])
        terminal.type("one\rsen\r")
        #expect(try terminal.finish().status == 0)
        #expect(terminal.picture().suffix(3) == ["First?  one", "Second?  Sencha", "one t2"])
    }

    @Test func aLineLongerThanTheTerminal() throws {
        let terminal = try Terminal("asking-sample", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "What is your name?")
        terminal.type(String(repeating: "0123456789", count: 30))
        try terminal.wait(untilSeen: [
            "What is your name? …" + "012345678901234567890123456789012345678901234567890123456789".suffix(58)
        ])
        terminal.type("\u{3}")
        _ = try terminal.finish()
        #expect(terminal.picture().first?.hasPrefix("What") != true)
    }
}
