import Foundation
import IntentCore
import Testing

/// What a widget looks like, kept in a file. Looked at by a person, the files are remade by a run of the tests with
/// `REMAKE_SNAPSHOTS` set.
struct WidgetSnapshot {
    let name: String
    private(set) var text = ""

    init(_ name: String) { self.name = name }

    /// Adds the widget in terminals of several widths, then in ASCII.
    @MainActor mutating func add(_ view: some View, _ family: WidgetFamily) {
        for columns in [20, 40, 80] { add("\(columns) columns", view, family, .none, columns: columns) }
        add("ASCII", view, family, .none, columns: 80, isUnicode: false)
    }

    /// Adds the widget in each depth of color, with `^` for the escape character.
    @MainActor mutating func addColors(_ view: some View, _ family: WidgetFamily) {
        let depths: [(String, ColorDepth)] = [
            ("no color", .none), ("16 colors", .sixteen), ("256 colors", .twoHundredFiftySix), ("truecolor", .full),
        ]
        for (name, depth) in depths { add(name, view, family, depth, columns: 80, hasEscapes: true) }
    }

    @MainActor private mutating func add(
        _ title: String, _ view: some View, _ family: WidgetFamily, _ depth: ColorDepth, columns: Int,
        isUnicode: Bool = true, hasEscapes: Bool = false
    ) {
        var environment = EnvironmentValues()
        environment.widgetFamily = family
        let abilities = TerminalAbilities(depth: depth, hasEscapes: hasEscapes, isUnicode: isUnicode)
        var context = RenderingContext(abilities, now: .theThird)
        context.hasLargeLetters = isUnicode
        let lines = ViewNode(view, in: environment).widgetLines(family, context, columns: columns).map {
            $0.terminalText(abilities).replacingOccurrences(of: "\u{1B}", with: "^")
        }
        #expect(hasEscapes || lines.allSatisfy { columnWidth($0) <= columns }, "\(name), \(title)")
        text += "\(title)\n\(lines.joined(separator: "\n"))\n\n"
    }

    func expect(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
        let file = folder.appending(path: "\(name).txt")
        if ProcessInfo.processInfo.environment["REMAKE_SNAPSHOTS"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text, sourceLocation: sourceLocation)
    }
}

extension Moment {
    /// 3 December 2026, 08:00 in UTC, a Thursday.
    static let theThird = Moment(milliseconds: 1_796_284_800_000)
}
