/// Reads a value of the environment in a view.
///
///     @Environment(\.widgetFamily) private var family
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// The value of that path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value around the view whose body is being read.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// A property that a view reads something from. Nothing here changes while a view is shown: without effect.
public protocol DynamicProperty {}

nonisolated extension View {
    /// Sets a value of the environment for the view.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value of the environment for the view.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// Sets whether the view is for a light or a dark background.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets whether the view is for a light or a dark background.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentView(content: self) { $0.colorScheme = colorScheme ?? $0.colorScheme }
    }
}

/// A view in a changed environment.
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var changed = environment
        change(&changed)
        return viewNodes(of: content, in: changed)
    }
}
