import FoundationEssentials

/// An address that can be opened.
nonisolated public struct Link<Label: View>: PrimitiveView {
    private let destination: URL
    private let label: Label

    /// An address with a view that stands for it.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let label = ViewNode(viewNodes(of: label, in: environment), along: .horizontal)
        return [ViewNode(.link(label: label, url: destination.absoluteString))]
    }
}

nonisolated extension Link where Label == Text {
    /// An address with a text that stands for it.
    public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

    /// An address with a text that stands for it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
