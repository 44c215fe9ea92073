extension ViewNode {
    /// What something is painted with.
    ///
    /// In JSON a color is its name (`"mint"`), its value (`"#00C7BE"`), or with an opacity
    /// `{"color":"mint","opacity":0.5}`; `"primary"` to `"quinary"`, `"tint"`, `"background"`, `"fill"` to
    /// `"fill.quaternary"`, `"separator"` and `"link"` are what the terminal makes of them. A gradient is
    /// `{"gradient":["mint","#003344"],"from":"top","to":"bottom"}`; with one color, its shades.
    public indirect enum Style: Hashable, Sendable {
        /// A color.
        case color(Color)
        /// What the terminal makes of that name.
        case named(String)
        /// Colors that flow into one another.
        case gradient(Blend)
        /// A style that lets through what is behind it.
        case opacity(Style, Double)
    }

    /// Colors that flow into one another.
    public struct Blend: Hashable, Sendable {
        /// The colors, and where they stand from 0 to 1.
        public var stops: [Gradient.Stop]
        /// Where the first one stands.
        public var from: UnitPoint
        /// Where the last one stands.
        public var to: UnitPoint
        /// The way they flow: `linear`, `radial` (from the middle outward), `angular` (around the middle).
        public var shape: Shape

        /// The way that colors flow.
        public enum Shape: String, Sendable { case linear, radial, angular }

        /// A gradient.
        public init(
            stops: [Gradient.Stop], from: UnitPoint = .top, to: UnitPoint = .bottom, shape: Shape = .linear
        ) {
            self.stops = stops
            self.from = from
            self.to = to
            self.shape = shape
        }
    }

    /// A shape: `{"kind":"shape","shape":"roundedRectangle","cornerRadius":8,"fill":STYLE,"stroke":STYLE}`; of an arc
    /// also `"from"` and `"to"`, parts of the way round. Without fill and stroke it is filled with the foreground.
    public struct Figure: Hashable, Sendable {
        /// The shape's name.
        public enum Name: String, Sendable, CaseIterable { case rectangle, roundedRectangle, capsule, circle, ellipse }

        /// The shape's name.
        public var name: Name
        /// The radius of its corners, in points.
        public var cornerRadius: Double?
        /// What it is filled with.
        public var fill: Style?
        /// What its outline is drawn with.
        public var stroke: Style?
        /// How wide its outline is.
        public var lineWidth: Double?
        /// Where an arc begins, a part of the way round from the right, clockwise.
        public var from = 0.0
        /// Where an arc ends.
        public var to = 1.0
        /// Whether it is a color or gradient that stands as a view: a ground to write on, more than a thing to see.
        public var isGround = false

        /// A shape.
        public init(_ name: Name, cornerRadius: Double? = nil) {
            self.name = name
            self.cornerRadius = cornerRadius
        }
    }
}
