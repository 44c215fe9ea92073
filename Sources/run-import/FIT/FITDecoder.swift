/// Goes through the records of one FIT file.
struct FITDecoder {
    /// What messages of a local number look like.
    private struct Definition {
        let message: FITMessage?
        let fields: [FITField]
        let isBigEndian: Bool
        let size: Int
    }

    private let bytes: [UInt8]
    private(set) var index: Int
    private let end: Int
    private var definitions = [Definition?](repeating: nil, count: 16)
    /// The time of the last message, from which a compressed one counts.
    private var time = 0

    init(bytes: [UInt8], index: Int, end: Int) {
        self.bytes = bytes
        self.index = index
        self.end = end
    }

    /// Reads up to the end, or as far as the last record that is whole.
    mutating func decode(into file: inout FITActivityFile) throws(FileFault) {
        while index < end {
            let header = bytes[index]
            if header & 0x80 != 0 {
                // Time in five bits, counted on from the last full time.
                let offset = Int(header & 0x1F)
                time += (offset - time) & 0x1F
                guard try take(Int(header >> 5 & 3), headerTime: time, into: &file) else { return }
            } else if header & 0x40 != 0 {
                guard try define(Int(header & 15), hasDeveloperFields: header & 0x20 != 0) else { return }
            } else {
                guard try take(Int(header & 15), headerTime: nil, into: &file) else { return }
            }
        }
    }

    /// - Returns: false where the file ends within the definition.
    private mutating func define(_ local: Int, hasDeveloperFields: Bool) throws(FileFault) -> Bool {
        guard index + 6 <= end else { return false }
        let isBigEndian = bytes[index + 2] == 1
        let message = FITMessage(rawValue: FITField.unsigned(bytes, index + 3, 2, isBigEndian: isBigEndian))
        let count = Int(bytes[index + 5])
        var place = index + 6
        guard place + count * 3 <= end else { return false }
        let wanted = message?.fields ?? []
        var fields: [FITField] = []
        var size = 0
        for _ in 0..<count {
            let field = FITField(
                number: bytes[place], offset: size, size: Int(bytes[place + 1]), type: bytes[place + 2])
            if wanted.contains(field.number) { fields.append(field) }
            size += field.size
            place += 3
        }
        if hasDeveloperFields {
            guard place < end else { return false }
            let count = Int(bytes[place])
            guard place + 1 + count * 3 <= end else { return false }
            for field in 0..<count { size += Int(bytes[place + 1 + field * 3 + 1]) }
            place += 1 + count * 3
        }
        definitions[local] = Definition(message: message, fields: fields, isBigEndian: isBigEndian, size: size)
        index = place
        return true
    }

    /// - Returns: false where the file ends within the message.
    private mutating func take(
        _ local: Int, headerTime: Int?, into file: inout FITActivityFile
    ) throws(FileFault) -> Bool {
        guard let definition = definitions[local] else {
            throw FileFault("has a message that nothing defines, at byte \(index)")
        }
        let start = index + 1
        guard start + definition.size <= end else { return false }
        index = start + definition.size
        guard let message = definition.message else { return true }
        let values = FITValues(
            bytes: bytes, start: start, fields: definition.fields, isBigEndian: definition.isBigEndian,
            headerTime: headerTime)
        if let stamp = values.number(FITFieldNumber.timestamp) { time = stamp }
        file.take(message, values)
        return true
    }
}

/// The fields of one message.
struct FITValues {
    let bytes: [UInt8]
    let start: Int
    let fields: [FITField]
    let isBigEndian: Bool
    let headerTime: Int?

    func number(_ number: UInt8) -> Int? {
        for field in fields where field.number == number {
            return field.value(bytes, at: start, isBigEndian: isBigEndian)
        }
        return number == FITFieldNumber.timestamp ? headerTime : nil
    }

    func text(_ number: UInt8) -> String? { fields.first { $0.number == number }?.text(bytes, at: start) }

    /// A number in thousandths or hundredths.
    func number(_ number: UInt8, over scale: Double) -> Double? { self.number(number).map { Double($0) / scale } }
}
