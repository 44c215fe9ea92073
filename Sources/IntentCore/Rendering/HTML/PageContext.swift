/// What a widget's elements depend on besides its tree: they are a function of these and nothing else.
struct PageContext: Sendable {
    /// The moment that clocks in the tree are read at.
    var now: Moment
    /// Where a press goes to.
    var form: PressForm?
}

/// The form of a page that its buttons belong to: each sends its own value under one name.
package struct PressForm: Sendable {
    /// The form's `id`.
    package var id: String
    /// The name of the buttons' values.
    package var name: String
    /// A button's value; nil for one that does nothing here.
    package var value: @Sendable (ViewNode.Action) -> String?

    package init(id: String, name: String, value: @escaping @Sendable (ViewNode.Action) -> String?) {
        self.id = id
        self.name = name
        self.value = value
    }
}

/// What an element takes over from those around it.
struct PageSurroundings {
    var style = InheritedStyle()
    /// The color behind it, that text is read against.
    var ground = ColorPair.widget
    /// About how much room there is, in columns of eight points and rows of sixteen.
    var room = CellSize(width: 42, height: 8)
    /// Whether only text and what flows with it may stand here, as in a button.
    var isInText = false
    /// Whether a press here belongs to something around it.
    var isInControl = false
    /// Whether it is kept from those who do not see it, since words stand for it.
    var isSilent = false
}
