import Testing

@testable import IntentCore

/// When the clock makes a tree look otherwise: what it says is the same until then, and another at that moment.
@MainActor struct NextChangeTests {
    private func moment(_ milliseconds: Int) -> Moment { Moment(milliseconds: milliseconds) }

    private func node(_ content: TextRun.Content) -> ViewNode { ViewNode(.text([TextRun(content)])) }

    private typealias TextRun = ViewNode.TextRun

    @Test func whatNeverChanges() {
        #expect(ViewNode(Text("5 km")).nextChange(after: moment(0)) == nil)
        #expect(node(.date(moment(500), .time)).nextChange(after: moment(0)) == nil)
        #expect(node(.date(moment(500), .date)).nextChange(after: moment(0)) == nil)
    }

    @Test func aCountdownChangesEachSecondUntilItsEnd() {
        let interval = ViewNode.Interval(from: moment(10_250), to: moment(13_250), countsDown: true)
        let tree = ViewNode(.stack(.init(axis: .vertical, children: [node(.interval(interval))])))
        #expect(tree.nextChange(after: moment(0))?.milliseconds == 11_250)
        #expect(tree.nextChange(after: moment(10_250))?.milliseconds == 11_250)
        #expect(tree.nextChange(after: moment(11_249))?.milliseconds == 11_250)
        #expect(tree.nextChange(after: moment(11_250))?.milliseconds == 12_250)
        #expect(tree.nextChange(after: moment(12_999))?.milliseconds == 13_250)
        #expect(tree.nextChange(after: moment(13_250)) == nil)
    }

    @Test func aBarOfALongTimeHasFourHundredSteps() {
        var measure = ViewNode.Measure(.progress)
        measure.interval = ViewNode.Interval(from: moment(0), to: moment(1_600_000))
        #expect(ViewNode(.measure(measure)).nextChange(after: moment(1))?.milliseconds == 4000)
    }

    /// Far from its date a distance is told in minutes, hours and days, and changes no sooner.
    @Test func distancesChangeWithTheirSmallestUnit() {
        let date = moment(1_000_000_000)
        func next(_ style: Text.DateStyle, _ distance: Int) -> Int? {
            let now = moment(date.milliseconds + distance)
            return node(.date(date, style)).nextChange(after: now).map { $0.milliseconds - now.milliseconds }
        }
        #expect(next(.timer, 5400) == 600)
        #expect(next(.relative, 5400) == 600)
        #expect(next(.relative, 7_200_000) == 60_000)
        #expect(next(.relative, 2 * 86_400_000) == 3_600_000)
        #expect(next(.offset, 120_000) == 60_000)
        // Before the date the seconds that are left fall just after the whole one.
        #expect(next(.timer, -5400) == 401)
        #expect(next(.timer, -5000) == 1)
    }

    /// The words are the same up to the moment that is named, and others from then on.
    @Test(arguments: Text.DateStyle.allCases, [-90_061_234, -3_600_500, -61_000, -1500, 0, 999, 59_400, 3_599_999])
    func nothingChangesBefore(style: Text.DateStyle, distance: Int) throws {
        let date = moment(1_000_000_000)
        let tree = node(.date(date, style))
        let now = moment(date.milliseconds + distance)
        guard let next = tree.nextChange(after: now) else { return }
        #expect(next.milliseconds > now.milliseconds)
        #expect(tree.words(at: now) == tree.words(at: moment(next.milliseconds - 1)))
    }
}
