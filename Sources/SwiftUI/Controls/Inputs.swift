// Controls that take a value: shown with the value that they have.

/// A field for text: shown as its label and its text.
nonisolated public struct TextField<Label: View>: PrimitiveView {
    private let label: Label
    private let text: String

    init(text: String, label: Label) {
        self.text = text
        self.label = label
    }

    /// A field with a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, label: label())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        labeled(label, text, in: environment)
    }
}

nonisolated extension TextField where Label == Text {
    /// A field with a text as its label.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(text: text.wrappedValue, label: Text(title))
    }
    /// A field with a text as its label.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text.wrappedValue, label: Text(title))
    }
    /// A field for a value in a format.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(text: format.format(value.wrappedValue), label: Text(title))
    }
    /// A field for a value in a format.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(text: value.wrappedValue.map { format.format($0) } ?? "", label: Text(title))
    }
}

/// A field for a secret: shown as its label alone.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
    private let label: Label

    /// A field with a text as its label.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) where Label == Text {
        label = Text(title)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment)
    }
}

/// A field for long text: shown as the text.
nonisolated public struct TextEditor: PrimitiveView {
    private let text: String

    /// A field.
    public init(text: Binding<String>) { self.text = text.wrappedValue }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: Text(verbatim: text), in: environment)
    }
}

/// A choice of one among several: shown as its label and what is chosen. What each choice looks like has no effect.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let label: Label
    private let selection: SelectionValue

    /// A choice.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection.wrappedValue
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        labeled(label, words(for: selection), in: environment)
    }
}

nonisolated extension Picker where Label == Text {
    /// A choice with a text as its label.
    public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
    /// A choice with a text as its label.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// A choice of a date: shown as its label and the date.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
    private let label: Label
    private let date: Date
    private let components: Components

    /// What is chosen of a date.
    public struct Components: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Components from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The day.
        public static var date: Components { Components(rawValue: 1) }
        /// The time of the day.
        public static var hourAndMinute: Components { Components(rawValue: 2) }
    }

    /// A choice of a date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        date = selection.wrappedValue
        components = displayedComponents
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let style: Text.DateStyle = components.contains(.date) ? .date : .time
        return viewNodes(
            of: HStack {
                label
                Text(date, style: style)
            }, in: environment)
    }
}

nonisolated extension DatePicker where Label == Text {
    /// A choice of a date with a text as its label.
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    /// A choice of a date in a range, with a text as its label.
    public init<Range: RangeExpression>(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: Range,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where Range.Bound == Date {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// A choice of a color: shown as its label.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
    private let label: Label

    /// A choice of a color with a text as its label.
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
    where Label == Text { label = Text(title) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment)
    }
}

/// A choice of a number in a range: shown as a bar.
nonisolated public struct Slider<Label: View>: PrimitiveView {
    private let label: Label
    private let fraction: Double

    init(_ value: Double, in bounds: ClosedRange<Double>, label: Label) {
        let width = bounds.upperBound - bounds.lowerBound
        fraction = width > 0 ? min(max((value - bounds.lowerBound) / width, 0), 1) : 0
        self.label = label
    }

    /// A number in a range, with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            Double(value.wrappedValue), in: Double(bounds.lowerBound)...Double(bounds.upperBound), label: label())
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: Gauge(value: fraction) { label }, in: environment)
    }
}

nonisolated extension Slider where Label == EmptyView {
    /// A number in a range.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

/// A number that goes up and down: shown as its label.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
    private let label: Label

    /// A number with a label.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }
    /// A number in a range, with a label.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment)
    }
}

nonisolated extension Stepper where Label == Text {
    /// A number with a text as its label.
    public init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1) {
        self.init(value: value, step: step) { Text(title) }
    }
    /// A number in a range, with a text as its label.
    public init<Value: Strideable>(
        _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
    /// A number with a text as its label, from closures.
    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        label = Text(title)
    }
}

/// A label beside a value in words.
@MainActor private func labeled(
    _ label: some View, _ value: String, in environment: EnvironmentValues
) -> [ViewNode] {
    viewNodes(
        of: HStack {
            label
            Text(verbatim: value).foregroundStyle(.secondary)
        }, in: environment)
}

/// A value as a person reads it.
private func words<Value>(for value: Value) -> String {
    switch value {
    case let value as any CustomLocalizedStringResourceConvertible: String(localized: value.localizedStringResource)
    case let text as String: text
    default: "\(value)"
    }
}
