import Foundation
import Glibc
import Testing

@testable import IntentCore

/// Who can read what, and where links may lead.
@Suite(.serialized) struct PrivacyTests {
    let store: TemporaryStore
    let path: String

    init() throws {
        store = try TemporaryStore()
        path = store.runsFolder + "/here.jsonl"
    }

    private func run() throws -> JournalRecord { JournalRecord(date: try date("2026-11-30T08:00:00Z"), amount: 5) }

    private func mode(_ path: String) throws -> mode_t {
        try Descriptor.open("/", O_RDONLY).status(of: FileName(path), followingLinks: false).permissions
    }

    @Test(arguments: ["0000", "0022", "0077", "0177", "0777"])
    func foldersAndFilesBelongToThePersonAloneWhateverTheUmask(umask: String) throws {
        let outcome = try store.exercise(
            "run", wrapper: ["sh", "-c", "umask \(umask); exec \"$@\"", "sh"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try store.exercise("total").output == "1 1\n")
        for folder in [store.root + "/data", store.data, store.runsFolder, store.cache, store.cache + "/checkpoints"] {
            #expect(try mode(folder) == 0o700)
        }
        for file in [path, store.cache + "/checkpoints/runs.seal"] { #expect(try mode(file) == 0o600) }
    }

    @Test func modesThatThePersonChoseStay() throws {
        try store.use { try runs.append(run()) }
        chmod(path, 0o640)
        chmod(store.runsFolder, 0o750)
        try store.use { try runs.append(run()) }
        #expect(try mode(path) == 0o640)
        #expect(try mode(store.runsFolder) == 0o750)
    }

    @Test func readingCreatesNothingOutsideTheCache() throws {
        try store.use { () throws in
            #expect(try runs.total() == JournalTotal())
            #expect(try Array(runs.records()) == [])
            #expect(try runs.record("x") == nil)
            #expect(try runs.revert(.undo)?.id == nil)
        }
        #expect(store.tree(store.root) == [])
        try store.use { try runs.append(run()) }
        let before = store.tree(store.root + "/data")
        let status = try Descriptor.open(FileName(path), O_RDONLY).status()
        try store.use { _ = try (runs.total(), Array(runs.records()), runs.record("x")) }
        #expect(store.tree(store.root + "/data") == before)
        #expect(try Descriptor.open(FileName(path), O_RDONLY).status() == status)
    }

    // MARK: Links

    @Test func aLinkToAFileIsFollowedAndStaysALink() throws {
        let target = store.root + "/elsewhere.jsonl"
        try store.write(line("a", 1), to: target)
        try store.write("", to: store.runsFolder + "/x")
        #expect(symlink(target, path) == 0)
        try store.use {
            try runs.append(run())
            #expect(try runs.total() == JournalTotal(count: 2, amount: 6))
        }
        #expect(try store.read(target).split(separator: "\n").count == 2)
        #expect(try Descriptor.open("/", O_RDONLY).status(of: FileName(path), followingLinks: false).isLink)
    }

    @Test func aLinkToAFileThatIsNotThereYetMakesIt() throws {
        let target = store.root + "/elsewhere.jsonl"
        try store.write("", to: store.runsFolder + "/x")
        #expect(symlink(target, path) == 0)
        try store.use {
            try runs.append(run())
            #expect(try runs.total() == JournalTotal(count: 1, amount: 5))
        }
        #expect(try store.read(target).hasSuffix("}\n"))
    }

    @Test(arguments: ["/data", "/data/intent-toolbox", "/data/intent-toolbox/runs"])
    func aLinkToAFolderIsFollowed(folder: String) throws {
        let target = store.root + "/elsewhere"
        mkdir(target, 0o700)
        let link = store.root + folder
        try FileManager.default.createDirectory(
            atPath: parent(of: link), withIntermediateDirectories: true, attributes: nil)
        #expect(symlink(target, link) == 0)
        try store.use {
            try runs.append(run())
            #expect(try runs.total() == JournalTotal(count: 1, amount: 5))
        }
        #expect(try Descriptor.open("/", O_RDONLY).status(of: FileName(link), followingLinks: false).isLink)
    }

    @Test(.enabled(if: Needs.root, "needs root"), arguments: ["/data/intent-toolbox", "/data/intent-toolbox/runs"])
    func aLinkToAnotherUsersFolderIsRefused(folder: String) throws {
        let target = store.root + "/elsewhere"
        mkdir(target, 0o777)
        #expect(chown(target, 1234, 1234) == 0)
        let link = store.root + folder
        try FileManager.default.createDirectory(
            atPath: parent(of: link), withIntermediateDirectories: true, attributes: nil)
        #expect(symlink(target, link) == 0)
        #expect(throws: StoreError.notOwned(path: link)) { try store.use { try runs.append(run()) } }
        #expect(throws: StoreError.notOwned(path: link)) { try store.use { try runs.total() } }
        #expect(StoreError.notOwned(path: link).status == .notPermitted)
    }

    @Test(.enabled(if: Needs.root, "needs root")) func aLinkToAnotherUsersFileIsRefused() throws {
        let target = store.root + "/elsewhere.jsonl"
        try store.write(line("a", 1), to: target)
        #expect(chown(target, 1234, 1234) == 0)
        try store.write("", to: store.runsFolder + "/x")
        #expect(symlink(target, path) == 0)
        #expect(throws: StoreError.notOwned(path: path)) { try store.use { try runs.append(run()) } }
        #expect(throws: StoreError.notOwned(path: path)) { try store.use { try runs.total() } }
        #expect(try store.read(target) == line("a", 1))
    }

    // MARK: What is no file

    private func put(_ kind: String, at place: String) throws {
        try FileManager.default.createDirectory(
            atPath: store.runsFolder, withIntermediateDirectories: true, attributes: nil)
        switch kind {
        case "a pipe": #expect(mkfifo(place, 0o600) == 0)
        case "a folder": #expect(mkdir(place, 0o700) == 0)
        case "a device": #expect(symlink("/dev/zero", place) == 0)
        default: break
        }
    }

    @Test(arguments: ["a pipe", "a folder", "a device"])
    func whatIsNoFileIsRefusedByName(kind: String) throws {
        try put(kind, at: path)
        let error = StoreError.wrongKind(path: path, kind: kind, wanted: "a file")
        #expect(throws: error) { try store.use { try runs.append(run()) } }
        #expect(throws: error) { try store.use { try runs.total() } }
        #expect(error.words == "\(path) is \(kind), not a file; move it out of the way")
    }

    @Test(arguments: ["a pipe", "a folder", "a device"])
    func beforeAnotherMachinesNameItIsLeftAlone(kind: String) throws {
        try put(kind, at: store.runsFolder + "/other.jsonl")
        try store.use {
            try runs.append(run())
            #expect(try runs.total() == JournalTotal(count: 1, amount: 5))
        }
        #expect(
            store.takeWarnings().contains(
                "\(store.runsFolder)/other.jsonl is \(kind), not a file; move it out of the way (it was left alone)"))
    }

    @Test func aFileInTheFoldersPlaceIsRefusedByName() throws {
        try store.write("", to: store.data)
        #expect(throws: StoreError.wrongKind(path: store.data, kind: "a file", wanted: "a folder")) {
            try store.use { try runs.append(run()) }
        }
    }

    @Test func controlCharactersInAPathAreNotShown() throws {
        let error = StoreError.cannotRead(path: "/a\u{1B}]0;x\u{7}\u{9B}2J\u{7F}b", code: ENOENT)
        #expect(error.words == #"/a\u{1B}]0;x\u{7}\u{9B}2J\u{7F}b cannot be read: no such file or directory"#)
        try store.write("rubbish\n", to: store.runsFolder + "/a\u{1B}[2Jb.jsonl")
        #expect(try store.use { try runs.total() } == JournalTotal())
        #expect(store.takeWarnings().map { $0.contains("\u{1B}") } == [false])
    }

    @Test func aNameThatIsNotUTF8IsRead() throws {
        try store.write("", to: store.runsFolder + "/x")
        let name = FileName(
            bytes: Array(store.runsFolder.utf8) + Array("/".utf8) + [0xFF, 0xFE] + Array(".jsonl".utf8))
        try Descriptor.open(name, O_WRONLY | O_CREAT, mode: 0o600).write(Array(line("a", 1).utf8))
        try store.use { () throws in
            #expect(try runs.total() == JournalTotal(count: 1, amount: 1))
            #expect(try runs.record("a")?.amount == 1)
        }
    }
}
