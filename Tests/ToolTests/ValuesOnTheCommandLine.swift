import Testing

/// Options, bare values, and where each value goes.
@Suite struct ValuesOnTheCommandLine {
    /// The fields of the one run there is.
    private let fields = "run-track list-runs --fields run,distance,time,note"

    @Test(arguments: [
        "run-track --distance 7.3 --time 40m --note x", "run-track --distance=7.3 --time=40m --note=x",
        "run-track --note x 7.3 --time 40m", "run-track 7.3 PT40M --note x", "run-track PT40M 7.3km --note x",
        "run-track --note x --distance 7.3 40m", "run-track 7.3 --note x -- 40:00",
    ])
    func inAnyOrder(command: String) throws {
        let home = try Home()
        try home.expect(command, prints: "7.3\n")
        try home.expect(fields, prints: "\t7.3\t40:00\tx\n")
    }

    @Test func aBareValueGoesToTheFirstOpenParameterThatItFits() throws {
        let home = try Home()
        try home.expect("run-track 10K 50:00 2024-05-06", prints: "10\n")
        try home.expect("run-track list-runs --fields run,time,date", prints: "10K\t50:00\t2024-05-06T00:00:00+00:00\n")
    }

    @Test func textTakesABareValueOnlyAsTheFirstOpenParameter() throws {
        let home = try Home()
        try home.expect(
            "run-track 10K easy",
            says: "run-track: invalid value 'easy' for --distance: give a distance such as 7.3km, 4.5mi or 800m\n",
            status: 64
        )
        try home.expect("run-track --run 10K --distance 10 --time 50m --date 2024-05-06 easy", prints: "10\n")
        try home.expect(fields, prints: "10K\t10\t50:00\teasy\n")
    }

    @Test func exactComesBeforeABeginning() throws {
        // "m" begins "Marathon" only; "5" is the raw value of 5K and no beginning of anything.
        let home = try Home()
        try home.expect("run-track m --id a", prints: "42.2\n")
        try home.expect("run-track 5 --id b", prints: "5\n")
        try home.expect("run-track list-runs --fields id,run | sort", prints: "a\tMarathon\nb\t5K\n")
    }

    @Test func oneValueTooMany() throws {
        let home = try Home()
        try home.expect(
            "run-track 10K 10 50m 2024-05-06 note id more",
            says: "run-track: 'more' is one value too many; see --help\n", status: 64)
        try home.expect(
            "run-track total-distance 2024-05-06 2024-05-07 2024-05-08",
            says: """
                run-track: '2024-05-08' is one value too many; see --help

                """, status: 64)
        try home.expectNothingStored()
    }

    @Test(arguments: [
        ("run-track --run 5K --run 5K", "--run is given twice; give it once"),
        ("run-track 5K --note a --note=b", "--note is given twice; give it once"),
        ("run-track 5K --note", "--note needs a value; one that begins with a dash is written --note=VALUE"),
        ("run-track 5K --note --json", "--note needs a value; one that begins with a dash is written --note=VALUE"),
        ("run-track 5K --note -q", "--note needs a value; one that begins with a dash is written --note=VALUE"),
        ("run-track 5K --note --", "--note needs a value; one that begins with a dash is written --note=VALUE"),
        ("run-track --distence 5", "there is no option '--distence'; did you mean --distance?"),
        ("run-track --frobnicate", "there is no option '--frobnicate'; see --help"),
        ("run-track -x", "there is no option '-x'; see --help"),
        ("run-track 5K --json=yes", "--json takes no value"),
        ("run-track 5K --fields", "--fields needs a value; one that begins with a dash is written --fields=VALUE"),
        ("run-track 5K --fields date", "--fields works only with commands that list things"),
        ("run-track list-runs --fields date --json", "--fields and --json exclude each other; give one of them"),
        ("run-track 5K --distance - --note -", "two parameters are to be read from standard input; only one can be"),
    ])
    func wrongUsage(command: String, message: String) throws {
        let home = try Home()
        try home.expect(command, says: "run-track: \(message)\n", status: 64)
        try home.expectNothingStored()
    }

    @Test func aDashBeginsAValueWhereTheOptionNeedsOne() throws {
        let home = try Home()
        try home.expect("run-track 5K --note -x- --id a", prints: "5\n")
        try home.expect("run-track 5K --note=--json --id b", prints: "5\n")
        try home.expect("run-track list-runs --fields id,note | sort", prints: "a\t-x-\nb\t--json\n")
    }

    @Test func nothingBehindTwoDashesIsAnOption() throws {
        let home = try Home()
        try home.expect(
            "run-track 5K -- --json",
            says: "run-track: invalid value '--json' for --distance: give a distance such as 7.3km, 4.5mi or 800m\n",
            status: 64)
        try home.expect("run-track --run 5K --distance 5 --time 9m --date 2024-05-06 -- '-- -x'", prints: "5\n")
        try home.expect("run-track list-runs --fields note", prints: "-- -x\n")
        // Nor an intent's name.
        #expect(try home.run("run-track -- list-runs").status == 64)
    }

    @Test func aNegativeNumberIsAValue() throws {
        let home = try Home()
        for command in ["run-track -5", "run-track --distance -5", "run-track --distance=-5", "run-track -- -5"] {
            try home.expect(
                command, says: "run-track: invalid value '-5' for --distance: must be more than zero\n", status: 64)
        }
        try home.expectNothingStored()
    }

    @Test func commonOptionsStandAnywhere() throws {
        let home = try Home()
        try home.expect("run-track 10K --quiet")
        try home.expect("run-track -q 10K")
        try home.expect("run-track -qy 10K")
        for command in ["run-track --json total-distance", "run-track total-distance --json"] {
            try home.expect(
                command,
                prints: """
                    {"app":"run-track","intent":"TotalDistanceIntent","value":30,"dialog":"30 km in 3 runs."}

                    """)
        }
    }

    /// Quotes, backslashes, substitutions and other writing systems reach the store as they are.
    @Test(
        .enabled(if: Subprocess.hasJQ, "needs jq"),
        arguments: [
            #"it's "ok""#, #"a\b\n"#, "$(touch pwned)", "`touch pwned`", "-- -x", "* ? [x] ~root", "瞑想 🧘", "e\u{301}",
            String(repeating: "走", count: 500), "a\tb", "two\nlines", "\u{1B}]0;x\u{7}",
        ])
    func aNoteIsStoredByteForByte(note: String) throws {
        let home = try Home()
        try home.expect("run-track 5K --note=\"$NOTE\"", environment: ["NOTE": note], prints: "5\n")
        try home.expect("run-track list-runs --json | jq -j .value.note", prints: note)
        try home.expect("jq -j .note data/intent-toolbox/runs/*; test ! -e pwned", prints: note)
    }

    @Test func anArgumentThatIsNotUTF8() throws {
        let home = try Home()
        try home.expect(
            "run-track 5K --note \"$(printf '\\377')\"",
            says: "run-track: argument 3 is not UTF-8; write it in UTF-8\n", status: 64)
        try home.expectNothingStored()
    }
}
