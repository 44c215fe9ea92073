import IntentCore
import Testing

@testable import shortcuts_mcp

@Suite struct ElicitationTests {
    private let choices = [
        Choice(title: "Assam", subtitle: "black", identifier: "t1"), Choice(title: "Sencha", identifier: "t2"),
    ]

    private func elicitation(_ question: QuestionLine, version: ProtocolVersion = .latest) -> Elicitation {
        Elicitation(question, call: Call(id: .integer(1), batch: nil), version: version) { _ in }
    }

    private func meaning(_ elicitation: Elicitation, _ result: String) throws -> AnswerLine {
        elicitation.meaning(of: try JSONValue(parsing: result).object)
    }

    @Test func aChoiceIsAListOfNames() throws {
        var question = QuestionLine(kind: .choice, text: "Which tea?")
        question.parameter = "tea"
        question.choices = choices
        question.defaultChoice = "t2"
        #expect(
            JSONValue.object(elicitation(question).params).text
                == #"{"mode":"form","message":"Which tea?","requestedSchema":{"type":"object","properties":{"tea":"#
                + #"{"type":"string","title":"tea","oneOf":[{"const":"t1","title":"Assam – black"},"#
                + #"{"const":"t2","title":"Sencha"}],"default":"t2"}},"required":["tea"]}}"#)
        // An earlier version has names beside the values.
        #expect(
            JSONValue.object(elicitation(question, version: .june2025).params).text
                == #"{"message":"Which tea?","requestedSchema":{"type":"object","properties":{"tea":{"type":"string","#
                + #""title":"tea","enum":["t1","t2"],"enumNames":["Assam – black","Sencha"],"default":"t2"}},"#
                + #""required":["tea"]}}"#)
        let form = elicitation(question)
        #expect(try meaning(form, #"{"action":"accept","content":{"tea":"t1"}}"#) == .choice("t1"))
        for none in [#"{"action":"decline"}"#, #"{"action":"cancel"}"#, #"{"action":"accept"}"#, "{}"] {
            #expect(try meaning(form, none) == .cancelled)
        }
        #expect(form.meaning(of: nil) == .cancelled)
    }

    @Test func whatIsNotListedHasAFieldOfItsOwn() throws {
        var question = QuestionLine(kind: .value, text: "Which tea?")
        question.choices = choices
        question.isSearchable = true
        let form = elicitation(question)
        #expect(JSONValue.object(form.params).text.contains(#""other":{"type":"string""#))
        #expect(try meaning(form, #"{"action":"accept","content":{"answer":"t1","other":" "}}"#) == .choice("t1"))
        #expect(try meaning(form, #"{"action":"accept","content":{"other":"secret"}}"#) == .text("secret"))
        #expect(try meaning(form, #"{"action":"accept","content":{}}"#) == .cancelled)
    }

    @Test func aTextMayBeSuggested() throws {
        var question = QuestionLine(kind: .value, text: "How far?")
        question.choices = choices
        question.expected = "a distance"
        question.error = "'x': give a distance"
        let form = elicitation(question)
        let text = JSONValue.object(form.params).text
        #expect(text.contains(#""message":"'x': give a distance\nHow far?""#))
        #expect(text.contains(#""description":"a distance; for example Assam or Sencha""#))
        #expect(try meaning(form, #"{"action":"accept","content":{"answer":7}}"#) == .text("7"))
    }

    @Test(arguments: [
        (#"{"action":"accept","content":{"confirm":true}}"#, AnswerLine.confirmed(true)),
        (#"{"action":"accept","content":{"confirm":false}}"#, .confirmed(false)),
        (#"{"action":"accept","content":{"confirm":"true"}}"#, .confirmed(false)),
        (#"{"action":"accept"}"#, .confirmed(false)), (#"{"action":"decline"}"#, .confirmed(false)),
        (#"{"action":"cancel"}"#, .cancelled), (#"{"action":"yes"}"#, .cancelled),
    ])
    func onlyAYesConfirms(result: String, answer: AnswerLine) throws {
        #expect(try meaning(elicitation(QuestionLine(kind: .confirmation, text: "Sure?")), result) == answer)
    }
}
