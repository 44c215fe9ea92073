import Glibc
import IntentCore

/// Reads files, folders and archives, one after the other.
final class Importer {
    private static let deepestArchive = 4

    private let takesAll: Bool
    private let tableUnit: DistanceUnit
    private let progress: ImportProgress?
    private var found = Found()

    init(takesAll: Bool, tableUnit: DistanceUnit) {
        self.takesAll = takesAll
        self.tableUnit = tableUnit
        progress = ImportProgress(on: RunContext.current.progress)
    }

    /// A file of its own, or all files of a folder or an archive, where one may tell of what others hold.
    private final class Collection {
        let isSingle: Bool
        var coveredFiles: Set<String> = []
        /// What was read of it in a format that is known.
        var hasReadAny = false
        /// The files that are none of ours. They are told of only if all are: then none of them is what the person meant.
        var foreignFaults: [FileFault] = []

        init(isSingle: Bool) { self.isSingle = isSingle }

        func covers(_ name: String) -> Bool { coveredFiles.contains(lastPathComponent(name)) }
    }

    /// Reads everything that the paths lead to.
    func read(_ paths: [ImportPath]) -> Found {
        let trees = paths.map { (path: $0.path, isInput: $0.isStandardInput, tree: FileTree($0)) }
        progress?.total = trees.reduce(0) { $0 + $1.tree.size }
        for (path, isInput, tree) in trees {
            let collection = Collection(isSingle: !tree.isFolder)
            for fault in tree.faults { found.add(fault) }
            for file in tree.files {
                if collection.covers(file.path) {
                    progress?.add(file.size)
                    continue
                }
                attempt(isInput ? "standard input" : file.path, in: collection) { () throws(FileFault) in
                    let open = try isInput ? OpenFile(standing: ProcessContext.current.input) : OpenFile(file.path)
                    guard !open.isFolder else { throw FileFault("is a folder", status: .noInput) }
                    let input = InputBuffer(FileBytes(open, progress: progress))
                    try read(input, file: open, name: isInput ? path : file.path, in: collection, depth: 0)
                }
            }
            if !collection.hasReadAny { for fault in collection.foreignFaults { found.add(fault) } }
        }
        progress?.end()
        found.sort()
        return found
    }

    /// Notes what keeps a file from being read; the others go on.
    private func attempt(_ name: String, in collection: Collection, _ body: () throws(FileFault) -> Void) {
        do {
            try body()
        } catch {
            // In a folder or an archive there may be anything.
            let fault = FileFault("\(sanitized(name)): \(error.words)", status: error.status)
            guard !error.isForeign || collection.isSingle else {
                collection.foreignFaults.append(fault)
                return
            }
            found.add(fault)
        }
    }

    private func read(
        _ input: InputBuffer, file: OpenFile?, name: String, in collection: Collection, depth: Int
    ) throws(FileFault) {
        guard depth <= Self.deepestArchive else { throw FileFault("has archives within archives without end") }
        if let encoding = try FileFormat.encoding(of: input) {
            let text = InputBuffer(TranscodedBytes(input, encoding))
            return try readContents(text, FileFormat(of: text), name: name, in: collection)
        }
        let format = try FileFormat(of: input)
        switch format {
        case .gzip:
            try read(InputBuffer(GzipBytes(input)), file: nil, name: name, in: collection, depth: depth + 1)
        case .zip:
            // The directory stands at the end, so that a pipe is kept in a file first.
            if let file, file.isRegular {
                try readArchive(file, name: name, in: collection, depth: depth + 1)
            } else {
                try readArchive(OpenFile.spooled(input), name: name, in: collection, depth: depth + 1)
            }
        default: try readContents(input, format, name: name, in: collection)
        }
    }

    private func readArchive(
        _ file: OpenFile, name: String, in outer: Collection, depth: Int
    ) throws(FileFault) {
        let archive = try ZipArchive(file, progress: progress)
        let collection = Collection(isSingle: false)
        for member in archive.members.sorted(by: { FileTree.isReadBefore($0.name, $1.name) }) {
            let isHidden = member.name.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
            guard !isHidden, !collection.covers(member.name) else {
                progress?.add(member.compressedSize)
                continue
            }
            let path = "\(name): \(member.name)"
            attempt(path, in: collection) { () throws(FileFault) in
                let input = InputBuffer(try archive.contents(of: member))
                try read(input, file: nil, name: path, in: collection, depth: depth)
            }
        }
        outer.hasReadAny = outer.hasReadAny || collection.hasReadAny
        outer.foreignFaults += collection.foreignFaults
    }

    private func readContents(
        _ input: InputBuffer, _ format: FileFormat, name: String, in collection: Collection
    ) throws(FileFault) {
        let contents = FileContents(tableUnit: tableUnit)
        defer {
            collection.coveredFiles.formUnion(contents.coveredFiles)
            for activity in contents.activities { found.add(activity, from: name, takesAll: takesAll) }
        }
        do throws(FileFault) {
            switch format {
            case .fit: try FITReader.read(input.all(), into: contents)
            case .xml:
                try XMLScanner.scan(input) { (root) throws(FileFault) in
                    switch root {
                    case "gpx": GPXReader(contents)
                    case "TrainingCenterDatabase": TCXReader(contents)
                    case "HealthData": HealthReader(contents)
                    default: throw .unknownFormat
                    }
                }
            case .json: try JSONActivities.read(input.all(), into: contents)
            case .table: try SummaryTables.read(input.all(), into: contents)
            case .nothing: throw FileFault("is empty; give a file that is not", status: .usage, isForeign: true)
            case .gzip, .zip, .unknown: throw FileFault.unknownFormat
            }
            collection.hasReadAny = true
        } catch {
            guard !error.isForeign, error.status == .badData else { throw error }
            collection.hasReadAny = true
            throw FileFault("\(error.words)\(Self.whatWasRead(contents))")
        }
    }

    private static func whatWasRead(_ contents: FileContents) -> String {
        let points =
            switch contents.incompletePoints {
            case 0: ""
            case 1: "1 point was read, "
            case let count: "\(count) points were read, "
            }
        return switch contents.activities.count {
        case 0: "; \(points)nothing was taken; export it again"
        case 1: "; \(points)the activity before that was taken"
        case let count: "; \(points)the \(count) activities before that were taken"
        }
    }
}
