/// The text where it fits, else its beginning with `…`: cut between grapheme clusters, never wider than the columns.
///
/// Text of any length costs no more than what is shown of it.
package func truncated(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var width = 0
    var fitting = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
        width += columnWidth(text[index])
        if width > columns { return text[..<fitting] + "…" }
        index = text.index(after: index)
        // The ellipsis takes a column.
        if width < columns { fitting = index }
    }
    return text
}
