import Testing

@testable import IntentCore

@Suite struct FoldedTextTests {
    @Test(arguments: [
        ("HALF-MARATHON", "half-marathon"), ("  Half   Marathon\r\n", "half marathon"), ("a\tb\nc", "a b c"),
        ("Half\u{A0}Marathon", "half marathon"), ("\u{3000}a\u{2009}\u{A0} b\u{85}", "a b"), ("", ""),
        (" \r\n\u{A0}", ""),
        ("Straße", "strasse"), ("STRAẞE", "strasse"), ("ſun", "sun"), ("ΟΔΟΣ", "οδοσ"), ("οδος", "οδοσ"),
        ("\u{FB01}ve", "five"), ("É", "e\u{301}"), ("\u{E9}", "e\u{301}"), ("İ", "i\u{307}"), ("ısı", "ısı"),
        ("５Ｋ", "5k"), ("5\u{212A}", "5k"), ("\u{212B}", "a\u{30A}"), ("瞑想 🧘", "瞑想 🧘"), ("Ωmega \u{2126}", "ωmega ω"),
        ("A\u{301}\u{1B}", "a\u{301}\u{1B}"),
    ])
    func isComparedInOneForm(text: String, form: String) {
        #expect(Array(folded(text).unicodeScalars) == Array(form.unicodeScalars))
    }

    @Test(arguments: [("é", "e"), ("ı", "i"), ("half marathon", "halfmarathon"), ("5K", "5 K")])
    func keepsApartWhatDiffers(left: String, right: String) {
        #expect(folded(left) != folded(right))
    }

    @Test func foldingTwiceIsFoldingOnce() {
        for word in randomWords(like: ["Straße ẞ", "ŐŰ İı", "Half  Marathon", "ΐ ᾳ ŉ ǰ"], count: 20_000) {
            let once = folded(word)
            #expect(folded(once) == once)
            #expect(Array(folded(once).utf8) == Array(once.utf8))
        }
        for value in 0...0x2FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = folded("a\(scalar)b")
            #expect(folded(once) == once)
        }
    }

    @Test func capitalsAndSmallLettersOfEveryLetterAreEqual() {
        for value in 0x80...0x2FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value), scalar != "\u{131}" else { continue }
            #expect(folded(scalar.properties.uppercaseMapping) == folded("\(scalar)"))
        }
    }

    @Test func withoutAccents() {
        #expect(foldedWithoutAccents("Café  NOËL") == "cafe noel")
        #expect(foldedWithoutAccents("Ze\u{301}ro") == foldedWithoutAccents("Z\u{E9}ro"))
        // Marks that make another letter.
        #expect(foldedWithoutAccents("ガ") != foldedWithoutAccents("カ"))
        #expect(foldedWithoutAccents("하늘") == folded("하늘"))
    }
}
