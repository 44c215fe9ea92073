/// Lists the commands of an app that has windows and so no intent of its own to begin with.
package struct ListCommandsIntent<App: IntentApp>: AppIntent {
    package static var title: LocalizedStringResource { "List the commands" }
    package static var description: IntentDescription? {
        IntentDescription(LocalizedStringResource(text: "Lists what \(App.displayName) can do."))
    }
    package static var persistentIdentifier: String { "ListCommandsIntent" }  // Without the type of the app.

    package init() {}

    package func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: App.commands.map { $0.commandName })
    }
}
