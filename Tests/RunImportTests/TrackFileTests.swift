import FileSamples
import Foundation
import Testing

@testable import run_import

/// GPX, TCX and the export of Apple Health.
@Suite struct TrackFileTests {
    // MARK: GPX

    @Test func aTrack() throws {
        let folder = try Folder()
        try folder.write(GPXText.file(GPXText.points(0..<601)), to: "a.gpx")
        let run = try #require(folder.found("a.gpx").runs.first)
        #expect(
            run.id == "import:strava:2024-11-03T07:00:00Z" && run.distance.metres == 1800 && run.note == "Morning Run")
        #expect(run.time == .seconds(600) && run.clock == "elapsed" && run.kind == "running")
    }

    /// Nobody ran between two segments: neither the way nor the time counts.
    @Test func aGapBetweenSegments() throws {
        let folder = try Folder()
        try folder.write(GPXText.file(GPXText.points(0..<101), GPXText.points(1000..<1101)), to: "a.gpx")
        let run = try #require(folder.found("a.gpx").runs.first)
        #expect(run.distance.metres == 600 && run.time == .seconds(200) && run.clock == "moving")
    }

    /// Version 1.0, a prefix, another encoding, and no word on what it was.
    @Test func olderForms() throws {
        let folder = try Folder()
        let points = GPXText.points(0..<101).replacing("<", with: "<g:").replacing("<g:/", with: "</g:")
        let head = "<?xml version='1.0' encoding='ISO-8859-1'?><g:gpx version='1.0' creator='Old Tool 2'>"
        let text =
            "\(head)<g:time>2024-11-03T06:59:50Z</g:time><g:trk><g:name>~</g:name><g:trkseg>\(points)</g:trkseg></g:trk></g:gpx>"
        // A name of one letter that Latin 1 has and UTF-8 writes otherwise.
        try folder.write(Array(text.utf8).map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }, to: "a.gpx")
        let run = try #require(folder.found("a.gpx").runs.first)
        #expect(run.id == "import:old:2024-11-03T06:59:50Z" && run.distance.metres == 300 && run.note == "é")
        let wide = Array(GPXText.file(GPXText.points(0..<101), name: "Läufchen 🏃").utf16)
        try folder.write([0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "b.gpx")
        #expect(folder.found("b.gpx").runs.first?.note == "Läufchen 🏃")
    }

    @Test func otherKindsAreCounted() throws {
        let folder = try Folder()
        try folder.write(GPXText.file(GPXText.points(0..<101), type: "cycling"), to: "a.gpx")
        try folder.write(GPXText.file(GPXText.points(0..<101, hour: 8), type: "1"), to: "b.gpx")
        try folder.write(GPXText.file(GPXText.points(0..<101, hour: 9), type: "trail_running"), to: "c.gpx")
        #expect(folder.found("").summary == "1 run, 0.3 km. Left out: cycling (2); --all takes them.")
        #expect(folder.found("", all: true).runs.map(\.kind) == ["cycling", "cycling", "trail running"])
    }

    @Test func whatCannotBeARun() throws {
        let folder = try Folder()
        let point = #"<trkpt lat="1" lon="1"><time>2024-11-03T07:00:00Z</time></trkpt>"#
        try folder.write(GPXText.file(point), to: "still.gpx")
        try folder.write(GPXText.file(GPXText.points(0..<9).replacing("2024-", with: "1970-")), to: "unset.gpx")
        try folder.write(GPXText.file(GPXText.points(0..<9).replacing("2024-", with: "2107-")), to: "future.gpx")
        try folder.write(GPXText.file(#"<trkpt lat="1" lon="1"/><trkpt lat="2" lon="1"/>"#), to: "untimed.gpx")
        let found = folder.found("still.gpx", "unset.gpx", "untimed.gpx", "future.gpx")
        #expect(found.runs.isEmpty && found.faults.isEmpty)
        #expect(
            found.summary.replacing(folder.path + "/", with: "")
                == "No runs. Without a distance: still.gpx. Without a date: unset.gpx, untimed.gpx. In the future: future.gpx."
        )
    }

    @Test func aBrokenFileIsNamedAndTheOthersGoOn() throws {
        let folder = try Folder()
        let whole = GPXText.file(GPXText.points(0..<101))
        let second = "<trk><trkseg>\(GPXText.points(0..<7))"
        try folder.write(whole.replacing("</gpx>", with: second), to: "a.gpx")
        try folder.write(GPXText.file(GPXText.points(0..<11, hour: 9)), to: "b.gpx")
        let found = folder.found("a.gpx", "b.gpx")
        #expect(found.runs.map(\.distance.metres) == [300, 30])
        #expect(
            folder.faults(found)
                == ["a.gpx: ends too early, within <trkseg>; 7 points were read, the activity before that was taken"])
    }

    @Test func aTrackOfAMillionPoints() throws {
        let folder = try Folder()
        let points = GPXText.points(0..<10_000)
        try folder.write(GPXText.file(points), to: "a")
        // A hundred times the same ten thousand: back at the start of each, the way counts as well.
        let head = "<?xml version=\"1.0\"?><gpx creator=\"x\"><trk><trkseg>"
        try folder.run(
            "(echo '\(head)'; for i in $(seq 100); do sed -n 5,10004p a; done; echo '</trkseg></trk></gpx>') >million.gpx"
        )
        let run = try #require(folder.found("million.gpx").runs.first)
        #expect(run.distance.metres == 100 * 29_997 + 99 * 29_997)
    }

    @Test(.enabled(if: isInstalled("python3 -c 'import gpxpy'"), "needs gpxpy"))
    func asGpxpyMeasuresIt() throws {
        let folder = try Folder()
        // Round a lake at a middle latitude: gpxpy measures on a sphere, which is as much too long one way as it is
        // too short the other.
        let points = (0..<2000).map { index in
            let angle = Double(index) / 2000 * 2 * Double.pi
            let (x, y) = (cos(angle) * 0.0283, sin(angle) * 0.02)
            return
                "<trkpt lat=\"\(45 + y)\" lon=\"\(9 + x)\"><time>2024-11-03T07:\(10 + index / 60):\(10 + index % 50)Z</time></trkpt>"
        }
        try folder.write(GPXText.file(points.joined(separator: "\n")), to: "a.gpx")
        try folder.write("import gpxpy; print(gpxpy.parse(open('a.gpx')).length_2d())", to: "read.py")
        let words = String(decoding: try folder.run("python3 read.py"), as: UTF8.self)
        let metres = try #require(Double(words.split(whereSeparator: \.isWhitespace).joined()))
        let run = try #require(folder.found("a.gpx").runs.first)
        #expect(isNear(metres, Double(run.distance.metres)), "\(metres) and \(run.distance.metres)")
    }

    /// The tracks that gpxpy's source archive brings, measured along geodesics of the ellipsoid by another library.
    @Test(
        .enabled(
            if: PublicTracks.folder != nil && isInstalled("python3 -c 'import gpxpy, geographiclib'"),
            "needs gpxpy, geographiclib and .build/python/tracks, which .ci/run brings"))
    func publicTracks() throws {
        let tracks = try #require(PublicTracks.folder)
        let folder = try Folder()
        _ = try folder.run("cp '\(tracks)'/*.gpx .")
        try folder.write(
            """
            import glob, gpxpy
            from geographiclib.geodesic import Geodesic
            def metres(segment):
                points = segment.points
                return sum(Geodesic.WGS84.Inverse(a.latitude, a.longitude, b.latitude, b.longitude)['s12']
                    for a, b in zip(points, points[1:]))
            for name in sorted(glob.glob('*.gpx')):
                with open(name, encoding='utf-8-sig') as file:
                    for track in gpxpy.parse(file).tracks:
                        print(name, sum(map(metres, track.segments)))
            """, to: "measure.py")
        var measured: [String: [Double]] = [:]
        for line in String(decoding: try folder.run("python3 measure.py"), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if let name = words.first, let metres = words.last.flatMap({ Double($0) }) {
                measured[String(name), default: []].append(metres)
            }
        }
        var count = 0
        for (name, lengths) in measured {
            for run in folder.found(name, all: true).runs {
                count += 1
                let metres = Double(run.distance.metres)
                // A run is kept to the metre.
                #expect(
                    lengths.contains { abs($0 - metres) <= 1 || isNear($0, metres) }, "\(name): \(metres), \(lengths)")
            }
        }
        #expect(count >= 10)
    }

    // MARK: TCX

    private func tcx(_ laps: String, sport: String = "Running", author: String = "Connect Api") -> String {
        """
        <?xml version="1.0"?><TrainingCenterDatabase xmlns:xsi="x"><Activities><Activity Sport="\(sport)">
        <Id>2024-11-03T07:15:02.000Z</Id>\(laps)<Notes>By the river</Notes>
        <Creator xsi:type="Device_t"><Name>Forerunner 245</Name></Creator></Activity></Activities>
        <Author><Name>\(author)</Name></Author></TrainingCenterDatabase>
        """
    }

    private func lap(_ inside: String) -> String { "<Lap StartTime=\"2024-11-03T07:15:02.000Z\">\(inside)</Lap>" }

    @Test func lapsAddUp() throws {
        let folder = try Folder()
        // Two laps of one time, as some watches write them.
        let laps = (1...2).map { number in
            lap(
                "<TotalTimeSeconds>300.5</TotalTimeSeconds><DistanceMeters>1000.2</DistanceMeters><Track><Trackpoint><DistanceMeters>\(number)000</DistanceMeters></Trackpoint></Track>"
            )
        }
        try folder.write(tcx(laps.joined()), to: "a.tcx")
        let run = try #require(folder.found("a.tcx").runs.first)
        #expect(
            run.id == "import:garmin:2024-11-03T07:15:02Z" && run.distance.metres == 2000 && run.note == "By the river")
        #expect(run.time == .seconds(601) && run.clock == "moving")
    }

    @Test func lapsWithoutADistance() throws {
        let folder = try Folder()
        func track(_ points: [String]) -> String {
            lap("<Track>\(points.map { "<Trackpoint>\($0)</Trackpoint>" }.joined())</Track>")
        }
        try folder.write(
            tcx(track(["<DistanceMeters>0</DistanceMeters>", "<DistanceMeters>950.4</DistanceMeters>"])), to: "a.tcx")
        #expect(folder.found("a.tcx").runs.map(\.distance.metres) == [950])
        let places = [0, 1].map {
            "<Position><LatitudeDegrees>0</LatitudeDegrees><LongitudeDegrees>0.0\($0)</LongitudeDegrees></Position>"
        }
        try folder.write(tcx(track(places)), to: "b.tcx")
        #expect(folder.found("b.tcx").runs.map(\.distance.metres) == [1113])
        try folder.write(tcx(lap(""), author: "Strava"), to: "c.tcx")
        #expect(folder.found("c.tcx").summary.contains("Without a distance"))
    }

    // MARK: Apple Health

    @Test func workoutsAmongMeasurements() throws {
        let folder = try Folder()
        let record =
            #"<Record type="HKQuantityTypeIdentifierHeartRate" device="&lt;&lt;HKDevice: 0x1&gt;, name:Watch&gt;" value="61"/>"#
            + "\n"
        let workout = """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="41.5" durationUnit="min" sourceName="Watch" \
            startDate="2024-11-03 08:15:02 +0100" endDate="2024-11-03 08:57:00 +0100">
            """
        let export = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- HealthKit Export Version: 12 -->
            <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
            <!ATTLIST HealthData locale CDATA #REQUIRED>
            ]>
            <HealthData locale="en_US"><ExportDate value="2024-11-30"/>
            \(String(repeating: record, count: 5000))\(workout)
            <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="400" unit="kcal"/>
            <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5.2" unit="mi"/>
            <WorkoutRoute><FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute></Workout>
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="600" durationUnit="s" totalDistance="1.5" \
            totalDistanceUnit="km" startDate="2024-11-04 08:00:00 -0800"/>
            <Workout workoutActivityType="HKWorkoutActivityTypeYoga" duration="30" startDate="2024-11-05 08:00:00 +0100"/>
            </HealthData>
            """
        try folder.write(export, to: "apple_health_export/export.xml")
        try folder.write(
            GPXText.file(GPXText.points(0..<101), creator: "Apple Health Export"),
            to: "apple_health_export/workout-routes/route_1.gpx")
        try folder.write("<ClinicalDocument/>", to: "apple_health_export/export_cda.xml")
        try folder.run("python3 -m zipfile -c export.zip apple_health_export")
        for name in ["apple_health_export", "export.zip"] {
            let found = folder.found(name)
            #expect(found.faults.isEmpty && found.summary.hasSuffix("Left out: yoga (1); --all takes them."))
            #expect(found.runs.map(\.distance.metres) == [8369, 1500])
            #expect(found.runs.map(\.time) == [.seconds(2490), .seconds(600)])
            #expect(found.runs.map(\.date.iso8601) == ["2024-11-03T08:15:02+01:00", "2024-11-04T08:00:00-08:00"])
            #expect(found.runs.first?.id == "import:apple-health:2024-11-03T07:15:02Z")
        }
    }
}

/// Tracks of other people, which are not kept here.
private enum PublicTracks {
    static let folder: String? = {
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
            separator: "/")
        let archives = "\(package)/.build/python/tracks"
        let unpacked = (try? FileManager.default.contentsOfDirectory(atPath: archives)) ?? []
        return unpacked.map { "\(archives)/\($0)/test_files" }.first { FileManager.default.fileExists(atPath: $0) }
    }()
}
