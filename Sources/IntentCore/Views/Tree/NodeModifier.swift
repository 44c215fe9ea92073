extension ViewNode {
    /// What is done to a node. In JSON it is an object of one key: `{"lineLimit":1}`.
    public enum Modifier: Hashable, Sendable {
        // For the node and all that is in it, unless one of these sets it anew.
        /// `{"font":"largeTitle"}` or `{"font":{"size":20,"weight":"bold"}}`
        case font(Font?)
        /// `{"weight":"semibold"}`
        case weight(Font.Weight?)
        /// `{"design":"rounded"}`
        case design(Font.Design?)
        /// `{"italic":true}`
        case italic(Bool)
        /// `{"underline":true}`
        case underline(Bool)
        /// `{"strikethrough":true}`
        case strikethrough(Bool)
        /// `{"textCase":"uppercase"}`
        case textCase(Text.Case?)
        /// `{"lineLimit":1}`
        case lineLimit(Int?)
        /// `{"truncation":"middle"}`
        case truncation(Text.TruncationMode)
        /// `{"textAlignment":"leading"}`
        case textAlignment(TextAlignment)
        /// `{"foreground":"mint"}`, or a list for primary, secondary and tertiary: see `Style`.
        case foreground([Style])
        /// `{"tint":"mint"}`: the color of buttons, gauges and links.
        case tint(Style?)
        /// `{"style":{"button":"bordered"}}`, also of `gauge`, `progress`, `label` and `toggle`.
        case style(Control, String)
        /// `{"disabled":true}`
        case disabled(Bool)
        /// `{"redacted":true}`: bars stand for the words, since there is no data yet.
        case redacted(Bool)

        // For the node's size and place.
        /// `{"padding":8}` or `{"padding":{"top":16,"leading":8}}`
        case padding(Padding)
        /// `{"frame":{"width":80,"maxHeight":"infinity","alignment":"leading"}}`
        case frame(Frame)
        /// `{"fixedSize":["horizontal"]}`
        case fixedSize(Axis.Set)
        /// `{"layoutPriority":1}`
        case layoutPriority(Double)
        /// `{"offset":[8,0]}`
        case offset(x: Double, y: Double)
        /// `{"aspectRatio":{"ratio":1,"mode":"fit"}}`
        case aspectRatio(Double?, ContentMode)
        /// `{"columns":2}`: how many columns of a grid it spans.
        case columns(Int)

        // For what is drawn with it.
        /// `{"background":{"node":NODE,"alignment":"center"}}`
        case background(ViewNode, Alignment)
        /// `{"overlay":{"node":NODE,"alignment":"center"}}`
        case overlay(ViewNode, Alignment)
        /// `{"border":"red"}`
        case border(Style)
        /// `{"clip":{"shape":"circle"}}`
        case clip(Figure)
        /// `{"opacity":0.5}`
        case opacity(Double)
        /// `{"hidden":true}`: it takes its room and shows nothing.
        case hidden

        // For the whole widget.
        /// `{"container":NODE}`: the background of the widget.
        case container(ViewNode)
        /// `{"url":"https://…"}`: what a press on the widget opens.
        case url(String)
        /// `{"accessibilityLabel":"…"}`: the node in words.
        case accessibilityLabel(String)
    }

    /// A kind of control that has styles.
    public enum Control: String, Sendable, CaseIterable { case button, gauge, progress, label, toggle }

    /// Space around a view, in points; where nil, the usual one.
    public struct Padding: Hashable, Sendable {
        /// The edges that have it.
        public var edges: Edge.Set
        /// How much, for each edge, or nil for the usual space.
        public var insets: EdgeInsets?

        /// Space at some edges.
        public init(_ edges: Edge.Set = .all, _ insets: EdgeInsets? = nil) {
            self.edges = edges
            self.insets = insets
        }
    }

    /// A frame's measures, in points.
    public struct Frame: Hashable, Sendable {
        /// The exact width.
        public var width: Double?
        /// The exact height.
        public var height: Double?
        /// The least width.
        public var minWidth: Double?
        /// The width where nobody says how much room there is.
        public var idealWidth: Double?
        /// The greatest width; infinite for all there is.
        public var maxWidth: Double?
        /// The least height.
        public var minHeight: Double?
        /// The height where nobody says how much room there is.
        public var idealHeight: Double?
        /// The greatest height; infinite for all there is.
        public var maxHeight: Double?
        /// Where the view stands in it.
        public var alignment = Alignment.center

        /// A frame without measures.
        public init() {}
    }
}
