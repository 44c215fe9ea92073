import Testing

@testable import IntentCore

/// A phrase that breaks a rule is named and left out; the others of the app stand.
@Suite struct PhraseRuleTests {
    @Test func theApplicationsNameIsInEachPhrase() {
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: PickIntent(), phrases: ["Water in \(.applicationName)", "Water \(\.$tree)"])
            }
        }
        expect(App.self, says: "the phrase 'Water ${tree}' lacks the application's name; put it in")
    }

    @Test func oneParameterAtMost() {
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: PickIntent(), phrases: ["\(.applicationName) \(\.$tree) \(\.$tool)"])
            }
        }
        expect(
            App.self,
            says: "the phrase '${applicationName} ${tree} ${tool}' has several parameters; leave one at most")
    }

    @Test func neverFreeText() {
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: PickIntent(), phrases: ["Note \(\.$note) in \(.applicationName)"])
            }
        }
        expect(
            App.self,
            says: "the phrase 'Note ${note} in ${applicationName}' has the parameter 'note', whose values cannot be "
                + "listed; only an enum or an entity can be in a phrase")
    }

    @Test func anIntentOfTheApp() throws {
        struct OtherIntent: AppIntent {
            static let title: LocalizedStringResource = "Other"
            func perform() async throws -> some IntentResult { .result() }
        }
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: OtherIntent(), phrases: ["Other in \(.applicationName)"])
            }
        }
        // It belongs to the app by that.
        #expect(try App.manifest().phraseErrors.isEmpty)
        let manifest = try Manifest(
            bytes: Array(
                #"{"manifest":1,"name":"a","shortcuts":[{"intent":"B","phrases":["Do ${applicationName}"]}]}"#.utf8))
        #expect(
            manifest.phraseErrors.map(\.words) == [
                "the phrase 'Do ${applicationName}' runs the intent B, which the app does not have; add it"
            ])
    }

    @Test func aShortcutHasAPhrase() {
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] { AppShortcut(intent: PickIntent(), phrases: []) }
        }
        expect(App.self, says: "a shortcut to PickIntent has no phrase; give it one")
    }

    @Test(arguments: [
        ("Greet {person} in ${applicationName}", "{person}"), ("Greet \\(person) in ${applicationName}", "\\(person)"),
        ("Greet %@ in ${applicationName}", "%@"), ("Greet <person> in ${applicationName}", "<person>"),
        ("Greet $person in ${applicationName}", "$person"), ("Greet ${person in App", "${person in App"),
        ("${applicationName} for $5, {} and 3 < 4 at 50 %", nil), ("Greet ${person} in ${applicationName}", nil),
    ])
    func aPlaceholderOfAnotherForm(text: String, placeholder: String?) {
        #expect(PhraseTemplate(text).foreignPlaceholder == placeholder)
    }

    @Test func whatStandsInAManifestIsReadAsItWasWritten() {
        for text in ["Water ${tree} in ${applicationName}", "${applicationName}", "$5 for {x} and ${", "", "a}b"] {
            #expect(PhraseTemplate(text).text == text)
        }
        #expect(PhraseTemplate("Water ${tree}!").pieces == [.text("Water "), .parameter("tree"), .text("!")])
    }

    private func expect(
        _ app: any IntentApp.Type, says words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        do throws(ExitFailure) {
            var manifest = try app.manifest()
            let count = manifest.shortcuts.flatMap(\.phrases).count
            let errors = manifest.removeFaultyPhrases()
            #expect(errors.map(\.words) == [words], sourceLocation: sourceLocation)
            // The others stand.
            #expect(manifest.shortcuts.flatMap(\.phrases).count == max(0, count - 1), sourceLocation: sourceLocation)
        } catch {
            Issue.record("\(error.words)", sourceLocation: sourceLocation)
        }
    }
}
