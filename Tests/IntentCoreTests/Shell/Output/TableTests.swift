import Testing

@testable import IntentCore

@Suite struct TableTests {
    private func lines(_ stars: Star...) -> [String] {
        var table = Table()
        for star in stars { table.add(star) }
        return table.lines(width: 200)
    }

    @Test func textIsLeftAndNumbersAreRight() {
        #expect(
            lines(Star("a", name: "Sun", magnitude: -26.7), Star("b", name: "Sirius", magnitude: -1)) == [
                "Name    Magnitude",
                "Sun         -26.7",
                "Sirius         -1",
            ])
    }

    @Test func widthsAreThoseOnATerminal() {
        #expect(
            lines(
                Star("a", name: "太陽", magnitude: 1), Star("b", name: "e\u{301}toile", magnitude: 2),
                Star("c", name: "🌟", magnitude: 3))
                == ["Name    Magnitude", "太陽            1", "e\u{301}toile          2", "🌟              3"])
    }

    /// In whatever row a column first has a value, it stands where the entity has it.
    @Test func columnsWithoutValuesAreLeftOut() {
        #expect(lines(Star("a", name: "Sun")) == ["Name", "Sun"])
        #expect(
            lines(Star("a", name: "Sun", magnitude: 1), Star("b", name: "Polaris", nickname: "North")) == [
                "Name     Nickname  Magnitude",
                "Sun                        1",
                "Polaris  North",
            ])
    }

    @Test func nothingInACellMovesTheCursor() {
        #expect(lines(Star("a", name: "a\tb\u{1B}[2J\n")) == ["Name", "a\u{FFFD}b\u{FFFD}[2J\u{FFFD}"])
    }

    @Test func noRows() { #expect(lines() == ["Nothing to list."]) }
}
