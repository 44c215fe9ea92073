/// Where an activity comes from. A run's identifier is made of this and its start, so that the exports of one service know
/// each other's runs.
struct Service: Equatable {
    let name: String

    static let strava = Service(name: "strava")
    static let garmin = Service(name: "garmin")
    static let runkeeper = Service(name: "runkeeper")
    static let appleHealth = Service(name: "apple-health")
    static let timewarrior = Service(name: "timewarrior")
    static let watson = Service(name: "watson")

    private init(name: String) { self.name = name }

    /// A service by what a file says of its maker, with the version and the device left out: `StravaGPX Android`.
    ///
    /// - Parameter format: what stands for a maker that is not told.
    init(maker: String?, format: String) {
        let text = (maker ?? "").lowercased()
        let known: [(part: String, service: Service)] = [
            ("strava", .strava), ("garmin", .garmin), ("connect api", .garmin), ("forerunner", .garmin),
            ("fenix", .garmin), ("runkeeper", .runkeeper), ("apple health", .appleHealth),
        ]
        if let known = known.first(where: { text.contains($0.part) }) {
            self = known.service
            return
        }
        let word = text.unicodeScalars.drop { !("a"..."z").contains($0) }.prefix { ("a"..."z").contains($0) }
        name = word.isEmpty ? format : String(String.UnicodeScalarView(word.prefix(32)))
    }

    /// A service by the number that FIT has for a maker (the profile's type `manufacturer`).
    init(manufacturer: Int?) {
        name =
            switch manufacturer {
            case 1, 13, 15: "garmin"
            case 23: "suunto"
            case 32: "wahoo"
            case 123: "polar"
            case 260: "zwift"
            case 265: "strava"
            case 294: "coros"
            default: "fit"
            }
    }
}
