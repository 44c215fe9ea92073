import Testing

/// `preferences`: what a person sees is in miles, and what a program reads is in kilometres.
@Suite struct Preferring {
    private func home() throws -> Home {
        let home = try Home()
        try home.expect(
            "run-track preferences --distance-unit miles --quiet; run-track --quiet",
            input: """
                {"distance":5,"time":1500,"date":"2026-10-01T07:00:00+00:00"}
                {"distance":10,"date":"2026-11-03T07:00:00+00:00"}

                """)
        return home
    }

    @Test func theyAreShownAndChanged() throws {
        let home = try Home()
        try home.expectOnTerminal(
            "run-track preferences", shows: "Distances are in kilometers, and weeks begin on Monday.\n")
        try home.expect(
            "run-track preferences --week-start sunday; meditate preferences --distance-unit mi",
            prints: "Kilometers, weeks from Sunday\nMiles, weeks from Sunday\n")
        try home.expect(
            "tr -d ' \n' <config/intent-toolbox/preferences.json",
            prints: #"{"weekStart":"sunday","distanceUnit":"miles"}"#)
        try home.expect(
            "run-track preferences --json",
            prints: """
                {"app":"run-track","intent":"PreferencesIntent","value":{"id":"preferences","title":"Miles, weeks from Sunday",\
                "distanceUnit":"Miles","weekStart":"Sunday"},"dialog":"Distances are in miles, and weeks begin on Sunday."}

                """)
    }

    @Test func dialogsAreInMiles() throws {
        // 1609.344 m in 8 minutes: 4:58 a kilometre.
        try home().expectOnTerminal(
            "run-track 1mi --time 8m", shows: "Tracked 1 mi in 8:00 (8:00 per mi). 10.32 mi in total.\n")
        try home().expectOnTerminal("run-track total-distance", shows: "9.32 mi in 2 runs.\n")
        try home().expect(
            "run-track 1mi --time 8m --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":1.609,\
                "dialog":"Tracked 1.609 km in 8:00 (4:58 per km). 16.609 km in total."}

                """)
    }

    @Test func tablesAreInMiles() throws {
        try home().expectOnTerminal(
            "run-track summary --by year --until 2026-12-31",
            shows: """
                Period  Runs  Distance   Time  Pace per mi  Longest
                2026       2   9.32 mi  25:00         8:03  6.21 mi

                """)
        let list = try Terminal("run-track list-runs", in: try home()).finish().output
        #expect(list.contains("Pace per mi") && list.contains("3.11 mi") && list.contains("8:03"))
        #expect(!list.contains("km"))
        let records = try Terminal("run-track records", in: try home()).finish().output
        #expect(records.contains("6.21 mi") && !records.contains("km"))
    }

    @Test func programsGetKilometres() throws {
        let home = try home()
        try home.expect(
            "run-track total-distance; run-track list-runs; run-track summary --by year --until 2026-12-31",
            prints: "15\n10 km, 3 Nov 2026\n5 km, 1 Oct 2026\n2026: 2 runs, 15 km\n")
        // On a terminal too, where they ask for a program's form.
        try home.expectOnTerminal(
            "run-track list-runs --fields title,distance,pace",
            shows: """
                Title              Distance  Pace per km
                10 km, 3 Nov 2026     10 km
                5 km, 1 Oct 2026       5 km         5:00

                """)
    }

    @Test func aNumberThatIsTypedNeedsItsUnit() throws {
        let home = try home()
        let says = "run-track: invalid value '5' for --distance: 5km or 5mi? write the unit\n"
        try home.expect("run-track 5", says: says, status: 64)
        try home.expect("run-track --distance 5", says: says, status: 64)
        try home.expect("run-track set-goal 5", says: says, status: 64)
        try home.expect("run-track list-runs --min 5", says: says.replacing("--distance", with: "--min"), status: 64)
        // In pipes it is kilometres, and a number that is no distance is what it is.
        try home.expect("run-track", input: "5\n{\"distance\":6}\n", prints: "5\n6\n")
        try home.expect("run-track list-runs 1 --since today | wc -l", prints: "1\n")
        try home.expect("run-track 5K", prints: "5\n")
    }

    @Test func aNumberAtAPromptNeedsItsUnit() throws {
        let home = try home()
        let terminal = try Terminal("run-track set-goal --per year", in: home)
        try terminal.wait(for: "How far?")
        terminal.type("5\r")
        try terminal.wait(for: "5km or 5mi? write the unit")
        terminal.type("\u{15}5mi\r")
        try terminal.wait(for: "5 mi per year.")
        #expect(try terminal.finish().status == 0)
    }

    @Test func widgetsAreInMiles() throws {
        let home = try home()
        try home.expect("widget-render TrackRun --family inline", prints: "🏃 9.3 mi\n")
        try home.expect(
            "run-track preferences --distance-unit km --quiet; widget-render TrackRun --family inline",
            prints: "🏃 15 km\n")
    }

    @Test func aBrokenFileIsToldOf() throws {
        let home = try Home()
        try home.run(
            "mkdir -p config/intent-toolbox; echo '{\"weekStart\":\"someday\"}' >config/intent-toolbox/preferences.json"
        )
        let says = """
            run-track: \(home.path)/config/intent-toolbox/preferences.json line 1 column 14: "weekStart" must be a day such as \
            "monday"; correct it, nothing was changed

            """
        try home.expect("run-track preferences", says: says, status: 78)
        // A run is recorded all the same.
        try home.expect("run-track 5K --date 2026-03-02", prints: "5\n")
        try home.expect(
            "run-track summary --by week --until 2026-03-08", prints: "Week of 2 Mar 2026: 1 run, 5 km\n", says: says)
    }
}
