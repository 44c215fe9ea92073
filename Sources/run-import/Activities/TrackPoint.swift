import Glibc

/// A place on the WGS 84 ellipsoid.
struct TrackPoint {
    private let longitude: Double
    /// The reduced latitude, by which the ellipsoid is measured as if it were a sphere.
    private let latitude: Double
    private let cosine: Double

    /// - Parameters: latitude from -90 to 90, longitude from -180 to 180, in degrees.
    /// - Returns: nil for what is no place.
    init?(latitude: Double?, longitude: Double?) {
        guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        let radians = Double.pi / 180
        self.longitude = longitude * radians
        self.latitude = atan((1 - Self.flattening) * tan(latitude * radians))
        cosine = cos(self.latitude)
    }

    /// How far another place is, in metres, by Lambert's formula for long lines (1942): ten metres wrong at most over
    /// thousands of kilometres, and less than a hundred-thousandth over short ones.
    func metres(to other: TrackPoint) -> Double {
        let latitudes = sin((other.latitude - latitude) / 2)
        let longitudes = sin((other.longitude - longitude) / 2)
        let half = latitudes * latitudes + cosine * other.cosine * longitudes * longitudes
        guard half > 0 else { return 0 }
        let sphere = min(half, 1)
        let angle = 2 * asin(sphere.squareRoot())
        let sine = 2 * (sphere * (1 - sphere)).squareRoot()
        let middle = sin((latitude + other.latitude) / 2)
        let (p, q) = (middle * middle, latitudes * latitudes)
        // At opposite ends of the Earth the first term has no limit; it is left out there.
        let x = sphere < 1 - 1e-9 ? (angle - sine) * p * (1 - q) / (1 - sphere) : 0
        let y = (angle + sine) * (1 - p) * q / sphere
        return Self.equatorialRadius * (angle - Self.flattening / 2 * (x + y))
    }

    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563
}
