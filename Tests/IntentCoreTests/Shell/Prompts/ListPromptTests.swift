import Testing

@testable import IntentCore

@Suite struct ListPromptTests {
    private static let runs = [
        choice("Couch to Fridge", id: "0.05"), choice("5K", id: "5"), choice("10K", id: "10"),
        choice("Half Marathon", id: "21.1", otherNames: ["half"]), choice("Marathon", "the long one", id: "42.2"),
    ]

    private static func choice(
        _ title: String, _ subtitle: String? = nil, id: String, otherNames: [String] = []
    ) -> Choice {
        Choice(title: title, subtitle: subtitle, otherNames: otherNames + [id], identifier: id)
    }

    private func picker(
        _ choices: [Choice] = runs, sections: [String?] = [], preselected: Int? = nil,
        ownWords: Question.OwnWords = .refused, otherWays: [String] = [], takesSeveral: Bool = false
    ) -> ListPrompt {
        ListPrompt(
            Question(
                words: "Which run?", offers: choices, sections: sections, preselected: preselected, ownWords: ownWords,
                otherWays: otherWays, takesSeveral: takesSeveral))
    }

    /// The last line, as far as 40 columns show it.
    private static let keysLine = "Up/Down move, Enter chooses, Esc cance…"

    /// What the keys lead to.
    private func answer(_ typed: String, in picker: ListPrompt) -> PromptStep<Answer> {
        var picker = picker
        var step = PromptStep<Answer>.goesOn
        for key in keys(typed) where step == .goesOn { step = picker.take(key) }
        return step
    }

    private func lines(_ typed: String, in picker: ListPrompt, rows: Int = 24, columns: Int = 40) -> [String] {
        var picker = picker
        for key in keys(typed) { _ = picker.take(key) }
        return picker.drawing(in: TerminalSize(rows: rows, columns: columns)).lines.map(\.text)
    }

