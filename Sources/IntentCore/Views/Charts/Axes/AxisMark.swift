import FoundationEssentials

/// What stands at a value of an axis: a line across the plot, a tick, the value in words.
@MainActor @preconcurrency
public protocol AxisMark {
    /// For the tree.
    func _add(to parts: inout _AxisMarkParts)
}

/// What stands at a value, gathered.
public struct _AxisMarkParts {
    let environment: EnvironmentValues
    let value: AxisValue
    var hasGrid = false
    var hasLabel = false
    /// The label, where it is not the value itself.
    var label: ViewNode?
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark {
    /// A line; where it is centered and how it is drawn has no effect.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) { parts.hasGrid = true }
}

/// A short line at the axis: the place of the label shows it here.
nonisolated public struct AxisTick: AxisMark {
    /// A short line.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
    /// A short line of so many points.
    public init(centered: Bool? = nil, length: Double, stroke: StrokeStyle? = nil) {}
    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) {}

    /// How long it is: without effect.
    public struct Length: Hashable, Sendable {
        /// As seems best.
        public static let automatic = Length()
        /// As long as the label.
        public static let label = Length()
        /// As long as the longest label.
        public static let longestLabel = Length()
    }
}

/// The value in words.
nonisolated public struct AxisValueLabel: AxisMark {
    private let label: @MainActor (EnvironmentValues) -> ViewNode?
    /// Writes a value; nil where the label is another.
    private var format: ((AxisValue) -> String?)?

    /// The value. Where it stands is up to the terminal; values that would touch each other are left out.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) { label = { _ in nil } }

    /// A view in place of the value.
    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        let content = content()
        label = { slot(content, $0) ?? .nothing }
    }

    /// Text in place of the value.
    public init(
        _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) { self.init { Text(text) } }

    /// Text in place of the value.
    @_disfavoredOverload
    public init<Label: StringProtocol>(
        _ text: Label, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) { self.init { Text(verbatim: String(text)) } }

    /// The value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.format = { value in value.as(Format.FormatInput.self).map { format.format($0) } }
        label = { _ in nil }
    }

    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) {
        parts.hasLabel = true
        if let format {
            parts.label = format(parts.value).map { ViewNode(.text([.init(.text($0))])) } ?? parts.label
        } else {
            parts.label = label(parts.environment) ?? parts.label
        }
    }
}

/// A line across the plot and the value in a format.
nonisolated public struct FormattedAxisMark: AxisMark {
    private let text: String?

    init<Format: FormatStyle>(_ value: AxisValue, _ format: Format)
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        text = value.as(Format.FormatInput.self).map { format.format($0) }
    }

    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) {
        parts.hasGrid = true
        parts.hasLabel = true
        parts.label = text.map { ViewNode(.text([.init(.text($0))])) }
    }
}

/// Nothing of its own: the axis has the usual marks.
nonisolated public struct NoAxisMark: AxisMark {
    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) {}
}

/// What becomes of labels that touch each other: those that do not fit are left out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    /// As seems best.
    public static let automatic = AxisValueLabelCollisionResolution()
    /// The later ones are left out.
    public static let greedy = AxisValueLabelCollisionResolution()
    /// The later ones are left out.
    public static func greedy(priority: Double = 0, minimumSpacing: Double? = nil) -> Self { .greedy }
    /// They are cut.
    public static let truncate = AxisValueLabelCollisionResolution()
    /// Nothing.
    public static let disabled = AxisValueLabelCollisionResolution()
}

/// The direction of a label: always from left to right.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    /// As seems best.
    public static let automatic = AxisValueLabelOrientation()
    /// From left to right.
    public static let horizontal = AxisValueLabelOrientation()
    /// From top to bottom.
    public static let vertical = AxisValueLabelOrientation()
    /// From bottom to top.
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// An axis mark and a change to it.
nonisolated public struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let modifier: ViewNode.Modifier

    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) {
        let before = parts.label
        content._add(to: &parts)
        if let label = parts.label, label != before { parts.label = label.modified(modifier) }
    }
}

nonisolated extension AxisMark {
    /// Paints the mark.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
        ModifiedAxisMark(content: self, modifier: .foreground([style._style]))
    }
    /// The font of the label.
    public func font(_ font: Font?) -> some AxisMark { ModifiedAxisMark(content: self, modifier: .font(font)) }
    /// Draws the mark elsewhere: without effect.
    public func offset(x: Double = 0, y: Double = 0) -> some AxisMark { self }
}

/// Makes the contents at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
    /// A mark.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// No mark.
    public static func buildBlock() -> AxisMarkGroup { AxisMarkGroup(marks: []) }
    /// A mark.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Several marks.
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisMarkGroup {
        var marks: [any AxisMark] = []
        for part in repeat each content { marks.append(part) }
        return AxisMarkGroup(marks: marks)
    }
    /// An `if` without `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> OptionalAxisMark<Content> {
        OptionalAxisMark(content: content)
    }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<Content: AxisMark>(first: Content) -> AxisMarkGroup { AxisMarkGroup(marks: [first]) }
    /// The second branch of an `if` or `switch`.
    public static func buildEither<Content: AxisMark>(second: Content) -> AxisMarkGroup {
        AxisMarkGroup(marks: [second])
    }
    /// An `if #available`.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AxisMarkGroup {
        AxisMarkGroup(marks: [content])
    }
}

/// Several axis marks.
nonisolated public struct AxisMarkGroup: AxisMark {
    let marks: [any AxisMark]
    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) { for mark in marks { mark._add(to: &parts) } }
}

/// An axis mark that may be missing.
nonisolated public struct OptionalAxisMark<Content: AxisMark>: AxisMark {
    let content: Content?
    /// For the tree.
    @MainActor public func _add(to parts: inout _AxisMarkParts) { content?._add(to: &parts) }
}
