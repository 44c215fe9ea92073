import IntentCore

/// The line that shows how a sitting goes: the time that is left, a bar of what was sat, and the session's name.
///
///     4:32  ████▍░░░░░░░░░░░░░░░░░░░░░░░░░  Breathing
struct SittingLine {
    let name: String
    let sitting: Sitting
    /// Whether blocks can be shown, or only ASCII.
    let isUnicode: Bool

    /// The line for a terminal of that many columns; it leaves the last one free, where a terminal would wrap.
    func text(columns: Int) -> String {
        let time = "  " + sitting.remaining.wholeSeconds.text
        let note = sanitized(sitting.isPaused ? "Paused – press p to resume" : name)
        let room = columns - 1 - columnWidth(time)
        let bar = min(Self.longestBar, room - 4 - columnWidth(note))
        if bar >= Self.shortestBar { return "\(time)  \(self.bar(bar))  \(note)" }
        if room - 2 >= Self.shortestBar { return "\(time)  \(self.bar(min(Self.longestBar, room - 2)))" }
        return String(time.dropFirst(2).prefix(max(0, columns - 1)))
    }

    private static let longestBar = 40
    private static let shortestBar = 8

    private func bar(_ columns: Int) -> String {
        ProgressBarText(fraction: sitting.sat / sitting.planned, columns: columns, isUnicode: isUnicode).text
    }
}
