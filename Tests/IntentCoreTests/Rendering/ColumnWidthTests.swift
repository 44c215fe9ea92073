import Testing

@testable import IntentCore

@Suite struct ColumnWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("ä", 1), ("e\u{301}", 1), ("走る", 4), ("ﾊﾝ", 2), ("Ａ", 2), ("한글", 4), ("—…“”", 4),
        ("🏃", 2), ("🧘‍♀️", 2), ("👍🏽", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1), ("👨‍👩‍👧‍👦", 2), ("a\u{200D}b", 2), ("\u{200B}", 0),
    ])
    func columns(text: String, width: Int) {
        #expect(columnWidth(text) == width)
    }
}
