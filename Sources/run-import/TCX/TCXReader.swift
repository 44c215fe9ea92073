import IntentCore

/// Reads TCX (Training Center Database): activities whose laps tell distance and time.
final class TCXReader: XMLReader {
    private let contents: FileContents
    private var firstOfFile = 0
    private var activity: Reading?
    private var lapDepth = 0
    private var pointDepth = 0
    private var creatorDepth = 0
    private var authorDepth = 0
    private var depth = 0
    private var maker: String?

    private struct Reading {
        var kind: ActivityKind?
        var start: Moment?
        var notes: String?
        var lapMetres: Double?
        var lapSeconds: Double?
        /// The distance as points count it up, and as their places tell it.
        var pointMetres: Double?
        var placeMetres = 0.0
        var last: TrackPoint?
        var latitude: Double?
        var longitude: Double?
        var device: String?
    }

    init(_ contents: FileContents) {
        self.contents = contents
        firstOfFile = contents.activities.count
    }

    func begin(_ name: XMLName, _ attributes: XMLAttributes) throws(FileFault) -> Bool {
        depth += 1
        guard activity != nil else {
            switch name {
            case "Activity":
                activity = Reading(
                    kind: try attributes.text("Sport").flatMap { $0 == "Other" ? nil : ActivityKind($0) })
            case "Author": authorDepth = depth
            case "Name": return authorDepth > 0
            default: break
            }
            return false
        }
        switch name {
        case "Lap":
            lapDepth = depth
            if activity?.start == nil {
                activity?.start = try attributes.text("StartTime").flatMap { Moment(inFile: $0) }
            }
        case "Track": activity?.last = nil
        case "Trackpoint":
            pointDepth = depth
            contents.incompletePoints += 1
            activity?.latitude = nil
            activity?.longitude = nil
        case "Creator": creatorDepth = depth
        case "Name": return creatorDepth > 0
        case "Id", "Notes", "TotalTimeSeconds", "DistanceMeters", "LatitudeDegrees", "LongitudeDegrees": return true
        default: break
        }
        return false
    }

    func end(_ name: XMLName, text: XMLText) throws(FileFault) {
        defer { depth -= 1 }
        guard var reading = activity else {
            switch name {
            case "Author": authorDepth = 0
            case "Name" where authorDepth > 0: maker = text.string
            case "TrainingCenterDatabase": setMaker()
            default: break
            }
            return
        }
        var isEnded = false
        activity = nil
        defer { activity = isEnded ? nil : reading }
        switch name {
        // A lap has an `Id` of no moment; an activity's comes first.
        case "Id": reading.start = text.string.flatMap { Moment(inFile: $0) } ?? reading.start
        case "Notes" where lapDepth == 0: reading.notes = text.string
        case "TotalTimeSeconds" where depth == lapDepth + 1: add(text.number, to: &reading.lapSeconds)
        case "DistanceMeters" where depth == lapDepth + 1: add(text.number, to: &reading.lapMetres)
        case "DistanceMeters" where pointDepth > 0:
            if let metres = text.number { reading.pointMetres = max(metres, reading.pointMetres ?? 0) }
        case "LatitudeDegrees": reading.latitude = text.number
        case "LongitudeDegrees": reading.longitude = text.number
        case "Name" where creatorDepth > 0: reading.device = text.string
        case "Trackpoint":
            pointDepth = 0
            if let point = TrackPoint(latitude: reading.latitude, longitude: reading.longitude) {
                reading.placeMetres += reading.last?.metres(to: point) ?? 0
                reading.last = point
            }
        case "Lap": lapDepth = 0
        case "Creator": creatorDepth = 0
        case "Activity":
            endActivity(reading)
            isEnded = true
        default: break
        }
    }

    private func add(_ number: Double?, to sum: inout Double?) {
        if let number, number >= 0 { sum = (sum ?? 0) + number }
    }

    private func endActivity(_ reading: Reading) {
        contents.incompletePoints = 0
        let metres = [reading.lapMetres, reading.pointMetres, reading.placeMetres].lazy.compactMap(\.self).first {
            $0 > 0
        }
        contents.activities.append(
            Activity(
                kind: reading.kind, start: reading.start, metres: metres,
                time: ActivityTime(reading.lapSeconds, .moving),
                name: reading.notes, service: Service(maker: reading.device, format: "tcx")))
    }

    /// Who wrote the file stands behind its activities, and says more than the device's name does.
    private func setMaker() {
        guard let maker else { return }
        for index in contents.activities.indices.dropFirst(firstOfFile) {
            contents.activities[index].service = Service(maker: maker, format: "tcx")
        }
    }
}
