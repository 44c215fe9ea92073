import Testing

@testable import IntentCore

@Suite struct ManifestTests {
    @Test func aManifestIsMadeFromTheDeclarations() throws {
        let manifest = try Orchard.manifest()
        #expect(
            manifest.json.text == """
                {"manifest":1,"name":"orchard","displayName":"Orchard","synonyms":["My Plot"],\
                "summary":"look after trees.","intents":[{"name":"PickIntent","command":"pick","primary":true,\
                "title":"Pick a tree","description":"Picks one tree.","parameters":[\
                {"name":"tree","option":"tree","title":"The tree","kind":"entity","type":"tree",\
                "expected":"a Tree","json":"object","required":true,\
                "connects":true},\
                {"name":"tool","option":"tool","title":"With what","kind":"enum","type":"picking-tool",\
                "expected":"a Tool","json":"string",\
                "default":"Can","choices":[{"id":"can","title":"Can"},\
                {"id":"longHose","title":"Long Hose","synonyms":["long-hose"]}]},\
                {"name":"note","option":"note","title":"A note","kind":"text","type":"text",\
                "expected":"text","json":"string"},\
                {"name":"slowly","option":"slowly","title":"Slowly","kind":"flag","type":"yes|no",\
                "expected":"yes or no","json":"boolean","default":"no"}],\
                "result":{"type":"tree","json":"object"}}],"shortcuts":[\
                {"intent":"PickIntent","shortTitle":"Water","systemImageName":"drop","phrases":[\
                "Start watering in ${applicationName}","Water the ${tree} in ${applicationName}",\
                "In ${applicationName}, water ${tree}","Use the ${tool} in ${applicationName}"]},\
                {"intent":"PickIntent","phrases":["Soak something in ${applicationName}"],\
                "values":{"tool":"longHose","slowly":"yes"}}],\
                "valueSources":["$XDG_CONFIG_HOME/intent-toolbox/trees.txt"]}
                """)
        #expect(try Manifest(manifest.json).json == manifest.json)
    }

    /// What a program needs to know that calls intents with values of its own.
    @Test func formsEffectsAndLimits() throws {
        let text = """
            {"manifest":1,"name":"a","displayName":"A","intents":[{"name":"B","command":"b","primary":true,"title":"B",\
            "effects":["destructive","asksFirst"],"authentication":true,"delegates":true,"parameters":[\
            {"name":"c","option":"c","kind":"word","type":"number","expected":"a number","json":"number","unit":"km",\
            "minimum":1,"maximum":2.5,"minCount":1,"maxCount":3,"list":true}],\
            "result":{"type":"d","list":true,"json":"object","properties":[\
            {"name":"e","list":true,"json":"string","format":"date-time"}]}}]}
            """
        let manifest = try read(text)
        #expect(manifest.json.text == text)
        let intent = try #require(manifest.intents.first)
        #expect(intent.effects == [.destructive, .asksFirst] && intent.needsAuthentication && intent.delegates)
        // Effects of a later version are passed over.
        let later = try read(text.replacing("asksFirst", with: "levitates"))
        #expect(later.intents.first?.effects == .destructive)
    }

    @Test func littleMustBeThere() throws {
        let manifest = try read(#"{"manifest":1,"name":"greet","intents":[{"name":"GreetPersonIntent"}],"later":1}"#)
        #expect(manifest.displayName == "greet")
        let intent = try #require(manifest.intents.first)
        #expect(intent.command == "greet-person")
        #expect(intent.title == "GreetPersonIntent")
        #expect(intent.isPrimary)
    }

    @Test(arguments: [
        ("{}", #"it has no "manifest": 1, which says what it is"#),
        (#"{"manifest":2,"name":"a"}"#, "it is of version 2; this tool reads 1"),
        (#"{"manifest":1}"#, "it.name is missing"),
        (#"{"manifest":1,"name":["a"]}"#, "it.name is a list, not text"),
        (
            #"{"manifest":1,"name":"../a"}"#,
            "it.name is '../a'; a name has no slash and does not begin with a dot or dash"
        ),
        (#"{"manifest":1,"name":"a","intents":{}}"#, "it.intents is an object, not a list"),
        (#"{"manifest":1,"name":"a","intents":["b"]}"#, "it.intents[0] is text, not an object"),
        (
            #"{"manifest":1,"name":"a","intents":[{"name":"B","parameters":[{"name":"c","kind":"color"}]}]}"#,
            "it.intents[0].parameters[0].kind is 'color'; it can be word, text, file, flag, enum or entity"
        ),
        (
            #"{"manifest":1,"name":"a","intents":[{"name":"B"}],"shortcuts":[{"intent":"B","phrases":["Go"]}]}"#,
            "the phrase 'Go' lacks the application's name; put it in"
        ),
        ("{\n\"manifest\":1,,", "line 2, column 14: a key in double quotes is missing"),
    ])
    func whatIsWrongIsNamed(text: String, words: String) {
        #expect(throws: ManifestError(words: words)) { try read(text) }
    }

    private func read(_ text: String) throws -> Manifest { try Manifest(bytes: Array(text.utf8)) }
}
