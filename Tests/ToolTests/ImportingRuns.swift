import FileSamples
import Foundation
import Testing

/// `run-import`, and its runs on their way into `run-track`.
@Suite struct ImportingRuns {
    private static func home() throws -> Home {
        let home = try Home()
        try home.put(GPXText.file(GPXText.points(0..<601)), to: "a.gpx")
        try home.put(FITFile.run(seconds: 1200).bytes, to: "b.fit")
        return home
    }

    private static let gpxLine = """
        {"id":"import:strava:2024-11-03T07:00:00Z","title":"1.8 km, 3 Nov 2024","date":"2024-11-03T07:00:00+00:00",\
        "distance":1.8,"time":600,"clock":"elapsed","note":"Morning Run","kind":"running","service":"strava"}
        """

    @Test func inAPipeEachIsALineOfJSON() throws {
        let home = try Self.home()
        try home.expect("run-import a.gpx", prints: Self.gpxLine + "\n")
        try home.expect("cat a.gpx | run-import", prints: Self.gpxLine + "\n")
        try home.expect("cat a.gpx | run-import -", prints: Self.gpxLine + "\n")
        try home.expect("run-import --files=- <a.gpx", prints: Self.gpxLine + "\n")
        try home.expect(
            "run-import a.gpx --json",
            prints: "{\"app\":\"run-import\",\"intent\":\"ImportRunsIntent\",\"value\":\(Self.gpxLine)}\n")
        try home.expect(
            "run-import --fields date,distance,time b.fit a.gpx",
            prints: """
                2024-11-03T07:00:00+00:00\t1.8\t10:00
                2024-11-03T08:15:02+01:00\t3.6\t20:00

                """)
    }

    @Test func onATerminalThePersonSeesWhatThereIs() throws {
        let home = try Self.home()
        try home.put(GPXText.file(GPXText.points(0..<9), type: "cycling"), to: "c.gpx")
        try home.expectOnTerminal(
            "run-import a.gpx b.fit c.gpx",
            shows: """
                Date               Kind     Distance   Time  Note
                3 Nov 2024, 07:00  running    1.8 km  10:00  Morning Run
                3 Nov 2024, 08:15  running    3.6 km  20:00  Tempo
                2 runs, 5.4 km. Left out: cycling (1); --all takes them.

                """)
        try home.expectOnTerminal("run-import c.gpx", shows: "No runs. Left out: cycling (1); --all takes them.\n")
    }

    @Test func anImportIsUndoneAsOne() throws {
        let home = try Self.home()
        try home.run("run-track 10K -q; run-import . | run-track -q")
        try home.expect("run-track total-distance", prints: "15.4\n")
        try home.expect("run-track undo --yes --fields distance; run-track total-distance", prints: "1.8\n3.6\n10\n")
        try home.expect("run-track redo --yes -q; run-track total-distance", prints: "15.4\n")
    }

    @Test func eachIsTrackedOnce() throws {
        let home = try Self.home()
        for _ in 1...2 { try home.expect("run-import . | run-track", prints: "1.8\n3.6\n") }
        try home.expect(
            "run-track list-runs --fields id,date,distance,time,note",
            prints: """
                import:garmin:2024-11-03T07:15:02Z\t2024-11-03T08:15:02+01:00\t3.6\t20:00\tTempo
                import:strava:2024-11-03T07:00:00Z\t2024-11-03T07:00:00+00:00\t1.8\t10:00\tMorning Run

                """)
        try home.expect("cat data/intent-toolbox/runs/* | wc -l", prints: "2\n")
    }

    /// Records, and what a program makes of them.
    @Test(.enabled(if: Subprocess.hasJQ, "needs jq"))
    func throughJQ() throws {
        let home = try Self.home()
        try home.expect("run-import . --json | jq -c 'select(.value.distance > 2)' | run-track", prints: "3.6\n")
        try home.expect("run-import . | jq 'select(.distance < 2)' -c | run-track", prints: "1.8\n")
    }

