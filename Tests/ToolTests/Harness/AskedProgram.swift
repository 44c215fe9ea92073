import Foundation

/// A running command whose questions come to the test by a socket, as to a program that asks for another one.
final class AskedProgram {
    private let pid: pid_t
    private let questions: Int32
    private let home: Home
    private var received: [UInt8] = []
    private var status: Int32?

    /// - Parameter variable: the descriptor's name in the environment.
    init(_ command: String, in home: Home, environment: [String: String?] = [:]) throws {
        self.home = home
        let variables = environment.merging(["INTENT_TOOLBOX_ASK": "3"]) { given, _ in given }
        (pid, questions) = try Spawning.alone {
            var ends: [Int32] = [-1, -1]
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
                throw CallFailed(call: "socketpair", code: errno)
            }
            for end in ends { Spawning.keep(end) }
            defer { close(ends[1]) }
            let pid = try Spawning.start(
                "cd \"$HOME\"; " + command, environment: home.environment(variables)
            ) { actions in
                posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_addopen(actions, 1, home.path + "/output", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
                posix_spawn_file_actions_addopen(actions, 2, home.path + "/errors", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
                posix_spawn_file_actions_adddup2(actions, ends[1], 3)
            }
            return (pid, ends[0])
        }
    }

    deinit {
        close(questions)
        if status == nil {
            kill(-pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
    }

    /// The next line, which is waited for; nil when there are no more.
    func nextLine() throws -> String? {
        let deadline = now() + Child.patience
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeFirst(end + 1) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            var watched = pollfd(fd: questions, events: Int16(POLLIN), revents: 0)
            guard now() < deadline else { throw TookTooLong(waitingFor: "a question", seen: Outcome()) }
            guard poll(&watched, 1, 100) > 0 else { continue }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(questions, &chunk, chunk.count, 0)
            if count == 0 || (count < 0 && errno == ECONNRESET) { return nil }
            received += chunk.prefix(max(0, count))
        }
    }

    /// Sends a line, with its end.
    func answer(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = send(questions, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Closes the test's end of the socket.
    func hangUp() { shutdown(questions, Int32(SHUT_RDWR)) }

    /// Waits for the end.
    func finish() throws -> Outcome {
        status = try Spawning.wait(for: pid, until: now() + Child.patience)
        guard let status else { throw TookTooLong(waitingFor: "the end", seen: Outcome()) }
        let texts = try ["output", "errors"].map { try String(contentsOfFile: "\(home.path)/\($0)", encoding: .utf8) }
        return Outcome(output: texts[0], errors: texts[1], status: status)
    }
}
