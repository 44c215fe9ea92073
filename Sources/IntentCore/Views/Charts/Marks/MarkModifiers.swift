/// Marks and a change to how they look.
nonisolated public struct ModifiedChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: @MainActor (inout MarkAttributes, EnvironmentValues) -> Void

    /// Adds the marks with the change; what is said nearer to a mark counts more.
    @MainActor public func _addMarks(to collector: inout _MarkCollector) {
        let before = collector.attributes
        change(&collector.attributes, collector.environment)
        content._addMarks(to: &collector)
        collector.attributes = before
    }
}

nonisolated extension ChartContent {
    private func changed(
        _ change: @escaping @MainActor (inout MarkAttributes) -> Void
    ) -> ModifiedChartContent<Self> { ModifiedChartContent(content: self) { attributes, _ in change(&attributes) } }

    /// Paints the marks.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
        let style = style._style
        return changed {
            $0.look.foreground = style
            $0.color = nil
        }
    }

    /// Gives the marks of each value a color of its own, and names the values beside the plot.
    public func foregroundStyle<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
        let plotted = value.plotted
        return changed {
            $0.color = plotted
            $0.look.foreground = nil
        }
    }

    /// How much of the marks is seen, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.look.opacity *= opacity } }

    /// How a line or an area goes from one value to the next.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.look.interpolation = method.interpolation }
    }

    /// Places the marks of each value beside one another.
    public func position<Position: Plottable>(
        by value: PlottableValue<Position>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let plotted = value.plotted
        return changed { $0.group = plotted }
    }

    /// Shows each value as a symbol.
    public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
        let symbol = symbol._symbol
        return changed {
            $0.look.symbol = symbol
            $0.symbol = nil
        }
    }

    /// Gives the marks of each value a symbol of its own.
    public func symbol<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
        let plotted = value.plotted
        return changed { $0.symbol = plotted }
    }

    /// Shows each value as a view: as a circle here.
    public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent {
        changed { $0.look.symbol = .circle }
    }

    /// How large symbols are: without effect.
    public func symbolSize(_ area: Double) -> some ChartContent { self }
    /// How large symbols are: without effect.
    public func symbolSize(_ size: ViewSize) -> some ChartContent { self }
    /// How large symbols are: without effect.
    public func symbolSize<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent { self }
    /// How wide a line is: without effect.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    /// Gives the lines of each value a pattern of its own; here a color and a symbol.
    public func lineStyle<Data: Plottable>(by value: PlottableValue<Data>) -> some ChartContent {
        let plotted = value.plotted
        return changed { if $0.color == nil { $0.color = plotted } }
    }
    /// How round corners are: without effect.
    public func cornerRadius(_ radius: Double, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
    /// Whether what lies outside of a shape is cut off: without effect.
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some ChartContent { self }
    /// A shadow: without effect.
    public func shadow(
        color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
    ) -> some ChartContent { self }
    /// A blur: without effect.
    public func blur(radius: Double) -> some ChartContent { self }
    /// Draws the marks elsewhere: without effect.
    public func offset(x: Double = 0, y: Double = 0) -> some ChartContent { self }
    /// Which marks are in front: without effect.
    public func zIndex(_ value: Double) -> some ChartContent { self }
    /// How colors align with marks: without effect.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    /// The mark in words: without effect, since the values stand in the tree with their labels.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
    /// The mark in words: without effect.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent { self }
    /// The mark in words: without effect.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    /// The value in words: without effect.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
    /// The value in words: without effect.
    @_disfavoredOverload
    public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent { self }
    /// The value in words: without effect.
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    /// Whether the mark is left out when it is read aloud: without effect.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    /// A name for tests: without effect.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

    /// A view beside each mark; alignment and spacing are the usual ones here.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) -> some ChartContent {
        let content = content()
        return ModifiedChartContent(content: self) { attributes, environment in
            guard let node = slot(content, environment) else { return }
            attributes.annotations.append((position.position, node))
        }
    }

    /// A view beside each mark; alignment, spacing and overflow are the usual ones here.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> Content
    ) -> some ChartContent { annotation(position: position, alignment: alignment, content: content) }
}

