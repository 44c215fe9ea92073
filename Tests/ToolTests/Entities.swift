import Testing

/// Entities by title or identifier, on the command line and on pipes.
@Suite struct Entities {
    @Test(arguments: [
        ("earth", "2"), ("EARTH", "2"), ("ear", "2"), ("地球", "3"), ("3", "3"), ("5 2", "10"), ("--planet 4", "4"),
        ("--days 3 mars", "3"),
    ])
    func byName(words: String, value: String) throws {
        try Home().expect("every-kind visit \(words)", prints: value + "\n")
    }

    @Test(arguments: [
        ("venus", "'venus' is not a Planet; choose Mars, Earth, 地球, Vulcan or Vulcan"),
        ("vulcan", "invalid value 'vulcan' for --planet: may be Vulcan (4) or Vulcan (5); give the identifier"),
        ("--planet 9", "'9' is not a Planet; choose Mars, Earth, 地球, Vulcan or Vulcan"),
        ("", "the planet is missing; give --planet (Mars, Earth, 地球, Vulcan or Vulcan)"),
    ])
    func refused(word: String, message: String) throws {
        try Home().expect("every-kind visit \(word) </dev/null", says: "every-kind: \(message)\n", status: 64)
    }

    @Test func titlesAreLinesAndRecordsHoldEverything() throws {
        try Home().expect("every-kind planets", prints: "Mars\nEarth\n地球\nVulcan\nVulcan\n")
        try Home().expect(
            "every-kind planets --json | head -3",
            prints: """
                {"app":"every-kind","intent":"PlanetsIntent","value":{"id":1,"title":"Mars","name":"Mars","moons":2}}
                {"app":"every-kind","intent":"PlanetsIntent","value":{"id":2,"title":"Earth","name":"Earth","moons":1}}
                {"app":"every-kind","intent":"PlanetsIntent","value":{"id":3,"title":"地球","name":"地球"}}

                """)
        try Home().expectOnTerminal(
            "every-kind planets",
            shows: """
                Name    Moons
                Mars        2
                Earth       1
                地球
                Vulcan
                Vulcan     16

                """)
        try Home().expect(
            "every-kind planets --fields moons,title,id | tail -2", prints: "\tVulcan\t4\n16\tVulcan\t5\n")
    }

    @Test func onAPipe() throws {
        try Home().expect("every-kind planets --json | every-kind visit --days 2", prints: "2\n4\n6\n8\n10\n")
        try Home().expect(
            "every-kind planets | every-kind visit", prints: "1\n2\n3\n",
            says: """
                every-kind: line 4: invalid value 'Vulcan' for --planet: may be Vulcan (4) or Vulcan (5); give the identifier
                every-kind: line 5: invalid value 'Vulcan' for --planet: may be Vulcan (4) or Vulcan (5); give the identifier

                """, status: 65)
    }

    @Test(arguments: [
        (#"{"id":2}"#, "2"), (#"{"id":"2","days":9}"#, "2"), (#"{"planet":2,"days":4}"#, "8"),
        (#"{"planet":{"id":2},"days":4}"#, "8"), (#"{"planet":"earth"}"#, "2"), ("2", "2"), (#""2""#, "2"),
    ])
    func asJSON(line: String, value: String) throws {
        try Home().expect("every-kind visit", input: line + "\n", prints: value + "\n")
    }

    @Test(arguments: [
        (#"{"id":9}"#, "'9' is not a Planet; choose Mars, Earth, 地球, Vulcan or Vulcan"),
        (#"{"planet":null}"#, "the planet is missing; give --planet (Mars, Earth, 地球, Vulcan or Vulcan)"),
        (#"{"planet":true}"#, "true or false is no value for --planet; give a Planet"),
        (#"{"days":3}"#, "the planet is missing; give --planet (Mars, Earth, 地球, Vulcan or Vulcan)"),
    ])
    func asJSONRefused(line: String, message: String) throws {
        try Home().expect("every-kind visit", input: line + "\n", says: "every-kind: line 1: \(message)\n", status: 65)
    }

    /// What the pipe is for is given, so it is left to others.
    @Test func aGivenEntityLeavesTheInputAlone() throws {
        try Home().expect("echo left | { every-kind visit mars; cat; }", prints: "1\nleft\n")
        try Home().expect("echo earth | every-kind visit --days 2", prints: "4\n")
    }

    @Test func listsOnAPipe() throws {
        try Home().expect(
            "every-kind pack",
            input: """
                ["a","b"]
                c
                {"things":["d","e"],"into":"bag"}
                [1,2.5]
                {"app":"x","intent":"XIntent","value":["f","g"]}
                [{}]

                """, prints: "a+b\nc\nd+e into bag\n1+2.5\nf+g\n",
            says: """
                every-kind: line 6: a list is no value for --things; give text

                """, status: 65)
        try Home().expect("printf 'a box\\n' | every-kind pack --into - a", prints: "a into a box\n")
        try Home().expect("every-kind pack --things a --things b </dev/null", prints: "a+b\n")
    }
}
