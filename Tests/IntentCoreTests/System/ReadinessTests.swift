import Glibc
import Testing

@testable import IntentCore

/// A pipe that is full, has something in it, or nobody reads.
@Suite final class ReadinessTests {
    private let reading: Int32
    private var writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        (reading, writing) = (ends[0], ends[1])
        try #require(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    }

    deinit {
        close(reading)
        if writing >= 0 { close(writing) }
    }

    private var ready: Set<Readiness.Interest> {
        Readiness.wait(for: [.input(reading), .output(writing), .input(-1)], milliseconds: 0)
    }

    @Test func roomAndInput() {
        #expect(ready == [.output(writing)])
        #expect(!Readiness.wait(for: .input(reading), milliseconds: 0))
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while write(writing, &chunk, chunk.count) > 0 {}
        #expect(ready == [.input(reading)])
        #expect(!Readiness.wait(for: .output(writing), milliseconds: 0))
        #expect(Readiness.wait(for: .input(reading)))
        while read(reading, &chunk, chunk.count) == chunk.count, Readiness.wait(for: .input(reading), milliseconds: 0) {
        }
        #expect(ready == [.output(writing)])
    }

    /// The end of the input can be read as well.
    @Test func theEnd() {
        close(writing)
        writing = -1
        #expect(ready == [.input(reading)])
    }
}
