import Testing

@testable import IntentCore

private struct Tracking: AppIntent {
    static let title: LocalizedStringResource = "Track"
    @Parameter(title: "Walk") var walk: Walk?
    @Parameter(title: "Minutes", default: 10) var minutes: Int
    @Parameter(title: "Plant") var plant: Plant?
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$walk) {
            Case(.five) {
                Summary("Track \(\.$walk)") {
                    \.$note
                    \.$minutes
                }
            }
            Case([.ten, .toTown]) {
                When(\.$minutes, .lessThan, 60) {
                    Summary("Run \(\.$walk) in \(\.$minutes)")
                } otherwise: {
                    Summary("Walk \(\.$walk)")
                }
            }
            Case(.roundTheHill) { Summary() }
            DefaultCase {
                When(\.$plant, identifier: .oneOf, [1, 2]) {
                    Summary("Carry \(\.$plant)")
                } otherwise: {
                    When(\.$note, .hasAnyValue) {
                        Summary("Track: \(\.$note).")
                    } otherwise: {
                        Summary("Track")
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private func sentence(_ intent: some AppIntent) -> String? { intent.summaryText?.sentence { "<\($0)>" } }

@Suite struct SummaryTests {
    private let intent = Tracking()

    @Test func aSwitchChoosesByValue() {
        #expect(sentence(intent) == "Track")
        intent.walk = .five
        #expect(sentence(intent) == "Track <walk>")
        #expect(intent.summaryText?.further == ["note", "minutes"])
        intent.walk = .roundTheHill
        #expect(sentence(intent) == "")
        intent.walk = .roundThePond
        #expect(sentence(intent) == "Track")
    }

    @Test func aConditionChoosesWithinACase() {
        intent.walk = .toTown
        #expect(sentence(intent) == "Run <walk> in <minutes>")
        intent.minutes = 60
        #expect(sentence(intent) == "Walk <walk>")
    }

    @Test func conditionsSeeAbsentValues() {
        intent.note = "x"
        #expect(sentence(intent) == "Track: <note>.")
        intent.plant = Plant.all[1]
        #expect(sentence(intent) == "Carry <plant>")
        intent.plant = Plant.all[3]
        #expect(sentence(intent) == "Track: <note>.")
    }

    @Test func aCaseMayBeForNoValue() {
        struct Choosing: AppIntent {
            static let title: LocalizedStringResource = "Choose"
            @Parameter var walk: Walk?
            static var parameterSummary: some ParameterSummary {
                Switch(\.$walk) {
                    Case(nil) { Summary("Choose") }
                    DefaultCase { Summary("Take \(\.$walk)") }
                }
            }
            func perform() async throws -> some IntentResult { .result() }
        }
        let intent = Choosing()
        #expect(sentence(intent) == "Choose")
        intent.walk = .ten
        #expect(sentence(intent) == "Take <walk>")
    }

    @Test func withoutASummaryThereIsNoSentence() {
        struct Plain: AppIntent {
            static let title: LocalizedStringResource = "Plain"
            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(Plain().summaryText == nil)
    }

    @Test func eachComparisonHoldsAsItSays() {
        struct Comparing: AppIntent {
            static let title: LocalizedStringResource = "Compare"
            @Parameter var number: Int?
            static var parameterSummary: some ParameterSummary { Summary("\(\.$number)") }
            func perform() async throws -> some IntentResult { .result() }

            func holds(_ comparison: ComparableComparisonOperator, _ other: Int) -> Bool {
                holds(
                    When(\.$number, comparison, other) {
                        Summary("yes")
                    } otherwise: {
                        Summary("no")
                    })
            }
            func holds(_ comparison: EquatableComparisonOperator, _ other: Int?) -> Bool {
                holds(
                    When(\.$number, comparison, other) {
                        Summary("yes")
                    } otherwise: {
                        Summary("no")
                    })
            }
            func holds(_ comparison: HasValueComparisonOperator) -> Bool {
                holds(
                    When(\.$number, comparison) {
                        Summary("yes")
                    } otherwise: {
                        Summary("no")
                    })
            }
            func holds(oneOf others: [Int]) -> Bool {
                holds(
                    When(\.$number, .oneOf, others) {
                        Summary("yes")
                    } otherwise: {
                        Summary("no")
                    })
            }
            private func holds(_ when: ParameterSummaryWhenCondition<Self>) -> Bool {
                when.text(for: self)?.parts == [.text("yes")]
            }
        }
        let intent = Comparing()
        for comparison in [
            ComparableComparisonOperator.lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
        ] {
            #expect(!intent.holds(comparison, 5), "without a value nothing compares")
        }
        #expect([intent.holds(.hasAnyValue), intent.holds(.hasNoValue)] == [false, true])
        #expect(
            [intent.holds(.equalTo, nil), intent.holds(.notEqualTo, 5), intent.holds(.equalTo, 5)] == [
                true, true, false,
            ])
        #expect(!intent.holds(oneOf: [5]))
        intent.number = 5
        let compared = [4, 5, 6].map { other in
            [ComparableComparisonOperator.lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo]
                .map { intent.holds($0, other) }
        }
        #expect(compared == [[false, false, true, true], [false, true, false, true], [true, true, false, false]])
        #expect([intent.holds(.hasAnyValue), intent.holds(.hasNoValue)] == [true, false])
        #expect(
            [intent.holds(.equalTo, 5), intent.holds(.notEqualTo, 5), intent.holds(.equalTo, nil)] == [
                true, false, false,
            ])
        #expect([intent.holds(oneOf: [4, 5]), intent.holds(oneOf: [])] == [true, false])
    }
}
