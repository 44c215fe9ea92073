import Foundation
import Glibc
import Testing

@testable import IntentCore

@Suite struct AtomicFileTests {
    let store: TemporaryStore
    let path: String

    init() throws {
        store = try TemporaryStore()
        path = store.root + "/config/intent-toolbox/widgets.json"
    }

    private func replace(_ text: String, at path: String? = nil) throws {
        try AtomicFile.replace(path ?? self.path, with: Array(text.utf8))
    }

    private func status(_ path: String) throws -> FileStatus {
        try Descriptor.open("/", O_RDONLY).status(of: FileName(path), followingLinks: false)
    }

    @Test func aNewFileIsPrivateAndAlone() throws {
        try replace("one")
        #expect(try store.read(path) == "one")
        #expect(try status(path).permissions == 0o600)
        #expect(try status(parent(of: path)).permissions == 0o700)
        #expect(store.tree(store.root) == ["config", "config/intent-toolbox", "config/intent-toolbox/widgets.json"])
    }

    @Test func aFileKeepsItsMode() throws {
        try replace("one")
        chmod(path, 0o644)
        try replace("two")
        #expect(try store.read(path) == "two")
        #expect(try status(path).permissions == 0o644)
        #expect(try store.list(parent(of: path)) == ["widgets.json"])
    }

    @Test func aLinkStaysALink() throws {
        let target = store.root + "/dotfiles/widgets.json"
        try store.write("one", to: target)
        try store.write("", to: parent(of: path) + "/x")
        // One link after another, the second one relative.
        #expect(symlink("widgets.json", store.root + "/dotfiles/link.json") == 0)
        #expect(symlink(store.root + "/dotfiles/link.json", path) == 0)
        try replace("two")
        #expect(try status(path).isLink)
        #expect(try store.read(target) == "two")
        #expect(try store.list(store.root + "/dotfiles") == ["link.json", "widgets.json"])
    }

    @Test(.enabled(if: Needs.root, "needs root")) func aLinkToAnotherUsersFileIsRefused() throws {
        let target = store.root + "/widgets.json"
        try store.write("one", to: target)
        #expect(chown(target, 1234, 1234) == 0)
        try store.write("", to: parent(of: path) + "/x")
        #expect(symlink(target, path) == 0)
        #expect(throws: StoreError.self) { try replace("two") }
        #expect(try store.read(target) == "one")
    }

    @Test func linksInACircleAreAnError() throws {
        try store.write("", to: parent(of: path) + "/x")
        #expect(symlink("b", parent(of: path) + "/a") == 0)
        #expect(symlink("a", parent(of: path) + "/b") == 0)
        #expect(throws: StoreError.self) { try replace("x", at: parent(of: path) + "/a") }
    }

    @Test func aFolderInItsPlaceIsRefused() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: nil)
        #expect(throws: StoreError.wrongKind(path: path, kind: "a folder", wanted: "a file")) { try replace("x") }
    }

    @Test func whatACrashLeftIsTakenAway() throws {
        try replace("one")
        try store.write("half", to: parent(of: path) + "/.widgets.json.new")
        try replace("two")
        #expect(try store.read(path) == "two")
        #expect(try store.list(parent(of: path)) == ["widgets.json"])
    }

    @Test(.enabled(if: Needs.mounts, "needs root and mounts")) func aFullDiskLeavesTheOldContentsAndNoStrayFile() throws
    {
        let place = store.root + "/config"
        mkdir(place, 0o700)
        try #require(Needs.run(["mount", "-t", "tmpfs", "-o", "size=16k", "none", place]))
        defer { _ = Needs.run(["umount", place]) }
        try replace("one")
        #expect(throws: StoreError.cannotWrite(path: path, code: ENOSPC)) {
            try replace(String(repeating: "x", count: 100_000))
        }
        #expect(try store.read(path) == "one")
        #expect(try store.list(parent(of: path)) == ["widgets.json"])
        try replace("two")
        #expect(try store.read(path) == "two")
    }

    @Test(.enabled(if: Needs.strace, "needs strace")) func itWorksWhereFilesCannotBeNamedAfterwards() throws {
        let wrapper = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=linkat:error=ENOENT"]
        let outcome = try store.exercise("replace", path, "one", wrapper: wrapper)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try store.read(path) == "one")
        #expect(try status(path).permissions == 0o600)
        #expect(try store.list(parent(of: path)) == ["widgets.json"])
    }

    @Test(.enabled(if: Needs.strace, "needs strace"), arguments: ["write", "fsync", "renameat"])
    func aFailureLeavesTheOldContentsAndNoStrayFile(call: String) throws {
        try replace("old")
        for isNamed in [false, true] {
            let link = isNamed ? ["-e", "inject=linkat:error=ENOENT"] : []
            let fault = ["-e", "inject=\(call):error=EIO:when=1"]
            let wrapper = ["strace", "-f", "-qq", "-o", "/dev/null"] + fault + link
            let outcome = try store.exercise("replace", path, "new", wrapper: wrapper)
            #expect(outcome.status == 74)
            #expect(try store.read(path) == "old")
            #expect(try store.list(parent(of: path)) == ["widgets.json"])
        }
    }

    @Test func readersSeeTheOldOrTheNew() async throws {
        let texts = (0..<4).map { String(repeating: String($0), count: 50_000) }
        try replace(texts[0])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    for number in 0..<150 {
                        try AtomicFile.replace(path, with: Array(texts[number % 4].utf8))
                    }
                }
            }
            group.addTask {
                for _ in 0..<300 {
                    let text = try store.read(path)
                    #expect(texts.contains(text))
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.list(parent(of: path)) == ["widgets.json"])
    }
}
