import Glibc
import Testing

@testable import IntentCore

/// The words that people read, and the status that scripts see.
@Suite struct StoreErrorTests {
    @Test(arguments: [
        (
            StoreError.cannotWrite(path: "/r.jsonl", code: ENOSPC), 74,
            "/r.jsonl cannot be written: no space left on device; free some space and try again; nothing was changed"
        ),
        (
            .cannotCreate(path: "/r", code: EACCES), 77,
            "/r cannot be created: permission denied; check who owns it and its mode"
        ),
        (.cannotCreate(path: "/r", code: EROFS), 73, "/r cannot be created: read-only file system"),
        (.cannotRead(path: "/r", code: EIO), 74, "/r cannot be read: input/output error; check the disk"),
        (
            .cannotUndoWrite(path: "/r", code: EIO), 74,
            "/r cannot be written: input/output error; check the disk; "
                + "a half-written last line may be left, and does no harm"
        ),
        (
            .noLocks(path: "/r", code: ENOLCK), 74,
            "/r cannot be locked: no locks available; keep it on a file system that has locks"
        ),
        (.busy(path: "/r", holder: nil), 75, "/r is locked by another process; try again when it has finished"),
        (
            .busy(path: "/r", holder: "process 7 (a\u{1B}b)"), 75,
            #"/r is locked by process 7 (a\u{1B}b); try again when it has finished"#
        ),
    ])
    func saysWhatIsWrongAndWhatToDo(error: StoreError, status: Int32, words: String) {
        #expect(error.words == words)
        #expect(error.status.rawValue == status)
    }
}
