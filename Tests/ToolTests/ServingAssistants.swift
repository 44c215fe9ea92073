import Foundation
import Testing

/// `shortcuts-mcp` as a client's program sees it: a process that is spoken to by pipes.
@Suite struct ServingAssistants {
    @Test func itIntroducesItself() throws {
        let client = try MCPClient(in: Home())
        let result = try client.initialize()
        #expect(result["protocolVersion"] as? String == "2025-11-25")
        #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "shortcuts-mcp")
        #expect(try client.finish() == 0)
    }

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
    func olderClientsNegotiateDown(wanted: String, spoken: String) throws {
        let client = try MCPClient(in: Home())
        #expect(try client.initialize(version: wanted)["protocolVersion"] as? String == spoken)
    }

    @Test func everyIntentIsATool() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let client = try MCPClient(in: home)
        try client.initialize()
        let tools = try client.list("tools")
        let names = tools.compactMap { $0["name"] as? String }
        for name in ["run-track", "run-track_list-runs", "meditate", "meditate_add-session", "greet", "greet_wave"] {
            #expect(names.contains(name), "\(name) in \(names)")
        }
        // What becomes another program could run anything.
        #expect(!names.contains { $0.hasPrefix("shortcuts-run") || $0.hasPrefix("shortcuts-mcp") })
        #expect(names.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9_-]{1,64}/#) != nil })
        let list = try #require(tools.first { $0["name"] as? String == "run-track_list-runs" })
        #expect(list["title"] as? String == "List your runs")
        let input = try #require(list["inputSchema"] as? [String: Any])
        let properties = try #require(input["properties"] as? [String: [String: Any]])
        #expect(properties["limit"]?["type"] as? String == "integer")
        #expect(properties["limit"]?["minimum"] as? Int == 1)
        #expect(properties["since"]?["format"] as? String == "date")
        let annotations = try #require(list["annotations"] as? [String: Any])
        #expect(annotations["readOnlyHint"] as? Bool == true && annotations["destructiveHint"] as? Bool == false)
    }

    @Test func aCallRunsTheIntent() throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize()
        let result = try client.call("run-track", ["run": "10K", "time": "52m30s"])
        #expect(result["isError"] as? Bool == false)
        let structured = try #require(result["structuredContent"] as? [String: Any])
        #expect(structured["app"] as? String == "run-track" && structured["value"] as? Double == 10)
        #expect(MCPClient.text(of: result).hasPrefix("Tracked 10 km"))
        let list = try client.call("run-track_list-runs", ["limit": 5])
        let runs = (list["structuredContent"] as? [String: Any])?["value"] as? [[String: Any]]
        #expect(runs?.count == 1 && runs?.first?["distance"] as? Double == 10)
        try home.expect("run-track total-distance", prints: "10\n")
    }

    /// A number carries its unit, whatever people prefer to type.
    @Test func numbersAreInTheUnitsOfRecords() throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize()
        _ = try client.call("run-track", ["distance": 7.3, "time": 2892])
        let list = try client.call("run-track_list-runs", [:])
        let runs = (list["structuredContent"] as? [String: Any])?["value"] as? [[String: Any]]
        #expect(runs?.first?["distance"] as? Double == 7.3 && runs?.first?["time"] as? Double == 2892)
    }

    /// No value becomes an option, a command or a word of a shell.
    @Test func argumentsAreWords() throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize()
        let note = "--yes; $(touch made) `touch made` \n -- \"'"
        _ = try client.call("run-track", ["distance": "5km", "note": note])
        let list = try client.call("run-track_list-runs", [:])
        let runs = (list["structuredContent"] as? [String: Any])?["value"] as? [[String: Any]]
        #expect(runs?.first?["note"] as? String == note)
        try home.expect("ls made 2>/dev/null", status: 2)
    }

    @Test(arguments: [
        ("run-track", #"{"run":"20K"}"#, "Half Marathon"),
        ("run-track", #"{"colour":"red"}"#, "there is no argument 'colour'"),
        ("run-track", #"{"distance":["5km"]}"#, "distance is a list"),
        ("run-track", #"{"distance":"5km","note":"a\u0000b"}"#, "NUL"),
        ("run-track", #"{"distance":"5km","note":"-"}"#, "note is '-' alone"),
        ("run-track_list-runs", #"{"limit":"0"}"#, "must be from 1"),
        ("run-track", "{}", "Which run? Give --run (Couch to Fridge, 5K, 10K, Half Marathon or Marathon)"),
    ])
    func aRefusalSaysWhatToDo(tool: String, arguments: String, words: String) throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize()
        let given = try JSONSerialization.jsonObject(with: Data(arguments.utf8))
        let result = try client.call(tool, given)
        #expect(result["isError"] as? Bool == true)
        #expect(MCPClient.text(of: result).contains(words), "\(MCPClient.text(of: result))")
        try home.expectNothingStored()
    }

    @Test func whatIsMissingIsElicited() throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize(capabilities: ["elicitation": [String: Any]()])
        let id = try client.request("tools/call", ["name": "run-track", "arguments": [String: Any]()])
        let question = try client.nextRequest("elicitation/create")
        let params = try #require(question["params"] as? [String: Any])
        #expect(params["message"] as? String == "Which run?" && params["mode"] as? String == "form")
        let schema = try #require(params["requestedSchema"] as? [String: Any])
        let run = (schema["properties"] as? [String: [String: Any]])?["run"]
        let titles = (run?["oneOf"] as? [[String: String]])?.compactMap { $0["title"] }
        #expect(titles?.contains("Half Marathon") == true)
        client.respond(to: question, ["action": "accept", "content": ["run": "21.1"]])
        let result = try client.result(of: id)
        #expect((result["structuredContent"] as? [String: Any])?["value"] as? Double == 21.1)
        // Whoever answers nothing has changed nothing.
        let second = try client.request("tools/call", ["name": "run-track", "arguments": [String: Any]()])
        client.respond(to: try client.nextRequest("elicitation/create"), ["action": "cancel"])
        #expect(try client.result(of: second)["isError"] as? Bool == true)
        try home.expect("run-track total-distance", prints: "21.1\n")
    }

    @Test func whatRemovesIsConfirmedByThePersonAlone() throws {
        let home = try Home()
        try home.expect("run-track 5K", prints: "5\n")
        // Without elicitation it is not run, whatever the model says.
        let deaf = try MCPClient(in: home)
        try deaf.initialize()
        let refused = try deaf.call("run-track_undo", [:])
        #expect(refused["isError"] as? Bool == true && MCPClient.text(of: refused).contains("--yes"))
        let insisting = try deaf.call("run-track_undo", ["yes": true])
        #expect(insisting["isError"] as? Bool == true)
        try home.expect("run-track total-distance", prints: "5\n")
        // With it the person decides.
        for (answer, total) in [
            (["action": "decline"], "5\n"), (["action": "accept", "content": ["confirm": true]], "0\n"),
        ]
            as [([String: Any], String)]
        {
            let client = try MCPClient(in: home)
            try client.initialize(capabilities: ["elicitation": ["form": [String: Any]()]])
            let id = try client.request("tools/call", ["name": "run-track_undo", "arguments": [String: Any]()])
            client.respond(to: try client.nextRequest("elicitation/create"), answer)
            #expect(try client.result(of: id)["isError"] as? Bool == (total == "5\n"))
            try home.expect("run-track total-distance", prints: total)
        }
        // Or who started the server agreed beforehand.
        try home.expect("run-track 5K", prints: "5\n")
        let agreed = try MCPClient(in: home, options: "--yes")
        try agreed.initialize()
        #expect(try agreed.call("run-track_undo", [:])["isError"] as? Bool == false)
        try home.expect("run-track total-distance", prints: "0\n")
    }

    @Test func aCallThatHangsIsStopped() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.writeProgram("#!/bin/sh\necho $$ >pid\nsleep 600 & wait\n", to: "bin/greet.sh")
        let client = try MCPClient(in: home, options: "--timeout 1s --app greet")
        try client.initialize()
        let result = try client.call("greet_wave", [:])
        #expect(MCPClient.text(of: result).contains("did not end within 1 seconds and was stopped"))
        try home.expect("kill -0 $(cat pid) 2>/dev/null", status: 1)
    }

    @Test func aCancelledCallEndsItsProgram() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.writeProgram("#!/bin/sh\necho $$ >pid.new; mv pid.new pid\nsleep 600 & wait\n", to: "bin/greet.sh")
        let client = try MCPClient(in: home)
        try client.initialize()
        let id = try client.request("tools/call", ["name": "greet_wave", "arguments": [String: Any]()])
        try client.flush()
        try home.expect("until [ -e pid ]; do sleep 0.02; done")
        client.notify("notifications/cancelled", ["requestId": id])
        try client.flush()
        try home.expect("while kill -0 $(cat pid) 2>/dev/null; do sleep 0.02; done")
        // No answer comes to it, and the server lives.
        #expect(try client.result(of: client.request("ping")).isEmpty)
        #expect(!client.seen.contains { $0["id"] as? Int == id })
    }

    @Test func progressIsForwarded() throws {
        let home = try Home()
        try home.write(
            #"{"manifest":1,"name":"phone-kinds","program":"\#(Subprocess.products)/phone-kinds","#
                + #""intents":[{"name":"ExportIntent","command":"export","parameters":"#
                + #"[{"name":"gate","kind":"text"}]},{"name":"PourIntent","command":"pour","primary":true}]}"#,
            to: "data/intent-toolbox/apps/phone-kinds.json")
        let client = try MCPClient(in: home)
        try client.initialize()
        let id = try client.request(
            "tools/call",
            ["name": "phone-kinds_export", "arguments": ["gate": "gate"], "_meta": ["progressToken": "p1"]])
        // What comes first may not know yet how much there is.
        let progress = try client.next {
            $0["method"] as? String == "notifications/progress"
                && ($0["params"] as? [String: Any])?["total"] as? Int == 1
        }
        #expect((progress["params"] as? [String: Any])?["progressToken"] as? String == "p1")
        try home.write("", to: "gate")
        #expect((try client.result(of: id)["structuredContent"] as? [String: Any])?["value"] as? Int == 3)
    }

    @Test func muchOutputIsCut() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.writeProgram("#!/bin/sh\nyes 'a line of text' | head -c 3000000\n", to: "bin/greet.sh")
        let client = try MCPClient(in: home)
        try client.initialize()
        let result = try client.call("greet_wave", [:])
        let structured = try #require(result["structuredContent"] as? [String: Any])
        #expect(structured["truncated"] as? Bool == true)
        #expect((structured["value"] as? String).map { $0.utf8.count <= 1 << 20 } == true)
    }

    @Test func onlyWhatIsWanted() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let client = try MCPClient(in: home, options: "--app run-track --app greet --read-only")
        try client.initialize()
        let names = try client.list("tools").compactMap { $0["name"] as? String }
        #expect(names.contains("run-track_list-runs") && names.contains("run-track_total-distance"))
        #expect(!names.contains("run-track") && !names.contains { $0.hasPrefix("meditate") || $0.hasPrefix("greet") })
        let error = try client.error(
            of: client.request("tools/call", ["name": "run-track", "arguments": ["run": "5K"]]))
        #expect(error["code"] as? Int == -32602)
        try home.expectNothingStored()
        try home.expect(
            "shortcuts-mcp --app nowhere </dev/null 2>&1 | cut -c 1-50",
            prints: "shortcuts-mcp: no app 'nowhere' is installed; choo\n")
    }

    @Test func widgetsAndListsAreResources() throws {
        let home = try Home()
        try home.expect("run-track 5K", prints: "5\n")
        let client = try MCPClient(in: home)
        try client.initialize()
        let uris = try client.list("resources").compactMap { $0["uri"] as? String }
        for uri in ["widget://run-track/TrackRun", "widget://run-track/TrackRun/tree"] { #expect(uris.contains(uri)) }
        let sessions = try #require(uris.first { $0.hasPrefix("entities://meditate/") })
        #expect(try client.read("widget://run-track/TrackRun").contains("5 km"))
        #expect(try client.read("widget://run-track/TrackRun/tree").hasPrefix(#"{"kind":"#))
        #expect(try client.read("widget://run-track/TrackRun/small").contains("5 km"))
        #expect(try client.read(sessions).contains(#""title":"Breathing""#))
        let error = try client.error(of: client.request("resources/read", ["uri": "widget://run-track/Nothing"]))
        #expect(error["code"] as? Int == -32002)
    }

    @Test func aSubscriberIsToldOfARun() throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize()
        let uri = "widget://run-track/TrackRun"
        _ = try client.result(of: client.request("resources/subscribe", ["uri": uri]))
        try home.expect("run-track 5K", prints: "5\n")
        let update = try client.next { $0["method"] as? String == "notifications/resources/updated" }
        #expect((update["params"] as? [String: Any])?["uri"] as? String == uri)
        _ = try client.result(of: client.request("resources/unsubscribe", ["uri": uri]))
    }

    @Test func anAppThatComesOrGoesIsTold() throws {
        let home = try Home()
        let client = try MCPClient(in: home)
        try client.initialize()
        #expect(try !client.list("tools").contains { $0["name"] as? String == "greet" })
        try ThirdPartyApp.install(in: home)
        while try !client.list("tools").contains(where: { $0["name"] as? String == "greet" }) {
            _ = try client.next { $0["method"] as? String == "notifications/tools/list_changed" }
        }
        try home.expect("rm data/intent-toolbox/apps/*")
        while try client.list("tools").contains(where: { $0["name"] as? String == "greet" }) {
            _ = try client.next { $0["method"] as? String == "notifications/tools/list_changed" }
        }
    }

    @Test func phrasesArePrompts() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        let client = try MCPClient(in: home)
        try client.initialize()
        let prompts = try client.list("prompts")
        let greet = try #require(prompts.first { ($0["name"] as? String)?.hasPrefix("greet_greet") == true })
        #expect(greet["title"] as? String == "Greet [person] with Greeter")
        let name = try #require(greet["name"] as? String)
        let got = try client.result(of: client.request("prompts/get", ["name": name, "arguments": ["person": "Ada"]]))
        let message = (got["messages"] as? [[String: Any]])?.first?["content"] as? [String: Any]
        #expect(message?["text"] as? String == "Greet Ada with Greeter")
        let completion = try client.result(
            of: client.request(
                "completion/complete",
                ["ref": ["type": "ref/prompt", "name": name], "argument": ["name": "person", "value": "a"]]))
        let values = (completion["completion"] as? [String: Any])?["values"] as? [String]
        #expect(values?.contains("Ada") == true)
        #expect(try client.error(of: client.request("prompts/get", ["name": name]))["code"] as? Int == -32602)
    }

    /// Each is answered as the protocol says, and the server goes on.
    @Test(arguments: [
        ("{", -32700), ("[1", -32700), ("\u{FF}", -32700), (String(repeating: "[", count: 100_000), -32700),
        ("[]", -32600), ("17", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/fly"}"#, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run-track","arguments":3}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"loud"}}"#, -32602),
        (String(repeating: "x", count: 17 << 20), -32600),
    ])
    func badMessages(line: String, code: Int) throws {
        let client = try MCPClient(in: Home())
        try client.initialize()
        client.send(line: line)
        #expect((try client.next { $0["error"] != nil }["error"] as? [String: Any])?["code"] as? Int == code)
        #expect(try client.result(of: client.request("ping")).isEmpty)
        #expect(try client.finish() == 0)
    }

    @Test func nothingComesBeforeTheIntroduction() throws {
        let client = try MCPClient(in: Home())
        #expect(try client.error(of: client.request("tools/list"))["code"] as? Int == -32600)
        #expect(try client.result(of: client.request("ping")).isEmpty)
        try client.initialize()
        // What answers nothing that was asked is passed over.
        client.send(line: #"{"jsonrpc":"2.0","id":99,"result":{}}"#)
        client.notify("notifications/cancelled", ["requestId": 12345])
        client.notify("notifications/unknown", [:])
        #expect(try client.list("tools").count > 5)
    }

    @Test func batchesOfTheVersionThatHasThem() throws {
        let client = try MCPClient(in: Home())
        try client.initialize(version: "2025-03-26")
        client.send(
            line:
                #"[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},"#
                + #"{"jsonrpc":"2.0","id":"b","method":"nothing"}]"#)
        let line = try client.nextLine()
        let answers = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]]
        #expect(answers?.compactMap { $0["id"] as? String } == ["a", "b"])
    }

    @Test func theEndOfTheClientIsTheEndOfItsCalls() throws {
        let home = try Home()
        try ThirdPartyApp.install(in: home)
        try home.writeProgram("#!/bin/sh\necho $$ >pid.new; mv pid.new pid\nsleep 600 & wait\n", to: "bin/greet.sh")
        for signal in ["", "TERM"] {
            try home.expect("rm -f pid")
            let client = try MCPClient(in: home)
            try client.initialize()
            _ = try client.request("tools/call", ["name": "greet_wave", "arguments": [String: Any]()])
            try client.flush()
            try home.expect("until [ -e pid ]; do sleep 0.02; done")
            if !signal.isEmpty { try home.expect("kill -\(signal) \(client.process)") }
            #expect(try client.finish() == (signal.isEmpty ? 0 : 143))
            try home.expect("while kill -0 $(cat pid) 2>/dev/null; do sleep 0.02; done")
        }
    }

    /// What was asked before the input ended is still answered.
    @Test func aScriptOfMessages() throws {
        let home = try Home()
        let outcome = try home.run(
            "shortcuts-mcp",
            input: #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"# + "\n"
                + #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"run-track","arguments":{"run":"5K"}}}"#
        )
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.split(separator: "\n").count == 2 && outcome.output.contains("Tracked 5 km"))
    }
}
