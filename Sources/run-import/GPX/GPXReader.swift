import IntentCore

/// Reads GPX 1.0 and 1.1: an activity for each track.
final class GPXReader: XMLReader {
    private let contents: FileContents
    private var depth = 0
    private var service = Service(maker: nil, format: "gpx")
    private var metadataDepth = 0
    private var metadataTime: Moment?
    private var metadataName: String?
    private var track = Track()
    private var trackDepth = 0
    private var pointDepth = 0

    private struct Track {
        var name: String?
        var kind: ActivityKind?
        var metres = 0.0
        var segments = 0
        /// The time within segments; between two of them nobody ran.
        var seconds = 0.0
        var start: Moment?
        var last: TrackPoint?
        /// The first and the last time in the segment, as it is written: only they are ever read.
        var firstTime: [UInt8] = []
        var lastTime: [UInt8] = []
    }

    init(_ contents: FileContents) { self.contents = contents }

    func begin(_ name: XMLName, _ attributes: XMLAttributes) throws(FileFault) -> Bool {
        depth += 1
        if pointDepth > 0 { return depth == pointDepth + 1 && name == "time" }
        if trackDepth > 0 {
            switch name {
            case "trkpt":
                pointDepth = depth
                takePoint(attributes)
            case "trkseg":
                track.last = nil
                track.segments += 1
            case "name", "type": return depth == trackDepth + 1
            default: break
            }
            return false
        }
        switch name {
        case "gpx": service = Service(maker: try attributes.text("creator"), format: "gpx")
        case "trk":
            track = Track()
            trackDepth = depth
        case "metadata": metadataDepth = depth
        // GPX 1.0 has these at the top.
        case "time", "name": return depth == 2 || metadataDepth > 0 && depth == metadataDepth + 1
        default: break
        }
        return false
    }

    func end(_ name: XMLName, text: XMLText) throws(FileFault) {
        defer { depth -= 1 }
        if pointDepth > 0 {
            if depth == pointDepth {
                pointDepth = 0
            } else if depth == pointDepth + 1, name == "time" {
                takeTime(text)
            }
            return
        }
        if trackDepth > 0 {
            switch name {
            case "trkseg": endSegment()
            case "name" where depth == trackDepth + 1: track.name = text.string
            case "type" where depth == trackDepth + 1: track.kind = text.string.flatMap(Self.kind)
            case "trk" where depth == trackDepth:
                trackDepth = 0
                endTrack()
            default: break
            }
            return
        }
        switch name {
        case "metadata": metadataDepth = 0
        case "time": if let time = text.string { metadataTime = Moment(inFile: time) }
        case "name": if let name = text.string { metadataName = name }
        default: break
        }
    }

    private func takePoint(_ attributes: XMLAttributes) {
        contents.incompletePoints += 1
        guard let point = TrackPoint(latitude: attributes.number("lat"), longitude: attributes.number("lon")) else {
            return
        }
        if let last = track.last { track.metres += last.metres(to: point) }
        track.last = point
    }

    private func takeTime(_ text: XMLText) {
        if track.firstTime.isEmpty { track.firstTime += text.bytes.prefix(64) }
        track.lastTime.removeAll(keepingCapacity: true)
        track.lastTime += text.bytes.prefix(64)
    }

    private func endSegment() {
        if let first = moment(track.firstTime) {
            track.start = track.start ?? first
            if let last = moment(track.lastTime) { track.seconds += max(0, last.seconds - first.seconds) }
        }
        track.firstTime.removeAll(keepingCapacity: true)
        track.lastTime.removeAll(keepingCapacity: true)
    }

    private func moment(_ bytes: [UInt8]) -> Moment? {
        bytes.withUnsafeBytes { XMLText(bytes: $0).string }.flatMap { Moment(inFile: $0) }
    }

    private func endTrack() {
        contents.incompletePoints = 0
        var start = track.start
        // Services write the activity's start there, a little before the first point; programs that make a file later
        // write when that was.
        if let metadataTime, let first = start, (0...60).contains(first.seconds - metadataTime.seconds) {
            start = metadataTime
        }
        contents.activities.append(
            Activity(
                kind: track.kind, start: start, metres: track.metres,
                time: ActivityTime(track.seconds, track.segments > 1 ? .moving : .elapsed),
                name: track.name ?? metadataName, service: service))
    }

    /// Strava has numbered the kinds in its older files.
    private static func kind(_ text: String) -> ActivityKind? {
        switch text {
        case "9": .running
        case "1": ActivityKind("cycling")
        default: Int(text) == nil ? ActivityKind(text) : ActivityKind("type \(text)")
        }
    }
}
