import Testing

/// Tab, in the real shells on a terminal.
@Suite struct CompletingInShells {
    private static let names = [
        "Loving Kindness", "Loving Care", "Box: 4-7-8", #"it's "ok""#, #"a\b"#, "$(touch pwned)", "`touch pwned`",
        "[x]", "*", "~root", "-v", "瞑想 🧘", "tab\\tand\\nline",
    ]

    private static func home() throws -> Home {
        let home = try Home()
        let sessions = names.map { name in
            let text = name == names.last ? name : name.replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#)
            return #"{"name":"\#(text)","duration":"5m"}"#
        }
        try home.write(
            #"{"sessions":[\#(sessions.joined(separator: ","))]}"#, to: "config/intent-toolbox/sessions.json")
        try home.write("", to: "file.txt")
        return home
    }

    @Test(arguments: InteractiveShell.Kind.installed)
    func aNameIsOneArgumentWhateverIsInIt(shell kind: InteractiveShell.Kind) throws {
        let home = try Self.home()
        let shell = try InteractiveShell(kind, for: "meditate", in: home)
        for (keys, arguments) in [
            ("lov\tk\t", "[Loving Kindness]"), ("Box:\t", "[Box: 4-7-8]"), ("it\t", #"[it's "ok"]"#),
            (#"a\\"# + "\t", #"[a\b]"#), ("\\$\t", "[$(touch pwned)]"), ("\\`\t", "[`touch pwned`]"),
            ("\\[\t", "[[x]]"),
            ("'*\t", "[*]"), ("\\~\t", "[~root]"), ("-- -\t", "[--][-v]"), ("--session=-\t", "[--session=-v]"),
            ("瞑\t", "[瞑想 🧘]"),
            // Within quotation marks, and behind an option.
            ("\"Box:\t", "[Box: 4-7-8]"), ("'Box:\t", "[Box: 4-7-8]"), ("\"it's \t", #"[it's "ok"]"#),
            ("--session=Lo\tC\t", "[--session=Loving Care]"), ("--session Box\t", "[--session][Box: 4-7-8]"),
            ("--session=\"Box\t", "[--session=Box: 4-7-8]"), ("--session='it\t", #"[--session=it's "ok"]"#),
            ("-- Box\t", "[--][Box: 4-7-8]"),
        ] {
            let got = try shell.got(typing: "meditate " + keys)
            #expect(got == arguments, "\(kind): \(keys)")
        }
        try home.expect("ls pwned 2>&-", status: 2)
    }

    @Test(arguments: InteractiveShell.Kind.installed)
    func intentsOptionsAndNoFiles(shell kind: InteractiveShell.Kind) throws {
        let home = try Self.home()
        let shell = try InteractiveShell(kind, for: "run-track", in: home)
        for (keys, arguments) in [
            ("tot\t", "[total-distance]"),
            ("list-runs --si\ttoday --fi\tdat\t", "[list-runs][--since][today][--fields][date]"),
            ("list-runs --fields id,di\t", "[list-runs][--fields][id,distance]"), ("--di\t5km", "[--distance][5km]"),
            ("half\t", "[Half Marathon]"), ("half-\t", "[half-marathon]"), ("--run Half\t", "[--run][Half Marathon]"),
            ("fil\t", "[fil]"), ("--note fil\t", "[--note][fil]"), ("list-runs fil\t", "[list-runs][fil]"),
        ] {
            let got = try shell.got(typing: "run-track " + keys)
            #expect(got == arguments, "\(kind): \(keys)")
        }
    }

    @Test(arguments: InteractiveShell.Kind.installed)
    func aPhraseIsOneArgument(shell kind: InteractiveShell.Kind) throws {
        let shell = try InteractiveShell(kind, for: "shortcuts-run", in: try Self.home())
        #expect(
            try shell.got(typing: "shortcuts-run Start\\ a\\ box\t") == "[Start a Box: 4-7-8 session with Meditation]")
        #expect(try shell.got(typing: "shortcuts-run 'begin med\t") == "[Begin Meditation]")
        #expect(
            try shell.got(typing: "shortcuts-run --app run\\ t\t 'Show my ru\t")
                == "[--app][Run Track][Show my runs in Run Track]")
    }

    @Test(arguments: InteractiveShell.Kind.installed)
    func filesWhereAFileIsMeant(shell kind: InteractiveShell.Kind) throws {
        let home = try Self.home()
        try home.write("", to: "folder one/a file.txt")
        let completions = home.path + "/completions"
        try home.run(
            """
            for shell in bash zsh fish; do mkdir -p completions/$shell; done
            every-kind --completion-script bash >completions/bash/every-kind
            every-kind --completion-script zsh >completions/zsh/_every-kind
            every-kind --completion-script fish >completions/fish/every-kind.fish
            """)
        let shell = try InteractiveShell(kind, for: "every-kind", in: home, completions: completions)
        #expect(try shell.got(typing: "every-kind --file fil\t") == "[--file][file.txt]")
        #expect(try shell.got(typing: "every-kind --file=fil\t") == "[--file=file.txt]")
        #expect(try shell.got(typing: "every-kind --file fold\ta\t") == "[--file][folder one/a file.txt]")
    }

    @Test(arguments: InteractiveShell.Kind.installed)
    func theLineShowsWhatWasChosen(shell kind: InteractiveShell.Kind) throws {
        let shell = try InteractiveShell(kind, for: "meditate", in: try Self.home())
        try shell.type("meditate --sess\tBo", untilSeen: "ion")
        #expect(try shell.got(typing: "\t") == "[--session][Box: 4-7-8]")
        // What there is to choose from is shown with its meaning.
        try shell.type("meditate Loving\\ \t\t", untilSeen: "5:00")
        #expect(try shell.got(typing: "\u{5}\u{15}meditate list-s\t") == "[list-sessions]")
    }
}
