import Glibc

/// Finds the choices that typed text matches, the best first.
///
/// All names stand folded in one piece of memory, a line for each choice and a tab after each name, so that a search is
/// one scan of bytes whatever the number of choices. Folded text has no line feeds and no tabs.
struct ChoiceFilter {
    private var lines: [UInt8] = []
    /// Where each choice's line begins.
    private var starts: [Int] = []

    init(_ choices: [Choice]) {
        starts.reserveCapacity(choices.count)
        for choice in choices {
            starts.append(lines.count)
            add(choice.title)
            // An identifier is for machines: a part of it would find at random.
            for name in choice.otherNames where name != choice.identifier { add(name) }
            if let subtitle = choice.subtitle { add(subtitle) }
            lines.append(UInt8(ascii: "\n"))
        }
        lines.append(0)
    }

    private mutating func add(_ name: String) {
        let start = lines.count
        lines.append(contentsOf: folded(name).utf8)
        // A zero byte would end the scan.
        for index in start..<lines.count where lines[index] == 0 { lines[index] = 0xFF }
        lines.append(UInt8(ascii: "\t"))
    }

    /// How well a choice matches, the best first.
    private enum Rank: Int, CaseIterable { case titleItself, titleBeginning, wordBeginning, inTitle, elsewhere }

    /// The positions of the choices that match, and whether the first one's title is the text itself.
    func matches(_ text: String) -> (positions: [Int], isExact: Bool) {
        let wanted = folded(text).utf8.filter { $0 != 0 } + [0]
        guard wanted.count > 1 else { return (Array(starts.indices), false) }
        var found = [[Int]](repeating: [], count: Rank.allCases.count)
        lines.withUnsafeBufferPointer { lines in
            wanted.withUnsafeBufferPointer { wanted in
                guard let line = lines.baseAddress, let text = wanted.baseAddress else { return }
                scan(line, for: text, length: wanted.count - 1) { found[$1.rawValue].append($0) }
            }
        }
        return (found.flatMap(\.self), !found[Rank.titleItself.rawValue].isEmpty)
    }

    private func scan(
        _ lines: UnsafePointer<UInt8>, for wanted: UnsafePointer<UInt8>, length: Int, _ found: (Int, Rank) -> Void
    ) {
        var choice = 0
        while choice < starts.count, let hit = offset(of: wanted, in: lines, from: starts[choice]) {
            choice = self.choice(at: hit, from: choice)
            found(choice, rank(of: hit, in: lines, for: wanted, length: length, start: starts[choice]))
            choice += 1
        }
    }

    private func offset(of wanted: UnsafePointer<UInt8>, in lines: UnsafePointer<UInt8>, from start: Int) -> Int? {
        lines.withMemoryRebound(to: CChar.self, capacity: self.lines.count) { lines in
            wanted.withMemoryRebound(to: CChar.self, capacity: 1) { wanted in
                strstr(lines + start, wanted).map { UnsafePointer($0) - lines }
            }
        }
    }

    /// The choice in whose line that offset lies.
    private func choice(at offset: Int, from first: Int) -> Int {
        var (low, high) = (first, starts.count)
        // Most hits lie near: the next few lines are looked at before the rest is halved.
        while low + 1 < high, starts[low + 1] <= offset, low < first + 4 { low += 1 }
        if low + 1 < high, starts[low + 1] <= offset {
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= offset { low = middle } else { high = middle }
            }
        }
        return low
    }

    private func rank(
        of hit: Int, in lines: UnsafePointer<UInt8>, for wanted: UnsafePointer<UInt8>, length: Int, start: Int
    ) -> Rank {
        var titleEnd = start
        while lines[titleEnd] != UInt8(ascii: "\t") { titleEnd += 1 }
        guard hit < titleEnd else { return .elsewhere }
        if hit == start { return lines[hit + length] == UInt8(ascii: "\t") ? .titleItself : .titleBeginning }
        var hit = hit
        while hit < titleEnd {
            if Self.isBetweenWords(lines[hit - 1]) { return .wordBeginning }
            guard let next = offset(of: wanted, in: lines, from: hit + 1) else { break }
            hit = next
        }
        return .inTitle
    }

    private static func isBetweenWords(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x61...0x7A, 0x80...: false
        default: true
        }
    }
}
