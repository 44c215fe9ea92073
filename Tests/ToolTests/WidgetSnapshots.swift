import Foundation
import Testing

/// Each widget in each of its families and formats looks as it did: the files in `Snapshots` are what is printed.
@Suite struct WidgetSnapshots {
    static let pictures: [(widget: String, family: String, format: String)] = ["TrackRun", "Meditation"].flatMap {
        widget in
        ["small", "medium", "inline"].flatMap { family in
            ["terminal", "plain", "waybar", "tmux", "i3blocks", "i3bar"].map { (widget, family, $0) }
        }
    }

    @Test(arguments: pictures)
    func looksAsItDid(widget: String, family: String, format: String) throws {
        let home = try Home()
        try home.run(
            #"""
            run-track 5K
            day=$(date -u +%F)
            mkdir -p data/intent-toolbox/meditations
            echo '{"v":1,"id":"a","at":"'$day'T00:00:01.000Z","date":"'$day'T00:00:00Z","seconds":300,'\
            '"name":"Breathing","planned":300,"ended":"'$day'T00:00:01Z"}' >data/intent-toolbox/meditations/x.jsonl
            """#)
        let name = "\(widget).\(family).\(format).txt"
        let expected = try String(
            contentsOfFile: "\(Subprocess.package)/Tests/ToolTests/Snapshots/\(name)", encoding: .utf8)
        try home.expect(
            "widget-render \(widget) --family \(family) --format \(format)", environment: ["COLORTERM": "truecolor"],
            prints: expected)
    }
}
