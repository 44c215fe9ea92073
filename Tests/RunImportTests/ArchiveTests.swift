import FileSamples
import Testing

@testable import run_import

/// Folders and archives, whole and broken, and those that are made to do harm.
@Suite struct ArchiveTests {
    @Test func zipsOfEveryKind() throws {
        let folder = try Folder()
        for hour in 5...7 { try folder.write(GPXText.file(GPXText.points(0..<101, hour: hour)), to: "a/\(hour).gpx") }
        try folder.run(
            """
            python3 -m zipfile -c deflated.zip a
            python3 -c "
            import zipfile
            with zipfile.ZipFile('stored.zip', 'w', zipfile.ZIP_STORED) as z:
                for hour in (5, 6, 7): z.write(f'a/{hour}.gpx')
                z.comment = b'PK' + bytes(500)
            with zipfile.ZipFile('large.zip', 'w', zipfile.ZIP_DEFLATED) as z:
                for hour in (5, 6, 7):
                    with z.open(f'{hour}.gpx', 'w', force_zip64=True) as f: f.write(open(f'a/{hour}.gpx', 'rb').read())
            with zipfile.ZipFile('nested.zip', 'w') as z: z.write('deflated.zip')
            "
            """)
        for name in ["deflated.zip", "stored.zip", "large.zip", "nested.zip", "a"] {
            let found = folder.found(name)
            #expect(found.faults.isEmpty && found.runs.count == 3, "\(name)")
        }
    }

    @Test func aBrokenMemberIsNamedAndTheOthersGoOn() throws {
        let folder = try Folder()
        try folder.write(GPXText.file(GPXText.points(0..<101)), to: "a.gpx")
        try folder.write(String(GPXText.file(GPXText.points(0..<51, hour: 9)).prefix(2000)), to: "b.gpx")
        try folder.run("python3 -m zipfile -c a.zip a.gpx b.gpx")
        let found = folder.found("a.zip")
        #expect(found.runs.count == 1)
        let words = folder.faults(found)
        #expect(words.count == 1 && words[0].hasPrefix("a.zip: b.gpx: ends too early, within <"))
    }

    @Test func everyArchiveThatIsCutOffIsNamed() throws {
        let folder = try Folder()
        try folder.write(GPXText.file(GPXText.points(0..<5)), to: "a.gpx")
        let bytes = try folder.run("python3 -m zipfile -c a.zip a.gpx; cat a.zip")
        for count in stride(from: 4, to: bytes.count, by: 3) {
            try folder.write(Array(bytes.prefix(count)), to: "b.zip")
            #expect(folder.found("b.zip").faults.count == 1, "\(count)")
        }
        for index in bytes.indices {
            var wrong = bytes
            wrong[index] ^= 0xFF
            try folder.write(wrong, to: "b.zip")
            _ = folder.found("b.zip")
        }
    }

    /// What stands for gigabytes is read no further than its first bytes, or in little memory.
    @Test func bombs() throws {
        let folder = try Folder()
        try folder.run("head -c 200000000 /dev/zero | gzip -9 >zeros.gz; truncate -s 10G zeros")
        #expect(
            folder.faults(folder.found("zeros.gz", "zeros")).allSatisfy { $0.contains("has no format that is known") })
        try folder.run("(printf '<gpx>%9999s'; head -c 50000000 /dev/zero) | gzip >inside.gz")
        #expect(folder.faults(folder.found("inside.gz")).first?.hasPrefix("inside.gz: has a zero byte") == true)
        try folder.run("cp inside.gz 0.gz; for i in 1 2 3 4 5 6; do gzip -c $((i - 1)).gz >$i.gz; done")
        #expect(folder.faults(folder.found("6.gz")) == ["6.gz: has archives within archives without end"])
    }

    @Test func linksAndFoldersThatCannotBeRead() throws {
        let folder = try Folder()
        try folder.write(GPXText.file(GPXText.points(0..<101)), to: "d/a.gpx")
        try folder.run(
            "ln -s . d/again; ln -s /dev/zero d/zeros; ln -s ../nowhere d/gone; mkfifo d/pipe; ln -s a.gpx d/b.gpx")
        let found = folder.found("d")
        #expect(found.runs.count == 1 && found.faults.isEmpty)
        #expect(folder.faults(folder.found("nowhere")) == ["nowhere: cannot be read: no such file or directory"])
    }
}
