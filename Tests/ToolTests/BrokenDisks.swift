import Testing

/// Disks that are full or read-only: the message names the path and the cause, and what was there stays.
@Suite(.enabled(if: Subprocess.canMount, "needs root and unshare")) struct BrokenDisks {
    /// A disk of four pages at `data` with one run on it, filled to the brim.
    private let fullDisk = """
        mkdir data; mount -t tmpfs -o size=16k none data; run-track 10K >/dev/null
        cat /dev/zero >data/filler 2>&-; cp data/intent-toolbox/runs/* before

        """

    private func mounted(_ script: String) -> String { "unshare -m sh -c '\(script)'" }

    @Test func aFullDisk() throws {
        let home = try Home()
        let outcome = try home.run(
            mounted(
                fullDisk + """
                    # The rest of the page that the journal has already is filled first.
                    while run-track 5K --note 12345678901234567890123456789012345678901234567890 >/dev/null 2>errors; do
                        cp data/intent-toolbox/runs/* before
                    done
                    run-track 5K --note 12345678901234567890123456789012345678901234567890; echo $?
                    cmp before data/intent-toolbox/runs/* && find data -type f | grep -v filler | wc -l
                    rm data/filler; run-track 3K; run-track list-runs --limit 1 --fields distance
                    """))
        #expect(outcome.output == "74\n1\n3\n3\n")
        #expect(outcome.errors.hasPrefix("run-track: \(home.path)/data/intent-toolbox/runs/"))
        #expect(outcome.errors.contains("no space left on device") && outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test func aDiskThatFillsUpUnderAPipe() throws {
        let home = try Home()
        let outcome = try home.run(
            mounted(fullDisk + "seq 100 | sed s/$/km/ | run-track; echo $?; run-track total-distance"))
        // What was printed was recorded, and nothing else.
        let lines = outcome.output.split(separator: "\n").compactMap { Int($0) }
        #expect(lines.dropLast().last == 74, "\(outcome)")
        #expect(lines.last == 10 + lines.dropLast(2).reduce(0, +), "\(outcome)")
        #expect(outcome.errors.contains("no space left on device") && outcome.errors.count { $0 == "\n" } == 1)
        #expect(outcome.errors.hasSuffix("(nothing from line 1 on was recorded)\n"))
    }

    @Test func aDiskThatIsFullFromTheStart() throws {
        let home = try Home()
        let outcome = try home.run(
            mounted(
                "mkdir data; mount -t tmpfs -o size=16k none data; cat /dev/zero >data/filler 2>&-; run-track 5K; echo $?; "
                    + "find data -type f -size +0 | grep -v filler"))
        #expect(outcome.output == "74\n" || outcome.output == "73\n", "\(outcome)")
        #expect(outcome.errors.hasPrefix("run-track: \(home.path)/data/") && outcome.errors.count { $0 == "\n" } == 1)
    }

    @Test func aReadOnlyDisk() throws {
        let home = try Home()
        try home.run("run-track 10K --date 2024-05-06 --id k")
        let outcome = try home.run(
            mounted(
                """
                mount --bind data data; mount -o remount,ro,bind data
                run-track list-runs; run-track total-distance; run-track 5K; echo $?; run-track undo-run; echo $?
                """))
        #expect(outcome.output == "10 km, 6 May 2024\n10\n74\n74\n")
        #expect(outcome.errors.hasPrefix("run-track: \(home.path)/data/"))
        #expect(outcome.errors.contains("read-only file system") && outcome.errors.count { $0 == "\n" } == 2)
        try home.expect("run-track total-distance", prints: "10\n")
    }

    @Test func aReadOnlyCacheCostsNothing() throws {
        let home = try Home()
        try home.expect(
            mounted(
                """
                mkdir cache; mount --bind cache cache; mount -o remount,ro,bind cache
                run-track 10K; run-track total-distance
                """), prints: "10\n10\n")
    }
}
