import FoundationEssentials

/// Words.
///
///     Text("Track \(distance, format: .number) km").font(.headline)
///     Text("10").bold() + Text(" km").foregroundStyle(.secondary)
///     Text(entry.end, style: .timer)
///
/// There are no translations and no Markdown here: the text is the one in the source.
nonisolated public struct Text: PrimitiveView, Hashable, Sendable {
    var runs: [ViewNode.TextRun]

    init(runs: [ViewNode.TextRun]) { self.runs = runs }

    /// Text with values in it; table, bundle and comment are for translations and have no effect.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        runs = key.runs
    }

    /// Any text.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

    /// A text resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }

    /// Any text, as it is.
    public init(verbatim content: String) { runs = [ViewNode.TextRun(.text(content))] }

    /// A symbol in the text.
    public init(_ image: Image) { runs = [ViewNode.TextRun(image.inText)] }

    /// A value in a format of Foundation's.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// A date, told anew whenever it is shown.
    public init(_ date: Date, style: DateStyle) { runs = [ViewNode.TextRun(.date(Moment(local: date), style))] }

    /// A running clock: the time that is left of an interval, or that went by. It stands still at the pause.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        guard let pauseTime, timerInterval.contains(pauseTime) else {
            self.init(runs: [ViewNode.TextRun(.interval(.init(timerInterval, countsDown: countsDown)))])
            return
        }
        let shown =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(pauseTime)
            : pauseTime.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: clockText(seconds: Moment.wholeSeconds(shown)))
    }

    /// The days and times from one date to another: `30 Nov 2026, 07:15 – 08:00`.
    public init(_ dates: ClosedRange<Date>) {
        let from = Moment(local: dates.lowerBound)
        let to = Moment(local: dates.upperBound)
        let end = from.day == to.day ? to.clockTime : to.localizedStringResource.text
        self.init(verbatim: "\(from.localizedStringResource.text) – \(end)")
    }

    /// One text after another.
    public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

    /// How a date is told.
    public enum DateStyle: String, CaseIterable, Hashable, Sendable {
        /// `07:15`.
        case time
        /// `30 Nov 2026`.
        case date
        /// `2 hr, 5 min`: how far it is from now.
        case relative
        /// `+2 hr` after now, `−2 hr` before.
        case offset
        /// `2:05:00`: how far it is from now, as a clock.
        case timer
    }

    /// Where a text that is too long loses letters.
    public enum TruncationMode: String, CaseIterable, Hashable, Sendable { case head, middle, tail }

    /// Capitals or small letters.
    public enum Case: String, CaseIterable, Hashable, Sendable { case uppercase, lowercase }

    /// How large a text is beside others: without effect.
    public enum Scale: Hashable, Sendable { case `default`, secondary }

    /// The pattern of a line through or under text: always solid.
    public struct LineStyle: Hashable, Sendable {
        /// A line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        /// One line.
        public static let single = LineStyle()
        /// The pattern of a line.
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        // What belongs to the whole text stands at the node, where a person would write it.
        guard let only = runs.first, runs.count == 1 else { return [ViewNode(.text(runs))] }
        return [ViewNode(.text([ViewNode.TextRun(only.content)]), modifiers: only.modifiers)]
    }
}

extension ViewNode.Interval {
    init(_ dates: ClosedRange<Date>, countsDown: Bool) {
        self.init(from: Moment(local: dates.lowerBound), to: Moment(local: dates.upperBound), countsDown: countsDown)
    }
}
