import Glibc
import Synchronization

/// Files that lead to execution: manifests, the programs that they name, and what is cached of them. Whoever can change
/// one of them, or a folder on the way to it, can run commands as this user; so they are used only where that is nobody
/// but this user and root.
///
/// A sticky folder of root's passes, since others cannot replace there what is not theirs. So does a group that may write
/// if root owns the item, or if the group bears the user's name and has no other member.
package enum TrustedFile {
    /// The whole of a file, or nil where it is larger than `limit` bytes.
    ///
    /// - Throws: `Errno` where it cannot be read, with `EPERM` where somebody else could have written it; that is warned
    ///   of once.
    static func read(_ path: String, most limit: Int) throws(Errno) -> [UInt8]? {
        // First, so that what is read is what was judged: whom nobody else may change does not change in between.
        guard let problem = problem(with: path) else { return try wholeFile(path, most: limit) }
        let isNew = warned.withLock { $0.insert(problem.item).inserted }
        if isNew { ProcessContext.current.warn("\(shownSafely(path)) is not used: \(problem.words)") }
        throw Errno(code: EPERM)
    }

    /// What makes a file or a folder on the way to it another's to change.
    struct Problem: Equatable {
        let item: String
        /// What is wrong and the command that mends it.
        let words: String
    }

    /// The first item from `/` on, links resolved, that somebody else may change; nil where there is none, or no file.
    /// What cannot be looked at counts as another's.
    static func problem(with path: String) -> Problem? {
        guard let resolved = realpath(path, nil) else {
            return errno == ENOENT || errno == ENOTDIR ? nil : unknown(path, errno)
        }
        defer { free(resolved) }
        let target = String(cString: resolved)
        var item = ""
        for part in target.split(separator: "/") {
            item += "/" + part
            if let problem = problemOfItem(item) { return problem }
        }
        return nil
    }

    private static func problemOfItem(_ item: String) -> Problem? {
        var status = stat()
        guard stat(item, &status) == 0 else { return unknown(item, errno) }
        let (mode, owner, user) = (status.st_mode, status.st_uid, geteuid())
        if owner != 0, owner != user {
            let remedy = shellWords(["chown", "\(user)", item])
            return Problem(item: item, words: "\(shownSafely(item)) belongs to another user; \(remedy)")
        }
        let isSharedFolder = mode & S_IFMT == S_IFDIR && mode & S_ISVTX != 0 && owner == 0
        let othersMay = mode & 0o002 != 0
        let groupMay = mode & 0o020 != 0 && owner != 0 && !isOwnGroup(status.st_gid, of: user)
        guard othersMay || groupMay, !isSharedFolder else { return nil }
        let remedy = shellWords(["chmod", othersMay ? "go-w" : "g-w", item])
        return Problem(item: item, words: "\(shownSafely(item)) can be changed by others; \(remedy)")
    }

    private static func unknown(_ item: String, _ code: Int32) -> Problem {
        let cause = Errno(code: code).words
        return Problem(item: item, words: "\(shownSafely(item)) cannot be looked at: \(cause); check who owns it")
    }

    /// Whether a group bears the user's name and has no other member. The files are read, since a static executable
    /// cannot ask the name services.
    private static func isOwnGroup(_ group: gid_t, of user: uid_t) -> Bool {
        let users = fields(in: "/etc/passwd").filter { $0.count > 3 }
        guard let name = users.first(where: { $0[2] == "\(user)" })?[0],
            users.allSatisfy({ $0[3] != "\(group)" || $0[0] == name }),
            let entry = fields(in: "/etc/group").first(where: { $0.count > 3 && $0[2] == "\(group)" }), entry[0] == name
        else { return false }
        return entry[3].split(separator: ",").allSatisfy { $0 == name }
    }

    private static func fields(in path: String) -> [[Substring]] {
        let text = String(decoding: (try? smallFile(path)) ?? [], as: UTF8.self)
        return text.split(separator: "\n").map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    }

    private static let warned = Mutex<Set<String>>([])
}
