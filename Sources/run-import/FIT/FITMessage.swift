/// The messages that tell of an activity, by their global numbers, and the fields in them (the FIT profile).
enum FITMessage: Int {
    case fileID = 0
    case sport = 12
    case session = 18
    case lap = 19
    case record = 20
    case activity = 34

    /// The fields that are looked at.
    var fields: [UInt8] {
        switch self {
        case .fileID: [FITFieldNumber.type, FITFieldNumber.manufacturer]
        case .sport: [FITFieldNumber.sportName]
        case .session:
            [
                FITFieldNumber.timestamp, FITFieldNumber.startTime, FITFieldNumber.sport, FITFieldNumber.subSport,
                FITFieldNumber.elapsedTime, FITFieldNumber.timerTime, FITFieldNumber.totalDistance,
                FITFieldNumber.profileName,
            ]
        case .lap:
            [
                FITFieldNumber.startTime, FITFieldNumber.elapsedTime, FITFieldNumber.timerTime,
                FITFieldNumber.totalDistance,
            ]
        case .record:
            [
                FITFieldNumber.timestamp, FITFieldNumber.latitude, FITFieldNumber.longitude,
                FITFieldNumber.recordDistance,
            ]
        case .activity: [FITFieldNumber.timestamp, FITFieldNumber.localTimestamp]
        }
    }
}

/// The numbers of fields, each within its message.
enum FITFieldNumber {
    static let timestamp: UInt8 = 253
    // file_id
    static let type: UInt8 = 0
    static let manufacturer: UInt8 = 1
    // sport
    static let sportName: UInt8 = 3
    // session, and lap but for the sports
    static let startTime: UInt8 = 2
    static let sport: UInt8 = 5
    static let subSport: UInt8 = 6
    static let elapsedTime: UInt8 = 7
    static let timerTime: UInt8 = 8
    static let totalDistance: UInt8 = 9
    static let profileName: UInt8 = 110
    // record
    static let latitude: UInt8 = 0
    static let longitude: UInt8 = 1
    static let recordDistance: UInt8 = 5
    // activity
    static let localTimestamp: UInt8 = 5
}
