import Testing

/// Flags, lists, choices, entities, files and addresses on the command line.
@Suite struct KindsOfParameters {
    @Test(arguments: [
        ("--loud", "loud=true"), ("--no-loud", "loud=false"), ("--loud=no", "loud=false"), ("--loud=true", "loud=true"),
        ("--no-is-bright", "isBright=false"), ("--is-bright", "isBright=true"), ("--tags a --tags=b", "tags=a|b"),
        ("--tags 'a b' --tags ''", "tags=a b|"), ("--sizes 1 --sizes -2.50", "sizes=[1.0, -2.5]"),
        ("5", "howMany=5"), ("--how-many=9", "howMany=9"), ("azure", "color=blue"), ("DARK-RED", "color=darkRed"),
        ("dark", "color=darkRed"), ("5 blue", "color=blue"), ("blue 5", "howMany=5"),
        // A parameter whose option would be a common option's.
        ("--json-value x", "json=x"), ("--input-value", "input=true"), ("--no-input-value", "input=false"),
        ("--link https://example.org/a?b=c", "link=https://example.org/a?b=c"), ("--file \"$HOME/x\"", "file=x:3"),
        // Text, files, addresses and flags take a bare value only as the first open parameter.
        ("--color red --how-many 2 yes", "loud=true"), ("--color red --how-many 2 no 2.5", "sizes=[2.5]"),
    ])
    func oneOfEachKind(options: String, said: String) throws {
        let outcome = try Home().run("printf abc >x; every-kind \(options)")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(outcome.output.split(separator: "\n").contains { $0 == said }, "\(outcome)")
    }

    @Test func whatNobodyGives() throws {
        try Home().expect("every-kind", prints: "howMany=3\nisBright=true\n")
    }

    @Test(arguments: [
        ("--no-loud=yes", "--no-loud takes no value"), ("--loud --no-loud", "--loud is given twice; give it once"),
        ("--loud=perhaps", "invalid value 'perhaps' for --loud: give yes or no"),
        ("--how-many 0", "invalid value '0' for --how-many: must be from 1 to 9"),
        ("--how-many 2.5", "invalid value '2.5' for --how-many: give a whole number such as 12"),
        ("--color green", "'green' is not a Color; choose Red, Dark Red or Blue"),
        ("--color bleu", "'bleu' is not a Color; did you mean Blue? Choose Red, Dark Red or Blue"),
        ("--file /nowhere", "invalid value '/nowhere' for --file: cannot be read: no such file or directory"),
        ("--file /", "invalid value '/' for --file: cannot be read: is a directory"),
        ("--link nonsense", "invalid value 'nonsense' for --link: give an address such as https://example.org"),
        ("--no-json", "there is no option '--no-json'; did you mean --json?"),
        ("--no-color", "there is no option '--no-color'; did you mean --color?"),
        ("--color red loud", "invalid value 'loud' for --how-many: give a whole number such as 12"),
    ])
    func whatIsRefused(options: String, message: String) throws {
        try Home().expect("every-kind \(options)", says: "every-kind: \(message)\n", status: 64)
    }

    @Test func helpSaysWhatEachOneTakes() throws {
        let page = try Home().run("every-kind --help").output
        #expect(
            page.contains(
                """
                      --color COLOR       A color: Red, Dark Red or Blue
                      --how-many NUMBER   How many (default: 3)
                      --[no-]loud         Whether it is loud
                      --[no-]is-bright    Whether it is bright (default: yes)
                      --tags TEXT         Tags (may be repeated)
                      --sizes NUMBER      Sizes (may be repeated)
                      --link URL          An address
                      --file FILE         A file
                      --json-value TEXT   Named as a common option is
                      --[no-]input-value  Its opposite is a common option

                """))
        // What is not to be found can be run.
        #expect(!page.contains("secret"))
        try Home().expect("every-kind secret", prints: "yes\n")
        #expect(try Home().run("every-kind visit --help").output.contains("(required)"))
    }
}
