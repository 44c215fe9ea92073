import Testing

/// `run-track total-distance`: the exact sum, in kilometres.
@Suite struct Totals {
    @Test func theSumIsExact() throws {
        let home = try Home()
        try home.run("for i in 1 2 3 4 5 6 7 8 9 10; do echo 0.1km; done | run-track")
        try home.expect("run-track total-distance", prints: "1\n")
        let other = try Home()
        try other.run("for i in 1 2 3; do run-track 'half marathon'; done")
        try other.expect("run-track total-distance", prints: "63.3\n")
    }

    @Test func nothingYet() throws {
        let home = try Home()
        try home.expect("run-track total-distance; ls -A", prints: "0\n")
    }

    @Test(arguments: [
        ("", "18"), ("--since 2024-05-07", "15"), ("--until 2024-05-07", "8"), ("2024-05-07 2024-05-07", "5"),
        ("--since 2024-05-09", "0"), ("--since '6 May 2024' --until '7 May 2024'", "8"),
    ])
    func ofSomeDays(options: String, kilometres: String) throws {
        let home = try Home()
        try home.run("for run in '3 2024-05-06' '5 2024-05-07T23:59' '10 2024-05-08'; do run-track $run; done")
        try home.expect("run-track total-distance \(options)", prints: kilometres + "\n")
    }

    @Test func itSaysHowManyOnATerminal() throws {
        let home = try Home()
        try home.run("run-track 10K")
        try home.expectOnTerminal("run-track total-distance", shows: "10 km in 1 run.\n")
        try home.run("run-track 7.3")
        try home.expectOnTerminal("run-track total-distance", shows: "17.3 km in 2 runs.\n")
    }
}
