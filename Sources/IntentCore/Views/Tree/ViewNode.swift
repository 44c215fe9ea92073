/// A view as plain data: what it shows, and what was done to it. Trees of nodes are what programs hand one another,
/// so any program in any language may write one by hand.
///
///     {"kind":"vstack","alignment":"leading","spacing":16,"children":[
///       {"kind":"hstack","children":[
///         {"kind":"text","text":"47.3","modifiers":[{"font":"largeTitle"},{"foreground":"mint"}]},
///         {"kind":"text","text":"km"}]},
///       {"kind":"gauge","fraction":0.47,"label":{"kind":"text","text":"of 100 km"}},
///       {"kind":"button","children":[{"kind":"text","text":"Track 10K"}],"intent":"RunIntent",
///        "values":{"run":"10K"},"command":["run-track","--run","10K"],"modifiers":[{"tint":"#00C7BE"}]}],
///      "modifiers":[{"padding":8}]}
///
/// A node is an object with its `kind`, what that kind needs (see the cases of `Content`), and `modifiers`: a list of
/// objects with one key each, from the inside out, as they stand in Swift code (see `Modifier`). Lengths are in points,
/// as on a phone: a column of the terminal is 8 points wide, a row 16 high.
///
/// A reader ignores keys and modifiers that it does not know; of a kind that it does not know it shows `text` and
/// `children`, if there are any. Later versions may add keys, kinds and modifiers, and never change the meaning of one.
/// Nodes nested more than 64 deep are not read.
public struct ViewNode: Hashable, Sendable {
    /// What it shows.
    public var content: Content
    /// What was done to it, from the inside out.
    public var modifiers: [Modifier]

