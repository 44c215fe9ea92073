import Testing

@testable import IntentCore

struct ColumnWidthTests {
    @Test(
        arguments: [
            ("", 0), ("10 km", 5), ("é", 1), ("e\u{301}", 1), ("瞑想", 4), ("ﾒ", 1), ("Ａ", 2), ("한글", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("กำ", 2), ("क्षि", 2), ("العربية", 7), ("\u{200B}", 0),
            ("a\u{200D}", 1), ("\u{AD}", 1), ("…", 1), ("█", 1), ("╭", 1), ("─", 1), ("〈", 2), ("　", 2),
        ] as [(String, Int)])
    func letters(text: String, width: Int) { #expect(columnWidth(text) == width) }

    @Test(
        arguments: [
            ("🧘", 2), ("🧘🏽", 2), ("🧘🏽‍♀️", 2), ("👨‍👩‍👧‍👦", 2), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("☀", 1), ("☀️", 2),
            ("☀︎", 1), ("⌚", 2), ("🇯🇵", 2), ("🇯🇵🇩🇪", 4), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("1️⃣", 2), ("#️⃣", 2), ("a\u{FE0F}", 1), ("🏃‍♂️", 2), ("🏳️‍🌈", 2),
            ("✓", 1), ("⚡", 2), ("™", 1), ("™️", 2), ("👍🏿", 2), ("☝🏿", 2),
        ] as [(String, Int)])
    func emoji(text: String, width: Int) { #expect(columnWidth(text) == width) }
}
