import Foundation
import Testing

@testable import IntentCore

/// A fixed moment, so that clocks say the same in every run: 30 November 2026, 08:00 in UTC.
let eight = Moment(milliseconds: 1_796_025_600_000)

/// The rows of a view as plain text, `·` for each space at a row's end that a layout leaves.
@MainActor func rendered<Content: View>(
    _ view: Content, width: Int = 40, height: Int? = nil, isUnicode: Bool = true, isLarge: Bool = false
) -> [String] {
    rendered(ViewNode(view), width: width, height: height, isUnicode: isUnicode, isLarge: isLarge)
}

/// The rows of a tree as plain text.
func rendered(
    _ node: ViewNode, width: Int = 40, height: Int? = nil, isUnicode: Bool = true, isLarge: Bool = false
) -> [String] {
    var context = RenderingContext(depth: .none, isUnicode: isUnicode, now: eight)
    context.hasLargeLetters = isLarge
    return node.lines(width: width, height: height, context).map(\.plainText)
}

/// The rows of a view with escape sequences, `ESC[` as `‹`.
@MainActor func colored<Content: View>(_ view: Content, _ depth: ColorDepth = .full, width: Int = 40) -> [String] {
    let abilities = TerminalAbilities(depth: depth, hasEscapes: true, isUnicode: true)
    return ViewNode(view).lines(width: width, RenderingContext(abilities, now: eight)).map {
        $0.terminalText(abilities).replacingOccurrences(of: "\u{1B}[", with: "‹")
    }
}
