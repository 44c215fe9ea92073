/// Where things of different sizes stand beside or in front of one another.
public struct Alignment: Hashable, Sendable {
    /// From left to right.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// An alignment both ways.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the left.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the right.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// At the top left.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// At the top right.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// At the bottom left.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// At the bottom right.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// At the left, on one line.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// In the middle, on one line.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}

/// Where things of different widths stand above one another.
public enum HorizontalAlignment: String, CaseIterable, Sendable { case leading, center, trailing }

/// Where things of different heights stand beside one another. A text's baseline is its first or last row.
public enum VerticalAlignment: String, CaseIterable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// How the lines of a text stand above one another.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// A direction.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical

    /// Directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Directions from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// From left to right.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A side of a rectangle.
public enum Edge: String, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// Sides of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Sides from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: Edge) {
            switch edge {
            case .top: self = .top
            case .leading: self = .leading
            case .bottom: self = .bottom
            case .trailing: self = .trailing
            }
        }
        /// The top.
        public static let top = Set(rawValue: 1)
        /// The left.
        public static let leading = Set(rawValue: 2)
        /// The bottom.
        public static let bottom = Set(rawValue: 4)
        /// The right.
        public static let trailing = Set(rawValue: 8)
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: Double
    /// From the left.
    public var leading: Double
    /// From the bottom.
    public var bottom: Double
    /// From the right.
    public var trailing: Double

    /// Distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A place in a rectangle, from 0 to 1 each way.
public struct UnitPoint: Hashable, Sendable {
    /// From left to right.
    public var x: Double
    /// From top to bottom.
    public var y: Double

    /// A place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The left.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The right.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Width and height, in points.
public struct ViewSize: Hashable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An angle.
public struct Angle: Hashable, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double { radians * 180 / .pi }

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle of zero.
    public static let zero = Angle(radians: 0)
}

/// How something of fixed proportions stands in a space of others: all of it, or filling it.
public enum ContentMode: String, CaseIterable, Sendable { case fit, fill }
