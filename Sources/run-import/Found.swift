import IntentCore

/// What an import found, and what it left out.
struct Found {
    private(set) var runs: [ImportedRun] = []
    /// The files that could not be read, or not as a whole.
    private(set) var faults: [FileFault] = []
    private var otherKinds: [String: Int] = [:]
    private var leftOut: [Reason: [String]] = [:]
    private var ids: Set<String> = []

    /// Why an activity is no run that can be tracked.
    enum Reason: String, CaseIterable {
        case distance = "Without a distance"
        case date = "Without a date"
        case future = "In the future"
    }

    /// Takes an activity that a file tells of.
    mutating func add(_ activity: Activity, from file: String, takesAll: Bool) {
        // A file that does not say what it was is taken for a run: that is what it was given for.
        if let kind = activity.kind, !kind.isRun, !takesAll {
            otherKinds[kind.name, default: 0] += 1
            return
        }
        // A watch that was not set counts from 1970, or from where its format begins.
        guard let start = activity.start, start.seconds >= Self.earliest else { return leaveOut(file, .date) }
        guard start.milliseconds <= Moment.now.milliseconds else { return leaveOut(file, .future) }
        guard let run = ImportedRun(activity) else { return leaveOut(file, .distance) }
        if ids.insert(run.id).inserted { runs.append(run) }
    }

    mutating func add(_ fault: FileFault) { faults.append(fault) }

    private mutating func leaveOut(_ file: String, _ reason: Reason) { leftOut[reason, default: []].append(file) }

    /// Puts the runs in the order of their dates.
    mutating func sort() { runs.sort { $0.date.milliseconds < $1.date.milliseconds } }

    /// What was found and left out, in a line.
    var summary: String {
        let metres = runs.reduce(0) { $0 + $1.distance.metres }
        let count = counted(runs.count, "run")
        var sentences = [runs.isEmpty ? "No runs." : "\(count), \((Double(metres) / 1000).intentText) km."]
        if !otherKinds.isEmpty {
            let kinds = otherKinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) (\($0.value))" }
            sentences.append("Left out: \(kinds.joined(separator: ", ")); --all takes them.")
        }
        for reason in Reason.allCases {
            guard let files = leftOut[reason] else { continue }
            let named = files.prefix(3).joined(separator: ", ")
            sentences.append("\(reason.rawValue): \(named)\(files.count > 3 ? " and \(files.count - 3) more" : "").")
        }
        return sentences.joined(separator: " ")
    }

    /// The beginning of 1990.
    private static let earliest = 631_152_000.0
}
