/// An intent that tells how far it is. On a terminal a bar shows it while the intent runs.
///
///     struct ExportIntent: ProgressReportingIntent {
///         func perform() async throws -> some IntentResult {
///             progress.totalUnitCount = 100
///             for page in 1...100 { progress.completedUnitCount = Int64(page) … }
///             return .result()
///         }
///     }
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the running intent is. Outside of `perform()` it is a progress that nobody watches.
    public var progress: Progress {
        guard let performance = Performance.current else { return Progress(totalUnitCount: 0) }
        return performance.progress {
            let progress = Progress(totalUnitCount: 0)
            return (progress, watching(progress))
        }
    }
}

/// An intent that takes longer than a phone usually allows; nothing limits it here.
public protocol LongRunningIntent: ProgressReportingIntent {}

/// Draws a bar where a person watches, until the answer is called.
private func watching(_ progress: Progress) -> @Sendable () async -> Void {
    guard let screen = LiveDisplay.stream else { return {} }
    let abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
    guard abilities.hasEscapes else { return {} }
    let drawing = Task.detached {
        while !Task.isCancelled {
            let fraction = progress.isIndeterminate ? 0 : progress.fractionCompleted
            let bar = ProgressBarText(fraction: fraction, columns: 30, isUnicode: abilities.isUnicode).text
            let percent = Int((min(max(fraction, 0), 1) * 100).rounded())
            let words = progress.localizedDescription.map { "  " + sanitized($0) } ?? ""
            // The cursor goes back to the beginning, and what stood there longer is erased (ECMA-48, EL).
            try? screen.write("\r\u{1B}[K\(bar) \(percent) %\(progress.totalUnitCount > 0 ? "" : words)")
            try? await Task.sleep(for: .milliseconds(100))
        }
        try? screen.write("\r\u{1B}[K")
    }
    return {
        drawing.cancel()
        await drawing.value
    }
}
