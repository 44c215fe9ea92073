// Views that hold others: shown as their content.

/// Settings below one another: shown as a list.
nonisolated public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// A form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: List { content }, in: environment)
    }
}

/// A label with what belongs to it below: both are shown.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// A group; it is always open.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A group; it is always open.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment) + viewNodes(of: content, in: environment)
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    /// A group with a text; it is always open.
    public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    /// A group with a text; it is always open.
    public init(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
}

/// Views that belong together, with a head.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// A group with a head.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A group with a head.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(
            of: VStack(alignment: .leading) {
                label.font(.headline)
                content
            }, in: environment)
    }
}

nonisolated extension GroupBox where Label == EmptyView {
    /// A group.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

nonisolated extension GroupBox where Label == Text {
    /// A group with a text as its head.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Controls that belong together: shown beside one another.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
    private let content: Content

    /// Controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: HStack { content }, in: environment)
    }
}

/// A label beside what it tells of.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// A label and its content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(
            of: HStack {
                label
                content.foregroundStyle(.secondary)
            }, in: environment)
    }
}

nonisolated extension LabeledContent where Label == Text {
    /// A text and its content.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Two texts.
    public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
    /// A text and a value in a format.
    public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
        self.init(content: { Text(format.format(value)) }, label: { Text(title) })
    }
}

/// What stands where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label, what it means, and what can be done.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// A label and what it means.
    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
    where Actions == EmptyView { self.init(label: label, description: description, actions: { EmptyView() }) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(
            of: VStack {
                label.font(.headline)
                description.foregroundStyle(.secondary)
                actions
            }, in: environment)
    }
}

nonisolated extension ContentUnavailableView
where Label == IntentCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A text with a symbol, and what it means.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { IntentCore.Label(title, systemImage: name) }, description: { description })
    }
}

/// A menu: its label and its items are shown.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// A menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment) + viewNodes(of: content, in: environment)
    }
}

nonisolated extension Menu where Label == Text {
    /// A menu with a text.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension Menu where Label == IntentCore.Label<Text, Image> {
    /// A menu with a text and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { IntentCore.Label(title, systemImage: systemImage) }
    }
}

/// Views that depend on the time: shown as they are now.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    private let content: (TimelineViewDefaultContext) -> Content

    /// Views of a moment; the schedule has no effect.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: content(TimelineViewDefaultContext(date: Date())), in: environment)
    }

    /// What the views depend on.
    public typealias Context = TimelineViewDefaultContext
}

/// What views that depend on the time are told.
public struct TimelineViewDefaultContext: Sendable {
    /// The moment.
    public let date: Date
}

/// When views that depend on the time change; without effect.
public protocol TimelineSchedule: Sendable {}
/// A schedule; without effect.
public struct SystemTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == SystemTimelineSchedule {
    /// Each minute.
    public static var everyMinute: Self { Self() }
    /// With each picture.
    public static var animation: Self { Self() }
    /// Again and again.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { Self() }
    /// At those moments.
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self where Dates.Element == Date { Self() }
}

/// Views that can be scrolled to a place: shown as they are.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    private let content: Content

    /// Views that can be scrolled.
    public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: content, in: environment)
    }
}

/// Scrolls to a place; without effect.
public struct ScrollViewProxy: Sendable {
    /// Scrolls to a view; without effect.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
