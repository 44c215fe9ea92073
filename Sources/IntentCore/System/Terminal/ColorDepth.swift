/// How many colors a stream can show.
package enum ColorDepth: Int, Comparable, Sendable {
    /// No color; bold and its like are shown.
    case none
    case sixteen, twoHundredFiftySix, full

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

/// What a stream can show, by the conventions that terminals and tools keep.
package struct TerminalAbilities: Hashable, Sendable {
    /// How many colors.
    package var depth: ColorDepth
    /// Whether escape sequences may be written at all.
    package var hasEscapes: Bool
    /// Whether boxes, blocks and symbols can be shown, or only ASCII.
    package var isUnicode: Bool

    package init(depth: ColorDepth, hasEscapes: Bool, isUnicode: Bool) {
        self.depth = depth
        self.hasEscapes = hasEscapes
        self.isUnicode = isUnicode
    }

    /// Decides for one stream, from the environment's variables and whether the stream is a terminal.
    ///
    /// - `TERM=dumb`: no escape sequence, whatever else is said.
    /// - `NO_COLOR` not empty: no color (no-color.org); bold and its like stay, on a terminal.
    /// - `CLICOLOR_FORCE` neither empty nor `0`: color, also where the stream is no terminal (bixense.com/clicolors).
    /// - `COLORTERM` is `truecolor` or `24bit`: full color. Else `TERM` decides: `…-direct` is full, `…256color` 256,
    ///   any other terminal 16.
    /// - ASCII alone: where `TERM` is `dumb` or empty, or the first of `LC_ALL`, `LC_CTYPE`, `LANG` that is not empty names no UTF-8.
    ///   Where none is set, as in many containers, the terminal of today is trusted to show UTF-8.
    package init(isTerminal: Bool, variable: (String) -> String?) {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        let term = value("TERM") ?? ""
        // Set to nothing it is as `dumb`; not set at all says nothing.
        let isDumb = term == "dumb" || variable("TERM") == ""
        let isForced = value("CLICOLOR_FORCE").map { $0 != "0" } ?? false
        hasEscapes = !isDumb && (isTerminal || isForced)
        let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG"))?.lowercased()
        isUnicode =
            !isDumb && (locale.map { $0.hasSuffix("utf-8") || $0.contains("utf8") || $0.contains("utf-8") } ?? true)
        guard hasEscapes, value("NO_COLOR") == nil else {
            depth = .none
            return
        }
        let colors = value("COLORTERM")?.lowercased()
        if colors == "truecolor" || colors == "24bit" || term.hasSuffix("-direct") {
            depth = .full
        } else if term.contains("256color") {
            depth = .twoHundredFiftySix
        } else {
            depth = .sixteen
        }
    }
}
