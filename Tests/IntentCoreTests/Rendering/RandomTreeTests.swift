import Testing

@testable import IntentCore

/// Trees of all kinds, right and wrong, at all sizes: nothing traps, nothing is wider or higher than its room, and
/// nothing acts on the terminal.
struct RandomTreeTests {
    @Test(arguments: 0..<250 as Range<UInt64>) func anyTreeIsDrawnWithinItsRoom(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let json = randomNode(&random, depth: 0)
        let node = try #require(ViewNode(json: json))
        let depths: [ColorDepth] = [.none, .sixteen, .twoHundredFiftySix, .full]
        for _ in 0..<4 {
            let width = Int.random(in: 0...60, using: &random)
            let height = Bool.random(using: &random) ? Int.random(in: 0...20, using: &random) : nil
            let depth = depths.randomElement(using: &random) ?? .none
            let context = RenderingContext(depth: depth, isUnicode: Bool.random(using: &random), now: eight)
            let lines = node.lines(width: width, height: height, context)
            #expect(lines.count <= height ?? 1000)
            for line in lines {
                #expect(columnWidth(line.plainText) <= width, "seed \(seed): \(line.plainText)")
                #expect(isHarmless(line.plainText))
            }
        }
        for family in WidgetFamily.allCases where family.hasBox {
            for line in node.widgetLines(family, RenderingContext(depth: .none, now: eight)) {
                #expect(columnWidth(line.plainText) == family.cells.width, "seed \(seed): \(line.plainText)")
            }
        }
        #expect(ViewNode(json: node.json) == node, "seed \(seed): \(node.json.text)")
        #expect(try ViewNode(json: JSONValue(parsing: node.json.text)) == node)
    }

    @Test(arguments: 0..<250 as Range<UInt64>) func anyTreeIsAWellFormedPage(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let json = randomNode(&random, depth: 0)
        let node = try #require(ViewNode(json: json))
        for family in WidgetFamily.allCases {
            let html = try page(node, family)
            #expect(html.elements.allSatisfy { !($0.attributes["style"] ?? "").contains("nan") })
        }
    }

