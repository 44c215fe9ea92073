import IntentCore

/// Timelines that some program wrote, in a file or on standard input: a timeline, a record whose value is a tree of views,
/// or a tree alone; several stand on a line each.
struct TimelineFile: IntentValue {
    let timelines: [WidgetTimeline]

    static var intentValueType: IntentValueType {
        var type = IntentValueType(name: "file", expected: "a file with a timeline, or - for standard input")
        type.syntax = .file
        type.takesWholeInput = true
        return type
    }

    /// A file's name, or `-`.
    static func intentValue(word: String, match: WordMatch) throws -> TimelineFile? {
        guard match == .exact, !word.isEmpty else { return nil }
        guard word != "-" else { return try TimelineFile(WholeInput.read(), name: "standard input") }
        do {
            guard let bytes = try SharedFile(word).read() else {
                throw TimelineFileError(name: word, problem: "is not there", status: .noInput)
            }
            return try TimelineFile(bytes, name: word)
        } catch let error as StoreError {
            throw TimelineFileError(name: nil, problem: error.words, status: .noInput)
        }
    }

    var intentText: String { "a timeline" }

    private init(_ bytes: [UInt8], name: String) throws {
        func read(_ bytes: some Sequence<UInt8>) throws -> WidgetTimeline {
            try Array(bytes).withUnsafeBytes { try WidgetTimeline(JSONValue(parsing: $0)) }
        }
        do {
            let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
            if lines.count > 1, let several = try? lines.map(read) {
                timelines = several
            } else {
                timelines = [try read(bytes)]
            }
        } catch let error as JSONSyntaxError {
            let place = "line \(error.line) column \(error.column)"
            throw TimelineFileError(name: name, problem: "is not JSON: \(error.problem) at \(place)", status: .badData)
        } catch let error as ManifestError {
            throw TimelineFileError(name: name, problem: error.words, status: .badData)
        }
    }
}

/// A timeline that cannot be shown.
struct TimelineFileError: UserFacingError {
    let name: String?
    let problem: String
    let status: ExitStatus

    var words: String { name.map { "\($0) \(problem)" } ?? problem }
}
