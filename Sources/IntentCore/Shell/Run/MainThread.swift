import Dispatch
import Glibc
import Synchronization

/// Runs asynchronous work to its end on the process's main thread.
///
/// An `async` `main()` starts the thread pool and the dispatch main loop, which costs more than ten times what a whole
/// tool may take. Here the main thread itself drains the work, and what is meant for `@MainActor` as well; other threads
/// start only where the work asks for them.
enum MainThread {
    static func run<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
        let executor = MainThreadExecutor()
        let result = Mutex<Result?>(nil)
        Task(executorPreference: executor) { [context = ProcessContext.current] in
            let value = await ProcessContext.$current.withValue(context) { await work() }
            result.withLock { $0 = value }
            executor.wake()
        }
        while true {
            executor.drain()
            if let value = result.withLock({ $0 }) { return value }
            executor.waitForWork()
        }
    }
}

private final class MainThreadExecutor: TaskExecutor, Sendable {
    private struct State {
        var jobs: [UnownedJob] = []
        /// The write end of a pipe while the main thread sleeps in `poll`.
        var bell: Int32?
        var isWoken = false
    }

    private let state = Mutex(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock {
            $0.jobs.append(job)
            Self.ring(&$0)
        }
    }

    /// Makes the main thread look again.
    func wake() { state.withLock { Self.ring(&$0) } }

    private static func ring(_ state: inout State) {
        state.isWoken = true
        if let bell = state.bell {
            var byte: UInt8 = 0
            _ = Glibc.write(bell, &byte, 1)
            state.bell = nil
        }
    }

    /// Runs what is ready, until nothing is.
    func drain() {
        while true {
            let jobs = state.withLock { state in
                state.isWoken = false
                defer { state.jobs.removeAll(keepingCapacity: true) }
                return state.jobs
            }
            for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
            drainMainQueue()
            if jobs.isEmpty { return }
        }
    }

    /// Sleeps until work arrives for this executor or for the main actor.
    func waitForWork() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            usleep(1000)  // Without a descriptor to spare, look again a little later.
            return
        }
        defer { for end in ends { close(end) } }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let alreadyWoken = state.withLock { state in
            if !state.isWoken { state.bell = ends[1] }
            return state.isWoken
        }
        if alreadyWoken { return }
        let mainQueue = mainQueueHandle()
        if Readiness.wait(for: [.input(ends[0]), .input(mainQueue)]).contains(.input(mainQueue)) {
            // The main queue's counter wakes until it is read; what is queued after that wakes again.
            var count: UInt64 = 0
            _ = read(mainQueue, &count, MemoryLayout.size(ofValue: count))
        }
        state.withLock { $0.bell = nil }
    }
}

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

private func drainMainQueue() { drainMainQueue(nil) }

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
