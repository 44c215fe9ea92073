import Testing

/// A line of the pipe that is JSON: a record, an object with values for parameters, or a value.
@Suite struct PipedJSON {
    @Test func aRecordIsAnInput() throws {
        let home = try Home()
        try home.expect(
            "run-track 10K --json | run-track --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":10,"dialog":"Tracked 10 km. 20 km in total."}

                """)
        try home.expect("run-track list-runs --fields distance", prints: "10\n10\n")
    }

    @Test func anObjectFillsParametersByName() throws {
        let home = try Home()
        try home.expect(
            """
            echo '{"distance":7.3,"date":"2024-05-06T07:00:00Z","time":2490,"id":"k1"}' | run-track
            """, prints: "7.3\n")
        try home.expect(
            "run-track list-runs --fields id,date,distance,time", prints: "k1\t2024-05-06T07:00:00+00:00\t7.3\t41:30\n")
    }

    @Test(arguments: [
        (#"{"run":"10K"}"#, "10"), (#"{"run":"half-marathon"}"#, "21.1"), (#"{"run":21.1}"#, "21.1"),
        (#"{"run":null,"distance":3}"#, "3"), (#"{"distance":"4.5mi"}"#, "7.242"), (#"{"distance":3.0}"#, "3"),
        (#"{"run":"5K","distance":5}"#, "5"), (#"{"Distance":3,"DATE":"2024-05-06"}"#, "3"),
        // Converters from CSV write what is not there as an empty text.
        (#"{"distance":5,"time":"","date":"","id":"","note":" "}"#, "5"),
        (#"  {"distance" : 3 }  "#, "3"), (#"{"distance":3e0}"#, "3"), (#"{"\u0072un":"5\u004b"}"#, "5"),
        (#"{"app":"x","intent":"XIntent","value":3}"#, "3"), (#"{"app":"x","intent":"XIntent","value":"5K"}"#, "5"),
        (#"{"app":"x","intent":"XIntent","value":{"distance":3}}"#, "3"), (#""half marathon""#, "21.1"),
        ("7.25", "7.25"),
    ])
    func whatALineMeans(line: String, kilometres: String) throws {
        try Home().expect("run-track", input: line + "\n", prints: kilometres + "\n")
    }

    /// Nothing that would change what is recorded is dropped.
    @Test(arguments: [
        (#"{"distance":5,"Date":"2026-11-01","tiem":"25:00"}"#, "unknown key 'tiem'; did you mean time?"),
        (#"{"distance":5,"notee":"x"}"#, "unknown key 'notee'; did you mean note?"),
        (#"{"distance":5,"Distance":6}"#, "'distance' and 'Distance' name the same parameter; give it once"),
        (#"{"distance":5,"time":2400,"duration":2500}"#, "'time' and 'duration' name the same parameter; give it once"),
    ])
    func aKeyThatCannotBeMeant(line: String, message: String) throws {
        let home = try Home()
        try home.expect("run-track", input: line + "\n", says: "run-track: line 1: \(message)\n", status: 65)
        try home.expectNothingStored()
    }

    /// Metres for kilometres, seconds for minutes: nobody runs so.
    @Test func whatIsImprobableIsNotRecordedInSilence() throws {
        let home = try Home()
        let line = #"{"distance":5781.1,"time":2892}"# + "\n"
        let message = "5781.1 km in 48:12 is 0:01 per km"
        try home.expect(
            "run-track", input: line, says: "run-track: line 1: \(message); if that is right, repeat it with --yes\n",
            status: 65)
        let asked = try home.run("run-track 10K --time 3130")
        #expect(
            asked.status == 64 && asked.output.isEmpty && asked.errors.contains("10 km in 52:10:00 is 5:13:00 per km."),
            "\(asked)")
        try home.expectNothingStored()
        try home.expect("run-track --yes --quiet", input: line)
        try home.expect("run-track 10K --time 3130 --yes; run-track total-distance", prints: "10\n5791.1\n")
    }

    @Test func anyOtherKeyIsToldOfOnce() throws {
        let home = try Home()
        let line = #"{"distance":3,"weather":"rain","duration":900,"Notes":"n"}"# + "\n"
        try home.expect(
            "run-track", input: line + line, prints: "3\n3\n", says: "run-track: ignored the key 'weather'\n")
        try home.expect("run-track -q", input: line)
        try home.expect("run-track list-runs --limit 1 --fields time,note", prints: "15:00\tn\n")
        // What a list printed is taken back without a word.
        try home.expect("run-track list-runs --json | run-track -q")
    }

    /// Beyond 64 bits a number still is its digits.
    @Test func longIdentifiersKeepTheirDigits() throws {
        let home = try Home()
        let lines = ["12345678901234567890", "12345678901234567891"].map { #"{"distance":5,"id":\#($0)}"# + "\n" }
            .joined()
        try home.expect("run-track -q", input: lines)
        try home.expect("run-track list-runs --fields id", prints: "12345678901234567891\n12345678901234567890\n")
    }

    @Test(arguments: [
        (#"{"distance":}"#, "this is not JSON: "), ("{", "this is not JSON: "),
        (#"{"distance":3"#, "this is not JSON: "),
        (#"{"distance":3} {"distance":4}"#, "this is not JSON: "), (#"{"distance":NaN}"#, "this is not JSON: "),
        (#"{"distance":-3}"#, "invalid value '-3' for --distance: must be more than zero"),
        (#"{"distance":1e400}"#, ""), (#"{"distance":1e300}"#, "invalid value '1000"),
        (
            #"{"distance":true}"#,
            "true or false is no value for --distance; give a distance such as 7.3km, 4.5mi or 800m"
        ),
        (#"{"distance":[3]}"#, "a list is no value for --distance; give a distance such as 7.3km, 4.5mi or 800m"),
        (#"{"run":{"a":1}}"#, "an object is no value for --run; give a Run"),
        ("[5,[10]]", "element 2: an array in an array is no value; give its elements (nothing of the array was used)"),
        (#"[5,"2026-11-01"]"#, "element 2: '2026-11-01' is not a Run; "),
        ("[null]", "element 1: Which run? Give --run"),
        (#"[5,{"note":"x"}]"#, "element 2: Which run? Give --run"),
        (#"{"weather":"rain"}"#, "none of the keys 'weather' is a parameter; see --help"),
        (#"{"run":"5K","distance":6}"#, "give a run or a distance, not both"),
        ("{}", "Which run? Give --run"), (#"{"distance":null}"#, "Which run? Give --run"),
        (#"{"app":"x","intent":"XIntent","value":null}"#, "Which run? Give --run"),
        (#"{"distance":3,"date":"2024-02-30"}"#, "invalid value '2024-02-30' for --date: "),
        (#"{"distance":3,"time":-1}"#, "invalid value '-1' for --time: must be more than zero"),
    ])
    func whatCannotBeUsed(line: String, message: String) throws {
        let home = try Home()
        let outcome = try home.run("run-track", input: line + "\n5K\n")
        #expect(outcome.output == "5\n" && outcome.status == 65)
        #expect(outcome.errors.hasPrefix("run-track: line 1: " + message) && outcome.errors.count { $0 == "\n" } == 1)
        try home.expect("run-track total-distance", prints: "5\n")
    }

    /// Pretty-printed objects are what `jq .` prints.
    @Test func aValueOverLines() throws {
        let home = try Home()
        try home.expect(
            """
            printf '{"distance":5,"note":"a b"}{"distance":6}' | jq . | run-track
            printf '[5.2,6.1]' | jq . | run-track
            run-track list-runs --json | jq . | run-track
            printf '{\r\n "distance": 7\r\n}\r\n8\r\n' | run-track
            """, prints: "5\n6\n5.2\n6.1\n6.1\n5.2\n6\n5\n7\n8\n")
        try home.expect("run-track total-distance", prints: "37.3\n")
    }

    @Test func aBrokenOneOverLinesIsRefusedWhole() throws {
        let home = try Home()
        try home.expect(
            #"printf '{"distance":5,\n{"distance":6}\n' | run-track"#, prints: "6\n",
            says: "run-track: line 1: this is not JSON: a key in double quotes is missing at line 2, column 1\n",
            status: 65)
        try home.expect(
            #"printf '[\n5,\nx,\n7\n]\n{"distance":8}\n' | run-track"#, prints: "8\n",
            says: "run-track: line 1: this is not JSON: no JSON value begins here at line 3, column 1\n", status: 65)
        try home.expect("run-track total-distance", prints: "14\n")
    }

    /// An array is taken whole or not at all: also where an element is refused only as it is acted on.
    @Test func anArrayIsTakenWhole() throws {
        let home = try Home()
        try home.expect(
            "echo '[5, {\"distance\":6,\"note\":\"x\"}, \"10K\", \"3mi\"]' | run-track", prints: "5\n6\n10\n4.828\n")
        try home.expect("echo '[]' | run-track")
        let outcome = try home.run(#"printf '1\n[2, {"distance":3,"date":"2099-01-01"}]\n4\n' | run-track"#)
        #expect(outcome.output == "1\n4\n" && outcome.status == 65)
        #expect(
            outcome.errors.hasPrefix("run-track: line 2: element 2: A run in the future cannot be tracked")
                && outcome.errors.hasSuffix(" (nothing of the array was used)\n"), "\(outcome)")
        try home.expect(
            "run-track list-runs --json | jq -s . | run-track -q; run-track total-distance", prints: "30.828\n")
    }

    @Test func theCommandsFromTheReadMe() throws {
        try Home().expect(
            """
            run-track 10K --json | jq -e '.value == 10 and .app == "run-track" and .intent == "RunIntent"'
            run-track 7.3
            run-track list-runs --json | jq -r .value.distance
            """, prints: "true\n7.3\n7.3\n10\n")
    }

    /// A list goes from one home to another, and back without doubling.
    @Test func aListIsAnInput() throws {
        let (home, other) = (try Home(), try Home())
        try home.run("run-track 10K --date 2024-05-06 --time 50:00; run-track 7.3 --note x; run-track 21.1")
        let list = try home.run("run-track list-runs --json | sort")
        #expect(try other.run("run-track | sort", input: list.output) == Outcome(output: "10\n21.1\n7.3\n"))
        #expect(try other.run("run-track list-runs --json | sort") == list)
        try home.expect("run-track list-runs --json | run-track", prints: "21.1\n7.3\n10\n")
        try home.expect("run-track total-distance", prints: "38.4\n")
    }

    @Test func bytesThatAreNoText() throws {
        let home = try Home()
        try home.expect(
            "printf '\\377\\n5K\\n\\303\\n' | run-track", prints: "5\n",
            says: "run-track: line 1: this is not UTF-8\nrun-track: line 3: this is not UTF-8\n", status: 65)
        let outcome = try home.run("printf '5\\000K\\n\\000\\n10K\\n' | run-track")
        #expect(outcome.output == "10\n" && outcome.status == 65)
        #expect(
            outcome.errors.hasPrefix("run-track: line 1: '5\u{FFFD}K' ")
                && outcome.errors.contains("line 2: '\u{FFFD}'"))
    }

    @Test func aLineOfSeventeenMegabytes() throws {
        try Home().expect(
            "{ head -c 17825792 /dev/zero | tr '\\0' 9; printf '\\n5K\\n'; } | run-track", prints: "5\n",
            says: "run-track: line 1: this line is too long; 16 MiB are the most\n", status: 65)
    }
}
