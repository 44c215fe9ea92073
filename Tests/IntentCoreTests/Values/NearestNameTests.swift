import Testing

@testable import IntentCore

@Suite struct NearestNameTests {
    static let runs = ["Couch to Fridge", "5K", "10K", "Half Marathon", "Marathon"]

    @Test(arguments: [
        ("marathn", "Marathon"), ("MARATHONN", "Marathon"), ("maarthon", "Marathon"), ("half maraton", "Half Marathon"),
        ("halfmarathon", "Half Marathon"), ("couch to fridg", "Couch to Fridge"), ("10", "10K"),
        ("Mérathon", "Marathon"),
    ])
    func isFoundThroughAMistype(word: String, name: String) {
        #expect(nearest(to: word, among: Self.runs) == name)
    }

    @Test(arguments: ["rubbish", "", " ", "x", "on", "marvellous", "kitchen", "20 miles"])
    func isNilWhereNoneIsNear(word: String) {
        #expect(nearest(to: word, among: Self.runs) == nil)
    }

    @Test func theNearestAndAmongEqualsTheFirstIsTaken() {
        #expect(nearest(to: "list-run", among: ["lint-runs", "list-runs", "list-ruins"]) == "list-runs")
        #expect(nearest(to: "abcd", among: ["abce", "abcf"]) == "abce")
        #expect(nearest(to: "abcd", among: []) == nil)
    }

    @Test func swappedNeighboursAreOneEdit() {
        #expect(nearest(to: "udno", among: ["undo"]) == "undo")
        #expect(nearest(to: "onud", among: ["undo"]) == nil)
    }

    @Test func theWorkIsBounded() {
        let long = String(repeating: "x", count: 1_000_000)
        let names = (0..<100_000).map { "session number \($0)" }
        let clock = ContinuousClock()
        let taken = clock.measure {
            #expect(nearest(to: long, among: names) == nil)
            #expect(nearest(to: "xxxx", among: Array(repeating: long, count: 1000)) == nil)
            #expect(nearest(to: "sesion numbr 99999", among: names) == "session number 99999")
        }
        #expect(taken < .seconds(30))
    }

    @Test func noWordTraps() {
        for word in randomWords(like: Self.runs, count: 20_000) {
            _ = nearest(to: word, among: Self.runs + [word + "x"])
        }
    }
}
