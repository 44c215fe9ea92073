import FileSamples
import Testing

@testable import run_import

/// FIT files, as watches write them and as they break.
@Suite struct FITTests {
    private func read(_ bytes: [UInt8]) throws -> [Activity] {
        let contents = FileContents()
        try FITReader.read(bytes, into: contents)
        return contents.activities
    }

    @Test(arguments: [false, true], [false, true])
    func aRun(isBigEndian: Bool, hasDeveloperFields: Bool) throws {
        let file = FITFile.run(isBigEndian: isBigEndian, hasDeveloperFields: hasDeveloperFields)
        let run = try #require(try read(file.bytes).first)
        #expect(run.kind == .running && run.metres == 1800 && run.service == .garmin && run.name == "Tempo")
        #expect(run.time == ActivityTime(600, .moving))
        #expect(run.start?.iso8601 == "2024-11-03T08:15:02+01:00")
    }

    @Test func aShortHeader() throws {
        #expect(try read(FITFile.run().bytes(hasShortHeader: true)).map(\.metres) == [1800])
    }

    @Test func chainedFiles() throws {
        let bytes = FITFile.run().bytes + FITFile.run(start: 1_100_000_000, sport: 2, isBigEndian: true).bytes
        #expect(try read(bytes).map(\.kind?.name) == ["running", "cycling"])
    }

    @Test func whereNothingSumsUp() throws {
        let counted = try #require(try read(FITFile.run(hasSession: false).bytes).first)
        #expect(counted.metres == 1800 && counted.kind == nil && counted.time == ActivityTime(600, .elapsed))
        let placed = try #require(try read(FITFile.run(hasSession: false, hasDistances: false).bytes).first)
        #expect(isNear(placed.metres, 1800, within: 0.0005))
        #expect(isNear(try read(FITFile.run(hasDistances: false).bytes).first?.metres, 1800, within: 0.0005))
    }

    @Test func compressedTimes() throws {
        var file = FITFile()
        let start = 1_100_000_030
        file.add(20, local: 0, [.init(253, .uint32, start), .init(5, .uint32, 0)])
        // The five bits turn over between the two.
        for second in [1, 5, 33, 60] {
            file.addCompressed(20, local: 1, time: start + second, [.init(5, .uint32, second * 300)])
        }
        let run = try #require(try read(file.bytes).first)
        #expect(run.metres == 180 && run.time == ActivityTime(60, .elapsed))
    }

    @Test func whatIsNoActivity() throws {
        var course = FITFile()
        course.add(0, local: 0, [.init(0, .enumeration, 6), .init(1, .uint16, 1)])
        course.add(20, local: 1, [.init(253, .uint32, 1_100_000_000), .init(5, .uint32, 500)])
        #expect(try read(course.bytes).isEmpty)
    }

    @Test func everyByteThatIsMissingIsFound() throws {
        let bytes = FITFile.run(seconds: 3).bytes
        for count in 0..<bytes.count {
            #expect(throws: FileFault.self, "\(count)") { try read(Array(bytes.prefix(count))) }
        }
    }

    @Test func everyByteThatIsWrongIsFound() throws {
        let bytes = FITFile.run(seconds: 3).bytes
        for index in bytes.indices {
            var wrong = bytes
            wrong[index] ^= 0x55
            #expect(throws: FileFault.self, "\(index)") { try read(wrong) }
        }
    }

    /// Any bytes at all behind a right header and with a right checksum end in activities or a fault, never in a trap.
    @Test func anyRecords() {
        var state: UInt64 = 1
        for _ in 0..<500 {
            var file = FITFile()
            for _ in 0..<20 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                file.addRaw((0..<8).map { UInt8(truncatingIfNeeded: state >> ($0 * 8)) })
            }
            _ = try? read(file.bytes)
        }
    }

    @Test func aTruncatedFileSaysWhatWasRead() throws {
        let folder = try Folder()
        try folder.write(Array(FITFile.run().bytes.prefix(5000)), to: "a.fit")
        let found = folder.found("a.fit")
        #expect(found.runs.isEmpty)
        let words = folder.faults(found)
        #expect(words.count == 1 && words[0].hasPrefix("a.fit: ends too early, after "))
        #expect(words[0].contains(" points were read, nothing was taken"))
    }

    @Test(.enabled(if: isInstalled("python3 -c 'import fitdecode'"), "needs fitdecode"))
    func asFitdecodeReadsIt() throws {
        let folder = try Folder()
        try folder.write(
            FITFile.run(seconds: 5000, metresEachSecond: 2.7, hasDeveloperFields: false).bytes, to: "a.fit")
        let program = """
            import fitdecode
            for frame in fitdecode.FitReader('a.fit'):
                if frame.frame_type == fitdecode.FIT_FRAME_DATA and frame.name == 'session':
                    print(frame.get_value('total_distance'), frame.get_value('total_timer_time'), frame.get_value('sport'))
            """
        try folder.write(program, to: "read.py")
        let words = String(decoding: try folder.run("python3 read.py"), as: UTF8.self).split(
            whereSeparator: \.isWhitespace)
        let run = try #require(folder.found("a.fit").runs.first)
        #expect(words.count == 3 && isNear(Double(words[0]), Double(run.distance.metres)))
        #expect(run.time.map { Double($0.components.seconds) } == Double(words[1]) && words[2] == "running")
    }
}