    /// A node.
    public init(_ content: Content, modifiers: [Modifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    /// The node with a further modifier around it.
    public func modified(_ modifier: Modifier) -> ViewNode {
        ViewNode(content, modifiers: modifiers + [modifier])
    }

    /// What a node shows.
    public indirect enum Content: Hashable, Sendable {
        /// `{"kind":"text","text":"10 km"}`, or `runs`, a list of pieces: see `TextRun`.
        case text([TextRun])
        /// `{"kind":"image","symbol":"figure.run"}`, or `name` for a picture of the app's own.
        case image(Picture)
        /// `{"kind":"label","title":NODE,"icon":NODE}`
        case label(title: ViewNode, icon: ViewNode)
        /// `{"kind":"vstack","alignment":"leading","spacing":16,"children":[…]}`, also `hstack` and `zstack`.
        case stack(Stack)
        /// `{"kind":"grid","alignment":"topLeading","rows":[[NODE,…],…]}`
        case grid(Grid)
        /// `{"kind":"columns","columns":[{"minimum":80}],"children":[…]}`: as many columns as there is room for.
        case columns(Columns)
        /// `{"kind":"list","children":[…]}`
        case list([ViewNode])
        /// `{"kind":"fits","axes":["horizontal"],"children":[…]}`: the first child that fits.
        case fits(axes: Axis.Set, [ViewNode])
        /// `{"kind":"spacer","minLength":8}`
        case spacer(minLength: Double?)
        /// `{"kind":"divider"}`
        case divider
        /// `{"kind":"shape","shape":"circle","fill":"red"}`: see `Figure`.
        case shape(Figure)
        /// `{"kind":"button","children":[LABEL],"intent":…,"values":…,"command":[…]}`: see `Action`.
        case button(label: ViewNode, Action)
        /// A button with `"isOn":true`: `kind` is `toggle`.
        case toggle(label: ViewNode, isOn: Bool, Action)
        /// `{"kind":"link","url":"https://…","children":[LABEL]}`
        case link(label: ViewNode, url: String)
        /// `{"kind":"gauge","fraction":0.4,"label":NODE,"value":NODE,"minimum":NODE,"maximum":NODE}`; `kind` is
        /// `progress` for the way to an end, which may have no fraction: see `Measure`.
        case measure(Measure)
        /// `{"kind":"chart","marks":[{"mark":"bar","x":{…},"y":{…}}]}`: see `Chart`.
        case chart(Chart)
    }
}

extension ViewNode {
    /// Views beside, above or in front of one another.
    public struct Stack: Hashable, Sendable {
        /// The direction: `vstack`, `hstack`, `zstack`.
        public enum Axis: String, Sendable { case vertical = "vstack", horizontal = "hstack", depth = "zstack" }

        /// The direction.
        public var axis: Axis
        /// Where smaller children stand.
        public var alignment: Alignment
        /// The space between children; nil for the usual one.
        public var spacing: Double?
        /// The views.
        public var children: [ViewNode]

        /// A stack.
        public init(axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, children: [ViewNode]) {
            self.axis = axis
            self.alignment = alignment
            self.spacing = spacing
            self.children = children
        }
    }

    /// Views in rows whose columns have the same widths.
    public struct Grid: Hashable, Sendable {
        /// Where a view stands in its cell.
        public var alignment = Alignment.center
        /// The space between columns; nil for the usual one.
        public var horizontalSpacing: Double?
        /// The space between rows; nil for the usual one.
        public var verticalSpacing: Double?
        /// The rows; one of a single view that is no row of its own spans all columns by its modifier `columns`.
        public var rows: [[ViewNode]]
    }

    /// Views in columns, row after row.
    public struct Columns: Hashable, Sendable {
        /// A column, or with a minimum alone as many as there is room for.
        public struct Column: Hashable, Sendable {
            /// The exact width.
            public var fixed: Double?
            /// The least width; a column that is repeated as often as there is room has `isRepeated`.
            public var minimum: Double?
            /// Whether there are as many of it as fit.
            public var isRepeated = false
        }

        /// The columns.
        public var columns: [Column]
        /// Where a view stands in its cell.
        public var alignment = Alignment.center
        /// The space between columns and rows; nil for the usual one.
        public var spacing: Double?
        /// The views.
        public var children: [ViewNode]
    }

    /// A picture: a symbol by Apple's name for it, or an image of the app's own.
    public struct Picture: Hashable, Sendable {
        /// A symbol's name.
        public var symbol: String?
        /// An image's name.
        public var name: String?
        /// What stands for it in words.
        public var label: String?

        /// What is shown of an image that only a phone has: its words, else its name in brackets.
        package var words: String { label ?? name.map { "[\($0)]" } ?? "" }
    }

    /// What a button or toggle does: an intent with all its values.
    ///
    /// `command` is the argument vector that runs it. A view does not know it; the shell that hands out the tree fills
    /// it in.
    public struct Action: Hashable, Sendable {
        /// The intent's persistent identifier; nil where pressing does nothing outside of a phone.
        public var intent: String?
        /// The parameters that have a value, by property, as records show them.
        public var values: JSONObject = [:]
        /// The program and its arguments.
        public var command: [String] = []
        /// `destructive` or `cancel`.
        public var role: String?
        /// What the program that made the view knows of the intent, until the command is filled in.
        package var source: Source?

        /// An action that does nothing yet.
        public init() {}
    }

    /// How much of something there is: a gauge, or progress.
    public struct Measure: Hashable, Sendable {
        /// Gauge or progress: the node's kind.
        public enum Kind: String, Sendable { case gauge, progress }

        /// What it is.
        public var kind: Kind
        /// How full, from 0 to 1; nil where nobody knows.
        public var fraction: Double?
        /// The time that fills it, in place of a fraction: `"from"` and `"to"`, and `"countsDown"`.
        public var interval: Interval?
        /// What is measured.
        public var label: ViewNode?
        /// How much there is.
        public var value: ViewNode?
        /// The least.
        public var minimum: ViewNode?
        /// The most.
        public var maximum: ViewNode?

        /// Nothing measured yet.
        public init(_ kind: Kind, fraction: Double? = nil, interval: Interval? = nil) {
            self.kind = kind
            self.fraction = fraction
            self.interval = interval
        }
    }

    /// A time from one moment to another.
    public struct Interval: Hashable, Sendable {
        /// The beginning.
        public var from: Moment
        /// The end.
        public var to: Moment
        /// Whether the time that is left is shown, not the time that went by.
        public var countsDown: Bool

        /// A time.
        public init(from: Moment, to: Moment, countsDown: Bool = true) {
            self.from = from
            self.to = to
            self.countsDown = countsDown
        }
    }
}
