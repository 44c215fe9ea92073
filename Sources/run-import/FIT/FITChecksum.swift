/// The checksum of FIT: CRC-16 with the reversed polynomial 0xA001, by half bytes as Garmin describes it.
enum FITChecksum {
    static func of(_ bytes: ArraySlice<UInt8>) -> Int {
        var crc: UInt16 = 0
        bytes.withUnsafeBufferPointer { bytes in
            table.withUnsafeBufferPointer { table in
                for byte in bytes { crc = crc >> 8 ^ table[Int((crc ^ UInt16(byte)) & 0xFF)] }
            }
        }
        return Int(crc)
    }

    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index)) { value, _ in value & 1 == 1 ? 0xA001 ^ value >> 1 : value >> 1 }
    }
}