    @Test(arguments: [
        ("\r", 0), ("\u{1B}[B\r", 1), ("\u{E}\u{E}\u{10}\r", 1), ("\u{1B}[F\r", 4), ("\u{1B}[F\u{1B}[H\r", 0),
        ("\u{1B}[A\r", 0),
        ("\u{1B}[6~\r", 4), ("\u{1B}[6~\u{1B}[5~\r", 0), ("mara\r", 4), ("MARA\u{1B}[B\r", 3), ("half\r", 3),
        ("long\r", 4),
        ("10\r", 2), ("x\u{7F}\r", 0), ("\u{1B}[200~ma\nr\u{1B}[201~\u{15}5\r", 1), ("ｍａｒａ\r", 4), ("fri\r", 0),
    ])
    func takes(typed: String, position: Int) {
        #expect(answer(typed, in: picker()) == .answered(.offer(position)))
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "mar\u{3}", "\u{4}"])
    func isCancelled(typed: String) {
        #expect(answer(typed, in: picker()) == .cancelled)
    }

    @Test func beginsAtThePreselectedOne() {
        #expect(answer("\r", in: picker(preselected: 3)) == .answered(.offer(3)))
        #expect(answer("x\u{7F}\r", in: picker(preselected: 3)) == .answered(.offer(3)))
        #expect(answer("\r", in: picker(preselected: 99)) == .answered(.offer(0)))
        #expect(answer("\r", in: picker([])) == .goesOn)
    }

    /// The title itself, its beginning, a word's beginning, anywhere in it, elsewhere; otherwise the list's own order.
    @Test func theBestMatchComesFirst() {
        let teas = [
            Self.choice("Assam", "with tea leaves", id: "1"), Self.choice("Steam", id: "2"),
            Self.choice("Green Tea", id: "3"), Self.choice("Teapot", id: "4"), Self.choice("Tea", id: "5"),
            Self.choice("Teacup", id: "6"), Self.choice("Coffee", id: "tea"),
        ]
        var picker = picker(teas)
        for key in keys("tea") { _ = picker.take(key) }
        #expect(picker.matches == [4, 3, 5, 2, 1, 0])
    }

    @Test func anOwnWord() {
        #expect(answer("7\r", in: picker()) == .goesOn)
        #expect(answer("7\r", in: picker(ownWords: .ifNothingMatches)) == .answered(.word("7")))
        #expect(answer("1\r", in: picker(ownWords: .ifNothingMatches)) == .answered(.offer(2)))
        // 1 must not become 10 unseen.
        #expect(answer("1\r", in: picker(ownWords: .welcome)) == .answered(.word("1")))
        #expect(answer("1\u{1B}[B\r", in: picker(ownWords: .welcome)) == .answered(.offer(2)))
        #expect(answer("10k\r", in: picker(ownWords: .welcome)) == .answered(.offer(2)))
        #expect(answer("\r", in: picker(ownWords: .welcome)) == .answered(.offer(0)))
    }

    /// Where something else may be meant, nothing is chosen before the person says so.
    @Test func anotherWay() {
        let runs = { picker(ownWords: .ifNothingMatches, otherWays: ["Another distance…"]) }
        #expect(answer("\r", in: runs()) == .goesOn)
        #expect(answer("\u{1B}[B\r", in: runs()) == .answered(.offer(0)))
        #expect(answer("\u{1B}[F\r", in: runs()) == .answered(.otherWay(0)))
        #expect(answer("7.3km\r", in: runs()) == .answered(.word("7.3km")))
        #expect(answer("1\r", in: runs()) == .answered(.word("1")))
        #expect(answer("1\u{1B}[B\r", in: runs()) == .answered(.offer(2)))
        #expect(answer("half\r", in: runs()) == .answered(.offer(3)))
        #expect(
            lines("", in: runs()) == [
                "Which run? ", "  Couch to Fridge", "  5K", "  10K", "  Half Marathon", "  Marathon  the long one",
                "  Another distance…", Self.keysLine,
            ])
    }

    @Test func severalAreMarked() {
        let several = { picker(takesSeveral: true) }
        #expect(answer(" \u{1B}[B\u{1B}[B \r", in: several()) == .answered(.several([0, 2])))
        #expect(answer("mara\thalf\t\r", in: several()) == .answered(.several([4, 3])))
        #expect(answer("  \u{1B}[B \r", in: several()) == .answered(.several([1])))
        // Without a mark it is the selected one.
        #expect(answer("half\r", in: several()) == .answered(.several([3])))
        // A name may have a space.
        #expect(answer("half mar\t\r", in: several()) == .answered(.several([3])))
        #expect(lines("\u{1B}[B ", in: several()).prefix(3) == ["Which run? ", "  [ ] Couch to Fridge", "> [x] 5K"])
        #expect(several().words(for: .several([4, 1])) == "Marathon, 5K")
        // Where one is asked for, Tab is no key.
        #expect(answer("\t\r", in: picker()) == .answered(.offer(0)))
    }

    @Test func isDrawn() {
        #expect(
            lines("", in: picker()) == [
                "Which run? ", "> Couch to Fridge", "  5K", "  10K", "  Half Marathon", "  Marathon  the long one",
                Self.keysLine,
            ])
        #expect(
            lines("mara", in: picker()) == [
                "Which run? mara", "> Marathon  the long one", "  Half Marathon", Self.keysLine,
            ])
        #expect(lines("zz", in: picker()) == ["Which run? zz", "nothing matches"])
        #expect(
            lines("\u{1B}[B", in: picker(), rows: 5) == [
                "Which run? ", "  Couch to Fridge", "> 5K", "  10K", "2 of 5  Up/Down move, Enter chooses, E…",
            ])
        #expect(lines("\u{1B}[F", in: picker(), rows: 2) == ["Which run? ", "> Marathon  the long one"])
        #expect(lines("", in: picker(), rows: 1) == ["Which run? "])
    }

    @Test func sectionsHaveTheirTitles() {
        let picker = picker(sections: ["Short", "Short", "Long", "Long", "Long"])
        #expect(
            lines("", in: picker) == [
                "Which run? ", "Short", "> Couch to Fridge", "  5K", "Long", "  10K", "  Half Marathon",
                "  Marathon  the long one", Self.keysLine,
            ])
        #expect(
            lines("\u{1B}[F", in: picker, rows: 4) == [
                "Which run? ", "Long", "> Marathon  the long one", "5 of 5  Up/Down move, Enter chooses, E…",
            ])
    }

    @Test func whatSharesATitleIsToldApart() {
        let teas = [
            Self.choice("Oolong", id: "a"), Self.choice("Oolong", "dark", id: "b"),
            Self.choice("Sencha", id: "c"),
        ]
        #expect(
            lines("", in: picker(teas)) == [
                "Which run? ", "> Oolong  a", "  Oolong  dark b", "  Sencha", Self.keysLine,
            ]
        )
        #expect(answer("b\r", in: picker(teas)) == .answered(.offer(1)))
        #expect(picker(teas).words(for: .offer(1)) == "Oolong (b)")
    }

    @Test func titlesAreSafeAndCutBetweenClusters() {
        let evil = [
            Self.choice("\u{1B}]0;x\u{7}\r\n\u{9B}2J\u{7F}", id: "1"),
            Self.choice("瞑想 👩‍👩‍👧‍👦👩‍👩‍👧‍👦 at dawn", id: "2"),
            Self.choice("e" + String(repeating: "\u{301}", count: 500) + "nd", id: "3"),
        ]
        let drawn = lines("", in: picker(evil), columns: 12)
        #expect(drawn.dropFirst(2).first == "> \u{FFFD}]0;x\u{FFFD}\u{FFFD}\u{FFFD}…" || drawn.count == 5)
        for line in drawn { #expect(sanitized(line) == line && columnWidth(line) <= 11) }
        #expect(drawn.contains("  瞑想 👩‍👩‍👧‍👦…"))
    }

    @Test func aHundredThousandChoices() {
        let many = (1...100_000).map { Self.choice("Item number \($0)", id: "\($0)") }
        var picker = picker(many)
        for key in keys("99999") { _ = picker.take(key) }
        #expect(picker.matches == [99_998])
        for key in keys("\u{15}\u{1B}[F") { _ = picker.take(key) }
        #expect(
            picker.drawing(in: TerminalSize(rows: 24, columns: 80)).lines.last?.text.hasPrefix("100000 of 100000  ")
                == true)
    }

    @Test func anyKeysOnAnyTerminalAreDrawnWithinIt() {
        var numbers = FixedNumbers(seed: 3)
        let titles = ["瞑想 🧘🏽‍♀️", "\u{1B}[2J", "", "A", "Assam", "e\u{301}é", String(repeating: "wide 瞑 ", count: 30)]
        for round in 0..<1500 {
            let choices = (0..<Int.random(in: 0...30, using: &numbers)).map { index in
                Self.choice(
                    titles.randomElement(using: &numbers) ?? "", index % 3 == 0 ? "\u{7}sub" : nil,
                    id: "\(index)")
            }
            var picker = picker(
                choices, sections: round % 4 == 0 ? choices.indices.map { $0 < 5 ? "One" : "Two" } : [],
                preselected: Int.random(in: -3...40, using: &numbers),
                ownWords: [.refused, .ifNothingMatches, .welcome].randomElement(using: &numbers) ?? .refused,
                otherWays: round % 3 == 0 ? ["Another \u{1B}[2J…", "A second…"] : [], takesSeveral: round % 7 == 0)
            for key in keys(numbers.input()) {
                let step = picker.take(key)
                if case .answered(.offer(let index)) = step { #expect(choices.indices.contains(index)) }
                if case .answered(.several(let marked)) = step { #expect(marked.allSatisfy(choices.indices.contains)) }
                if round % 5 == 0 { picker.refuse("no \u{1B}[2J") }
                let size = TerminalSize(
                    rows: Int.random(in: 1...30, using: &numbers), columns: Int.random(in: 1...90, using: &numbers))
                expectWithin(size, picker.drawing(in: size))
                #expect(picker.selected.map { (0..<picker.count).contains($0) } ?? true)
            }
        }
    }
}

/// That a drawing breaks no terminal's layout.
func expectWithin(_ size: TerminalSize, _ drawing: Drawing) {
    #expect((1...size.promptRows).contains(drawing.lines.count))
    #expect(drawing.lines.indices.contains(drawing.cursorRow))
    #expect((0...size.width).contains(drawing.cursorColumn), "\(drawing) \(size)")
    for line in drawing.lines {
        #expect(sanitized(line.text) == line.text)
        #expect(columnWidth(line.text) <= size.width, "\(line.text.debugDescription) \(size)")
    }
}
