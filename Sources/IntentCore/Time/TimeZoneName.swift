import Glibc

extension LocalTime {
    /// The value of `TZ` where it names no time zone, and the C library so takes it for UTC, or for what it made out
    /// of it, without a word; nil where all is well.
    package static func unknownZone() -> String? {
        guard let value = ProcessContext.current.variable("TZ") else { return nil }
        return isKnownZone(value) ? nil : value
    }

    /// Whether the C library understands a value of `TZ`: a file of the zone database, by its name there or by an
    /// absolute path, or a rule as POSIX has it; either with a colon before it. Empty is UTC.
    private static func isKnownZone(_ value: String) -> Bool {
        let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
        // The database need not be there for UTC.
        return ["", "UTC", "UTC0", "GMT", "Etc/UTC", "Universal"].contains(name) || isZoneFile(name) || isZoneRule(name)
    }

    private static func isZoneFile(_ name: String) -> Bool {
        let folder = ProcessContext.current.variable("TZDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo"
        let path = name.hasPrefix("/") ? name : folder + "/" + name
        // Without O_NONBLOCK a named pipe would wait for a writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { bytes in
            read(file, bytes.baseAddress, 4) == 4 && bytes.elementsEqual("TZif".utf8)
        }
    }

    /// `EST5EDT,M3.2.0,M11.1.0`, `<+03>-3`, `UTC0`: POSIX's form (XBD 8.3). Standard time has a name and an offset; summer
    /// time, where there is one, a name and perhaps an offset and two rules.
    private static func isZoneRule(_ text: String) -> Bool {
        var rest = text.utf8[...]
        guard takeZoneName(&rest), takeOffset(&rest, upTo: 24) else { return false }
        if rest.isEmpty { return true }
        guard takeZoneName(&rest) else { return false }
        if rest.first != UInt8(ascii: ","), !rest.isEmpty {
            guard takeOffset(&rest, upTo: 24) else { return false }
        }
        if rest.isEmpty { return true }
        return takeChange(&rest) && takeChange(&rest) && rest.isEmpty
    }

    /// Three letters or more, or letters, digits and signs in angle brackets.
    private static func takeZoneName(_ rest: inout Substring.UTF8View) -> Bool {
        let isQuoted = take("<", &rest)
        let name = rest.prefix {
            isLetter($0) || isQuoted && (isDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-"))
        }
        rest = rest.dropFirst(name.count)
        return name.count >= 3 && (!isQuoted || take(">", &rest))
    }

    /// `5`, `-3:30`, `+05:45:00`.
    private static func takeOffset(_ rest: inout Substring.UTF8View, upTo hours: Int) -> Bool {
        _ = take("-", &rest) || take("+", &rest)
        guard takeNumber(0...hours, &rest) else { return false }
        guard take(":", &rest) else { return true }
        guard takeNumber(0...59, &rest) else { return false }
        return !take(":", &rest) || takeNumber(0...59, &rest)
    }

    /// `,M3.2.0`, `,J60/2`, `,300/-1:30`: the day when the clocks change, and perhaps the time.
    private static func takeChange(_ rest: inout Substring.UTF8View) -> Bool {
        guard take(",", &rest) else { return false }
        if take("M", &rest) {
            guard takeNumber(1...12, &rest), take(".", &rest), takeNumber(1...5, &rest), take(".", &rest),
                takeNumber(0...6, &rest)
            else { return false }
        } else {
            guard takeNumber(take("J", &rest) ? 1...365 : 0...365, &rest) else { return false }
        }
        return !take("/", &rest) || takeOffset(&rest, upTo: 167)
    }

    private static func takeNumber(_ range: ClosedRange<Int>, _ rest: inout Substring.UTF8View) -> Bool {
        let digits = rest.prefix(while: isDigit)
        rest = rest.dropFirst(digits.count)
        return Int(String(decoding: digits, as: UTF8.self)).map(range.contains) ?? false
    }

    private static func take(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
