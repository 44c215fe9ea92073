import Testing

/// `find-TYPES`: what a query can list, filtered, sorted and limited.
@Suite struct FindingEntities {
    @Test(arguments: [
        ("", "1 2 3 4 5"), ("--where name is MARS", "1"), ("--where name is-not Mars", "2 3 4 5"),
        ("--where name contains ar", "1 2"), ("--where name begins-with ea", "2"), ("--where name ends-with n", "4 5"),
        ("--where moons is 2", "1"), ("--where moons less-than 2", "2"), ("--where moons at-most 2", "1 2"),
        ("--where moons greater-than 2", "5"), ("--where moons at-least 2", "1 5"),
        ("--where moons between 1..2", "1 2"), ("--where moons '>=' 2 --where name contains u", "5"),
        ("--any --where moons is 2 --where name is earth", "1 2"), ("--where 'name is 地球'", "3"),
        ("--where=moons\\ is\\ 1", "2"), ("--limit 2", "1 2"), ("--sort moons", "2 1 5 3 4"),
        ("--sort moons --descending", "5 1 2 3 4"), ("--sort name --limit 3", "2 1 4"),
        ("--where moons is-not 2", "2 3 4 5"),
    ])
    func ofAnEnumerableQuery(options: String, identifiers: String) throws {
        try Home().expect("every-kind find-planets \(options) --fields id | xargs", prints: identifiers + "\n")
    }

    @Test(arguments: [
        ("moon is 3", "there is no property 'moon'; did you mean moons?"),
        ("colour is red", "there is no property 'colour'; choose name or moons"),
        ("moons near 3", "there is no operator 'near'; choose is, is-not, less-than, "),
        ("moons is x", "'x' cannot be compared with moons; give a whole number such as 12"),
        ("moons between 3", "write both ends with two points between them: LOW..HIGH"),
    ])
    func wrongConditions(condition: String, message: String) throws {
        let outcome = try Home().run("every-kind find-planets --where \(condition)")
        #expect(outcome.output.isEmpty && outcome.status == 64)
        #expect(outcome.errors.hasPrefix("every-kind: invalid value '\(condition)' for --where: \(message)"))
        #expect(outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test func whatIsMissing() throws {
        let home = try Home()
        try home.expect(
            "every-kind find-planets --where moons is",
            says: "every-kind: --where needs a property, an operator and a value, such as 'name is VALUE'\n", status: 64
        )
        try home.expect(
            "every-kind find-planets --descending",
            says: "every-kind: --descending is for --sort; give a property to sort by\n", status: 64)
    }

    /// A query that declares its comparators and orders is asked with these, and no others are known.
    @Test func ofAPropertyQuery() throws {
        let home = try Home()
        try home.expect("phone-kinds find-songs --where title contains LOVE", prints: "Love Song\nMy Love\n")
        try home.expect("phone-kinds find-songs --where plays greater-than 10 --sort title", prints: "Hymn\nMy Love\n")
        try home.expect("phone-kinds find-songs --sort plays --descending --limit 1", prints: "Hymn\n")
        try home.expect(
            "phone-kinds find-songs --any --where title is hymn --where plays between 1..5", prints: "Love Song\nHymn\n"
        )
        try home.expect("phone-kinds find-songs --where released at-least 2020-01-01", prints: "Hymn\n")
        try home.expect(
            "phone-kinds find-songs --where plays is 3",
            says: "phone-kinds: plays knows no 'is'; choose greater-than or between\n", status: 64)
        try home.expect(
            "phone-kinds find-songs --sort released",
            says: "phone-kinds: Songs cannot be sorted by released; choose title or plays\n", status: 64)
        #expect(try home.run("phone-kinds find-songs --help").output.contains("Finds songs by title or plays."))
    }

    @Test func completion() throws {
        let home = try Home()
        try home.expect("every-kind --complete-line fin", prints: "find-planets\tFind planets\n")
        try home.expect("every-kind --complete-line find-planets --where ''", prints: "name\nmoons\n")
        try home.expect("every-kind --complete-line find-planets --where name be", prints: "begins-with\n")
        try home.expect("every-kind --complete-line find-planets --sort m", prints: "moons\n")
        try home.expect(
            "every-kind --complete-line find-planets --where moons is 3 --wh",
            prints: "--where\tCondition to meet\n")
        // Of a property query, what it declares.
        try home.expect("phone-kinds --complete-line find-songs --where plays ''", prints: "greater-than\nbetween\n")
        try home.expect("phone-kinds --complete-line find-songs --sort ''", prints: "title\nplays\n")
    }

    /// A day is all of that day, and a run keeps its own.
    @Test func runsOfADay() throws {
        let home = try Home()
        try home.run(
            """
            run-track 5K --date 2026-11-01T23:30:00-10:00 --id a; run-track 10K --date 2026-11-02T06:00Z --id b --note Park
            run-track 8km --date 2026-11-03T07:00 --id c --time 40:00
            """)
        for (condition, identifiers) in [
            ("date is 2026-11-01", "a"), ("date after 2026-11-01", "c b"), ("date at-most 2026-11-02", "a b"),
            ("date between 2026-11-02..2026-11-03", "c b"), ("date is 2026-11-02T06:00Z", "b"),
            ("distance at-least 8km", "c b"), ("note contains park", "b"), ("run is 10K", "b"),
            ("time less-than 41:00", "c"), ("pace is-not 5:00", "a b"),
        ] {
            try home.expect(
                "run-track find-runs --where \(condition) --fields id | xargs", prints: identifiers + "\n")
        }
        try home.expect("run-track --complete-line find-runs --where run is Ha", prints: "Half Marathon\n")
    }

    @Test func meditations() throws {
        let home = try Home()
        try home.expect("meditate find-meditations --where session is breathing; ls -A")
    }
}
