/// Date and time as ISO 8601 has them, as far as they were written: the time and the offset may be missing.
package struct ISOMoment: Equatable {
    package let day: Day
    /// Seconds since midnight, or nil for a day alone.
    package var second: Int?
    package var millisecond = 0
    /// Seconds ahead of UTC, or nil where the text names none.
    package var offset: Int?
    /// Whether the offset is written `Z`, which names an instant and says nothing of a place.
    package var isZulu = false

    /// The moment, where the text named day, time and offset.
    package var moment: Moment? {
        guard let second, let offset else { return nil }
        return Moment(milliseconds: (day.number * 86_400 + second - offset) * 1000 + millisecond, offset: offset)
    }

    /// Reads `2026-11-30`, `2026-11-30T08:00`, `2026-11-30 08:00:30.250`, each time with `Z`, `+01:00`, `+0100` or
    /// `+01` behind it or nothing, and the basic format with a time, `20261130T080030Z`. Nil for any other text and for
    /// dates and times that do not exist.
    package init?(_ text: some StringProtocol) {
        var rest = Array(text.utf8)[...]
        guard let year = takeDigits(4, &rest) else { return nil }
        let isExtended = take("-", &rest)
        guard let month = takeDigits(2, &rest), !isExtended || take("-", &rest), isExtended || rest.count > 3,
            let dayOfMonth = takeDigits(2, &rest), let day = Day(year: year, month: month, day: dayOfMonth)
        else { return nil }
        self.day = day
        if rest.isEmpty { return }
        guard take("T", &rest) || take("t", &rest) || take(" ", &rest), let hour = takeDigits(2, &rest), hour < 24,
            !isExtended || take(":", &rest), let minute = takeDigits(2, &rest), minute < 60
        else { return nil }
        var second = hour * 3600 + minute * 60
        if isExtended ? take(":", &rest) : rest.first.map(isDigit) == true {
            guard let seconds = takeDigits(2, &rest), seconds < 60 else { return nil }
            second += seconds
            if take(".", &rest) || take(",", &rest) {
                let fraction = rest.prefix { isDigit($0) }
                guard !fraction.isEmpty else { return nil }
                rest = rest.dropFirst(fraction.count)
                for place in 0..<3 {
                    let digit = place < fraction.count ? Int(fraction[fraction.startIndex + place]) - 0x30 : 0
                    millisecond = millisecond * 10 + digit
                }
            }
        }
        self.second = second
        if rest.isEmpty { return }
        if take("Z", &rest) || take("z", &rest) {
            offset = 0
            isZulu = true
        } else {
            guard let sign = take("+", &rest) ? 1 : take("-", &rest) ? -1 : nil, let hours = takeDigits(2, &rest),
                // POSIX lets a zone be a whole day and 59 minutes away, and what was written so must be read.
                hours <= 24
            else { return nil }
            var minutes = 0
            if take(":", &rest) || !rest.isEmpty {
                guard let written = takeDigits(2, &rest), written < 60 else { return nil }
                minutes = written
            }
            offset = sign * (hours * 3600 + minutes * 60)
        }
        guard rest.isEmpty else { return nil }
    }
}

private func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
}

private func takeDigits(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ isDigit($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
}
