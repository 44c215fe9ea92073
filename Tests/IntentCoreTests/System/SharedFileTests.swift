import Glibc
import Testing

@testable import IntentCore

@Suite struct SharedFileTests {
    let store: TemporaryStore
    let file: SharedFile

    init() throws {
        store = try TemporaryStore()
        file = SharedFile(store.root + "/config/intent-toolbox/choices.json")
    }

    @Test func oneThatIsNotThereIsNil() throws { #expect(try file.read() == nil) }

    @Test func whatWasWrittenIsReadBack() throws {
        try file.update { old in
            #expect(old == nil)
            return Array("one".utf8)
        }
        try file.update { old in (old ?? []) + Array(" two".utf8) }
        #expect(try file.read() == Array("one two".utf8))
        #expect(store.tree(store.root + "/config") == ["intent-toolbox", "intent-toolbox/choices.json"])
    }

    @Test func aLargeOneIsReadWhole() throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try file.update { _ in bytes }
        #expect(try file.read() == bytes)
    }

    @Test func aChangeThatThrowsChangesNothing() throws {
        try file.update { _ in Array("one".utf8) }
        #expect(throws: CancellationError.self) { try file.update { _ in throw CancellationError() } }
        #expect(try file.read() == Array("one".utf8))
    }

    @Test func whatIsNoFileIsRefused() throws {
        try store.write("", to: store.root + "/config/intent-toolbox/other")
        mkfifo(file.path, 0o600)
        #expect(throws: StoreError.wrongKind(path: file.path, kind: "a pipe", wanted: "a file")) { try file.read() }
        #expect(throws: StoreError.self) { try file.update { _ in [] } }
    }

    @Test func aHeldLockIsWaitedForAndReadersDoNotWait() throws {
        try file.update { _ in Array("one".utf8) }
        let folder = try #require(try PrivateFolder(existing: parent(of: file.path)))
        try FileLock.take(folder.descriptor, path: file.path)
        #expect(try file.read() == Array("one".utf8))
        withExtendedLifetime(folder.descriptor) {
            do {
                try file.update { _ in [] }
                Issue.record("the lock was not respected")
            } catch {
                #expect((error as? StoreError)?.status == .busy)
            }
        }
    }
}
