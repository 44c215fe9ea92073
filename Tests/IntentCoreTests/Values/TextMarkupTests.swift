import Testing

@testable import IntentCore

@Suite struct TextMarkupTests {
    @Test(arguments: [
        ("**bold** and *thin*", "bold and thin"), ("__bold__ a_b_c __", "bold a_b_c __"), ("2 * 3 * 4", "2 * 3 * 4"),
        ("*.fit *.gpx", "*.fit *.gpx"), ("[the site](https://example.com/a_(b)) now", "the site now"),
        ("[OPTIONS] (all)", "[OPTIONS] (all)"), ("^[2 item](inflect: true)", "2 items"),
        ("^[1 item](inflect: true)", "1 item"), ("^[0 item](inflect: true)", "0 items"),
        ("^[3 **red** box](inflect: true)!", "3 red boxes!"),
        ("^[2 bottle of water](inflect: true)", "2 bottles of water"),
        ("^[12 people](inflect: true)", "12 people"), ("^[item](inflect: true)", "item"),
        ("^[5 items](inflect: true)", "5 items"), ("**open", "**open"), (#"\*\*kept\*\*"#, "**kept**"),
        ("^[2 item](inflect: true", "^[2 item](inflect: true"), ("", ""),
    ])
    func words(markup: String, plain: String) { #expect(TextMarkup.plain(markup) == plain) }

    @Test func whatIsStrong() {
        #expect(
            TextMarkup.runs("a **b** *c*") == [
                .init(text: "a "), .init(text: "b", isStrong: true), .init(text: " "),
                .init(text: "c", isEmphasized: true),
            ])
    }

    /// A value is what it is.
    @Test func aValueIsNoMarkup() {
        let (name, count) = ("**x** ^[2 a](inflect: true)", 2)
        let text: LocalizedStringResource = "**\(name)**: ^[\(count) item](inflect: true)"
        #expect(text.text == "**x** ^[2 a](inflect: true): 2 items")
        let dialog: IntentDialog = "Named \(name)."
        #expect(dialog.full == "Named **x** ^[2 a](inflect: true).")
        let inner: LocalizedStringResource = "^[\(count) item](inflect: true)"
        #expect(("\(name): \(inner)" as LocalizedStringResource).text == "\(name): 2 items")
    }
}
