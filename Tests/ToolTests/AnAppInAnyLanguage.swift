import Testing

/// A program with a manifest is an app: listed, run by phrase, completed.
@Suite struct AnAppInAnyLanguage {
    @Test func itsPhrasesAreListed() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let list = """
            Greet Ada with Greeter
            Greet René with Greeter
            Greet -v with Greeter
            Wave with Greeter

            """
        try home.expect("shortcuts-list --app greeter", prints: list)
        // Its people were as they are now, so it was not started for them again.
        try home.expect("shortcuts-list --app 'hello app'; wc -l < asked", prints: list + "1\n")
        try home.expect(
            "echo Zoë >> people.txt; shortcuts-list zoe; wc -l < asked", prints: "Greet Zoë with Greeter\n2\n")
        try home.expect(
            "shortcuts-list check; shortcuts-list view-shortcut 'wave with greeter'",
            prints: """
                phrase: Wave with Greeter
                app: Greeter (greet)
                does: Wave
                runs: \(home.path)/bin/greet.sh wave

                """)
    }

    @Test func itRunsByPhrase() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.expect(
            "for phrase in 'greet rene with hello app' 'Greet -v with Greeter' 'wave with greeter'; do "
                + "shortcuts-run --json \"$phrase\" -- --loud | grep -v greet; done",
            prints: ["--person=René", "--person=-v", "wave"].map { "[\($0)]\n[--json]\n[--loud]\n" }.joined())
    }

    @Test func itIsCompleted() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.expect(
            "shortcuts-run --complete run-shortcut phrase 'greet r'", prints: "Greet René with Greeter\n")
        try home.expect("shortcuts-list --complete list-shortcuts app 'hello'", prints: "Hello App\tGreeter\n")
    }

    /// The person's own manifest goes before the one that is installed for everybody.
    @Test func foldersOfManifests() throws {
        let home = try Home()
        let simple =
            #"{"manifest":1,"name":"NAME","program":"echo","displayName":"SHOWN","intents":[{"name":"A"}],"#
            + #""shortcuts":[{"intent":"A","phrases":["Use ${applicationName}"]}]}"#
        for (folder, name, shown) in [
            ("one", "x", "X of one"), ("two", "x", "X of two"), ("two", "y", "Y of two"), ("data", "y", "Y of mine"),
        ] {
            try home.write(
                simple.replacing("NAME", with: name).replacing("SHOWN", with: shown),
                to: "\(folder)/intent-toolbox/apps/\(name).json")
        }
        try home.expect(
            "shortcuts-list use", environment: ["XDG_DATA_DIRS": "\(home.path)/one:relative::\(home.path)/two"],
            prints: "Use X of one\nUse Y of mine\n")
    }

    @Test func aManifestThatIsWrongCostsALine() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let folder = "data/intent-toolbox/apps"
        try home.write("{", to: folder + "/a.json")
        try home.write(#"{"manifest":1,"name":"b","program":"/nowhere/b"}"#, to: folder + "/b.json")
        try home.write(
            ThirdPartyApp.manifest.replacing("Wave with ${applicationName}", with: "Wave")
                .replacing(#""greet""#, with: #""c""#),
            to: folder + "/c.json")
        try home.expect("mkdir \(folder)/d.json && ln -s nowhere \(folder)/e.json")
        let said = [
            "\(home.path)/\(folder)/a.json cannot be used: line 1, column 2: a key in double quotes is missing",
            "\(home.path)/\(folder)/b.json cannot be used: its program '/nowhere/b' is not there",
            "c: the phrase 'Wave' lacks the application's name; put it in",
            "\(home.path)/\(folder)/d.json cannot be used: it is no file",
            "\(home.path)/\(folder)/e.json cannot be used: no such file or directory",
        ].map { "shortcuts-list: \($0)\n" }.joined()
        try home.expect("shortcuts-list wave", prints: "Wave with Greeter\n", says: said)
        try home.expect("shortcuts-run 'wave with greeter' | tail -1", prints: "[wave]\n")
        try home.expect("shortcuts-list check", says: said, status: 78)
    }

    @Test func anAppThatHangsCostsALine() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.writeProgram("#!/bin/sh\nsleep 60 & wait\n", to: "bin/greet.sh")
        try home.expect(
            "shortcuts-list wave", prints: "Wave with Greeter\n",
            says: "shortcuts-list: greet has phrases that cannot be listed: \(home.path)/bin/greet.sh did not answer "
                + "within 5 seconds; see shortcuts-list check\n")
    }
}
