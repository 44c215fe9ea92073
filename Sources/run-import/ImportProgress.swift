import IntentCore

/// A bar on the terminal that shows how much of the files is read; it is gone at the end.
final class ImportProgress {
    /// How many bytes there are to read; 0 where that is not known.
    var total = 0

    private let stream: Stream
    private let isUnicode: Bool
    private let clock = ProcessContext.current.steadyClock
    private var done = 0
    private var nextDrawing: Duration
    private var isDrawn = false

    /// - Returns: nil where nobody watches, or the terminal cannot draw in place.
    init?(on stream: Stream?) {
        guard let stream else { return nil }
        let abilities = TerminalAbilities(isTerminal: true, variable: ProcessContext.current.variable)
        guard abilities.hasEscapes else { return nil }
        self.stream = stream
        isUnicode = abilities.isUnicode
        // What takes no time needs no bar.
        nextDrawing = clock() + .milliseconds(100)
    }

    /// Tells that more bytes were read.
    func add(_ count: Int) {
        done += count
        guard total > 0, count > 0 else { return }
        let now = clock()
        guard now >= nextDrawing else { return }
        nextDrawing = now + .milliseconds(100)
        draw()
    }

    /// Takes the bar away.
    func end() {
        if isDrawn { try? stream.write("\r\u{1B}[K") }
        isDrawn = false
    }

    private func draw() {
        let fraction = min(1, Double(done) / Double(total))
        let number = "\(Int(fraction * 100)) %"
        let room = min(40, stream.columns - 16)
        let bar = room >= 8 ? ProgressBarText(fraction: fraction, columns: room, isUnicode: isUnicode).text + "  " : ""
        isDrawn = true
        // A terminal that is gone is no reason to stop: what is printed goes elsewhere.
        try? stream.write("\r  \(bar)\(number)\u{1B}[K")
    }
}
