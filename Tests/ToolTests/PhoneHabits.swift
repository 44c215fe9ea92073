import Testing

/// An app as people write them for a phone, with a shared model, a group's defaults and a bundle of widgets, as a tool.
@Suite struct PhoneHabits {
    /// With the app installed, so that its widgets are found.
    private func installed() throws -> Home {
        let home = try Home()
        try home.run(
            """
            mkdir -p data/intent-toolbox/apps && chmod -R go-w data
            phone-habits --manifest 2>&- >data/intent-toolbox/apps/phone-habits.json
            """)
        return home
    }

    // MARK: What is kept

    @Test func whatIsSetIsThereTheNextTime() throws {
        let home = try Home()
        try home.expect(
            "phone-habits drink; phone-habits drink -q; phone-habits drink 2>&-", prints: "1\n3\n", says: "drinking\n")
        #expect(try home.run("ls config").output.contains("group.example.habits.plist"))
    }

    @Test func inWhateverWayItEnds() throws {
        let home = try Home()
        for (how, status) in [("error", 1), ("exit", 3), ("fatal", 70), ("missing", 70), ("overflow", 70)]
            as [(String, Int32)]
        {
            #expect(try home.run("phone-habits end \(how)").status == status, "\(how)")
            #expect(try home.run("grep -c ended-\(how) config/phone-habits.plist").output == "1\n", "\(how)")
        }
        try home.expect("phone-habits end reset", prints: "kept\n")
        #expect(try home.run("grep -c ended-error config/phone-habits.plist").output == "0\n")
    }

    /// The first one has read its defaults before the others write theirs.
    @Test func processesAtOnceUndoNothingOfEachOther() throws {
        let home = try Home()
        try home.run(
            """
            phone-habits set-key first gate 2>&- >first & pid=$!
            for key in a b c d e f; do phone-habits set-key $key 2>&- >&- & pids="$pids $!"; done
            wait $pids; touch gate; wait $pid
            """)
        try home.expect(
            "phone-habits set-key last 2>&- | xargs",
            prints: "key-a key-b key-c key-d key-e key-f key-first key-last\n")
    }

    @Test func foldersOfThePhone() throws {
        let home = try Home()
        try home.expect("phone-habits write 'Buy tea' 2>&-", prints: "Buy tea\n")
        try home.expect(
            "cat data/intent-toolbox/groups/group.example.habits/note.txt Documents/note.txt; "
                + "stat -c %a data/intent-toolbox/groups/group.example.habits",
            prints: "Buy teaBuy tea700\n")
    }

    // MARK: What is printed

