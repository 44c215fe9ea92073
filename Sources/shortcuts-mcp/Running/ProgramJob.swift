import Glibc
import IntentCore

/// A program at work for the client: what it prints is collected, what it asks is handed on.
final class ProgramJob {
    /// More than anybody reads of one result; what is printed beyond it is passed over.
    static let maxOutput = 1 << 20
    private static let maxErrors = 1 << 16
    private static let maxQuestion = 4 << 20
    /// How long a program that was told to end may take for it.
    private static let grace = Duration.seconds(2)

    private let program: RunningProgram
    private let clock: () -> Duration
    private let onLine: (ProgramJob, JSONValue) -> Void
    private let onEnd: (ProgramJob, ProgramOutcome, Ending) -> Void

    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    private var questions: [UInt8] = []
    private var isCut = false
    private var open: [Int32]
    private(set) var ending = Ending.byItself
    /// When it must have ended; it stands still while the person is asked.
    private var deadline: Duration
    private var askedSince: Duration?
    private var killTime: Duration?

    /// Why a program ended.
    enum Ending { case byItself, outOfTime, cancelled, tooTalkative }

    /// - Parameters:
    ///   - onLine: is given each line of JSON that the program asks or tells.
    ///   - onEnd: is called once, when the program has ended.
    /// - Throws: `ProgramError`.
    init(
        _ command: [String], canAsk: Bool, timeout: Duration, clock: @escaping () -> Duration,
        onLine: @escaping (ProgramJob, JSONValue) -> Void,
        onEnd: @escaping (ProgramJob, ProgramOutcome, Ending) -> Void
    ) throws(ProgramError) {
        program = try RunningProgram(command, canAsk: canAsk)
        self.clock = clock
        self.onLine = onLine
        self.onEnd = onEnd
        open = [program.output, program.errors, program.questions]
        deadline = clock() + timeout
    }

    /// The descriptors to wait at.
    var descriptors: [Int32] { open }

    /// When there is something to do though nothing arrives.
    var nextTime: Duration? { killTime ?? (askedSince == nil ? deadline : nil) }

    /// Answers the question that the program waits with.
    func answer(_ answer: AnswerLine) {
        if let askedSince { deadline += clock() - askedSince }
        askedSince = nil
        program.answer(answer.json.text)
    }

    /// Notes that the person is being asked, which takes as long as it takes.
    func waitForAnswer() { if askedSince == nil { askedSince = clock() } }

    /// Ends the program: it is told to, and made to if it does not.
    func end(_ ending: Ending) {
        guard killTime == nil else { return }
        self.ending = ending
        program.end(by: SIGTERM)
        // A stopped one could not obey.
        program.end(by: SIGCONT)
        killTime = clock() + Self.grace
    }

    /// Does what is due.
    func lookAtClock() {
        let now = clock()
        if let killTime {
            if now >= killTime { program.end(by: SIGKILL) }
        } else if askedSince == nil, now >= deadline {
            end(.outOfTime)
        }
    }

    /// Reads what has arrived at one of the descriptors.
    func read(_ descriptor: Int32) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            open.removeAll { $0 == descriptor }
            return
        }
        switch descriptor {
        case program.output:
            let room = Self.maxOutput - output.count
            output += chunk.prefix(min(count, room))
            if count > room { isCut = true }
        case program.errors: errors += chunk.prefix(min(count, Self.maxErrors - errors.count))
        default:
            questions += chunk.prefix(count)
            takeQuestions()
        }
    }

    private func takeQuestions() {
        while let end = questions.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Array(questions[..<end])
            questions.removeFirst(end + 1)
            // What is no JSON asks nothing.
            if let json = try? line.withUnsafeBytes({ try JSONValue(parsing: $0) }) { onLine(self, json) }
        }
        if questions.count > Self.maxQuestion {
            questions = []
            open.removeAll { $0 == program.questions }
            end(.tooTalkative)
        }
    }

    /// Whether the program has ended. What it still had to say is then read, and handed on with how it ended.
    func hasEnded() -> Bool {
        guard let status = program.endStatus() else { return false }
        // What lives on from it may hold the pipes open: only what is there is read.
        // A child of it that goes on writing is not waited for: no pipe holds more than this.
        for _ in 0..<64 {
            var watched = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard !watched.isEmpty, poll(&watched, nfds_t(watched.count), 0) > 0 else { break }
            for ready in watched where ready.revents != 0 { read(ready.fd) }
        }
        onEnd(self, ProgramOutcome(status: status, output: output, errors: errors, isCut: isCut), ending)
        return true
    }
}
