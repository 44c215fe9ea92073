import IntentCore
import Testing

@testable import meditate

@Suite struct SittingLineTests {
    @Test func itShowsTimeBarAndName() {
        // 46 columns: one is left free, 6 for the time, 4 between, 9 for the name, which leaves 26 for the bar.
        // A quarter of it is six columns and four eighths.
        let line = "  7:30  ██████▌" + String(repeating: "░", count: 19) + "  Breathing"
        #expect(text(of: 600, after: 150, "Breathing", columns: 46) == line)
    }

    @Test func theBarIsNoLongerThanFortyColumns() {
        let line = "  5:00  " + String(repeating: "░", count: 40) + "  Breathing"
        #expect(text(of: 300, after: 0, "Breathing", columns: 200) == line)
    }

    @Test func aNarrowTerminalShowsNoName() {
        #expect(text(of: 300, after: 150, "Loving Kindness", columns: 20) == "  2:30  █████▌░░░░░")
    }

    @Test func aVeryNarrowTerminalShowsTheTime() {
        #expect(text(of: 300, after: 150, "Breathing", columns: 12) == "2:30")
        #expect(text(of: 300, after: 150, "Breathing", columns: 3) == "2:")
        #expect(text(of: 300, after: 150, "Breathing", columns: 1) == "")
        #expect(text(of: 300, after: 150, "Breathing", columns: 0) == "")
    }

    @Test func withoutBlocksItIsASCII() {
        var sitting = Sitting(of: .seconds(600), at: .zero)
        _ = sitting.take(.look, at: .seconds(150))
        let line = SittingLine(name: "Breathing", sitting: sitting, isUnicode: false).text(columns: 46)
        #expect(line == "  7:30  #######-------------------  Breathing")
    }

    @Test func theLastSecondIsOne() {
        #expect(text(of: 300, after: 299.5, "Breathing", columns: 12) == "0:01")
        #expect(text(of: 300, after: 0.5, "Breathing", columns: 12) == "5:00")
    }

    @Test func hoursAreShown() { #expect(text(of: 7200, after: 60, "Breathing", columns: 12) == "1:59:00") }

    @Test func itFitsForWideAndHostileNames() {
        for name in ["瞑想 🧘", "\u{1B}]0;x\u{07}\u{1B}[2J", "e\u{301}", String(repeating: "瞑", count: 40)] {
            for columns in 0...120 {
                let line = text(of: 300, after: 100, name, columns: columns)
                #expect(columnWidth(line) < max(1, columns), "\(name) \(columns)")
                #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
            }
        }
    }

    @Test func aPauseSaysHowToGoOn() {
        var sitting = Sitting(of: .seconds(300), at: .zero)
        _ = sitting.take(.pause, at: .seconds(150))
        let line = SittingLine(name: "Breathing", sitting: sitting, isUnicode: true).text(columns: 80)
        #expect(line.hasSuffix("  Paused – press p to resume"))
    }

    private func text(of seconds: Double, after sat: Double, _ name: String, columns: Int) -> String {
        var sitting = Sitting(of: .seconds(seconds), at: .zero)
        _ = sitting.take(.look, at: .seconds(sat))
        return SittingLine(name: name, sitting: sitting, isUnicode: true).text(columns: columns)
    }
}
