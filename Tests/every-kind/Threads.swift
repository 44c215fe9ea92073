import Dispatch
import Glibc
import IntentCore

@MainActor private var counter = 0

/// Goes to the main actor and back many times.
struct HopIntent: AppIntent {
    static let title: LocalizedStringResource = "Hop"

    @Parameter(title: "How often") var times: Int

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        for _ in 0..<times {
            let isThere = await Task.detached { !isMainThread() }.value
            counter += isThere ? 1 : 0
            await Task.yield()
        }
        // Every resumption here is on the main thread.
        return .result(value: !isMainThread() ? -1 : counter)
    }
}

/// Sleeps, in many naps, and answers the milliseconds of processor time that it took.
struct SleepIntent: AppIntent {
    static let title: LocalizedStringResource = "Sleep"

    @Parameter(title: "How many naps") var naps: Int
    @Parameter(title: "How many milliseconds each takes") var length: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        // Something was on the main actor's queue once.
        await MainActor.run { counter += 1 }
        let before = processorMilliseconds()
        for _ in 0..<naps { try await Task.sleep(for: .milliseconds(length)) }
        return .result(value: processorMilliseconds() - before)
    }
}

private func processorMilliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Crowds the main actor and the main queue from many threads at once; the answer is how many came through.
struct CrowdIntent: AppIntent {
    static let title: LocalizedStringResource = "Crowd"

    @Parameter(title: "How many") var size: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        await withTaskGroup { group in
            for index in 0..<size {
                switch index % 4 {
                case 0: group.addTask { await MainActor.run { counter += 1 } }
                case 1: group.addTask { await Task.detached { await MainActor.run { counter += 1 } }.value }
                case 2:
                    group.addTask {
                        await withCheckedContinuation { continuation in
                            DispatchQueue.global().async {
                                DispatchQueue.main.async {
                                    MainActor.assumeIsolated { counter += 1 }
                                    continuation.resume()
                                }
                            }
                        }
                    }
                default:
                    group.addTask {
                        try? await Task.sleep(for: .microseconds(index % 97))
                        await MainActor.run { counter += 1 }
                    }
                }
            }
        }
        return .result(value: await MainActor.run { counter })
    }
}

/// Whether the thread's number is the process's: the link reads `12/task/12`.
private func isMainThread() -> Bool {
    var link = [UInt8](repeating: 0, count: 64)
    let count = link.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink("/proc/thread-self", $0, bytes.count) } ?? 0
    }
    let parts = String(decoding: link.prefix(max(0, count)), as: UTF8.self).split(separator: "/")
    return parts.first == parts.last
}
