/// A choice among several: what is typed narrows the list, arrows move in it. Where several may be chosen, each has a
/// mark that Tab sets, and the space bar while nothing is typed.
struct ListPrompt: Prompt {
    private let asked: Question
    private var filter: ChoiceFilter?
    /// The titles that several choices bear, so that something else must tell them apart.
    private let sharedTitles: Set<String>
    private(set) var editor = LineEditor()
    /// The positions of the choices that match what is typed, the best first.
    private(set) var matches: [Int]
    /// Whether what is typed is itself a row to choose, above the matches.
    private(set) var offersOwnWord = false
    /// The selected row; none until the person moves or types, where they may mean something that is not in the list.
    private(set) var selected: Int?
    /// The marked choices, in the order in which they were marked.
    private(set) var marked: [Int] = []
    private(set) var refusal: String?
    /// The first row in view, and how many there were.
    private var top = 0
    private var page = 8

    init(_ question: Question) {
        asked = question
        matches = Array(question.offers.indices)
        selected = Self.firstSelected(question)
        var titles: Set<String> = []
        titles.reserveCapacity(question.offers.count)
        sharedTitles = Set(question.offers.map(\.title).filter { !titles.insert($0).inserted })
    }

    private static func firstSelected(_ question: Question) -> Int? {
        if let preselected = question.preselected, question.offers.indices.contains(preselected) { return preselected }
        return question.otherWays.isEmpty && !question.offers.isEmpty ? 0 : nil
    }

    /// Makes ready for the first typed key, which is a moment's work where the choices are very many.
    mutating func prepare() { _ = preparedFilter() }

    private mutating func preparedFilter() -> ChoiceFilter {
        if let filter { return filter }
        let filter = ChoiceFilter(
            sharedTitles.isEmpty ? asked.offers : asked.offers.map { Self.distinct($0, among: sharedTitles) })
        self.filter = filter
        return filter
    }

    var question: String { asked.words }

    /// What stands in a row.
    private enum RowContent { case ownWord, choice(Int), otherWay(Int) }

    /// The number of rows to choose among.
    var count: Int { (offersOwnWord ? 1 : 0) + matches.count + (offersOtherWays ? asked.otherWays.count : 0) }

    /// They are for who has not typed anything yet; what is typed is one of them by itself.
    private var offersOtherWays: Bool { editor.isEmpty }

    private func content(ofRow row: Int) -> RowContent? {
        if offersOwnWord, row == 0 { return .ownWord }
        let index = row - (offersOwnWord ? 1 : 0)
        if matches.indices.contains(index) { return .choice(matches[index]) }
        let way = index - matches.count
        return offersOtherWays && asked.otherWays.indices.contains(way) ? .otherWay(way) : nil
    }

    /// The choice in a row; nil for a row of another kind.
    func choice(inRow row: Int) -> Int? {
        if case .choice(let choice)? = content(ofRow: row) { choice } else { nil }
    }

    /// A choice whose title another has too shows what tells it apart.
    private static func distinct(_ choice: Choice, among sharedTitles: Set<String>) -> Choice {
        guard sharedTitles.contains(choice.title) else { return choice }
        var choice = choice
        choice.subtitle = [choice.subtitle, choice.identifier].compactMap(\.self).joined(separator: " ")
        return choice
    }

    // MARK: Keys

    mutating func take(_ key: Key) -> PromptStep<Answer> {
        switch key {
        case .escape, .interrupt: return .cancelled
        case .endOfInput where editor.isEmpty: return .cancelled
        case .enter: return answer()
        case .up: select((selected ?? 0) - 1)
        case .down: select((selected ?? -1) + 1)
        case .pageUp: select((selected ?? 0) - page)
        case .pageDown: select((selected ?? 0) + page)
        case .home: select(0)
        case .end: select(count - 1)
        case .tab: toggleMark()
        case .scalar(" ") where asked.takesSeveral && editor.isEmpty: toggleMark()
        default:
            let text = editor.text
            _ = editor.take(key)
            if editor.text != text { narrow() }
        }
        return .goesOn
    }

    private func answer() -> PromptStep<Answer> {
        if asked.takesSeveral, !marked.isEmpty { return .answered(.several(marked)) }
        switch selected.flatMap(content) {
        case .choice(let choice): return .answered(asked.takesSeveral ? .several([choice]) : .offer(choice))
        case .otherWay(let way): return .answered(.otherWay(way))
        case .ownWord, nil:
            guard asked.ownWords != .refused, !folded(editor.text).isEmpty else { return .goesOn }
            return .answered(.word(editor.text))
        }
    }

    /// Marks the selected choice, or takes its mark away, and makes ready for the next name.
    private mutating func toggleMark() {
        guard asked.takesSeveral, let choice = selected.flatMap(choice(inRow:)) else { return }
        if let index = marked.firstIndex(of: choice) { marked.remove(at: index) } else { marked.append(choice) }
        refusal = nil
        guard !editor.isEmpty else { return }
        editor = LineEditor()
        narrow()
        selected = matches.firstIndex(of: choice)
    }

    private mutating func select(_ row: Int) {
        selected = count == 0 ? nil : max(0, min(row, count - 1))
        refusal = nil
    }

    private mutating func narrow() {
        refusal = nil
        let isEmpty = folded(editor.text).isEmpty
        let found = preparedFilter().matches(editor.text)
        matches = found.positions
        // One's own word comes first: 1 must never turn into a suggested 10 unseen.
        offersOwnWord = takesOwnWordFirst && !isEmpty && !found.isExact
        top = 0
        // Without a text every choice is at its own place again.
        selected = isEmpty ? Self.firstSelected(asked) : count == 0 ? nil : 0
    }

