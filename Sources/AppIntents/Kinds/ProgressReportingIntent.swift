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
        guard let performance = IntentContext.current.performance else { return Progress(totalUnitCount: 0) }
        return performance.progress {
            let progress = Progress(totalUnitCount: 0)
            return (progress, watching(progress))
        }
    }
}

/// An intent that takes longer than a phone usually allows; nothing limits it here.
public protocol LongRunningIntent: ProgressReportingIntent {}

/// Shows the progress where somebody watches, until the answer is called.
private func watching(_ progress: Progress) -> @Sendable () async -> Void {
    if let report = RunContext.current.report { return reporting(progress, to: report) }
    guard let screen = RunContext.current.screen else { return {} }
    let abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
    guard abilities.hasEscapes else { return {} }
    let drawing = Task.detached {
        while !Task.isCancelled {
            let fraction = progress.isIndeterminate ? 0 : progress.fractionCompleted
            let bar = ProgressBarText(fraction: fraction, columns: 30, isUnicode: abilities.isUnicode).text
            let percent = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0
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

/// Tells the program that started this one whenever the progress is another.
private func reporting(
    _ progress: Progress, to report: @escaping @Sendable (ProgressLine) -> Void
) -> @Sendable () async -> Void {
    let telling = Task.detached {
        var last: ProgressLine?
        while true {
            // Looked at before the line is made, so that the last line is told too.
            let isOver = Task.isCancelled
            let isKnown = progress.totalUnitCount > 0 && !progress.isIndeterminate
            let line = ProgressLine(
                completed: isKnown ? progress.fractionCompleted : nil, text: progress.localizedDescription)
            if line != last { report(line) }
            last = line
            if isOver { return }
            try? await Task.sleep(for: .milliseconds(100))
        }
    }
    return {
        telling.cancel()
        await telling.value
    }
}
