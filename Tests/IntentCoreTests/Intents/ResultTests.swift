import Testing

@testable import IntentCore

private struct Next: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult { .result() }
}

/// What the shell sees of a result: its value, the full dialog, and whether another intent follows.
private func seen(_ result: some IntentResult) -> [String] {
    guard let result = result as? any AnyIntentResult else { return ["not a result of ours"] }
    return [
        result.anyValue?.intentText ?? "-", result.anyDialog?.full ?? "-",
        result.anyOpenedIntent.map { "\(type(of: $0))" } ?? "-",
    ]
}

@Suite struct ResultTests {
    @Test func eachFormHoldsWhatItSays() {
        func nothing() -> some IntentResult { .result() }
        func value() -> some ReturnsValue<Int> { .result(value: 5) }
        func hidden() -> some IntentResult { .result(value: 6) }
        func dialog() -> some ProvidesDialog { .result(dialog: "Hello") }
        func both() -> some ReturnsValue<Walk> & ProvidesDialog { .result(value: .ten, dialog: "Off") }
        func opens() -> some OpensIntent { .result(opensIntent: Next()) }
        func all() -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog {
            .result(value: 1, opensIntent: Next(), dialog: "\(1) more")
        }
        func perhaps(_ value: Int?) -> some ReturnsValue<Int?> { .result(value: value) }
        #expect(seen(nothing()) == ["-", "-", "-"])
        #expect(seen(value()) == ["5", "-", "-"])
        #expect(seen(hidden()) == ["6", "-", "-"])
        #expect(seen(dialog()) == ["-", "Hello", "-"])
        #expect(seen(both()) == ["10K", "Off", "-"])
        #expect(seen(opens()) == ["-", "-", "Next"])
        #expect(seen(all()) == ["1", "1 more", "Next"])
        #expect(seen(perhaps(nil)) == ["", "-", "-"])
    }

    @Test func aResultKnowsItsTypeWithoutAnInstance() {
        #expect(IntentResultContainer<[Plant], Never, Never, Never>.valueType is [Plant].Type)
        #expect(IntentResultContainer<Never, Next, Never, IntentDialog>.valueType == nil)
    }

    @Test func dialogsHaveAFullAndASupportingForm() {
        let dialog = IntentDialog(full: "Five kilometres tracked.", supporting: "Tracked.")
        #expect([dialog.full, dialog.supporting] == ["Five kilometres tracked.", "Tracked."])
        #expect((IntentDialog("\(Walk.five) done") as IntentDialog).full == "5K done")
        #expect(IntentDialog(stringLiteral: "x").supporting == "x")
    }
}
