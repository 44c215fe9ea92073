import Testing

/// `set-goal` and `goal` of both tools.
@Suite struct Goals {
    @Test func aGoalForRuns() throws {
        let home = try Home()
        try home.expect("run-track goal")
        try home.expectOnTerminal(
            "run-track goal", shows: "There is no goal; set one with run-track set-goal 30km --per week.\n")
        try home.run("run-track 12km")
        try home.expect(
            "run-track set-goal 30km --per day; run-track goal --fields id,goal,done,left,days-left,on-course",
            prints: "12 of 30 km today\nday\t30\t12\t18\t1\tyes\n")
        try home.expectOnTerminal(
            "run-track set-goal 10km --per day", shows: "10 km per day. 12 of 10 km today: reached.\n")
        try home.expect(
            "run-track set-goal 1000km --per year; run-track goal --fields period,goal,done",
            prints: "12 of 1000 km this year\nDay\t10\t12\nYear\t1000\t12\n")
        try home.expectOnTerminal("run-track set-goal --off --per year", shows: "Removed the goal per year.\n")
        try home.expectOnTerminal("run-track set-goal --off --per year", shows: "There was no goal per year.\n")
        try home.expect("run-track goal", prints: "12 of 10 km today\n")
    }

    @Test func aGoalForMeditations() throws {
        let home = try Home()
        try home.run("meditate log-meditation breathing --date 'today 00:00'")
        try home.expect(
            "meditate set-goal 20m; meditate goal --fields id,goal,done,left,days-left,on-course",
            prints: "5:00 of 20:00 today\nday\t20:00\t5:00\t15:00\t1\tyes\n")
        try home.expect(
            "cat config/intent-toolbox/preferences.json | tr -d ' \n'",
            prints: #"{"goals":{"meditate":{"day":"20m"}}}"#)
        try home.expect(
            "meditate set-goal --off --quiet; meditate goal")
    }

    @Test func wrongOnes() throws {
        let home = try Home()
        try home.expect(
            "run-track set-goal --off 5km", says: "run-track: give a distance or --off, not both\n", status: 64)
        try home.run("mkdir -p config/intent-toolbox; echo '{\"goals\":1}' >config/intent-toolbox/preferences.json")
        try home.expect(
            "run-track goal",
            says: """
                run-track: \(home.path)/config/intent-toolbox/preferences.json line 1 column 10: "goals" must be an object, not a \
                number; correct it, nothing was changed

                """, status: 78)
    }
}
