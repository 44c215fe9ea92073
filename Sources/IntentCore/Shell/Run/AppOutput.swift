import Glibc

/// Keeps what app code prints apart from what the tool prints: `print("debug")` in a provider or in `perform()` must not come
/// between the values of a pipe, into a timeline or a record.
enum AppOutput {
    /// Makes standard error of the descriptor that app code prints to.
    ///
    /// - Parameter isQuiet: whether what it prints goes nowhere.
    /// - Returns: the descriptor that the tool's own output goes to.
    static func divert(isQuiet: Bool) -> Int32 {
        // Above the standard ones, which a program that is started would get.
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard output >= 0 else { return STDOUT_FILENO }
        let nowhere = isQuiet ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1
        dup2(nowhere >= 0 ? nowhere : STDERR_FILENO, STDOUT_FILENO)
        if nowhere >= 0 { close(nowhere) }
        return output
    }

    /// Whether a command line asks for quiet. It is read in full only later, when app code has run.
    static func isQuiet(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "-q" || $0 == "--quiet" }
    }
}
