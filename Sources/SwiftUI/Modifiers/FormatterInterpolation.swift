extension LocalizedStringKey.StringInterpolation {
    /// Appends a value as a formatter writes it: `Text("\(date, formatter: formatter)")`.
    public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter
    ) {
        appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }
}

extension Text {
    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}

extension ContentTransition {
    /// As a symbol does; without effect.
    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)
        -> ContentTransition
    {
        .symbolEffect
    }
}

/// How a symbol moves; without effect.
public struct SymbolEffectOptions: Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// So often.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

nonisolated extension View {
    /// Movement of a symbol; without effect.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool
    ) -> some View { self }
    /// Movement of a symbol; without effect.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions, value: Value
    ) -> some View { self }
}
