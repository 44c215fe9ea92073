import Testing

/// A newcomer's way: install, read the manual, press Tab, say a phrase, uninstall.
@Suite struct Installing {
    /// Installs the executables that the tests run; to build them takes minutes.
    private static func install(in home: Home, _ options: String = "", to prefix: String) throws {
        try home.expect(
            "'\(Subprocess.package)/.install' --built '\(Subprocess.products)' --prefix \(prefix) \(options) | head -1",
            prints: "\(options.isEmpty ? "Installed into" : "Uninstalled from") \(prefix).\n")
    }

    @Test func fromNothingToNothing() throws {
        let home = try Home()
        let prefix = "\(home.path)/opt"
        // Twice is harmless.
        try Self.install(in: home, to: prefix)
        try Self.install(in: home, to: prefix)
        try home.expect(
            "find opt -type f | wc -l; find opt -type f ! -perm 644 | sort",
            prints: "41\n" + Completing.tools.sorted().map { "opt/bin/\($0)\n" }.joined())
        let environment = ["PATH": "\(prefix)/bin:/usr/bin:/bin"] as [String: String?]
        try home.expect(
            "command -v run-track; run-track 5K", environment: environment, prints: "\(prefix)/bin/run-track\n5\n")
        try home.expect("shortcuts-run 'what is my total in run track'", environment: environment, prints: "5\n")
        if Subprocess.isInstalled("man") {
            let page = try home.run(
                "man -M opt/share/man run-track | cat; man -M opt/share/man 7 intent-toolbox | wc -l",
                environment: environment)
            #expect(page.output.contains("track a run") && page.errors.isEmpty && page.status == 0)
        }
        try Self.install(in: home, "--uninstall", to: prefix)
        try home.expect("ls; run-track total-distance", prints: "cache\ndata\n5\n")
        try Self.install(in: home, "--uninstall", to: prefix)
    }

    @Test(arguments: InteractiveShell.Kind.installed)
    func tabWhereItIsInstalled(shell kind: InteractiveShell.Kind) throws {
        let home = try Home()
        let prefix = "\(home.path)/opt"
        try Self.install(in: home, to: prefix)
        // The folders that each shell looks in, as if they were named so.
        try home.expect(
            """
            mkdir completions && ln -s ../opt/share/bash-completion/completions completions/bash
            ln -s ../opt/share/zsh/site-functions completions/zsh
            ln -s ../opt/share/fish/vendor_completions.d completions/fish
            """)
        let shell = try InteractiveShell(
            kind, for: "run-track", in: home, completions: "\(home.path)/completions",
            environment: ["PATH": "\(prefix)/bin:/usr/bin:/bin"])
        #expect(try shell.got(typing: "run-track half\t") == "[Half Marathon]")
    }

    @Test func forAPackage() throws {
        let home = try Home()
        let outcome = try home.run(
            "'\(Subprocess.package)/.install' --built '\(Subprocess.products)' --prefix=/usr && find image | grep -v /usr; ls image/usr; "
                + "'\(Subprocess.package)/.install' --prefix /usr --uninstall; ls",
            environment: ["DESTDIR": "\(home.path)/image"])
        #expect(outcome.status == 0 && outcome.output.contains("bin\nshare\n"), "\(outcome)")
    }

    @Test func whatCannotBe() throws {
        try Home().expect(
            "'\(Subprocess.package)/.install' --prefix here",
            says: ".install: the prefix 'here' must be an absolute path\n", status: 64)
        try Home().expect(
            "'\(Subprocess.package)/.install' --frobnicate",
            says: ".install: there is no option '--frobnicate'; see ./.install --help\n", status: 64)
    }
}
