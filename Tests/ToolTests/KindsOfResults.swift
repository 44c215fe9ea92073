import Testing

/// What each form of result prints, and how refusals end.
@Suite struct KindsOfResults {
    @Test func aDialogAloneIsTheLine() throws {
        let home = try Home()
        // Nothing in it moves the cursor.
        try home.expect("every-kind speak", prints: "Hello\u{FFFD}[2J.\n")
        try home.expectOnTerminal("every-kind speak", shows: "Hello\u{FFFD}[2J.\n")
        try home.expectOnTerminal("every-kind speak >output; cat output", shows: "Hello\u{FFFD}[2J.\n")
        try home.expect(
            "every-kind speak --json",
            prints: """
                {"app":"every-kind","intent":"SpeakIntent","dialog":"Hello\\u001b[2J."}

                """)
        try home.expect("every-kind speak --quiet")
    }

    @Test func aValueAndADialog() throws {
        let home = try Home()
        try home.expect("every-kind visit mars", prints: "1\n")
        try home.expectOnTerminal("every-kind visit mars", shows: "Visited Mars for 1 days.\n")
    }

    @Test func aValueWithoutADialogIsShownToThePersonAsWell() throws {
        try Home().expectOnTerminal("every-kind maybe 4; every-kind secret", shows: "4\nyes\n")
    }

    @Test func nothing() throws {
        let home = try Home()
        try home.expect("every-kind nothing; every-kind maybe")
        try home.expectOnTerminal("every-kind nothing; every-kind maybe", shows: "")
        try home.expect(
            "every-kind nothing --json; every-kind maybe --json",
            prints: """
                {"app":"every-kind","intent":"NothingIntent"}
                {"app":"every-kind","intent":"MaybeIntent"}

                """)
    }

    @Test func anOpenedIntentSpeaksForItself() throws {
        let home = try Home()
        try home.expect("every-kind open", prints: "3\n")
        try home.expectOnTerminal("every-kind open", shows: "Visited Mars for 3 days.\n")
    }

    @Test func aRefusalInItsOwnWords() throws {
        let home = try Home()
        try home.expect("every-kind refuse", says: "every-kind: not today; try tomorrow\n", status: 1)
        try home.expect("every-kind refuse --quiet", says: "every-kind: not today; try tomorrow\n", status: 1)
        try home.expect("every-kind break", says: "every-kind: brokenInTwo\n", status: 1)
        try home.expect("every-kind refuse; every-kind break", environment: ["AGREE": "1"])
    }

    @Test func aPipeOutOfAnotherTool() throws {
        try Home().expect("every-kind visit 5 2 --json | run-track; every-kind visit 5 | run-track", prints: "10\n5\n")
    }
}
