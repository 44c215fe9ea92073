import Foundation
import IntentCore
import Testing

@testable import meditate

@Suite struct SessionModelTests {
    let person: Person
    init() throws { person = try Person() }

    @Test func readingWritesNothing() throws {
        let model = SessionModel()
        #expect(try person.use { try model.sessions().count } == 4)
        #expect(try person.use { try model.defaultSession()?.name } == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: person.root) == [])
    }

    @Test func theFirstOneIsWrittenWithThoseThatCameWithTheTool() throws {
        try person.use {
            let added = try SessionModel().add(name: "Box: 4-7-8", duration: .seconds(240), isDefault: true)
            let names = try SessionModel().sessions().map(\.name)
            #expect(names == ["Breathing", "Body Scan", "Loving Kindness", "Open Awareness", "Box: 4-7-8"])
            #expect(try SessionModel().defaultSession()?.id == added.id)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: person.configuration) == ["sessions.json"])
        #expect(try mode(person.sessionsPath) == 0o600)
        #expect(try mode(person.configuration) == 0o700)
    }

    @Test func theDefaultIsTheLastThatWasMadeIt() throws {
        try person.use {
            _ = try SessionModel().add(name: "One", duration: .seconds(60), isDefault: true)
            let two = try SessionModel().add(name: "Two", duration: .seconds(60), isDefault: true)
            _ = try SessionModel().add(name: "Three", duration: .seconds(60), isDefault: false)
            #expect(try SessionModel().defaultSession()?.name == "Two")
            try SessionModel().remove(two)
            #expect(try SessionModel().defaultSession() == nil)
        }
    }

    @Test func whatIsGoneCannotBeRemovedAgain() throws {
        try person.use {
            let added = try SessionModel().add(name: "Box", duration: .seconds(60), isDefault: false)
            try SessionModel().remove(added)
            #expect(throws: SessionError.self) { try SessionModel().remove(added) }
        }
    }

    @Test func aBrokenFileIsNeverOverwritten() throws {
        try person.write("{ \"sessions\": [ broken")
        person.use {
            #expect(throws: SessionsFileError.self) {
                try SessionModel().add(name: "Box", duration: .seconds(60), isDefault: false)
            }
            #expect(throws: SessionsFileError.self) { try SessionModel().sessions() }
        }
        #expect(try person.written() == "{ \"sessions\": [ broken")
    }

    @Test func theLinkAndTheModeStay() throws {
        let dotfiles = person.root + "/dotfiles.json"
        try FileManager.default.createDirectory(atPath: person.configuration, withIntermediateDirectories: true)
        try Data(#"{"sessions": []}"#.utf8).write(to: URL(filePath: dotfiles))
        chmod(dotfiles, 0o640)
        symlink("../../dotfiles.json", person.sessionsPath)
        try person.use { _ = try SessionModel().add(name: "Box", duration: .seconds(60), isDefault: false) }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: person.sessionsPath) == "../../dotfiles.json")
        #expect(try mode(dotfiles) == 0o640)
        #expect(try person.use { try SessionModel().sessions().map(\.name) } == ["Box"])
    }

    @Test func allOfThoseWhoAddAtOnceAreHeard() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { [person] in
                    person.use {
                        _ = try? SessionModel().add(name: "\(number)", duration: .seconds(60), isDefault: false)
                    }
                }
            }
        }
        let names = try person.use { try SessionModel().sessions().map(\.name) }
        #expect(Set(names.dropFirst(4)) == Set((0..<20).map { "\($0)" }))
        #expect(names.count == 24)
    }

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o777
    }
}
