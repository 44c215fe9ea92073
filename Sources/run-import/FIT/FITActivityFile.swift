import IntentCore

/// What the messages of one FIT file come to.
struct FITActivityFile {
    /// The seconds from 1970 to 31 December 1989, from which FIT counts.
    private static let epoch = 631_065_600.0

    private var manufacturer: Int?
    /// Whether it is a file of an activity; others are of courses, settings and the like.
    private var isActivity = true
    private var sportName: String?
    private var found: [Activity] = []
    /// The offset of the local clock, in seconds.
    private var offset: Int?
    private var lapMetres = 0.0
    private var lapSeconds = 0.0
    private(set) var points = 0
    private var firstTime: Int?
    private var lastTime: Int?
    private var pointMetres: Double?
    private var placeMetres = 0.0
    private var last: TrackPoint?

    /// The activities that the file sums up itself.
    var sessions: [Activity] {
        guard isActivity else { return [] }
        return found.map { activity in
            var activity = activity
            activity.service = Service(manufacturer: manufacturer)
            if let offset, let start = activity.start {
                activity.start = Moment(instant: start.seconds, offset: offset)
            }
            if found.count == 1 {
                activity.metres = activity.metres ?? metresOnTheWay
                activity.time = activity.time ?? ActivityTime(lapSeconds, .moving)
            }
            return activity
        }
    }

    /// Those, or what laps and points come to where there is no sum.
    var activities: [Activity] {
        guard isActivity, found.isEmpty, points > 0, let firstTime else { return sessions }
        let elapsed = lastTime.map { Double($0 - firstTime) }
        return [
            Activity(
                kind: nil, start: Moment(instant: Double(firstTime) + Self.epoch, offset: offset),
                metres: metresOnTheWay, time: ActivityTime(lapSeconds, .moving) ?? ActivityTime(elapsed, .elapsed),
                name: nil, service: Service(manufacturer: manufacturer))
        ]
    }

    private var metresOnTheWay: Double? {
        lapMetres > 0 ? lapMetres : pointMetres ?? (placeMetres > 0 ? placeMetres : nil)
    }

    mutating func take(_ message: FITMessage, _ values: FITValues) {
        switch message {
        case .fileID:
            manufacturer = values.number(FITFieldNumber.manufacturer)
            isActivity = values.number(FITFieldNumber.type).map { $0 == 4 } ?? true
        case .sport: sportName = values.text(FITFieldNumber.sportName)
        case .record: takePoint(values)
        case .lap:
            lapMetres += values.number(FITFieldNumber.totalDistance, over: 100) ?? 0
            lapSeconds += values.number(FITFieldNumber.timerTime, over: 1000) ?? 0
        case .session: takeSession(values)
        case .activity:
            guard let local = values.number(FITFieldNumber.localTimestamp),
                let utc = values.number(FITFieldNumber.timestamp)
            else { break }
            // Whole quarters of an hour, as zones have them; some devices are a second off.
            let quarters = (Double(local - utc) / 900).rounded()
            offset = abs(quarters) <= 96 ? Int(quarters) * 900 : nil
        }
    }

    private mutating func takePoint(_ values: FITValues) {
        points += 1
        if let time = values.number(FITFieldNumber.timestamp) {
            firstTime = firstTime ?? time
            lastTime = time
        }
        if let metres = values.number(FITFieldNumber.recordDistance, over: 100) {
            pointMetres = max(metres, pointMetres ?? 0)
        }
        // The places are needed only where nothing counts the distance up.
        guard pointMetres == nil else { return }
        let degrees = 180 / 2_147_483_648.0
        let point = TrackPoint(
            latitude: values.number(FITFieldNumber.latitude).map { Double($0) * degrees },
            longitude: values.number(FITFieldNumber.longitude).map { Double($0) * degrees })
        guard let point else { return }
        placeMetres += last?.metres(to: point) ?? 0
        last = point
    }

    private mutating func takeSession(_ values: FITValues) {
        let start = values.number(FITFieldNumber.startTime) ?? firstTime
        let timer = values.number(FITFieldNumber.timerTime, over: 1000)
        let elapsed = values.number(FITFieldNumber.elapsedTime, over: 1000)
        found.append(
            Activity(
                kind: Self.kind(
                    sport: values.number(FITFieldNumber.sport), subSport: values.number(FITFieldNumber.subSport)),
                start: start.map { Moment(instant: Double($0) + Self.epoch) },
                metres: values.number(FITFieldNumber.totalDistance, over: 100),
                time: ActivityTime(timer, .moving) ?? ActivityTime(elapsed, .elapsed),
                name: values.text(FITFieldNumber.profileName) ?? sportName, service: Service(manufacturer: nil)))
    }

    /// The profile's types `sport` and `sub_sport`, as far as they are common.
    private static func kind(sport: Int?, subSport: Int?) -> ActivityKind? {
        guard let sport else { return nil }
        if subSport == 1 || subSport == 45 { return ActivityKind("treadmill running") }
        let name =
            switch sport {
            case 0: "generic"
            case 1: subSport == 3 ? "trail running" : "running"
            case 2: "cycling"
            case 3: "transition"
            case 4: "fitness equipment"
            case 5: "swimming"
            case 10: "training"
            case 11: "walking"
            case 12: "cross country skiing"
            case 13: "alpine skiing"
            case 15: "rowing"
            case 17: "hiking"
            case 18: "multisport"
            case 37: "stand up paddleboarding"
            case 41: "kayaking"
            default: "sport \(sport)"
            }
        return ActivityKind(name)
    }
}
