/// Several views as one, so that a modifier applies to each; the stack around them says where they stand.
nonisolated public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// A group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: content, in: environment)
    }
}

/// Views with a head above and a foot below them, as parts of a list.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// A section with a head and a foot.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: header, in: environment).map { $0.modified(.font(.headline)) }
            + viewNodes(of: content, in: environment)
            + viewNodes(of: footer, in: environment).map { $0.modified(.font(.footnote)) }
    }
}

nonisolated extension Section where Footer == EmptyView {
    /// A section with a head.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: EmptyView.init)
    }
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A section without a head.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: EmptyView.init, footer: EmptyView.init)
    }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a text as its head.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: EmptyView.init)
    }

    /// A section with a text as its head.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: EmptyView.init)
    }
}