    /// Whether what is typed is an answer as much as what it narrows the list to: a word that begins with a digit is
    /// never a part of a name.
    private var takesOwnWordFirst: Bool {
        asked.ownWords == .welcome
            || !asked.otherWays.isEmpty && folded(editor.text).utf8.first.map { (0x30...0x39).contains($0) } == true
    }

    mutating func refuse(_ reason: String) { refusal = reason }

    func words(for answer: Answer) -> String {
        switch answer {
        case .word(let word): return word
        case .offer(let index): return title(ofOffer: index)
        case .several(let indices): return indices.map(title(ofOffer:)).joined(separator: ", ")
        case .otherWay(let way): return asked.otherWays.indices.contains(way) ? asked.otherWays[way] : ""
        }
    }

    private func title(ofOffer index: Int) -> String {
        guard asked.offers.indices.contains(index) else { return "" }
        let offer = asked.offers[index]
        return sharedTitles.contains(offer.title) ? "\(offer.title) (\(offer.identifier))" : offer.title
    }

    // MARK: Drawing

    mutating func drawing(in size: TerminalSize) -> Drawing {
        let rows = size.promptRows
        var drawing = Drawing(question: question, editor: editor, width: size.width, rows: max(1, rows - 3))
        let room = rows - drawing.lines.count
        // The last row tells of the keys and of what is not in view; the list itself goes first.
        let listRows = room > 2 ? room - 1 : room
        let list = listLines(rows: listRows, width: size.width)
        drawing.lines += list
        if room > listRows || list.isEmpty, room > 0 {
            drawing.lines.append(
                DrawnLine(note(inView: page), refusal == nil ? .dim : .plain, upTo: size.width))
        }
        return drawing
    }

    /// What stands below the list.
    private func note(inView shown: Int) -> String {
        if let refusal { return refusal }
        if count == 0 || offersOwnWord && matches.isEmpty {
            guard asked.ownWords != .refused, !editor.isEmpty else { return "nothing matches" }
            // Whether the word is taken is only known when it is given.
            return asked.expected.map { "not in the list; Enter gives it as \($0)" } ?? "not in the list"
        }
        let position = count > shown ? ["\((selected ?? 0) + 1) of \(count)"] : []
        return (position + [asked.takesSeveral ? Self.keysForSeveral : Self.keys]).joined(separator: "  ")
    }

    private static let keys = "Up/Down move, Enter chooses, Esc cancels; type to narrow"
    private static let keysForSeveral =
        "Up/Down move, Space marks, Enter is done, Esc cancels; type to narrow, Tab marks"

    /// The rows around the selected one, with the titles of sections while the list is in its own order.
    private mutating func listLines(rows: Int, width: Int) -> [DrawnLine] {
        guard rows > 0, count > 0 else { return [] }
        let selected = selected ?? 0
        top = max(0, min(top, selected, count - 1))
        if selected - top >= rows { top = selected - rows + 1 }
        var view = view(rows: rows)
        while !view.contains(.row(selected)), top < selected {
            top += 1
            view = self.view(rows: rows)
        }
        // At the end of the list no row stays empty.
        while view.count < rows, top > 0 {
            top -= 1
            let larger = self.view(rows: rows)
            guard larger.contains(.row(selected)), larger.contains(.row(count - 1)) else {
                top += 1
                break
            }
            view = larger
        }
        page = max(1, view.count { if case .row = $0 { true } else { false } })
        return view.map { line(for: $0, width: width) }
    }

    private enum Row: Equatable {
        case section(String)
        case row(Int)
    }

    private func view(rows: Int) -> [Row] {
        var view: [Row] = []
        var row = top
        while view.count < rows, row < count {
            if let title = sectionTitle(aboveRow: row), rows > 1 { view.append(.section(title)) }
            if view.count < rows { view.append(.row(row)) }
            row += 1
        }
        return view
    }

    private func sectionTitle(aboveRow row: Int) -> String? {
        guard editor.isEmpty, let title = section(ofRow: row) else { return nil }
        return row == top || section(ofRow: row - 1) != title ? title : nil
    }

    private func section(ofRow row: Int) -> String? {
        choice(inRow: row).flatMap { asked.sections.indices.contains($0) ? asked.sections[$0] : nil }
    }

    private func line(for row: Row, width: Int) -> DrawnLine {
        switch row {
        case .section(let title): return DrawnLine(title, .dim, upTo: width)
        case .row(let row):
            let isSelected = row == selected
            var line = DrawnLine(isSelected ? "> " : "  ", .strong, upTo: width)
            let index: Int
            switch content(ofRow: row) {
            case .choice(let choice): index = choice
            case .otherWay(let way):
                line.add(asked.otherWays[way], isSelected ? .strong : .plain, upTo: width)
                return line
            case .ownWord, nil:
                line.add(editor.text, isSelected ? .strong : .plain, upTo: width)
                return line
            }
            if asked.takesSeveral { line.add(marked.contains(index) ? "[x] " : "[ ] ", upTo: width) }
            let choice = Self.distinct(asked.offers[index], among: sharedTitles)
            line.add(choice.title, isSelected ? .strong : .plain, upTo: width)
            // Where there is no room for a beginning of it, it would only be noise.
            if let subtitle = choice.subtitle, !subtitle.isEmpty, line.width + 4 < width {
                line.add("  ", upTo: width)
                line.add(subtitle, .dim, upTo: width)
            }
            return line
        }
    }
}
