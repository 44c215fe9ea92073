import Testing

@testable import run_import

/// Distances on the ellipsoid.
@Suite struct TrackPointTests {
    private func metres(_ a: (Double, Double), _ b: (Double, Double)) throws -> Double {
        let (one, other) = (TrackPoint(latitude: a.0, longitude: a.1), TrackPoint(latitude: b.0, longitude: b.1))
        return try #require(one).metres(to: try #require(other))
    }

    /// Exact solutions on WGS 84, by GeographicLib: Flinders Peak to Buninyong, a degree along the equator and a
    /// meridian, across the Atlantic.
    @Test func knownLines() throws {
        #expect(
            isNear(
                try metres((-37.951_033_417, 144.424_867_889), (-37.652_821_139, 143.926_495_528)), 54_972.271,
                within: 2e-5))
        #expect(isNear(try metres((0, 0), (0, 1)), 111_319.490_793, within: 1e-9))
        #expect(isNear(try metres((0, 0), (1, 0)), 110_574.389, within: 2e-5))
        #expect(isNear(try metres((45, 0), (46, 0)), 111_141.548, within: 2e-5))
        #expect(isNear(try metres((51.5, -0.1), (40.7, -74)), 5_587_819.517, within: 2e-5))
    }

    @Test func steps() throws {
        #expect(isNear(try metres((60, 20), (60, 20.0001)), 5.580, within: 2e-4))
        #expect(isNear(try metres((60, 20), (60.0001, 20)), 11.141, within: 2e-4))
        #expect(try metres((60, 20), (60, 20)) == 0)
    }

    @Test func acrossTheDateLineAndToTheOtherEnd() throws {
        #expect(isNear(try metres((0, 179.9995), (0, -179.9995)), 111.319, within: 1e-5))
        #expect(isNear(try metres((0, 0), (0, 180)), 20_003_931, within: 0.005))
        #expect(isNear(try metres((90, 0), (-90, 0)), 20_003_931, within: 0.005))
    }

    @Test(arguments: [(91, 0), (0, 181), (nil, 0), (0, nil)] as [(Double?, Double?)])
    func noPlaces(latitude: Double?, longitude: Double?) {
        #expect(TrackPoint(latitude: latitude, longitude: longitude) == nil)
    }

    @Test(arguments: [
        ("12", 12), ("-0.5", -0.5), (" +7.25 ", 7.25), ("48.137154321987654321", 48.137154321987654), ("1.5E-2", 0.015),
        ("nan", nil),
        ("inf", nil), ("0x10", nil), ("", nil), ("-", nil), ("1.2.3", nil), ("1e999", nil), ("1,5", nil),
    ])
    func numbers(text: String, number: Double?) {
        #expect(Array(text.utf8).withUnsafeBytes { decimal($0) } == number)
    }
}
