import Testing

/// What leads to execution is used only where nobody else can have written it.
@Suite struct FilesOfOthers {
    @Test func aForgedManifestInTheCache() throws {
        let home = try Home()
        let manifests = "\(home.path)/cache/intent-toolbox/manifests"
        try home.run("shortcuts-list; sed -i 's/Track /Erase /g' cache/intent-toolbox/manifests/run-track.json")
        // While only the person can write it, it is the person's own doing.
        #expect(try home.run("shortcuts-list erase").output.isEmpty == false)
        try home.expect(
            "chmod 777 cache/intent-toolbox/manifests; shortcuts-list erase",
            says: """
                shortcuts-list: \(manifests)/run-track.json is not used: \(manifests) can be changed by others; \
                chmod go-w \(manifests)

                """)
    }

    @Test(.enabled(if: Subprocess.canMount, "needs root")) func aManifestOfAnotherUser() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let manifest = "\(home.path)/data/intent-toolbox/apps/greet.json"
        try home.expect(
            "chown 12345 data/intent-toolbox/apps/greet.json; shortcuts-list wave",
            says:
                "shortcuts-list: \(manifest) cannot be used: \(manifest) belongs to another user; chown 0 \(manifest)\n"
        )
    }

    @Test func aProgramThatOthersCanChange() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let manifest = "\(home.path)/data/intent-toolbox/apps/greet.json"
        let program = "\(home.path)/bin/greet.sh"
        try home.expect(
            "chmod o+w bin/greet.sh; shortcuts-run 'wave with greeter'",
            says:
                "shortcuts-run: \(manifest) cannot be used: \(program) can be changed by others; chmod go-w \(program)\n"
                + "shortcuts-run: there is no phrase 'wave with greeter'; shortcuts-list shows all phrases\n",
            status: 64)
    }

    /// A program is relative to its manifest, and one that is there but cannot be run is told apart from a missing one.
    @Test func aProgramBesideItsManifest() throws {
        let home = try Home()
        try home.run("mkdir -p data/intent-toolbox/apps other; chmod 700 data/intent-toolbox")
        try home.writeProgram("#!/bin/sh\necho beside\n", to: "data/intent-toolbox/apps/near.sh")
        try home.writeProgram("#!/bin/sh\necho wrong\n", to: "other/near.sh")
        try home.write(
            #"{"manifest":1,"name":"near","program":"./near.sh","displayName":"Near","intents":[{"name":"GoIntent","title":"Go","primary":true}],"shortcuts":[{"intent":"GoIntent","phrases":["Go with ${applicationName}"]}]}"#,
            to: "data/intent-toolbox/apps/near.json")
        try home.expect("cd other; shortcuts-run 'go with near'", prints: "beside\n")
        let program = "\(home.path)/data/intent-toolbox/apps/near.sh"
        let errors = try home.run("chmod -x '\(program)'; shortcuts-list check").errors
        #expect(errors.contains("its program './near.sh' is not executable; chmod +x \(program)\n"), "\(errors)")
    }

    @Test func anAnswerWithoutAnEnd() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.writeProgram("#!/bin/sh\nexec cat /dev/zero\n", to: "bin/greet.sh")
        let outcome = try home.run("shortcuts-list wave")
        #expect(outcome.errors.contains("\(home.path)/bin/greet.sh answered more than 32 MB"), "\(outcome)")
    }
}
