/// A change to a view that has a name.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View { content.padding().background(.quaternary) }
///     }
///     Text("10 km").modifier(Card())
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What the changed view is made of.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = ModifierContent<Self>

    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier of your own changes.
nonisolated public struct ModifierContent<Modifier>: PrimitiveView {
    let view: any View

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: view, in: environment)
    }
}

/// A view and a modifier of your own.
nonisolated public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
    /// The view that is changed.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// A view and its change.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        EnvironmentValues.$current.withValue(environment) {
            viewNodes(of: modifier.body(content: ModifierContent(view: content)), in: environment)
        }
    }
}

nonisolated extension View {
    /// Changes the view by a modifier of your own.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
