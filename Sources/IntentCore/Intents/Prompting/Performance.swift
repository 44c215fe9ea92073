import Synchronization

/// One run of an intent's `perform()`, and what lasts as long as it does: the progress that it reports.
package final class Performance: Sendable {
    private let held = Mutex<(progress: (any AnyObject & Sendable)?, end: (@Sendable () async -> Void)?)>((nil, nil))

    package init() {}

    /// The progress of the run, made when it is first asked for; `end` is called when the run has ended.
    package func progress<Progress: AnyObject & Sendable>(
        _ make: () -> (progress: Progress, end: @Sendable () async -> Void)
    ) -> Progress {
        held.withLock { held in
            if let progress = held.progress as? Progress { return progress }
            let (progress, end) = make()
            held = (progress, end)
            return progress
        }
    }

    /// Ends what lasted as long as the run. The next run may use the same object: what it reports is made anew.
    package func end() async {
        let end = held.withLock { held in
            defer { held = (nil, nil) }
            return held.end
        }
        await end?()
    }
}
