import Testing

/// Every printable ASCII character in every place of a name, on Tab in the real shells: what the tool gets is the name,
/// as one argument.
@Suite struct QuotingOnTab {
    /// The characters that some shell might take for something else; letters and digits stand for themselves.
    private static let characters = (0x20...0x7E).map { Character(Unicode.Scalar($0)) }.filter {
        !$0.isLetter && (!$0.isNumber || $0 == "0")
    }

    private func home(sessions names: [String]) throws -> Home {
        let home = try Home()
        try write(names, to: home)
        return home
    }

    private func write(_ names: [String], to home: Home) throws {
        let entries = names.map { name in
            #"{"name":"\#(name.replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#))","duration":"5m"}"#
        }
        try home.write(
            #"{"sessions":[\#(entries.joined(separator: ","))]}"#, to: "config/intent-toolbox/sessions.json")
    }

    @Test(arguments: InteractiveShell.Kind.installed, ["", "'", "\""])
    func anyCharacterAnywhere(shell kind: InteractiveShell.Kind, quote: String) throws {
        let home = try home(sessions: [])
        let shell = try InteractiveShell(kind, for: "meditate", in: home)
        for character in Self.characters {
            // At the beginning, in the middle, before a letter, and at the end.
            let name = character == " " ? "a b  c" : "\(character)a\(character)b\(character)"
            try write([name], to: home)
            var keys = "\(quote)\t"
            if kind == .fish {
                // It offers what begins with a point only behind one, and lets a word that ends so go on.
                if character == "." { keys = "\(quote).\t" }
                if !quote.isEmpty, "/=@:.,-".contains(character) { keys += quote }
            }
            let got = try shell.got(typing: "meditate --session \(keys)")
            // fish would make a home folder of it, and so is not told of it.
            let isHidden = kind == .fish && quote.isEmpty && character == "~"
            #expect(got == (isHidden ? "[--session]" : "[--session][\(name)]"), "\(kind): \(quote)\(name)")
        }
    }

    /// Behind a beginning that was typed, and where a word is a comment, a home folder or an option.
    @Test(arguments: InteractiveShell.Kind.installed)
    func wordsThatMeanSomethingElse(shell kind: InteractiveShell.Kind) throws {
        let home = try home(sessions: ["#x", "~root", "--json", "-q", "=ls", "!!", "%1", "{a,b}", "x=~root"])
        let shell = try InteractiveShell(kind, for: "meditate", in: home)
        for (keys, arguments) in [
            ("\\#\t", "[#x]"), ("'#\t", "[#x]"), ("\"#\t", "[#x]"), ("\\~\t", "[~root]"), ("'~r\t", "[~root]"),
            ("--session=\\~\t", "[--session=~root]"), ("-- --\t", "[--][--json]"), ("-- -q\t", "[--][-q]"),
            ("--session=--\t", "[--session=--json]"), ("\\=\t", "[=ls]"), ("\\!\t", "[!!]"), ("%\t", "[%1]"),
            ("\\{\t", "[{a,b}]"), ("x\t", "[x=~root]"),
        ] {
            let got = try shell.got(typing: "meditate " + keys)
            #expect(got == arguments, "\(kind): \(keys)")
        }
    }
}
