import Testing

/// An intent may work on the main actor, on other threads, sleep, and come back: no wake-up is lost.
@Suite struct WorkOnEveryThread {
    @Test func theMainActorIsTheMainThread() throws {
        try Home().expect("every-kind hop 500", prints: "500\n")
    }

    @Test func aCrowd() throws {
        try Home().expect("every-kind crowd 4000", prints: "4000\n")
    }

    /// A lost wake-up shows in one of many starts.
    @Test func againAndAgain() throws {
        try Home().expect(
            "for i in 1 2 3 4 5 6; do for j in 1 2 3 4 5 6; do every-kind crowd 40; every-kind hop 3; done; done | sort | uniq -c",
            prints: "     36 3\n     36 40\n")
    }

    @Test func sleepingCostsNothing() throws {
        let outcome = try Home().run("every-kind sleep 10 50")
        let milliseconds = try #require(Int(outcome.output.dropLast()))
        #expect(milliseconds < 150, "of 500")
    }
}
