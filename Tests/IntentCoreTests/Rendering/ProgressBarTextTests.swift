import Testing

@testable import IntentCore

@Suite struct ProgressBarTextTests {
    @Test(
        arguments: [
            (0, "░░░░"), (0.25, "█░░░"), (0.3125, "█▎░░"), (0.5, "██░░"), (0.97, "███▉"), (1, "████"), (2, "████"),
            (-1, "░░░░"),
            (.nan, "░░░░"), (.infinity, "████"),
        ] as [(Double, String)])
    func itIsFullToAnEighthOfAColumn(fraction: Double, text: String) {
        #expect(ProgressBarText(fraction: fraction, columns: 4, isUnicode: true).text == text)
    }

    @Test func inASCIIAColumnIsFullFromTheHalfOn() {
        #expect(ProgressBarText(fraction: 0.34, columns: 4, isUnicode: false).text == "#---")
        #expect(ProgressBarText(fraction: 0.38, columns: 4, isUnicode: false).text == "##--")
    }

    @Test func itMayHaveNoColumns() {
        #expect(ProgressBarText(fraction: 0.5, columns: 0, isUnicode: true).text == "")
        #expect(ProgressBarText(fraction: 0.5, columns: -1, isUnicode: true).text == "")
    }
}
