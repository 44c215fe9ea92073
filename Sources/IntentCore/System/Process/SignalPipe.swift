import Glibc
import Synchronization

/// Signals as something to wait for with `poll`: each becomes a byte in a pipe. What the process was started to ignore,
/// as `nohup` does with hang-ups, stays ignored. What was before comes back when this goes.
package final class SignalPipe {
    /// The end of the pipe to wait at; -1 where there is no descriptor to spare.
    package let descriptor: Int32
    private let writing: Int32
    private var before: [(number: Int32, action: sigaction)] = []

    package init(_ numbers: [Int32]) {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A full pipe must not hold up the handler, nor an empty one the reader.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, writing) = (ends[0], ends[1])
        signalPipe.store(writing, ordering: .relaxed)
        guard writing >= 0 else { return }
        for number in numbers {
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { continue }
            before.append((number, old))
            catchSignal(number)
        }
    }

    deinit {
        for (number, var action) in before { sigaction(number, &action, nil) }
        signalPipe.store(-1, ordering: .relaxed)
        if descriptor >= 0 { close(descriptor) }
        if writing >= 0 { close(writing) }
    }

    /// A signal that has come, if one has.
    package func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Does what the signal does by itself, such as to stop the process, and catches it again afterwards.
    package func letThrough(_ number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
        catchSignal(number)
    }

    private func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}

private func catchSignal(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
        // The handler may interrupt a call whose error is about to be looked at.
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe.load(ordering: .relaxed), &byte, 1)
        errno = error
    }
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
}

/// A signal's handler can reach nothing but what is global.
private let signalPipe = Atomic<Int32>(-1)
