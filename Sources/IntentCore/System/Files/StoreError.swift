import Glibc

/// What can go wrong between the store and the disk, with the words that the person reads.
package enum StoreError: UserFacingError, Equatable {
    /// A file or folder could not be made.
    case cannotCreate(path: String, code: Int32)
    /// A file could not be read.
    case cannotRead(path: String, code: Int32)
    /// A file could not be written or synced. What it held before is still there.
    case cannotWrite(path: String, code: Int32)
    /// Writing failed, and so did taking the half-written end away again.
    case cannotUndoWrite(path: String, code: Int32)
    /// The lock was held by somebody else for as long as we wait.
    case busy(path: String, holder: String?)
    /// The file system has no locks.
    case noLocks(path: String, code: Int32)
    /// Another file took the journal's place while it was written.
    case replaced(path: String)
    /// The journal changes each time it is looked at.
    case changing(path: String)
    /// A device, a pipe or a folder where a file belongs, or a file where a folder does.
    case wrongKind(path: String, kind: String, wanted: String)
    /// A link leads to what belongs to somebody else.
    case notOwned(path: String)
    /// Neither `HOME` nor the password file names a home.
    case noHome
    /// A variable names a folder in bytes that are no UTF-8.
    case notUTF8(variable: String)
    /// A record that the store does not take, and why.
    case unfit(String)
    /// More than an integer holds.
    case tooMuch(journal: String)

    package var words: String {
        if let words = wordsOfFileInTheWay { return words }
        return switch self {
        case .cannotCreate(let path, let code): "\(shown(path)) cannot be created: \(cause(code))"
        case .cannotRead(let path, let code): "\(shown(path)) cannot be read: \(cause(code))"
        case .cannotWrite(let path, let code):
            "\(shown(path)) cannot be written: \(cause(code)); nothing was changed"
        case .cannotUndoWrite(let path, let code):
            "\(shown(path)) cannot be written: \(cause(code)); a half-written last line may be left, and does no harm"
        case .busy(let path, let holder):
            "\(shown(path)) is locked by \(holder.map(shownSafely) ?? "another process"); try again when it has finished"
        case .noLocks(let path, let code):
            "\(shown(path)) cannot be locked: \(cause(code)); keep it on a file system that has locks"
        case .replaced(let path):
            "\(shown(path)) was replaced by another file while it was written and nothing was recorded; try again"
        case .changing(let path): "\(shown(path)) is being changed by another program; try again when it has finished"
        case .wrongKind(let path, let kind, let wanted):
            "\(shown(path)) is \(kind), not \(wanted); move it out of the way"
        case .notOwned(let path):
            "\(shown(path)) is a link to what belongs to another user; make it yours or remove the link"
        case .noHome: "your home folder is not known; set HOME"
        case .notUTF8(let variable): "\(variable) is not valid UTF-8; give the folder another name or a link to it"
        case .unfit(let problem): problem
        case .tooMuch(let journal):
            "the records in \(shown(journal)) add up to more than can be counted; check their amounts"
        }
    }

    /// Where a part of the path is a file, that is what the person can change.
    private var wordsOfFileInTheWay: String? {
        switch self {
        case .cannotCreate(let path, ENOTDIR), .cannotRead(let path, ENOTDIR), .cannotWrite(let path, ENOTDIR):
            fileInTheWay(of: path).map { "\(shown($0)) is a file, not a folder; move it out of the way" }
        default: nil
        }
    }

    package var status: ExitStatus {
        switch self {
        case .cannotCreate(_, let code): isPermission(code) ? .notPermitted : .cannotCreate
        case .cannotRead(_, let code), .cannotWrite(_, let code), .cannotUndoWrite(_, let code):
            isPermission(code) ? .notPermitted : .inputOutput
        case .noLocks, .wrongKind: .inputOutput
        case .busy, .replaced, .changing: .busy
        case .notOwned: .notPermitted
        case .noHome, .notUTF8: .badConfiguration
        case .unfit, .tooMuch: .badData
        }
    }

    private func shown(_ path: String) -> String { shownSafely(path) }

    private func isPermission(_ code: Int32) -> Bool { code == EACCES || code == EPERM }

    /// The kernel's words, and what to do where there is something.
    private func cause(_ code: Int32) -> String {
        let words = Errno(code: code).words
        return switch code {
        case ENOSPC, EDQUOT: words + "; free some space and try again"
        case EACCES, EPERM: words + "; check who owns it and its mode"
        case EIO: words + "; check the disk"
        case EMFILE, ENFILE: words + "; close some programs"
        default: words
        }
    }
}
