/// A key as the prompts understand it.
package enum Key: Equatable, Sendable {
    /// A part of text; a cluster of several scalars comes one by one.
    case scalar(Unicode.Scalar)
    /// Text that was pasted at once, as the terminal sent it.
    case paste(String)
    case enter, escape, tab, backTab
    /// The left mouse button at a cell, counted from 0; only where a terminal was asked to tell of it.
    case click(x: Int, y: Int)
    /// Ctrl-C, Ctrl-D, Ctrl-Z and Ctrl-\, which the terminal hands on as keys while it is raw.
    case interrupt, endOfInput, suspend, quit
    case up, down, pageUp, pageDown, home, end
    case left, right, wordLeft, wordRight, lineStart, lineEnd
    case backspace, delete, killToEnd, killToStart, killWord
}
