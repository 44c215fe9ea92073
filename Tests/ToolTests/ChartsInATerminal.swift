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

    /// Numbers whose difference is infinite or next to nothing, and dates further apart than a calendar counts.
    @Test(arguments: [
        #"{"mark":"area","x":{"numbers":[1,2]},"y":{"numbers":[1e308,-1e308]}}"#,
        #"{"mark":"area","x":{"categories":["e"]},"yStart":{"numbers":[1e308]},"yEnd":{"numbers":[-1e308]}}"#,
        #"{"mark":"bar","x":{"categories":["a","b"]},"y":{"numbers":[5e-324,0]}}"#,
        #"{"mark":"line","x":{"numbers":[-1e308,5e-324,1e308]},"y":{"numbers":[1,2,3]}}"#,
        #"{"mark":"line","interpolation":"monotone","x":{"numbers":[0,1e300,2]},"y":{"numbers":[1,2,1e300]}}"#,
    ])
    func numbersOfAnySizeAreDrawn(mark: String) throws {
        let home = try Home()
        for format in ["terminal", "plain", "html", "waybar", "tmux"] {
            for family in ["small", "large", "inline", "circular"] {
                let outcome = try home.run(
                    "echo '{\"kind\":\"chart\",\"marks\":[\(mark)]}' "
                        + "| timeout 20 widget-render --timeline - --format \(format) --family \(family)")
                #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(format) \(family): \(outcome)")
            }
        }
    }

    @Test(arguments: ["year", "month", "week", "day", "hour", "second"], [Int.max, 3])
    func ticksOfAnyDistanceAreDrawn(unit: String, every: Int) throws {
        let chart =
            #"{"kind":"chart","x":{"domain":{"dates":["2026-01-01T00:00:00Z","2026-06-01T00:00:00Z"]},"#
            + #""marks":[{"unit":"\#(unit)","every":\#(every)}]},"marks":[{"mark":"line","x":{"dates":"#
            + #"["2026-01-01T00:00:00Z","2026-06-01T00:00:00Z"]},"y":{"numbers":[1,2]}}]}"#
        let outcome = try Home().run("echo '\(chart)' | timeout 20 widget-render --timeline - --family medium")
        #expect(outcome.status == 0 && outcome.output.contains("⠉"), "\(outcome)")
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
