import IntentCore

/// Finds the runs in files of other tools and hands them on.
struct ImportRunsIntent: AppIntent {
    static let title: LocalizedStringResource = "Import runs"
    static let description = IntentDescription(
        """
        Reads GPX, TCX and FIT files, exports of Strava, Garmin Connect, Runkeeper and Apple Health, \
        Timewarrior and Watson, in folders and archives too, and prints the runs in them for run-track.
        """)

    @Parameter(
        title: "Files and folders to read", description: "Standard input, if none is given",
        default: [.standardInput], inputConnectionBehavior: .never)
    var files: [ImportPath]

    @Parameter(title: "Take activities of every kind, not runs alone", default: false)
    var all: Bool

    @Parameter(title: "Unit of distances in tables that name none", description: "Kilometers, if not given")
    var unit: DistanceUnit?

    func perform() async throws -> some IntentResult & ReturnsValue<[ImportedRun]> & ProvidesDialog {
        // A terminal or /dev/null is no input.
        if files == [.standardInput], try !OpenFile(standing: ProcessContext.current.input).mayHaveContents {
            throw $files.needsValueError("Which files?")
        }
        let importer = Importer(takesAll: all, tableUnit: unit ?? .kilometres)
        let found = importer.read(files)
        for fault in found.faults { ProcessContext.current.warn(fault.words) }
        if let status = found.faults.first?.status { RunContext.current.status?.note(status) }
        return .result(value: found.runs, dialog: "\(found.summary)")
    }
}
