import IntentCore
import Testing

@testable import meditate

@Suite struct SessionsFileTests {
    @Test func aFileWrittenByHandIsRead() throws {
        let file = try read(
            """
            {"default": "box", "sessions": [
              {"name": "Breathing", "duration": 300},
              {"id": "A3861F59-E446-44A1-83FD-8CBB2D0B1D0B", "name": "Box", "duration": "4m", "color": "blue"}
            ]}
            """)
        #expect(file.sessions.map(\.name) == ["Breathing", "Box"])
        #expect(file.sessions.map(\.duration) == [.seconds(300), .seconds(240)])
        #expect(file.sessions.map(\.isDefault) == [nil, true])
        #expect(file.sessions[1].id.uuidString == "A3861F59-E446-44A1-83FD-8CBB2D0B1D0B")
    }

    @Test func theSessionsThatComeWithTheTool() throws {
        let sessions = SessionsFile.builtIn.sessions
        #expect(sessions.map(\.name) == ["Breathing", "Body Scan", "Loving Kindness", "Open Awareness"])
        #expect(sessions.map(\.duration) == [5, 15, 10, 20].map { .seconds($0 * 60) })
        // Identifiers stay from version to version: journals and scripts hold them.
        #expect(
            sessions.map(\.id.entityIdentifierString) == [
                "a3861f59-e446-44a1-83fd-8cbb2d0b1d0b", "a10a2a07-12f0-4a3c-89d2-21053de8d66b",
                "1240866b-fccb-4734-9310-c990ed88b7e9", "a3e15d25-939a-4dbd-ab62-e5d10ed307ea",
            ])
        let again = try SessionsFile(SessionsFile.builtIn.bytes, path: "s")
        #expect(again.sessions.map(\.id) == sessions.map(\.id))
    }

    @Test func aSessionWithoutAnIdentifierKeepsTheOneOfItsName() throws {
        let text = #"{"sessions": [{"name": "Box", "duration": 60}, {"name": "Box", "duration": 90}]}"#
        let first = try read(text).sessions.map(\.id)
        #expect(first[0] != first[1])
        #expect(try read(text).sessions.map(\.id) == first)
        let moved = #"{"sessions": [{"name": "New", "duration": 60}, {"name": "Box", "duration": 60}]}"#
        #expect(try read(moved).sessions[1].id == first[0])
    }

    @Test func unknownKeysStayWhereTheyAre() throws {
        var file = try read(
            """
            {"z": [1, {"y": null}], "sessions": [
              {"color": "blue", "name": "Box", "tags": [], "duration": "4m", "a": {}},
              {"name": "Gone", "duration": "4m"}], "default": "Gone", "é": 1.5}
            """)
        let isRemoved = file.remove(file.sessions[1].id)
        #expect(isRemoved)
        #expect(
            String(decoding: file.bytes, as: UTF8.self) == """
                {
                  "z": [
                    1,
                    {
                      "y": null
                    }
                  ],
                  "sessions": [
                    {
                      "color": "blue",
                      "name": "Box",
                      "tags": [],
                      "duration": "4m",
                      "a": {}
                    }
                  ],
                  "é": 1.5
                }

                """)
    }

    @Test(arguments: [
        ("", "line 1 column 1: it ends too early"),
        ("{\n  \"sessions\": [\n  }\n", "line 3 column 3: no JSON value begins here"),
        ("[]", "line 1 column 1: it must be an object with a list of sessions, not a list"),
        ("{}", "line 1 column 1: the list \"sessions\" is missing"),
        ("{\n \"sessions\": {}}", "line 2 column 14: \"sessions\" must be a list, not an object"),
        ("{\"sessions\":\n[7]}", "line 2 column 2: a session must be an object, not a number"),
        ("{\"sessions\":\n[{}]}", "line 2 column 2: a session has no \"name\""),
        ("{\"sessions\":\n[{\"name\": 7}]}", "line 2 column 11: a session's name must be text, not a number"),
        ("{\"sessions\":\n[{\"name\": \" \"}]}", "line 2 column 11: a session's name must be text, not empty"),
        ("{\"sessions\":\n[{\"name\": \"x\"}]}", "line 2 column 2: a session has no \"duration\""),
        (
            "{\"sessions\":\n[{\"name\": \"x\", \"duration\": \"long\"}]}",
            "line 2 column 28: a session's duration must be text such as \"20m\" or a number of seconds, not \"long\""
        ),
        (
            "{\"sessions\":\n[{\"name\": \"x\", \"duration\": [5]}]}",
            "line 2 column 28: a session's duration must be text such as \"20m\" or a number of seconds, not a list"
        ),
        (
            "{\"sessions\":\n[{\"name\": \"x\", \"duration\": 0}]}",
            "line 2 column 28: a session's duration must be more than zero"
        ),
        (
            "{\"sessions\":\n[{\"name\": \"x\", \"duration\": 0.5}]}",
            "line 2 column 28: a session's duration must be at least a second"
        ),
        (
            "{\"sessions\":\n[{\"id\": \"7\", \"name\": \"x\", \"duration\": 5}]}",
            "line 2 column 9: a session's id must be a UUID; it may be left out"
        ),
        (
            "{\"sessions\": [], \"default\": 7}",
            "line 1 column 29: \"default\" must be the name or id of a session, not a number"
        ),
    ])
    func whatIsWrongIsNamedWithItsPlace(text: String, problem: String) {
        #expect(throws: SessionsFileError.self) { try read(text) }
        do {
            _ = try read(text)
        } catch let error as SessionsFileError {
            #expect("\(error.place): \(error.problem)" == problem)
            #expect(error.status == .badConfiguration)
        } catch {}
    }

    @Test func anIdentifierStandsOnce() {
        let entry = #"{"id": "a3861f59-e446-44a1-83fd-8cbb2d0b1d0b", "name": "x", "duration": 5}"#
        #expect(throws: SessionsFileError.self) { try read("{\"sessions\": [\(entry), \(entry)]}") }
    }

    @Test func aDefaultThatIsGoneIsNone() throws {
        let file = try read(#"{"default": "Gone", "sessions": [{"name": "Box", "duration": 60}]}"#)
        #expect(file.sessions.map(\.isDefault) == [nil])
    }

    private func read(_ text: String) throws -> SessionsFile {
        try SessionsFile(Array(text.utf8), path: "sessions.json")
    }
}
