/// Writes FIT files, by Garmin's public description of the protocol.
public struct FITFile {
    /// A field of a message: its number, its base type and its value.
    public struct Field {
        let number: UInt8
        let type: BaseType
        let value: Value

        enum Value {
            case number(Int)
            case text(String)
        }

        /// A number; nil writes what stands for none.
        public init(_ number: UInt8, _ type: BaseType, _ value: Int?) {
            self.number = number
            self.type = type
            self.value = .number(value ?? type.invalid)
        }

        /// A text of 16 bytes.
        public init(_ number: UInt8, text: String) {
            self.number = number
            type = .string
            value = .text(text)
        }
    }

    /// The base types that are written.
    public enum BaseType: UInt8 {
        case enumeration = 0x00
        case uint8 = 0x02
        case string = 0x07
        case uint16 = 0x84
        case sint32 = 0x85
        case uint32 = 0x86

        var size: Int {
            switch self {
            case .enumeration, .uint8: 1
            case .uint16: 2
            case .sint32, .uint32: 4
            case .string: 16
            }
        }

        var invalid: Int {
            switch self {
            case .enumeration, .uint8: 0xFF
            case .uint16: 0xFFFF
            case .sint32: 0x7FFF_FFFF
            case .uint32: 0xFFFF_FFFF
            case .string: 0
            }
        }
    }

    private let isBigEndian: Bool
    private let hasDeveloperFields: Bool
    private var records: [UInt8] = []
    private var definitions: [UInt8: [UInt8]] = [:]

    /// An empty file.
    public init(isBigEndian: Bool = false, hasDeveloperFields: Bool = false) {
        self.isBigEndian = isBigEndian
        self.hasDeveloperFields = hasDeveloperFields
    }

    /// Adds a message under a local number, and its definition where that is new.
    public mutating func add(_ message: Int, local: UInt8, _ fields: [Field]) {
        define(message, local: local, fields)
        records.append(local)
        addValues(fields)
    }

    /// Adds a message whose time is five bits of its header.
    public mutating func addCompressed(_ message: Int, local: UInt8, time: Int, _ fields: [Field]) {
        define(message, local: local, fields)
        records.append(0x80 | local << 5 | UInt8(time & 0x1F))
        addValues(fields)
    }

    /// Adds bytes as they are.
    public mutating func addRaw(_ bytes: [UInt8]) { records += bytes }

    private mutating func define(_ message: Int, local: UInt8, _ fields: [Field]) {
        var definition: [UInt8] = [0x40 | local | (hasDeveloperFields ? 0x20 : 0), 0, isBigEndian ? 1 : 0]
        definition += bytes(message, 2)
        definition.append(UInt8(fields.count))
        for field in fields { definition += [field.number, UInt8(field.type.size), field.type.rawValue] }
        // One field of a developer, of three bytes.
        if hasDeveloperFields { definition += [1, 0, 3, 0] }
        guard definitions[local] != definition else { return }
        definitions[local] = definition
        records += definition
    }

    private mutating func addValues(_ fields: [Field]) {
        for field in fields {
            switch field.value {
            case .number(let number): records += bytes(number, field.type.size)
            case .text(let text):
                let utf8 = Array(text.utf8.prefix(15))
                records += utf8 + [UInt8](repeating: 0, count: 16 - utf8.count)
            }
        }
        if hasDeveloperFields { records += [0xDE, 0xAD, 0x40] }
    }

    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        return isBigEndian ? little.reversed() : little
    }

    /// The whole file, with its header and checksums.
    public var bytes: [UInt8] { bytes(hasShortHeader: false) }

    /// The whole file; a short header is that of old devices, without a checksum.
    public func bytes(hasShortHeader: Bool) -> [UInt8] {
        let size = records.count
        var header: [UInt8] = [hasShortHeader ? 12 : 14, 0x20, 0x5B, 0x08]
        header += (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
        header += Array(".FIT".utf8)
        if !hasShortHeader { header += Self.checksum(header) }
        return header + records + Self.checksum(header + records)
    }

    /// The checksum by half bytes, as Garmin describes it.
    private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
        let table: [UInt16] = [
            0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000,
            0x9C01, 0x8801, 0x4400,
        ]
        var crc: UInt16 = 0
        for byte in bytes {
            for half in [byte & 0xF, byte >> 4] {
                let next = table[Int(crc & 0xF)]
                crc = crc >> 4 & 0x0FFF ^ next ^ table[Int(half)]
            }
        }
        return [UInt8(crc & 0xFF), UInt8(crc >> 8)]
    }
}

extension FITFile {
    /// A run as a watch records it: a point each second, laps of a kilometer, a session and the activity.
    ///
    /// - Parameters:
    ///   - start: in seconds since 31 December 1989 UTC.
    ///   - metresEachSecond: how fast it goes, due east along a parallel.
    ///   - offset: of the local clock, in seconds; nil leaves it out.
    public static func run(
        start: Int = 1_099_552_502, seconds: Int = 600, metresEachSecond: Double = 3, sport: Int = 1,
        offset: Int? = 3600, hasSession: Bool = true, hasDistances: Bool = true, isBigEndian: Bool = false,
        hasDeveloperFields: Bool = false
    ) -> FITFile {
        var file = FITFile(isBigEndian: isBigEndian, hasDeveloperFields: hasDeveloperFields)
        file.add(0, local: 0, [Field(0, .enumeration, 4), Field(1, .uint16, 1), Field(4, .uint32, start)])
        // A degree along the equator is 111,319.49 m on the ellipsoid.
        let semicircles = metresEachSecond / 111_319.490_793 / 180 * 2_147_483_648
        for second in 0...seconds {
            let metres = Double(second) * metresEachSecond
            file.add(
                20, local: 1,
                [
                    Field(253, .uint32, start + second), Field(0, .sint32, 0),
                    Field(1, .sint32, Int((Double(second) * semicircles).rounded())),
                    Field(5, .uint32, hasDistances ? Int((metres * 100).rounded()) : nil), Field(3, .uint8, 140),
                ])
        }
        guard hasSession else { return file }
        let total = Int((Double(seconds) * metresEachSecond * 100).rounded())
        file.add(
            18, local: 2,
            [
                Field(253, .uint32, start + seconds), Field(2, .uint32, start), Field(5, .enumeration, sport),
                Field(7, .uint32, (seconds + 30) * 1000), Field(8, .uint32, seconds * 1000),
                Field(9, .uint32, hasDistances ? total : nil), Field(110, text: "Tempo"),
            ])
        if let offset {
            file.add(
                34, local: 3, [Field(253, .uint32, start + seconds), Field(5, .uint32, start + seconds + offset)])
        }
        return file
    }
}
