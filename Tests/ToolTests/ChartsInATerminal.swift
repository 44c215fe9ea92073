import Foundation
import Testing

/// Charts that another program hands over, in the zone and on the terminal of the person who looks at them.
@Suite struct ChartsInATerminal {
    private let hours = #"""
        {"kind":"chart","marks":[{"mark":"bar","x":{"unit":"hour","dates":["2026-11-01T00:30:00-04:00",\#
        "2026-11-01T01:30:00-04:00","2026-11-01T01:30:00-05:00","2026-11-01T04:30:00-05:00"]},\#
        "y":{"numbers":[1,2,3,4]}}]}
        """#

    @Test func theHourThatComesTwiceIsTwoBars() throws {
        try Home().expect(
            "echo '\(hours)' | widget-render --timeline - --family medium",
            environment: ["TZ": "America/New_York"],
            prints: """
                ╭────────────────────────────────────────────╮
                │ 4 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈█████┈┈┈ │
                │                 ▄▄▄▄▄             █████    │
                │                 █████             █████    │
                │ 2 ┈┈┈┈┈┈┈┈█████┈█████┈┈┈┈┈┈┈┈┈┈┈┈┈█████┈┈┈ │
                │     ▄▄▄▄▄ █████ █████             █████    │
                │     █████ █████ █████             █████    │
                │ 0 ──────────────────────────────────────── │
                │     1 Nov 01:00 01:00 02:00 03:00 04:00    │
                ╰────────────────────────────────────────────╯

                """)
    }

    /// Half an hour ahead of the others: the same four hours begin at 10:00, 11:00, 12:00 and 15:00 there.
    @Test func aDumbTerminalInAZoneOfHalfHours() throws {
        try Home().expect(
            "echo '\(hours)' | widget-render --timeline - --family medium",
            environment: ["TZ": "Asia/Kolkata", "TERM": "dumb"],
            prints: """
                +--------------------------------------------+
                | 4 . . . . . . . . . . . . . . . . ##### .  |
                |                 #####             #####    |
                |                 #####             #####    |
                | 2 . . . . ##### ##### . . . . . . ##### .  |
                |     ##### ##### #####             #####    |
                |     ##### ##### #####             #####    |
                | 0 ---------------------------------------- |
                |     10:00 11:00 12:00 13:00 14:00 15:00    |
                +--------------------------------------------+

                """)
    }

    @Test func oneLineIsASparkline() throws {
        try Home().expect(
            "echo '\(hours)' | widget-render --timeline - --family inline", environment: ["TZ": "America/New_York"],
            prints: "▂▄▆  █\n")
    }
}
