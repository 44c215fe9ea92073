nonisolated extension View {
    /// A frame of an exact size.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        var frame = ViewNode.Frame()
        frame.width = width
        frame.height = height
        frame.alignment = alignment
        return modified(.frame(frame))
    }

    /// A frame between sizes; the ideal ones have no effect.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        var frame = ViewNode.Frame()
        frame.minWidth = minWidth
        frame.idealWidth = idealWidth
        frame.maxWidth = maxWidth
        frame.minHeight = minHeight
        frame.idealHeight = idealHeight
        frame.maxHeight = maxHeight
        frame.alignment = alignment
        return modified(.frame(frame))
    }

    /// The view's own size, whatever room there is.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modified(.fixedSize(axes))
    }

    /// The view's own size, whatever room there is.
    public func fixedSize() -> some View { modified(.fixedSize([.horizontal, .vertical])) }

    /// Which views of a stack get their room first.
    public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

    /// Draws the view elsewhere.
    public func offset(x: Double = 0, y: Double = 0) -> some View { modified(.offset(x: x, y: y)) }

    /// Draws the view elsewhere.
    public func offset(_ offset: ViewSize) -> some View { modified(.offset(x: offset.width, y: offset.height)) }

    /// Draws the view around a place: without effect.
    public func position(x: Double = 0, y: Double = 0) -> some View { self }

    /// Keeps the view's proportions.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        modified(.aspectRatio(ratio, contentMode))
    }

    /// Shows all of a picture.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Fills the room with a picture.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Which view is in front: without effect.
    public func zIndex(_ value: Double) -> some View { self }

    /// Where the view stands beside others: without effect.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View { self }

    /// Where the view stands beside others: without effect.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View { self }

    /// Draws under what a screen keeps free: there is nothing of the kind.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Draws under what a screen keeps free: there is nothing of the kind.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// A view's size, in points.
public struct ViewDimensions: Hashable, Sendable {
    /// From left to right.
    public let width: Double
    /// From top to bottom.
    public let height: Double
}

/// What a screen keeps free: nothing here.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All of it.
    public static let all = SafeAreaRegions(rawValue: 3)
    /// What belongs to the container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What belongs to the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
