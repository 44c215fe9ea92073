import Glibc
import IntentCore

/// Waits for the client, the programs at work, signals and changes of files, all at once, and does one thing at a time.
final class EventLoop {
    private let server: Server
    private let signals = SignalPipe([SIGCHLD, SIGTERM, SIGINT, SIGHUP])
    private let watcher = Watcher()
    private let input = ProcessContext.current.input
    private let output = ProcessContext.current.output
    private let clock = ProcessContext.current.steadyClock

    private var lines = LineBuffer()
    private var unwritten: [UInt8] = []
    private var isInputOpen = true
    /// When the client is gone, the time until which calls may come to their end.
    private var lastTime: Duration?
    /// When changes of files are looked at: a little later than they are told, since they come in numbers.
    private var lookTime: Duration?
    private var endSignal: Int32?

    /// How much may wait to be written before no more is read: a client that does not read gets no more answers.
    private static let maxUnwritten = 8 << 20
    /// How long calls may take after the client has gone.
    private static let patience = Duration.milliseconds(1500)
    private static let settling = Duration.milliseconds(100)

    init(_ options: ServerOptions) {
        server = Server(options, clock: clock)
        // A client that is gone is noticed by the error; there are programs to end first.
        signal(SIGPIPE, SIG_IGN)
    }

    /// - Returns: when the client has gone, or a signal has come.
    func run() -> ExitStatus {
        while true {
            unwritten += server.takeOutput()
            if !flush() {
                isInputOpen = false
                lastTime = nil
                unwritten = []
            }
            if endSignal != nil || !isInputOpen {
                server.endAll(unlessBefore: endSignal == nil ? lastTime : nil)
                if server.jobs.isEmpty, unwritten.isEmpty || endSignal != nil { break }
            }
            wait()
        }
        return endSignal.map { ExitStatus(rawValue: 128 + $0) } ?? .done
    }

    /// Waits until there is something to do, and does it.
    private func wait() {
        if unwritten.isEmpty, server.hasIdleWork { return server.doIdleWork() }
        watcher.watch(server.watchedPaths)
        let readsInput = isInputOpen && unwritten.count < Self.maxUnwritten
        let jobs = server.jobs
        var watched = [
            pollfd(fd: readsInput ? input : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: unwritten.isEmpty ? -1 : output, events: Int16(POLLOUT), revents: 0),
        ]
        var owners: [ProgramJob] = []
        for job in jobs {
            for descriptor in job.descriptors {
                watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
                owners.append(job)
            }
        }
        _ = poll(&watched, nfds_t(watched.count), milliseconds(until: nextTime(jobs)))
        for (job, ready) in zip(owners, watched.dropFirst(4)) where ready.revents != 0 { job.read(ready.fd) }
        if watched[1].revents != 0 { takeSignals() }
        for job in jobs { job.lookAtClock() }
        if watched[2].revents != 0, watcher.take() { lookTime = lookTime ?? clock() + Self.settling }
        if let time = lookTime, clock() >= time {
            lookTime = nil
            server.lookForChanges()
        }
        server.lookAtClock()
        if watched[0].revents != 0 { readInput() }
    }

    private func nextTime(_ jobs: [ProgramJob]) -> Duration? {
        // Once its time has come, the jobs' own ends are what is waited for.
        let lastTime = lastTime.flatMap { $0 > clock() ? $0 : nil }
        return (jobs.compactMap(\.nextTime) + [lookTime, lastTime, server.nextTime].compactMap(\.self)).min()
    }

    private func milliseconds(until time: Duration?) -> Int32 {
        guard let time else { return -1 }
        let left = time - clock()
        return left <= .zero ? 0 : Int32(min(left / .milliseconds(1), 60_000)) + 1
    }

    private func takeSignals() {
        while let signal = signals.next() {
            if signal != SIGCHLD { endSignal = endSignal ?? signal }
        }
        server.lookForEnds()
    }

    private func readInput() {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(input, &chunk, chunk.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        let arrived = count > 0 ? lines.take(chunk[..<count]) : lines.last()
        for line in arrived { server.receive(line) }
        if count <= 0 {
            isInputOpen = false
            lastTime = clock() + Self.patience
        }
    }

    /// Writes what can be written without waiting; false where nobody reads it any more.
    private func flush() -> Bool {
        var done = 0
        while done < unwritten.count {
            var watched = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
            guard poll(&watched, 1, 0) > 0 else { break }
            if watched.revents & Int16(POLLERR) != 0 { return false }
            // A pipe that can be written to takes so much at once (POSIX, PIPE_BUF).
            let count = unwritten[done...].prefix(4096).withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return false }
            done += max(0, count)
        }
        unwritten.removeFirst(done)
        return true
    }
}