    private func randomNode(_ random: inout SplitMix, depth: Int) -> JSONValue {
        var object: JSONObject = [:]
        let kinds = [
            "text", "text", "text", "image", "label", "vstack", "hstack", "zstack", "grid", "columns", "list", "fits",
            "spacer", "divider", "shape", "button", "toggle", "link", "gauge", "progress", "sparkline", "chart",
        ]
        object["kind"] = .string(kinds.randomElement(using: &random) ?? "text")
        object["text"] = .string(randomText(&random))
        for key in ["spacing", "minLength", "fraction", "cornerRadius", "lineWidth", "horizontalSpacing"]
        where Int.random(in: 0..<4, using: &random) == 0 {
            object[key] = randomNumber(&random)
        }
        object["alignment"] = .string(
            ["leading", "top", "bottomTrailing", "wrong"].randomElement(using: &random) ?? "")
        object["shape"] = .string(["circle", "capsule", "rectangle", "star"].randomElement(using: &random) ?? "")
        object["fill"] = randomStyle(&random)
        object["symbol"] = .string(randomText(&random))
        object["columns"] = .array([.object(["minimum": randomNumber(&random), "repeated": .bool(true)])])
        object["marks"] = .array([
            .object([
                "mark": .string(ViewNode.Chart.Marks.Kind.allCases.randomElement(using: &random)?.rawValue ?? ""),
                "x": .object(["numbers": .array([randomNumber(&random), randomNumber(&random)])]),
                "xEnd": .object(["numbers": .array([randomNumber(&random)])]),
                "angle": .object(["numbers": .array([randomNumber(&random), randomNumber(&random)])]),
                "color": .object(["categories": .array([.string(randomText(&random)), .null])]),
                "y": .object(["numbers": .array([randomNumber(&random), randomNumber(&random)])]),
            ])
        ])
        if depth < 5 {
            let count = Int.random(in: 0...3, using: &random)
            let children = (0..<count).map { _ in randomNode(&random, depth: depth + 1) }
            object["children"] = .array(children)
            object["rows"] = .array([.array(children), .array(Array(children.prefix(1)))])
            object["label"] = children.first
            object["title"] = children.last
        }
        object["modifiers"] = .array(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in randomModifier(&random, depth) })
        return .object(object)
    }

    private func randomModifier(_ random: inout SplitMix, _ depth: Int) -> JSONValue {
        let node = depth < 4 ? randomNode(&random, depth: depth + 2) : .null
        let choices: [(String, JSONValue)] = [
            ("padding", randomNumber(&random)), ("padding", .object(["top": randomNumber(&random), "leading": .null])),
            ("frame", .object(["width": randomNumber(&random), "maxHeight": .string("infinity")])),
            ("frame", .object(["minWidth": randomNumber(&random), "maxWidth": randomNumber(&random)])),
            ("fixedSize", .array([.string("horizontal")])), ("layoutPriority", randomNumber(&random)),
            ("offset", .array([randomNumber(&random), randomNumber(&random)])),
            ("aspectRatio", .object(["ratio": randomNumber(&random), "mode": .string("fill")])),
            ("columns", .integer(Int.random(in: -3...2000, using: &random))), ("background", node), ("overlay", node),
            ("container", node), ("border", randomStyle(&random)), ("foreground", randomStyle(&random)),
            ("clip", .object(["shape": .string("circle")])), ("opacity", randomNumber(&random)),
            ("lineLimit", .integer(Int.random(in: -1...3, using: &random))), ("hidden", .bool(true)),
            ("truncation", .string("middle")), ("textAlignment", .string("trailing")), ("redacted", .bool(true)),
            ("style", .object(["button": .string("borderedProminent")])), ("tint", randomStyle(&random)),
            ("unknown", .null), ("font", .string("largeTitle")), ("textCase", .string("uppercase")),
        ]
        guard let (name, value) = choices.randomElement(using: &random) else { return .null }
        return .object([name: value])
    }

    private func randomNumber(_ random: inout SplitMix) -> JSONValue {
        let numbers: [JSONValue] = [
            .integer(0), .integer(8), .integer(16), .integer(40), .integer(-30), .number(0.4), .number(1e300),
            .number(-1e300), .integer(.max), .integer(.min), .string("infinity"), .number(1e-300),
            .number(1e308), .number(-1e308), .number(.leastNonzeroMagnitude),
        ]
        return numbers.randomElement(using: &random) ?? .null
    }

    private func randomStyle(_ random: inout SplitMix) -> JSONValue {
        let styles: [JSONValue] = [
            .string("mint"), .string("#12345G"), .string("#FF8800"), .string("secondary"), .string("tint"), .null,
            .object(["color": .string("red"), "opacity": randomNumber(&random)]),
            .object([
                "gradient": .array([.string("red"), .string("blue")]),
                "from": .array([randomNumber(&random), .integer(0)]),
            ]),
            .object(["gradient": .array([])]),
            .object(["gradient": .array([.string("clear")]), "shape": .string("angular")]),
        ]
        return styles.randomElement(using: &random) ?? .null
    }

    private func randomText(_ random: inout SplitMix) -> String {
        let pieces = [
            "10 km", "瞑想", "🧘🏽‍♀️", "👨‍👩‍👧‍👦", "🇯🇵", "🇯", "\u{200D}", "\u{FE0F}", "e\u{301}", "\u{301}", "\u{1B}[2J", "\u{9B}",
            "\r\n", "\n",
            "\t", " ", "a long sentence of words", "한글", "\u{1112}\u{1161}", "\u{1161}", "क्षि", "1️⃣", "figure.run",
            "heart.fill",
            "\u{202E}", "\u{0}", "❤️", "☀", "العربية", "\u{AD}", "🏿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "กำ",
        ]
        return (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }
}

/// A generator that gives the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
