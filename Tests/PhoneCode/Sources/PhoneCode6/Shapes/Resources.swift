import AppIntents
import Foundation

struct LocalisedIntent: AppIntent {
    static let title = LocalizedStringResource("localised.title", defaultValue: "Localised", table: "Intents")
    static let description = IntentDescription(
        LocalizedStringResource("localised.description", defaultValue: "Has its words in a table."))

    @Parameter(title: LocalizedStringResource("localised.word"), description: LocalizedStringResource("A word."))
    var word: String

    @Parameter(
        title: "E-mail", requestValueDialog: .init(stringLiteral: "Which address?"),
        inputConnectionBehavior: .never)
    var address: String

    func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
        let text = String(localized: "Written to \(address)")
        let resource: LocalizedStringResource = "Written: \(word)"
        return .result(
            value: String(localized: resource), dialog: IntentDialog(LocalizedStringResource(stringLiteral: text)))
    }
}
