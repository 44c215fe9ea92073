/// How serious a message of the log is, by the names of syslog (RFC 5424), the least serious first.
enum LogLevel: String, CaseIterable, Comparable {
    case debug, info, notice, warning, error, critical, alert, emergency

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }
}
