import Testing

/// `run-track RUN` and `run-track DISTANCE`.
@Suite struct TrackingARun {
    @Test func aCommonRunByItsName() throws {
        try Home().expect("run-track 10K", prints: "10\n")
        try Home().expect("run-track 'Half Marathon'", prints: "21.1\n")
        try Home().expect("run-track --run marathon", prints: "42.2\n")
    }
}
