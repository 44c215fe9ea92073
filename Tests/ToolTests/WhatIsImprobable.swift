import Testing

/// Numbers that were likely meant in another unit are confirmed before they are recorded, and nothing else is.
@Suite struct WhatIsImprobable {
    @Test(arguments: [
        ("run-track 600", "This is a run of 600 km"), ("run-track 400 --time 2000", "This is a run of 33:20:00"),
        ("run-track 10K --time 3130", "10 km in 52:10:00 is 5:13:00 per km"),
        ("meditate Breathing --duration 600", "This is a sitting of 10:00:00"),
    ])
    func aPersonIsAsked(command: String, claim: String) throws {
        let home = try Home()
        let outcome = try home.run("\(command) --no-input")
        #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.contains(claim), "\(outcome)")
        try home.expectNothingStored()
        #expect(try home.run("\(command) --yes --quiet").status == 0)
    }

    @Test func aLineIsNamedAndSkipped() throws {
        let home = try Home()
        let outcome = try home.run(
            #"printf '600\n{"distance":5,"time":90000}\n{"distance":400,"time":90000}\n5\n' | run-track"#)
        #expect(outcome.output == "5\n" && outcome.status == 65)
        #expect(outcome.errors.split(separator: "\n").count == 3, "\(outcome)")
        try home.expect("printf '600\\n' | run-track --yes", prints: "600\n")
    }

    /// A unit says what is meant; a filter records nothing; what is there is only told of; an import is as it was.
    @Test func whatIsNotAskedAbout() throws {
        let home = try Home()
        try home.expect("run-track 600km --time 90h", prints: "600\n")
        try home.expect("run-track find-runs --where distance at-least 550 --fields distance", prints: "600\n")
        try home.expect("run-track 700km --id a --time 100h; run-track 700 --id a --time 6000", prints: "700\n700\n")
        try home.expect(
            #"echo '{"distance":900,"time":1,"id":"import:x:2026-11-03T07:15:02Z"}' | run-track"#, prints: "900\n")
        try home.expect("run-track total-distance", prints: "2200\n")
    }
}