/// How a line or an area goes from one value to the next.
public struct InterpolationMethod: Hashable, Sendable {
    let interpolation: ViewNode.Chart.Interpolation

    /// Straight.
    public static let linear = InterpolationMethod(interpolation: .linear)
    /// Smooth, and never beyond the values.
    public static let monotone = InterpolationMethod(interpolation: .monotone)
    /// Smooth.
    public static let cardinal = InterpolationMethod(interpolation: .cardinal)
    /// Smooth; the tension is the usual one.
    public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
    /// Smooth.
    public static let catmullRom = InterpolationMethod(interpolation: .catmullRom)
    /// Smooth; alpha is the usual one.
    public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }
    /// In steps that begin at the values.
    public static let stepStart = InterpolationMethod(interpolation: .stepStart)
    /// In steps with the values in their middle.
    public static let stepCenter = InterpolationMethod(interpolation: .stepCenter)
    /// In steps that end at the values.
    public static let stepEnd = InterpolationMethod(interpolation: .stepEnd)
}

/// A symbol for the values of a chart.
public protocol ChartSymbolShape: Sendable {
    /// For the tree.
    var _symbol: ViewNode.Chart.Symbol { get }
}

/// A symbol that is there by itself.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    /// For the tree.
    public let _symbol: ViewNode.Chart.Symbol

    /// The symbol with its outline alone; the same here.
    public func strokeBorder(lineWidth: Double = 1) -> BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { .init(_symbol: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { .init(_symbol: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { .init(_symbol: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { .init(_symbol: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { .init(_symbol: .pentagon) }
    /// A plus.
    public static var plus: BasicChartSymbolShape { .init(_symbol: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { .init(_symbol: .cross) }
    /// An asterisk.
    public static var asterisk: BasicChartSymbolShape { .init(_symbol: .asterisk) }
}

/// Where a view stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
    let position: ViewNode.Chart.Annotation.Position

    /// Where there is room.
    public static let automatic = AnnotationPosition(position: .automatic)
    /// In front of the mark.
    public static let overlay = AnnotationPosition(position: .overlay)
    /// Above.
    public static let top = AnnotationPosition(position: .top)
    /// Below.
    public static let bottom = AnnotationPosition(position: .bottom)
    /// Left.
    public static let leading = AnnotationPosition(position: .leading)
    /// Right.
    public static let trailing = AnnotationPosition(position: .trailing)
    /// Above at the left.
    public static let topLeading = AnnotationPosition(position: .topLeading)
    /// Above at the right.
    public static let topTrailing = AnnotationPosition(position: .topTrailing)
    /// Below at the left.
    public static let bottomLeading = AnnotationPosition(position: .bottomLeading)
    /// Below at the right.
    public static let bottomTrailing = AnnotationPosition(position: .bottomTrailing)
}

/// What becomes of a view that does not fit beside its mark: it stays within the chart here.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What becomes of it along an axis.
    public struct Strategy: Hashable, Sendable {
        /// As seems best.
        public static let automatic = Strategy()
        /// It stays within.
        public static let fit = Strategy()
        /// It stays within something.
        public static func fit(to: Boundary) -> Strategy { Strategy() }
        /// The chart becomes larger.
        public static let padScale = Strategy()
        /// Nothing.
        public static let disabled = Strategy()
    }

    /// What a view stays within.
    public struct Boundary: Hashable, Sendable {
        /// As seems best.
        public static let automatic = Boundary()
        /// The chart.
        public static let chart = Boundary()
        /// The plot.
        public static let plot = Boundary()
    }

    /// What becomes of a view that does not fit.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
    /// As seems best.
    public static let automatic = AnnotationOverflowResolution()
}
