import Testing

@testable import IntentCore

/// Which columns a table shows in how much room.
@Suite struct ColumnFitTests {
    /// A date of 17 columns, a distance of 8, an identifier of 8, and a note of 200.
    private static let columns = [
        ColumnFit(natural: 8, isText: true), ColumnFit(natural: 17, isText: true),
        ColumnFit(natural: 8, isText: false), ColumnFit(natural: 200, isText: true),
    ]

    @Test(arguments: [
        // 8 + 2 + 17 + 2 + 8 + 2 + 200 = 239
        (300, [8, 17, 8, 200]), (239, [8, 17, 8, 200]),
        // What is missing is taken from the note.
        (238, [8, 17, 8, 199]), (80, [8, 17, 8, 41]), (45, [8, 17, 8, 6]),
        // 40 + 2 for four columns, of which 6 + 2, 6 + 2, 8 + 2 and 6 + 2 must be: 8 are left, for the date.
        (40, [6, 14, 8, 6]),
        // No room for the note: 20 + 2 - (6 + 2) - (8 + 2) = 4 for the date; none for the identifier.
        (20, [0, 10, 8, 0]), (16, [0, 6, 8, 0]), (15, [6, 7, 0, 0]), (8, [0, 8, 0, 0]), (5, [0, 5, 0, 0]),
    ])
    func widths(width: Int, expected: [Int]) {
        // The date matters most, then the distance, the identifier and the note.
        #expect(ColumnFit.widths(of: Self.columns, importance: [1, 2, 0, 3], in: width) == expected)
    }
}
