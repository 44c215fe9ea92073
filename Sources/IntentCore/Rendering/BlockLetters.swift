/// Letters three rows high in half blocks: five squares, and a sixth for what hangs below the line.
enum BlockLetters {
    static let height = 3

    /// The rows of a letter, all of one length; nil where there is no such letter.
    static func rows(of letter: String) -> [[String]]? { letter == " " ? space : letters[letter] }

    private static let space = [[String]](repeating: [" ", " "], count: height)

    /// In each table the letters' names stand above their left edges.
    private static let letters: [String: [[String]]] = {
        var letters: [String: [[String]]] = [:]
        for table in tables {
            let rows = table.map { $0.map { String($0) } }
            guard let names = rows.first else { continue }
            let starts = names.indices.filter { names[$0] != " " }
            for (start, next) in zip(starts, starts.dropFirst() + [names.count + 1]) {
                letters[names[start]] = rows.dropFirst().map { Array($0[start..<next - 1]) }
            }
        }
        return letters
    }()

    // swift-format-ignore
    private static let tables = [
        [
            "0   1   2   3   4   5   6   7   8   9  ",
            "█▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█",
            "█ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█",
            "▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀"
        ],
        [
            "A   B   C   D   E   F   G   H   I   J   K   L   M    ",
            "▄▀▄ █▀▄ ▄▀▀ █▀▄ █▀▀ █▀▀ ▄▀▀ █ █ ▀█▀   █ █ █ █   █▄ ▄█",
            "█▀█ █▀▄ █   █ █ █▀  █▀  █ █ █▀█  █  ▄ █ █▀▄ █   █ ▀ █",
            "▀ ▀ ▀▀   ▀▀ ▀▀  ▀▀▀ ▀    ▀▀ ▀ ▀ ▀▀▀  ▀  ▀ ▀ ▀▀▀ ▀   ▀"
        ],
        [
            "N    O   P   Q   R   S   T   U   V   W     X   Y   Z  ",
            "█▄ █ ▄▀▄ █▀▄ ▄▀▄ █▀▄ ▄▀▀ ▀█▀ █ █ █ █ █   █ █ █ █ █ ▀▀█",
            "█ ▀█ █ █ █▀  █ █ █▀▄  ▀▄  █  █ █ █ █ █▄▀▄█ ▄▀▄  █  ▄▀ ",
            "▀  ▀  ▀  ▀    ▀▀ ▀ ▀ ▀▀   ▀  ▀▀▀  ▀  ▀   ▀ ▀ ▀  ▀  ▀▀▀"
        ],
        [
            "a   b   c   d   e   f   g   h   i j  k   l m    ",
            " ▄▄ █    ▄▄   █  ▄  ▄▀▀  ▄▄ █   ▀  ▀ █ ▄ █ ▄▄▄▄ ",
            "█ █ █▀▄ █   ▄▀█ █▄▀ █▀▀ ▀▄█ █▀▄ █  █ █▀▄ █ █ █ █",
            " ▀▀ ▀▀   ▀▀  ▀▀  ▀▀ ▀   ▄▄▀ ▀ ▀ ▀ ▄▀ ▀ ▀ ▀ ▀ ▀ ▀"
        ],
        [
            "n   o   p   q   r  s   t   u   v   w     x   y   z  ",
            "▄▄   ▄  ▄▄   ▄▄ ▄▄  ▄▄ ▄█▄ ▄ ▄ ▄ ▄ ▄   ▄ ▄ ▄ ▄ ▄ ▄▄▄",
            "█ █ █ █ █▄▀ ▀▄█ █  ▀ ▄  █  █ █ █ █ █ █ █  █  ▀▄█  ▄▀",
            "▀ ▀  ▀  █     █ ▀  ▀▀   ▀▀  ▀▀  ▀   ▀ ▀  ▀ ▀ ▄▄▀ ▀▀▀"
        ],
        [
            ". , : -  +   /   %   ' °  ! ?   $   €   £   (  ) ",
            "    ▄     ▄    █ ▀ █ █ ██ █ ▀▀▄ ▄█▀ ▄▀▀ ▄▀▀ ▄▀ ▀▄",
            "    ▄ ▀▀ ▀█▀ ▄▀  ▄▀       ▀  ▀  ▀██ █▀  █▀  █   █",
            "▀ █          ▀   ▀ ▀      ▀  ▀  ▀▀   ▀▀ ▀▀▀  ▀ ▀ "
        ],
    ]
}
