import Testing

/// `meditate log-meditation`: meditations of the past.
@Suite struct LoggingMeditations {
    @Test func oneOfYesterday() throws {
        let home = try Home()
        try home.expectOnTerminal(
            "meditate log-meditation breathing --duration 20m --date 2026-03-02T07:00 --note 'by the lake'",
            shows: "Logged Breathing 20:00, 2 Mar 2026.\n")
        try home.expect(
            "meditate list-meditations --fields session,time,planned,date,note",
            prints: "Breathing\t20:00\t20:00\t2026-03-02T07:00:00+00:00\tby the lake\n")
        try home.expect("meditate total-time --since 2026-03-02 --until 2026-03-02", prints: "20:00\n")
    }

    @Test func theDurationIsTheSessionsOwn() throws {
        try Home().expect(
            "meditate log-meditation 'body scan' --date 2026-03-02T07:00", prints: "Body Scan 15:00, 2 Mar 2026\n")
    }

    @Test func anyNameIsKept() throws {
        try Home().expect(
            "meditate log-meditation 'Zazen (old)' --duration 40m --date 2026-03-02T07:00",
            prints: "Zazen (old) 40:00, 2 Mar 2026\n")
    }

    @Test func withoutADateItEndedNow() throws {
        let home = try Home()
        try home.expect(
            "meditate log-meditation breathing --quiet; meditate stop-meditation",
            says: "meditate: no meditation is under way; there is nothing to stop\n", status: 1)
        try home.expect("meditate total-time", prints: "5:00\n")
    }

    @Test func wrongOnes() throws {
        let home = try Home()
        try home.expect(
            "meditate log-meditation breathing --date tomorrow",
            says: """
                meditate: A meditation that ends in the future cannot be logged; give --date (a date such as 2026-11-30, \
                yesterday or "monday 18:30")

                """, status: 64)
        try home.expect(
            "meditate log-meditation 20m",
            says: "meditate: '20m' is a duration; write it as --duration 20m, and name the session\n", status: 64)
        try home.expect(
            "meditate log-meditation Zazen",
            says: """
                meditate: How long did it take? Give --duration (a duration such as 45m, 1h30m, 41:30 or PT10M)

                """, status: 64)
        try home.expect(
            "meditate log-meditation",
            says: """
                meditate: nothing came through the pipe; Which session? Give --session (Breathing, Body Scan, Loving Kindness or Open Awareness)

                """, status: 64)
        try home.expect(
            "meditate log-meditation ' ' --duration 5m",
            says: "meditate: the session needs a name; give --session\n", status: 64)
        try home.expect("ls -A data 2>&-", status: 2)
    }

    @Test func aRetryIsHarmless() throws {
        let home = try Home()
        let command = "meditate log-meditation breathing --id k --date 2026-03-02T07:00"
        try home.expect(command, prints: "Breathing 5:00, 2 Mar 2026\n")
        try home.expectOnTerminal(command, shows: "Already recorded: Breathing 5:00, 2 Mar 2026.\n")
        try home.expect(
            command + " --note other",
            says: """
                meditate: another meditation has the id 'k' (differs: note); give each one an id of its own

                """, status: 65)
        try home.expect("meditate list-meditations | wc -l", prints: "1\n")
    }

    @Test func aYearGoesInByOneLine() throws {
        let home = try Home()
        try home.expect(
            "seq 1 365 | while read d; do date -u -d \"2025-01-01 + $d days\" "
                + "'+{\"session\":\"Breathing\",\"duration\":600,\"date\":\"%FT07:00:00+00:00\"}'; done "
                + "| meditate log-meditation --quiet; meditate total-time; meditate streak --longest",
            prints: "60:50:00\n365\n")
    }

    @Test func itsListGoesBackInUnchanged() throws {
        let home = try Home()
        try home.run(
            "meditate log-meditation breathing --date 2026-03-02T07:00 --note 'a \"b\"' --planned 10m; "
                + "meditate log-meditation Zazen --duration 90s --date 2026-03-03T07:00+09:00; "
                + "meditate 'body scan'; sleep 1.1; meditate stop-meditation")
        try home.expect(
            "meditate list-meditations --json >one; mv data old; rm -r cache; "
                + "meditate log-meditation --quiet <one; meditate list-meditations --json >two; cmp one two")
        // A second time nothing is new.
        try home.expect(
            "meditate log-meditation --quiet <one; meditate list-meditations --json | cmp - one")
    }

    @Test func aPastDateStartsNothing() throws {
        let home = try Home()
        let says = "meditate: line 1: 'date' is for 'meditate log-meditation', not for this command\n"
        try home.expect(
            "meditate", input: #"{"session":"Breathing","date":"2026-03-02T07:00"}"# + "\n", says: says, status: 65)
        try home.run("meditate log-meditation breathing --date 2026-03-02T07:00")
        try home.expect("meditate list-meditations --json | meditate", says: says, status: 65)
        try home.expect("meditate list-meditations | wc -l", prints: "1\n")
        // A session's own object is still one to start.
        try home.expect("meditate list-sessions --json | head -1 | meditate", prints: "Breathing\n")
    }

    /// Seconds taken for minutes, wherever a time is given.
    @Test func aBareTimeOfManyHoursIsAskedAbout() throws {
        let home = try Home()
        let says =
            "meditate: This is a sitting of 10:00:00. Record it? Nobody can be asked, but --yes agrees beforehand\n"
        try home.expect("meditate log-meditation Breathing 600", says: says, status: 64)
        try home.expect("meditate list-meditations")
        try home.run("meditate log-meditation Breathing 20m --date 2026-03-02T07:00")
        try home.expect("meditate edit-meditation last --duration 600", says: says, status: 64)
        try home.expect(
            "meditate log-meditation Breathing 10h --date 2026-03-03T07:00", prints: "Breathing 10:00:00, 3 Mar 2026\n")
    }

    @Test func noneEndsInTheFuture() throws {
        let home = try Home()
        try home.run("meditate log-meditation Breathing 20m")
        try home.expect(
            "meditate edit-meditation last --duration 99h",
            says:
                "meditate: a meditation that ends in the future cannot be recorded; give another --date or --duration\n",
            status: 64)
        try home.expect("meditate total-time", prints: "20:00\n")
    }

    @Test func theNewestIsFoundHoweverItIsWritten() throws {
        let home = try Home()
        try home.run("meditate log-meditation Breathing 20m --id ab-1")
        try home.run("meditate edit-meditation ' LAST ' --note one")
        try home.expect("meditate list-meditations --fields note", prints: "one\n")
        try home.run("meditate edit-meditation AB --note two")
        try home.expect("meditate list-meditations --fields note", prints: "two\n")
    }

    /// The array is taken back when its second element is refused; the heading before it is out already.
    @Test func theHeadingStandsOnce() throws {
        let one = #"{"session":"a","duration":600}"#
        let shown = try Home().run(
            "meditate log-meditation --csv", input: "\(one)\n[\(one),{\"session\":\"a\",\"duration\":0.2}]\n\(one)\n")
        #expect(shown.status == 65)
        #expect(shown.output.split(separator: "\n").map { $0.hasPrefix("id,") } == [true, false, false], "\(shown)")
    }
}
