import Testing

/// A question with yes or no takes a key or a word, and is a no unless it is clearly a yes.
@Suite struct Confirming {
    @Test(arguments: [
        ("y", true), ("Y", true), ("yes\r", true), ("delete\r", true), ("DELETE\r", true), ("n", false), ("\r", false),
        ("no\r", false), ("maybe\r", false), (" \r", false),
    ])
    func byKeys(keys: String, agrees: Bool) throws {
        let terminal = try Terminal("asking-sample delete", in: Home(), environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Delete everything? [y/N] ")
        terminal.type(keys)
        #expect(try terminal.finish().status == (agrees ? 0 : 130))
        #expect(
            terminal.picture() == [
                "Delete everything? [y/N]  \(agrees ? "yes" : "no")",
                agrees ? "deleted" : "asking-sample: not confirmed; nothing was changed",
            ])
    }

    @Test func aValue() throws {
        let terminal = try Terminal("asking-sample agree", in: Home())
        try terminal.wait(for: "Assam? [y/N] ")
        terminal.type("n")
        #expect(try terminal.finishShowing() == "no")
    }

    /// What comes on a pipe is data, and no answer.
    @Test func dataIsNoAnswer() throws {
        let terminal = try Terminal("printf 'y\\ny\\n' | asking-sample delete", in: Home())
        try terminal.wait(for: "[y/N] ")
        terminal.type("n")
        #expect(try terminal.finish().status == 130)
    }

    @Test func withoutATerminal() throws {
        let home = try Home()
        try home.expect(
            "asking-sample delete", input: "y\n",
            says: "asking-sample: Delete everything? Nobody can be asked, but --yes agrees beforehand\n", status: 64)
        try home.expect("asking-sample delete --yes", prints: "deleted\n")
    }
}
