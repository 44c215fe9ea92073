import Testing

@testable import IntentCore

@Suite struct WidgetFamilyTests {
    /// Both spellings are read, and the short one is written.
    @Test(arguments: WidgetFamily.allCases)
    func twoSpellings(family: WidgetFamily) {
        #expect(WidgetFamily(name: family.name) == family)
        #expect(WidgetFamily(name: family.rawValue) == family)
    }

    @Test func names() {
        #expect(WidgetFamily.systemExtraLarge.name == "extra-large" && WidgetFamily.accessoryInline.name == "inline")
        #expect(WidgetFamily(name: "huge") == nil)
    }
}
