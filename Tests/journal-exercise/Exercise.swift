import Glibc
import IntentCore

/// Writes and reads a journal as it is told, from a process of its own:
///
///     journal-exercise append 100           records of 1 m; prints each identifier once it is acknowledged
///     journal-exercise key NAME METRES      a record under a caller's own key; prints recorded or present
///     journal-exercise group 1000 100       in a group that commits every 100; prints as it commits
///     journal-exercise total                prints count and sum
///     journal-exercise week                 the same of the last seven days of November 2026
///     journal-exercise list [LIMIT]         prints date, metres and identifier
///     journal-exercise undo                 removes the latest recorded here
///     journal-exercise hold FILE            locks the file, says so, and holds it until standard input ends
///     journal-exercise replace FILE TEXT    replaces a file's contents
///     journal-exercise make 100000 FILE     writes a journal of so many lines
///     journal-exercise run                  a run and the total after it, as a tool does
///     journal-exercise memory WORD…         one of the above, then prints the most memory that it took, in KB
///
/// `JOURNAL_MACHINE` names the machine that it plays.
@main
struct Exercise {
    static let journal = Journal(
        "runs", amount: "metres",
        machine: getenv("JOURNAL_MACHINE").map { Machine(host: String(cString: $0), identifier: nil) } ?? .current)

    static func main() {
        var context = ProcessContext()
        context.warn = { say("warning: \($0)", to: STDERR_FILENO) }
        let status = ProcessContext.$current.withValue(context) {
            do {
                try run(Array(CommandLine.arguments.dropFirst())[...])
                return ExitStatus.done
            } catch let error as any UserFacingError {
                say(error.words, to: STDERR_FILENO)
                return error.status
            } catch {
                say("\(error)", to: STDERR_FILENO)
                return .software
            }
        }
        exit(status.rawValue)
    }

    static func run(_ words: ArraySlice<String>) throws {
        var words = words
        let command = words.popFirst() ?? ""
        let number = words.first.flatMap { Int($0) }
        switch command {
        case "append":
            for _ in 0..<(number ?? 1) { say(try journal.append(record()).id) }
        case "key":
            let id = words.popFirst()
            let record = JournalRecord(id: id, date: today, amount: words.popFirst().flatMap { Int($0) } ?? 1)
            switch try journal.appendUnlessPresent(record) {
            case .recorded(let record): say("recorded \(record.amount)")
            case .present(let record): say("present \(record.amount)")
            }
        case "group": try group(number ?? 0, every: words.dropFirst().first.flatMap { Int($0) } ?? 100)
        case "total":
            let total = try journal.total()
            say("\(total.count) \(total.amount)")
        case "week":
            let total = try journal.total(
                since: Day(year: 2026, month: 11, day: 24), until: Day(year: 2026, month: 11, day: 30))
            say("\(total.count) \(total.amount)")
        case "list":
            var text = ""
            for record in try journal.records(limit: number) {
                text += "\(record.date.iso8601) \(record.amount) \(record.id)\n"
                guard text.utf8.count > 1 << 16 else { continue }
                write(text)
                text = ""
            }
            write(text)
        case "undo":
            say(try journal.revert(.undo)?.steps.map(\.id).joined(separator: " ") ?? "nothing")
        case "hold": hold(words.first ?? "")
        case "replace": try AtomicFile.replace(words.first ?? "", with: Array((words.last ?? "").utf8))
        case "make": make(number ?? 0, words.last ?? "")
        case "run":
            try journal.append(record())
            say("\(try journal.total().amount)")
        case "memory":
            try run(words)
            var usage = rusage()
            getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
            say("\(usage.ru_maxrss) KB")
        default:
            say("not a command: \(command)", to: STDERR_FILENO)
            exit(64)
        }
    }

    static let today = Moment(milliseconds: 1_796_027_400_000)

    static func record() -> JournalRecord { JournalRecord(date: today, amount: 1) }

    static func group(_ count: Int, every: Int) throws {
        let group = WriteGroup()
        try WriteGroup.$current.withValue(group) {
            var held = ""
            for number in 1...max(1, count) {
                let record = try journal.append(record())
                held += "\(record.id) \(try journal.total().amount)\n"
                guard number % every == 0 || number == count else { continue }
                try group.commit()
                write(held)
                held = ""
            }
        }
    }

    static func hold(_ path: String) {
        let file = open(path, O_RDWR)
        guard file >= 0, flock(file, LOCK_EX) == 0 else { exit(74) }
        say("held")
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) > 0 {}
    }

    /// Lines as a person's journal has them, a run a day back from the end of November 2026, over and over.
    static func make(_ count: Int, _ path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { exit(73) }
        var text = ""
        for number in 0..<count {
            let id = String(number + 0x1_0000_0000, radix: 16)
            let at = Moment(milliseconds: 1_700_000_000_000 + number * 60_000 + number % 1000)
            let date = Moment(milliseconds: at.milliseconds - 3_600_000, offset: number % 3 * 3600)
            text += """
                {"v":1,"id":"\(id.suffix(8))-aaaa-4bbb-8ccc-\(id)000","at":"\(at.iso8601)","date":"\(date.iso8601)",\
                "metres":\(1000 + number % 20_000)}\n
                """
            guard text.utf8.count > 1 << 18 || number == count - 1 else { continue }
            write(text, to: file)
            text = ""
        }
        close(file)
    }

    static func say(_ text: String, to file: Int32 = STDOUT_FILENO) { write(text + "\n", to: file) }

    static func write(_ text: String, to file: Int32 = STDOUT_FILENO) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(74) }
            bytes = bytes.dropFirst(count)
        }
    }
}
