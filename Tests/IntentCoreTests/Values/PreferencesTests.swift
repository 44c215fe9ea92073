import Foundation
import Testing

@testable import IntentCore

@Suite struct PreferencesTests {
    private func preferences(_ text: String) throws -> Preferences {
        try Preferences(Array(text.utf8), path: "/p.json")
    }

    @Test func whatIsMissingIsTheUsual() throws {
        let empty = try preferences("{}")
        #expect(empty.distanceUnit == .kilometres && empty.weekStart == .monday)
        #expect(empty.goal(of: "run-track", per: .week) == nil)
        let null = try preferences(#"{"distanceUnit":null,"weekStart":null,"goals":null}"#)
        #expect(null.distanceUnit == .kilometres && null.weekStart == .monday)
    }

    @Test func whatIsThere() throws {
        let read = try preferences(
            #"{"distanceUnit":"miles","weekStart":"sunday","goals":{"run-track":{"week":"30km","year":1000}}}"#)
        #expect(read.distanceUnit == .miles && read.weekStart == .sunday)
        #expect(read.goal(of: "run-track", per: .week) == .string("30km"))
        #expect(read.goal(of: "run-track", per: .year) == .integer(1000))
        #expect(read.goal(of: "meditate", per: .day) == nil)
        #expect(try preferences(#"{"distanceUnit":"kilometers"}"#).distanceUnit == .kilometres)
    }

    @Test func otherKeysStay() throws {
        var read = try preferences(#"{"mine":[1],"goals":{"other":{"x":1}}}"#)
        read.distanceUnit = .miles
        read.setGoal(.string("5km"), of: "run-track", per: .day)
        read.setGoal(.string("20km"), of: "run-track", per: .week)
        read.setGoal(nil, of: "run-track", per: .day)
        let written = try JSONValue(parsing: String(decoding: read.bytes, as: UTF8.self))
        let expected = try JSONValue(
            parsing: #"{"mine":[1],"goals":{"other":{"x":1},"run-track":{"week":"20km"}},"distanceUnit":"miles"}"#)
        #expect(written == expected)
    }

    @Test func theLastGoalTakesItsObjectsAlong() throws {
        var read = try preferences(#"{"goals":{"run-track":{"week":"30km"}}}"#)
        read.setGoal(nil, of: "run-track", per: .week)
        #expect(String(decoding: read.bytes, as: UTF8.self) == "{}\n")
    }

    @Test(arguments: [
        ("[]", "it must be an object, not a list"), ("{", "the object is not closed"),
        (#"{"distanceUnit":"yards"}"#, #""distanceUnit" must be "kilometers" or "miles""#),
        (#"{"weekStart":1}"#, #""weekStart" must be a day such as "monday""#),
        (#"{"goals":[]}"#, #""goals" must be an object, not a list"#),
    ])
    func mistakes(text: String, problem: String) throws {
        let error = #expect(throws: PreferencesError.self) { try preferences(text) }
        let words = try #require(error).words
        #expect(words.hasPrefix("/p.json line 1"), "\(words)")
        #expect(text == "{" || words.contains(problem), "\(words)")
        #expect(error?.status == .badConfiguration)
    }
}