    @Test func anotherFormOfARunThatIsThere() throws {
        let home = try Self.home()
        try home.run("run-import a.gpx | run-track")
        try home.expect(
            "run-import a.gpx | sed 's/\"distance\":1.8/\"distance\":1.79/; s/Morning/Early/' | run-track --json",
            prints: """
                {"app":"run-track","intent":"RunIntent","value":1.8,\
                "dialog":"Already there (differs: distance, note): 1.8 km, 3 Nov 2024. 1.8 km in total."}

                """)
        try home.expect("run-track list-runs --fields distance,note", prints: "1.8\tMorning Run\n")
    }

    /// What a watch recorded is as it was, though nobody runs so fast.
    @Test func importedRunsAreNotAskedAbout() throws {
        let home = try Home()
        try home.put(FITFile.run(metresEachSecond: 12).bytes, to: "a.fit")
        try home.expect("run-import a.fit | run-track", prints: "7.2\n")
    }

    @Test func faultsAreNamedAndTheOthersGoOn() throws {
        let home = try Self.home()
        try home.expect("head -c 900 a.gpx >broken.gpx; echo word >word")
        try home.expect(
            "run-import broken.gpx a.gpx word nowhere", prints: Self.gpxLine + "\n",
            says: """
                run-import: broken.gpx: ends too early, within <trkseg>; 8 points were read, nothing was taken; export it again
                run-import: word: has no format that is known; give GPX, TCX, FIT, a service's CSV or JSON, or a folder or zip archive of these
                run-import: nowhere: cannot be read: no such file or directory

                """, status: 65)
        try home.expect(
            "run-import nowhere", says: "run-import: nowhere: cannot be read: no such file or directory\n", status: 66)
        try home.expect(
            "true | run-import", says: "run-import: standard input: is empty; give a file that is not\n", status: 64)
        try home.expect(
            "run-import </dev/null", says: "run-import: Which files? Give --files (the path of a file or folder)\n",
            status: 64)
        try home.expect("run-import -q a.gpx")
    }

    @Test func fromAPipe() throws {
        let home = try Self.home()
        try home.expect("gzip -c a.gpx | run-import --fields distance", prints: "1.8\n")
        try home.expect(
            "mkdir temporary; python3 -m zipfile -c a.zip a.gpx b.fit; cat a.zip | run-import --fields distance; ls -A temporary",
            environment: ["TMPDIR": "\(home.path)/temporary"], prints: "1.8\n3.6\n")
        try home.expect(
            #"echo '[{"id":1,"start":"20241103T071502Z","end":"20241103T074502Z","tags":["run","6km"]}]' | run-import | run-track"#,
            prints: "6\n")
    }

    /// Nothing is asked but on a terminal.
    @Test func aTerminalWithoutFiles() throws {
        let home = try Self.home()
        let terminal = try Terminal("run-import", in: home)
        try terminal.wait(for: "Which files?")
        terminal.type("a.gpx\r")
        #expect(try terminal.finish().output.contains("1 run, 1.8 km."))
    }

    @Test func aBarShowsHowFarItIs() throws {
        let home = try Home()
        let points = GPXText.points(0..<20_000)
        try home.put(GPXText.file(points), to: "a.gpx")
        try home.expect("mkdir d; for i in 1 2 3 4 5 6 7 8 9; do cp a.gpx d/$i.gpx; done")
        let seen = try Terminal("run-import d >out", in: home).finish()
        #expect(seen.status == 0 && seen.output.contains(" %\u{1B}[K") && seen.output.contains("█"))
        // It is gone at the end, and what was found stands in its place.
        #expect(seen.output.hasSuffix("\r\u{1B}[K1 run, 59.997 km.\n"))
        for quiet in ["--quiet d >out", "d >out 2>errors; cat errors"] {
            #expect(try Terminal("run-import \(quiet)", in: home).finish().output == "")
        }
        #expect(try !Terminal("TERM=dumb run-import d >out", in: home).finish().output.contains("%"))
    }
}

extension Home {
    fileprivate func put(_ text: String, to name: String) throws { try put(Array(text.utf8), to: name) }

    fileprivate func put(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
}
