import Testing

/// cron and its like: no terminal, no locale, hardly any variables.
@Suite struct ColdEnvironments {
    /// cron's own variables.
    private func cron(_ command: String) -> String {
        "env -i HOME=\"$HOME\" PATH=\"$PATH\" LOGNAME=x SHELL=/bin/sh sh -c '\(command)'"
    }

    @Test func cronsVariablesAreEnough() throws {
        let home = try Home()
        try home.expect(cron("run-track 10K --note \"瞑想 🧘\" --id \"k 走\""), prints: "10\n")
        try home.expect(cron("run-track list-runs --fields id,note"), prints: "k 走\t瞑想 🧘\n")
        // Without XDG variables the data is where the specification has it.
        try home.expect("ls .local/share/intent-toolbox; run-track total-distance", prints: "runs\n0\n")
    }

    @Test func withoutATerminalNothingWaits() throws {
        let home = try Home()
        let start = now()
        let outcome = try home.run("run-track </dev/null")
        #expect(now() - start < 5)
        #expect(outcome.status == 64 && outcome.output.isEmpty && !outcome.errors.contains("/dev/tty"))
    }

    @Test(arguments: ["C", "de_DE.UTF-8", "ja_JP.eucJP", "tr_TR.UTF-8"])
    func theLocaleChangesNothing(locale: String) throws {
        let home = try Home()
        let environment = ["LANG": locale, "LC_ALL": locale, "LC_NUMERIC": locale]
        try home.expect(
            "run-track 7.3km; run-track 7,3km; run-track HALF-MARATHON", environment: environment,
            prints: """
                7.3
                7.3
                21.1

                """)
        try home.expect("run-track total-distance", environment: environment, prints: "35.7\n")
    }

    @Test(arguments: ["", "data", "./data"])
    func anXDGVariableThatIsNoAbsolutePathIsAsIfUnset(value: String) throws {
        let home = try Home()
        try home.expect("run-track 10K", environment: ["XDG_DATA_HOME": value], prints: "10\n")
        try home.expect("run-track total-distance", environment: ["XDG_DATA_HOME": nil], prints: "10\n")
        try home.expect("ls -A", prints: ".local\ncache\n")
    }

    @Test func foldersAndFilesAreThePersonsOwn() throws {
        try Home().expect(
            "umask 0; run-track 10K >/dev/null; find data cache -printf '%m %y\\n' | sort -u", prints: "600 f\n700 d\n")
    }

    /// Never a path made from nothing.
    @Test(arguments: [nil, ""])
    func withoutAHomeTheFoldersThatAreNamedDo(home variable: String?) throws {
        let home = try Home()
        let changes = ["HOME": variable]
        try home.expect("run-track 10K; run-track total-distance", environment: changes, prints: "10\n10\n")
    }

    @Test(
        .enabled(if: Subprocess.canMount, "needs root and unshare"),
        arguments: [
            ("root:x:0:0::$PWD/elsewhere:/bin/sh", "10\n", 0), ("other:x:1234:1234::/home/other:/bin/sh", "", 78),
            ("root:x:0:0:::/bin/sh", "", 78), ("root:x:0:0::relative:/bin/sh", "", 78), ("", "", 78),
        ])
    func theHomeOfThePasswordFile(entry: String, output: String, status: Int32) throws {
        let home = try Home()
        let outcome = try home.run(
            """
            echo "\(entry)" >passwd; mkdir elsewhere
            unshare -m sh -c 'mount --bind passwd /etc/passwd
                unset HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME; run-track 10K'
            """)
        #expect(outcome.output == output && outcome.status == status)
        #expect(outcome.errors == (status == 0 ? "" : "run-track: your home folder is not known; set HOME\n"))
        try home.expect(
            "ls -A elsewhere; ls -A", prints: (status == 0 ? ".cache\n.local\n" : "") + "elsewhere\npasswd\n")
    }

    @Test func readingAndHelpCreateNothing() throws {
        let home = try Home()
        for command in ["--help", "--version", "list-runs --help", "rubbish", "undo-run", "--frobnicate", "''"] {
            try home.run("run-track \(command)")
            try home.expect("ls -A")
        }
        try home.run("run-track list-runs; run-track total-distance; run-track list-runs --json")
        try home.expect("ls -A | grep -v '^cache$'", status: 1)
    }

    @Test func manyAtOnce() throws {
        let home = try Home()
        try home.run("for i in 1 2 3 4 5 6 7 8 9 10; do run-track 1.5km & run-track 1.5km & done; wait")
        try home.expect(
            "run-track total-distance; run-track list-runs --fields id | sort -u | wc -l", prints: "30\n20\n")
    }
}
