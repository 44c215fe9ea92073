/// The colors that a phone has for the tiles of shortcuts; accepted, and without effect.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
        grayBrown
}
