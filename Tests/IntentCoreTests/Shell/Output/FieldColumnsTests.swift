import Testing

@testable import IntentCore

@Suite struct FieldColumnsTests {
    private let star = Star("s\t1", name: "Sun", magnitude: -26.7)

    @Test(arguments: [
        (["id", "name"], "s\u{FFFD}1\tSun"), (["title"], "Sun"), (["magnitude", "nickname", "name"], "-26.7\t\tSun"),
        (["name", "name"], "Sun\tSun"),
    ])
    func aRow(names: [String], row: String) {
        #expect(FieldColumns.row(FieldColumns(names, of: Star.self).cells(of: star)) == row)
    }

    @Test func namesAreCheckedBeforehand() throws {
        try FieldColumns.check(["id", "title", "magnitude"], for: ListStarsIntent.self)
        let unknown = #expect(throws: CommandLineError.self) {
            try FieldColumns.check(["name", "size", "age"], for: ListStarsIntent.self)
        }
        #expect(
            unknown?.words == "there is no field 'size' or 'age'; choose among id, title, name, nickname or magnitude")
        let none = #expect(throws: CommandLineError.self) { try FieldColumns.check(["id"], for: SampleIntent.self) }
        #expect(none?.words == "--fields works only with commands that list things")
    }
}
