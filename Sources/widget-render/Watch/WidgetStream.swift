import IntentCore

/// Writes widgets to a program that reads them, an update at each change, until it reads no more. Where the program tells of
/// clicks, it takes them.
struct WidgetStream {
    let watch: WidgetWatch
    let format: any WidgetFormat
    /// The button that a click on the widget presses.
    let tap: String?
    let confirms: Bool
    let readsClicks: Bool

    /// - Throws: `OutputError` where the output cannot be written.
    func run() throws {
        let output = Stream(descriptor: ProcessContext.current.output)
        var clicks = readsClicks ? DescriptorLines(descriptor: ProcessContext.current.input) : nil
        if let frame = format.frame { try output.write(frame.opening + "\n") }
        var written: String?
        while true {
            let now = Moment.now
            let update = format.update(of: watch.shown(at: now), at: now)
            if update != written {
                try output.write(update + (format.frame?.separator ?? "") + "\n")
                written = update
            }
            let reader = Readiness.Interest.closing(output.descriptor)
            let input = clicks.map { Readiness.Interest.input($0.descriptor) }
            let ready = watch.wait(for: [reader] + (input.map { [$0] } ?? []), since: now)
            if ready.contains(reader) { return }
            guard let input, ready.contains(input) else { continue }
            let lines = clicks?.lines()
            for line in lines ?? [] { take(line) }
            // A bar that says no more is still shown what there is.
            if lines == nil { clicks = nil }
        }
    }

    private func take(_ line: String) {
        guard let click = format.click(line), watch.loaders.indices.contains(click.widget) else { return }
        guard let label = click.button.map(String.init) ?? tap else { return }
        do {
            try WidgetPress(widget: watch.loaders[click.widget], label: label, confirms: confirms).perform()
        } catch {
            let words = (error as? any UserFacingError)?.words ?? "\(error)"
            // Bars keep what their programs say on standard error in a log.
            try? Stream(descriptor: ProcessContext.current.errors).write("\(WidgetRender.name): \(sanitized(words))\n")
        }
        watch.look()
    }
}
