import Testing

/// With `INTENT_TOOLBOX_ASK` a program asks the one that started it, by a socket.
@Suite struct AskingAcrossPrograms {
    @Test func aTextIsAskedFor() throws {
        let program = try AskedProgram("asking-sample", in: Home())
        #expect(
            try program.nextLine()
                == #"{"kind":"value","parameter":"name","text":"What is your name?","expected":"text"}"#)
        program.answer(#"{"text":"Ada"}"#)
        #expect(try program.finish() == Outcome(output: "Ada\n"))
    }

    @Test func anAnswerThatCannotBeTakenIsAskedForAgain() throws {
        let program = try AskedProgram("asking-sample Ada --asks-age", in: Home())
        let question =
            #"{"kind":"value","parameter":"age","text":"How old are you?","expected":"a whole number such as 12""#
        #expect(try program.nextLine() == question + "}")
        for (answer, reason) in [
            (#"{"text":"500"}"#, "'500': must be from 1 to 150"),
            (#"{"text":"old"}"#, "'old': give a whole number such as 12"),
            (#"{"choice":"x"}"#, "'x' is none of the choices"),
            (#"{"confirmed":true}"#, "answer with a choice or a text"), ("[", "answer with a choice or a text"),
            (#"{"text":""}"#, "'': give a whole number such as 12"),
        ] {
            program.answer(answer)
            #expect(try program.nextLine() == question + #","error":"\#(reason)"}"#)
        }
        program.answer(#"{"text":36}"#)
        #expect(try program.finish() == Outcome(output: "Ada 36\n"))
    }

    @Test func aChoiceIsMadeByIdentifierOrName() throws {
        for answer in [#"{"choice":"t2"}"#, #"{"text":"sencha"}"#, #"{"text":"sen"}"#] {
            let program = try AskedProgram("asking-sample brew", in: Home())
            let question = try #require(try program.nextLine())
            #expect(question.hasPrefix(#"{"kind":"value","parameter":"tea","text":"Brew what?","#))
            #expect(question.contains(#"{"id":"t1","title":"Assam","subtitle":"black","synonyms":["breakfast tea"]}"#))
            #expect(question.hasSuffix(#","default":"t2","search":true}"#))
            program.answer(answer)
            #expect(try program.finish() == Outcome(output: "t2\n"))
        }
    }

    /// What is not among the choices is looked up; what names several leads to a question of its own.
    @Test func aSearchLeadsToAChoice() throws {
        let program = try AskedProgram("asking-sample pick-tea", in: Home())
        _ = try program.nextLine()
        program.answer(#"{"text":"secrets"}"#)
        #expect(
            try program.nextLine()
                == #"{"kind":"choice","parameter":"tea","text":"Which tea?","choices":["#
                + #"{"id":"t8","title":"Hidden Reserve"},{"id":"t9","title":"Hidden Garden"}]}"#)
        program.answer(#"{"choice":"t9"}"#)
        #expect(try program.finish() == Outcome(output: "t9\n"))
    }

    @Test func aLongListIsCutAndStillKnown() throws {
        let program = try AskedProgram("asking-sample pick-many", in: Home(), environment: ["ITEMS": "5000"])
        let question = try #require(try program.nextLine())
        #expect(question.contains(#""id":"200""#) && !question.contains(#""id":"201""#))
        #expect(question.contains(#""more":4800"#))
        program.answer(#"{"choice":"4999"}"#)
        #expect(try program.finish() == Outcome(output: "4999\n"))
    }

    @Test func aConfirmation() throws {
        for (answer, expected) in [
            (#"{"confirmed":true}"#, Outcome(output: "deleted\n")),
            (
                #"{"confirmed":false}"#,
                Outcome(errors: "asking-sample: not confirmed; nothing was changed\n", status: 130)
            ),
            (#"{"cancelled":true}"#, Outcome(errors: "asking-sample: cancelled\n", status: 130)),
        ] {
            let program = try AskedProgram("asking-sample delete", in: Home())
            let question = #"{"kind":"confirmation","text":"Delete everything?","default":false,"action":"Delete""#
            #expect(try program.nextLine() == question + "}")
            program.answer(#"{"text":"yes"}"#)
            #expect(try program.nextLine() == question + #","error":"answer with true or false"}"#)
            program.answer(answer)
            #expect(try program.finish() == expected)
        }
    }

    @Test func anAskerThatGoesAwayCancels() throws {
        for answer in [nil, String(repeating: "x", count: 2 << 20)] {
            let program = try AskedProgram("asking-sample", in: Home())
            _ = try program.nextLine()
            if let answer { program.answer(answer) } else { program.hangUp() }
            #expect(try program.finish() == Outcome(errors: "asking-sample: cancelled\n", status: 130))
        }
    }

    @Test func oneAfterTheOther() throws {
        let home = try Home()
        let program = try AskedProgram("run-track", in: home)
        let question = try #require(try program.nextLine())
        #expect(question.hasPrefix(#"{"kind":"value","parameter":"run","text":"Which run?","#))
        program.answer(#"{"text":"10K"}"#)
        #expect(try program.finish().status == 0)
        let several = try AskedProgram("asking-sample several", in: home)
        #expect(try several.nextLine()?.contains(#""text":"First?""#) == true)
        several.answer(#"{"text":"a"}"#)
        #expect(try several.nextLine()?.contains(#""text":"Second?""#) == true)
        several.answer(#"{"choice":"t4"}"#)
        #expect(try several.finish() == Outcome(output: "a t4\n"))
    }

    /// `--no-input` asks nobody, and what is no socket is no asker.
    @Test(arguments: [
        ("asking-sample --no-input", "3"), ("asking-sample 3</dev/null", "3"), ("asking-sample", "77"),
        ("asking-sample", "x"),
    ])
    func nobodyIsAsked(command: String, descriptor: String) throws {
        let program = try AskedProgram(command, in: Home(), environment: ["INTENT_TOOLBOX_ASK": descriptor])
        let outcome = try program.finish()
        #expect(outcome.status == 64)
        #expect(outcome.errors == "asking-sample: the name is missing; give --name (text)\n")
    }

    /// How far an intent is comes by the same socket, also where nothing may be asked.
    @Test func progressIsTold() throws {
        let home = try Home()
        let program = try AskedProgram(
            "phone-kinds export --gate gate", in: home, environment: ["INTENT_TOOLBOX_NO_INPUT": "1"])
        while let line = try program.nextLine(), !line.hasPrefix(#"{"kind":"progress","completed":0.75"#) {}
        try home.write("", to: "gate")
        #expect(try program.finish() == Outcome(output: "3\n"))
    }
}
