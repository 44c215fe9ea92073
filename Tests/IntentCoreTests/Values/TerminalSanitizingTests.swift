import Testing

@testable import IntentCore

@Suite struct TerminalSanitizingTests {
    @Test(arguments: [
        ("\u{1B}]0;x\u{07}", "�]0;x�"), ("\u{1B}[2J", "�[2J"), ("\u{9B}2J", "�2J"), ("a\rb", "a�b"), ("a\r\nb", "a��b"),
        ("a\tb", "a�b"), ("a\u{7F}", "a�"), ("\0", "�"), ("\u{85}", "�"), ("\u{80}\u{9F}", "��"),
        ("a\u{202E}b\u{202C}", "a�b�"), ("\u{2066}x\u{2069}", "�x�"), ("\u{2028}\u{2029}", "��"),
        ("e\u{301}\u{1B}", "e\u{301}�"),
        // What shows nothing would make two names look alike.
        ("Box\u{200B}", "Box�"), ("\u{FEFF}bom", "�bom"), ("a\u{200D}b\u{200E}", "a�b�"), ("a\u{2060}b", "a�b"),
        ("a\u{E0061}", "a�"), ("\u{200D}x", "�x"),
    ])
    func replacesWhatActsOnATerminal(text: String, shown: String) {
        #expect(Array(sanitized(text).utf8) == Array(shown.utf8))
    }

    @Test(arguments: [
        "", "plain", "瞑想 🧘", "👩‍👩‍👧‍👦", "e\u{301}", "\u{A0}\u{A9}Â", "…‘’“”€", "مرحبا\u{200F}", "می\u{200C}خواهم",
        "🏴\u{E0067}\u{E0062}\u{E007F}",
        "it's \"ok\" $(x) `y` \\",
        "\u{2065}\u{206A}", "\u{2027}\u{202F}",
    ])
    func leavesTheRestByteForByte(text: String) {
        #expect(Array(sanitized(text).utf8) == Array(text.utf8))
    }

    @Test func everyScalarIsJudgedAlone() {
        for value in 0...0x3000 as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let acts =
                value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x202E).contains(value)
                || (0x2066...0x2069).contains(value) || (0x200B...0x200F).contains(value)
                || (0x2060...0x2064).contains(value) || value == 0x61C
            #expect(Array(sanitized("a\(scalar)b").unicodeScalars) == ["a", acts ? "\u{FFFD}" : scalar, "b"])
        }
    }
}
