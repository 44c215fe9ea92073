/// The lines of a journal that were not understood: how many, and the first few by name, so that a file that is no
/// journal at all does not fill the screen.
struct JournalDiagnostics: Equatable {
    struct Line: Equatable {
        /// The number of its file in the folder's sorted list.
        let file: Int
        /// Counted from 1.
        let number: Int
        let cause: String
    }

    static let most = 5

    private(set) var named: [Line] = []
    private(set) var count = 0

    init() {}

    init(named: [Line], count: Int) {
        self.named = named
        self.count = count
    }

    mutating func add(file: Int, line: Int, cause: String) {
        count += 1
        if named.count < Self.most { named.append(Line(file: file, number: line, cause: cause)) }
    }

    /// The same with other numbers for the files.
    func renumbered(_ numbers: [Int]) -> JournalDiagnostics {
        let lines = named.compactMap { line in
            numbers.indices.contains(line.file)
                ? Line(file: numbers[line.file], number: line.number, cause: line.cause) : nil
        }
        return JournalDiagnostics(named: lines, count: count)
    }

    /// Tells the person, by the names of the files.
    func report(_ name: (Int) -> String) {
        for line in named {
            ProcessContext.current.warn(
                "\(name(line.file)) line \(line.number) is not understood and was left alone: \(line.cause)")
        }
        let more = count - named.count
        if more > 0, let last = named.last {
            ProcessContext.current.warn(
                "\(parent(of: name(last.file))) has \(more) more \(more == 1 ? "line" : "lines") like that")
        }
    }
}
