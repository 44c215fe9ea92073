/// How far: whole metres, from 1 m to 100,000 km.
///
///     @Parameter(title: "Distance") var distance: Distance
///
///     let run = try Distance.read("3.1mi")
///     run.metres       // 4989
///     run.text         // "4.989"
///     "\(run)"         // "4.989 km"
///
/// On a command line a distance is written `7.3`, `7.3km`, `11K`, `4.5mi`, `800m` (see `read(_:)`); in JSON it is its
/// number of kilometres.
public struct Distance: Hashable, Sendable {
    /// The length in whole metres, from 1 to 100,000,000.
    public let metres: Int

    /// A distance of so many metres, or nil outside 1 m to 100,000 km.
    public init?(metres: Int) {
        guard (1...Self.longest).contains(metres) else { return nil }
        self.metres = metres
    }

    /// A distance of so many kilometres, rounded to the nearest metre (half a metre up), or nil outside 1 m to
    /// 100,000 km.
    public init?(kilometres: Double) {
        guard let distance = try? Distance.read(kilometres: kilometres) else { return nil }
        self = distance
    }

    /// The length in kilometres.
    public var kilometres: Double { Double(metres) / 1000 }

    /// The kilometres as the shortest decimal: `7.3`, `0.05`, `42`.
    public var text: String { plainDecimal(kilometres) }

    private static let longest = 100_000_000
}

extension Distance: Comparable {
    /// Whether one distance is shorter than another.
    public static func < (left: Distance, right: Distance) -> Bool { left.metres < right.metres }
}

extension Distance: CustomStringConvertible {
    /// The distance as it is said: `7.3 km`.
    public var description: String { "\(text) km" }
}

extension Distance: Codable {
    /// Reads a number of kilometres.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = try Distance.read(kilometres: container.decode(Double.self))
        } catch let error as ValueParsingError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a distance \(error)")
        }
    }

    /// Writes the number of kilometres.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(kilometres)
    }
}

extension Distance {
    /// Reads a distance as a person writes it: a number, a space or none, and a unit or none, in any case.
    ///
    /// | Written | Is |
    /// | --- | --- |
    /// | `7.3`, `7,3`, `.5` | kilometres; a comma is a point, in every locale alike |
    /// | `7.3km`, `11K`, `5 kilometres`, `1 kilometer` | kilometres |
    /// | `4.5mi`, `1 mile`, `3.1 miles` | miles of 1609.344 m |
    /// | `440yd`, `440 yards` | yards of 0.9144 m |
    /// | `50 metres`, `1 meter` | metres |
    /// | `800m` and above | metres; fewer are refused, since `5m` may mean miles |
    ///
    /// The length is rounded to the nearest metre. Refused are numbers that are not plain decimals (`1e3`, `nan`,
    /// `1,000`), what is not more than zero, and what is beyond 100,000 km.
    ///
    /// - Throws: an error whose description says what is wrong with the word.
    public static func read(_ word: String) throws -> Distance {
        var rest = Array(folded(word).utf8)[...]
        let isNegative = takeMinus(&rest)
        guard let number = try DecimalLiteral(from: &rest) else { throw unlike }
        skipSpace(&rest)
        if let next = rest.first, isDigit(next) {
            throw ValueParsingError.refused(reason: "write one number, without spaces")
        }
        guard let unit = Unit(rest) else { throw unlike }
        guard !isNegative, !number.isZero else { throw ValueParsingError.notPositive }
        if unit == .m, number.times(1, upTo: 799) != nil {
            guard let text = number.text else {
                throw ValueParsingError.refused(reason: "metres or miles? write metres or mi")
            }
            throw ValueParsingError.refused(reason: "metres or miles? write \(text)metres, or \(text)mi")
        }
        return try distance(number, unit)
    }

    /// The distance of a JSON number, which counts kilometres.
    package static func read(kilometres: Double) throws(ValueParsingError) -> Distance {
        guard kilometres > 0 else { throw ValueParsingError.notPositive }
        guard kilometres.isFinite else { throw tooLong }
        return try distance(DecimalLiteral(kilometres), .kilometres)
    }

    private static func distance(_ number: DecimalLiteral, _ unit: Unit) throws(ValueParsingError) -> Distance {
        let (numerator, denominator) = unit.metres
        guard let metres = number.times(numerator, over: denominator, upTo: longest) else { throw tooLong }
        guard let distance = Distance(metres: metres) else { throw .refused(reason: "must be at least 0.001km") }
        return distance
    }

    private static var unlike: ValueParsingError { .noMatch(expected: "a distance such as 7.3km") }
    private static var tooLong: ValueParsingError { .refused(reason: "must be at most 100000km") }

    private enum Unit {
        case kilometres, miles, metres, yards
        /// Metres, or miles to those who abbreviate them so.
        case m

        init?(_ name: ArraySlice<UInt8>) {
            guard name.count <= 10 else { return nil }
            switch String(decoding: name, as: UTF8.self) {
            case "", "k", "km", "kilometre", "kilometres", "kilometer", "kilometers": self = .kilometres
            case "mi", "mile", "miles": self = .miles
            case "metre", "metres", "meter", "meters": self = .metres
            case "yd", "yds", "yard", "yards": self = .yards
            case "m": self = .m
            default: return nil
            }
        }

        /// The metres in one, as a fraction.
        var metres: (numerator: Int, denominator: Int) {
            switch self {
            case .kilometres: (1000, 1)
            case .miles: (1_609_344, 1000)
            case .yards: (9144, 10_000)
            case .metres, .m: (1, 1)
            }
        }
    }
}
