/// A piece of what an app shows, as SwiftUI has it: in a widget, or beside an intent's dialog.
///
///     struct Total: View {
///         let kilometres: Double
///         var body: some View {
///             HStack {
///                 Text(kilometres, format: .number).font(.largeTitle)
///                 Text("km").foregroundStyle(.secondary)
///             }
///         }
///     }
///
/// A view becomes a `ViewNode`, plain data, and that becomes text in a terminal. Everything that means something only
/// with a screen, a finger or the passing of time (shadows, gestures, animations) is accepted and has no effect.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {}

extension View where Body == Never {
    /// A view of the language itself is made of nothing else; nobody reads this.
    public nonisolated var body: Never { fatalError("a view of the language itself has no body") }
}

/// A view of the language itself, which says what nodes it becomes. A group of views becomes several.
package protocol PrimitiveView: View where Body == Never {
    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode]
}

/// What a view becomes.
@MainActor package func viewNodes<Content: View>(
    of view: Content, in environment: EnvironmentValues
) -> [ViewNode] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: environment) }
    return EnvironmentValues.$current.withValue(environment) { viewNodes(of: view.body, in: environment) }
}

extension ViewNode {
    /// The tree that a view becomes. Several views side by side stand one above the other.
    @MainActor public init<Content: View>(_ view: Content, in environment: EnvironmentValues = EnvironmentValues()) {
        self = ViewNode(viewNodes(of: view, in: environment), along: .vertical)
    }

    /// The only one of some nodes, or all of them in a stack.
    package init(_ nodes: [ViewNode], along axis: Stack.Axis) {
        if let only = nodes.first, nodes.count == 1 {
            self = only
        } else {
            self.init(.stack(Stack(axis: axis, children: nodes)))
        }
    }
}
