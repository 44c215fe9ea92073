import IntentCore

extension Duration {
    /// The duration as people write it, which reads back as the same: `5m`, `1h30m`, `90s` is `1m30s`.
    var written: String {
        let milliseconds = Int((seconds * 1000).rounded())
        let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
        let parts = [
            (minutes / 60, "\(minutes / 60)h"), (minutes % 60, "\(minutes % 60)m"),
            (rest, plainDecimal(Double(rest) / 1000) + "s"),
        ]
        return parts.filter { $0.0 > 0 }.map(\.1).joined()
    }
}