    @Test func printNeverReachesAValue() throws {
        let home = try Home()
        try home.expect("phone-habits drink", prints: "1\n", says: "drinking\n")
        try home.expect("phone-habits drink --quiet")
        #expect(
            try home.run("phone-habits find-habits --json 2>&- | jq -r .value.name").output == "Stretch\nRead\nWalk\n")
        let timeline = try home.run("phone-habits --timeline Habits")
        #expect(timeline.output.hasPrefix("{\"timeline\":1") && timeline.output.count { $0 == "\n" } == 1)
        #expect(timeline.errors.contains("making the timeline\n"))
        #expect(try home.run("phone-habits --complete-line end fa 2>&-").output == "fatal\n")
    }

    // MARK: What goes wrong

    @Test(arguments: [
        ("error", "phone-habits: 9 glasses are too many. Drink fewer.\n"),
        ("domain", "phone-habits: The tap is dry.\n"),
        ("bare", "phone-habits: noWater\n"),
    ])
    func errorsKeepTheirWords(how: String, words: String) throws {
        try Home().expect("phone-habits end \(how)", says: words, status: 1)
    }

    @Test func anErrorOfFoundationHasNoDomain() throws {
        let outcome = try Home().run("phone-habits end file")
        #expect(outcome.status == 1 && outcome.errors.hasPrefix("phone-habits: The operation could not be completed."))
        #expect(!outcome.errors.contains("Domain") && outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test(arguments: [
        ("fatal", "the glass is empty"), ("missing", "Unexpectedly found nil"), ("overflow", "hit a trap"),
    ])
    func aTrapIsOneLine(how: String, words: String) throws {
        let home = try Home()
        for command in ["phone-habits end \(how)", "SWIFT_BACKTRACE=enable=yes phone-habits end \(how)"] {
            let outcome = try home.run(command)
            #expect(outcome.status == 70 && outcome.output.isEmpty)
            #expect(outcome.errors.contains(words) && outcome.errors.count { $0 == "\n" } == 1)
        }
        // On a terminal nothing waits for a key.
        #expect(try Terminal("phone-habits end \(how)", in: home).finish().status == 70)
    }

    // MARK: Widgets

    /// The habits have other identifiers in each process, and what is done is known to one alone.
    @Test func aTapOnStateInMemory() throws {
        let home = try installed()
        let before = try home.run("widget-render Habits --format plain --family medium")
        #expect(before.status == 0 && before.output.contains("[Read] open"))
        let after = try home.run("widget-render Habits --format plain --family medium --tap Read")
        #expect(after.status == 0 && after.errors.isEmpty)
        #expect(after.output.contains("[Stretch] open") && after.output.contains("[Read] done"))
        // By its number, straight from the app.
        let trees = try home.run("phone-habits --timeline Habits --tap 3 2>&-")
        #expect(trees.output.contains("done") && trees.output.hasSuffix("\"taps\":true}\n"))
        // What was done stays in sight until the app is asked anew.
        #expect(try home.run("widget-render Habits --format plain --family medium").output.contains("[Read] done"))
    }

    @Test func aTapOnStateOnDisk() throws {
        let home = try installed()
        #expect(try home.run("widget-render Glasses --tap Drink --format plain").output.contains("1 drunk"))
        #expect(try home.run("widget-render Glasses --tap 1 --format plain").output.contains("2 drunk"))
        #expect(try home.run("widget-render Glasses --format plain").output.contains("2 drunk"))
        try home.expect("phone-habits drink 2>&-", prints: "3\n")
        #expect(try home.run("widget-render Glasses --format plain").output.contains("3 drunk"))
    }

    @Test func aTapThatChangesNothing() throws {
        let home = try installed()
        let outcome = try home.run("widget-render Habits --tap Nothing")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "widget-render: 'Nothing' was pressed, and nothing in the widget is different\n")
        for tap in ["9", "Swim"] {
            let wrong = try home.run("phone-habits --timeline Habits --tap \(tap)")
            #expect(wrong.status == 64 && wrong.output.isEmpty)
            #expect(wrong.errors.contains("there is no button '\(tap)'; choose Stretch, Read, Walk or Nothing"))
        }
    }

    /// It has one line, whatever room the picture would have.
    @Test func anImageThatIsNotThere() throws {
        let lines = try installed().run("widget-render Habits --format plain --family large").output.split(
            separator: "\n")
        #expect(lines.count { $0.contains("[logo]") } == 1)
        let index = try #require(lines.firstIndex { $0.contains("[logo]") })
        #expect(lines[index - 1].contains("[Nothing]"))
    }

    @Test func widgetsOfOneKindInTwoApps() throws {
        let home = try installed()
        try home.run(
            """
            mkdir bin; ln -s "$(command -v phone-habits)" bin/other
            sed 's/"name":"phone-habits"/"name":"other","program":"~\\/bin\\/other"/' \
                data/intent-toolbox/apps/phone-habits.json >data/intent-toolbox/apps/other.json
            """)
        let plain = try home.run("widget-render Glasses")
        #expect(
            plain.status == 64 && plain.errors.contains("other/Glasses")
                && plain.errors.contains("phone-habits/Glasses"))
        #expect(try home.run("widget-render phone-habits/Glasses --format plain").output.contains("0 drunk"))
        #expect(try home.run("widget-render other/Glasses --format plain --tap Drink").output.contains("1 drunk"))
        #expect(
            try home.run("shortcuts-list check").errors
                .contains("the widget 'Glasses' belongs to other and phone-habits; name it APP/Glasses"))
    }

    // MARK: What belongs to the app

    @Test func intentsThatAreNotListed() throws {
        let home = try installed()
        try home.expect("phone-habits 2>&- | xargs", prints: "Habits Glasses\n")
        let help = try home.run("phone-habits --help").output
        for command in ["end ", "write ", "toggle-habit ", "drink ", "find-habits "] {
            #expect(help.contains("  " + command))
        }
        try home.expect("shortcuts-run 'drink with habits' 2>&-", prints: "1\n")
    }

    @Test func findingWhatAQueryLists() throws {
        let home = try Home()
        try home.expect("phone-habits find-habits --where name contains e --sort name 2>&-", prints: "Read\nStretch\n")
        let terminal = try Terminal("phone-habits find-habits --where name is-not Walk 2>&-", in: home).finish()
        #expect(terminal.output.contains("2 habits of yours.\n"))
    }

    // MARK: Dialogs

    @Test func markupIsNeverShownRaw() throws {
        let home = try Home()
        let one = try Terminal("phone-habits drink 2>&-", in: home).finish().output
        #expect(one == "\u{1B}[1mWell done!\u{1B}[0m 1 glass of water.\n")
        try home.expect(
            "phone-habits drink --json 2>&- | jq -r .dialog", prints: "Well done! 2 glasses of water.\n")
        #expect(
            try Terminal("TERM=dumb phone-habits drink 2>&-", in: home).finish().output
                == "Well done! 3 glasses of water.\n")
    }
}
