import Testing

@testable import IntentCore

/// A phrase that breaks a rule is an error that names it, when the app describes itself.
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

    @Test func anIntentOfTheApp() {
        struct OtherIntent: AppIntent {
            static let title: LocalizedStringResource = "Other"
            func perform() async throws -> some IntentResult { .result() }
        }
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: OtherIntent(), phrases: ["Other in \(.applicationName)"])
            }
        }
        expect(
            App.self,
            says: "the phrase 'Other in ${applicationName}' runs the intent OtherIntent, which the app does not have; "
                + "add it")
    }

    @Test func aShortcutHasAPhrase() {
        enum App: AppWithPhrases {
            static var appShortcuts: [AppShortcut] { AppShortcut(intent: PickIntent(), phrases: []) }
        }
        expect(App.self, says: "a shortcut to PickIntent has no phrase; give it one")
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
            _ = try app.manifest()
            Issue.record("the phrases were taken", sourceLocation: sourceLocation)
        } catch {
            #expect(error.words == words, sourceLocation: sourceLocation)
            #expect(error.status == .software, sourceLocation: sourceLocation)
        }
    }
}
