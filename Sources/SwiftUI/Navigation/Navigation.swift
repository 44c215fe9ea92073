// Screens that lead to others. What stands on the first screen is shown.

/// Screens that lead from one to the next: shown as the first one.
nonisolated public struct NavigationStack<Root: View>: PrimitiveView {
    private let root: Root

    /// Screens from a root on.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    /// Screens from a root on; where the path leads has no effect.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
    /// Screens from a root on; where the path leads has no effect.
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root)
    where Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Path.Element: Hashable {
        self.root = root()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: root, in: environment)
    }
}

/// Screens that lead from one to the next, as they were called before: shown as the first one.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Screens from a first one on.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: content, in: environment)
    }
}

/// A list beside what is chosen in it: shown one above the other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Two columns; which of them are seen has no effect.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: sidebar, in: environment) + viewNodes(of: content, in: environment)
            + viewNodes(of: detail, in: environment)
    }
}

/// Which columns are seen; without effect.
public enum NavigationSplitViewVisibility: Hashable, Sendable { case automatic, all, doubleColumn, detailOnly }

/// A way to another screen: shown as its label.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let label: Label

    /// A way to a screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// A way to a screen.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// A way to the screen of a value.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment)
    }
}

nonisolated extension NavigationLink where Label == Text {
    /// A way to a screen, with a text.
    public init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// A way to a screen, with a text.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// A way to a screen, with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// A way to a screen, with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
    /// A way to the screen of a value, with a text.
    public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) { self.init(value: value) { Text(title) } }
    /// A way to the screen of a value, with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}

/// Where a stack of screens leads, whatever the types of the values.
public struct NavigationPath {
    private var elements: [any Hashable] = []

    /// The first screen.
    public init() {}

    /// How many screens lie on the first one.
    public var count: Int { elements.count }
    /// Whether it is the first screen.
    public var isEmpty: Bool { elements.isEmpty }

    /// Goes to the screen of a value.
    public mutating func append<Value: Hashable>(_ value: Value) { elements.append(value) }
    /// Goes back so many screens; no further than the first one.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(max(count, 0), elements.count)) }
}

nonisolated extension View {
    /// The screen of a value; without effect.
    public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { self }
    /// The screen that is shown now; without effect.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View { self }
    /// The screen of a value; without effect.
    public func navigationDestination<Value: Hashable, Destination: View>(
        item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { self }
    /// How a title is shown; without effect.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// A title above; without effect.
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { self }
    /// A title above; without effect.
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    /// A title above; without effect.
    public func navigationTitle(_ title: Text) -> some View { self }
    /// A second title above; without effect.
    public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
    /// Hides the way back; without effect.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Hides the bar above; without effect.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// How screens lead to others; without effect.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
    /// How columns share the room; without effect.
    public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }
    /// How columns share the room; without effect.
    public func navigationSplitViewColumnWidth(
        min: Double? = nil, ideal: Double, max: Double? = nil
    ) -> some View { self }
}

/// The bar above a screen; without effect.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How screens lead to others; without effect.
public protocol NavigationViewStyle: Sendable {}
/// A style of screens that lead to others; without effect.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// A style.
    public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One above the other.
    public static var stack: Self { Self() }
    /// As the place has it.
    public static var automatic: Self { Self() }
}

/// Screens beside one another: shown as the first one.
nonisolated public struct TabView<Content: View>: PrimitiveView {
    private let content: Content

    /// Screens.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Screens; which of them is chosen has no effect.
    public init<Selection: Hashable>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        Array(viewNodes(of: content, in: environment).prefix(1))
    }
}

/// One of several screens beside one another: shown as its content.
nonisolated public struct Tab<Content: View>: PrimitiveView {
    private let content: Content

    /// A screen with a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// A screen with a title and a symbol, of a value.
    public init<Value: Hashable>(
        _ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode(viewNodes(of: content, in: environment), along: .vertical)]
    }
}

nonisolated extension View {
    /// What stands for the screen below; without effect.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { self }
    /// How screens beside one another look; without effect.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}

/// How screens beside one another look; without effect.
public protocol TabViewStyle: Sendable {}
/// A style of screens beside one another; without effect.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether points below tell where one is.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    /// A style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// As pages.
    public static var page: Self { Self() }
    /// As pages.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
    /// As the place has it.
    public static var automatic: Self { Self() }
}
