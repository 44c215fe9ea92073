import Glibc

/// A phone's app. A tool has no windows: what its scenes hold is not shown, and its intents are run by an `IntentApp`.
///
///     @main struct TimerApp: App { var body: some Scene { WindowGroup { ContentView() } } }
///     nonisolated extension TimerApp: IntentApp { … }      // makes a tool of it
@MainActor @preconcurrency
public protocol App: SendableMetatype {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The app's windows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Says what is missing for a tool, and ends with status 64.
    public nonisolated static func main() {
        let name = sourceName(of: Self.self)
        ProcessContext.current.warn(
            "\(name) has windows only; add 'nonisolated extension \(name): IntentApp' to make a tool of it")
        exit(ExitStatus.usage.rawValue)
    }
}

extension App where Self: IntentApp {
    /// Runs the app's intents.
    public nonisolated static func main() { runAsTool() }
}

extension IntentApp where Self: App {
    /// Lists what the tool can do.
    public static var primaryIntent: any AppIntent.Type { ListCommandsIntent<Self>.self }
}

/// A part of an app's windows; without effect.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of what it is made of.
    associatedtype Body: Scene
    /// What it is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == SceneGroup {
    /// No scenes: one of the language itself is made of nothing else.
    public nonisolated var body: SceneGroup { SceneGroup() }
}

/// Several scenes; without effect.
nonisolated public struct SceneGroup: Scene {
    /// It is made of itself.
    public typealias Body = SceneGroup
}

/// Lists scenes one below the other.
@resultBuilder
public enum SceneBuilder {
    /// A scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// A scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup { SceneGroup() }
    /// A scene under a condition.
    public static func buildOptional(_ content: (any Scene)?) -> SceneGroup { SceneGroup() }
    /// A scene of a certain version.
    public static func buildLimitedAvailability(_ content: any Scene) -> SceneGroup { SceneGroup() }
}

/// An app's window; without effect.
nonisolated public struct WindowGroup<Content: View>: Scene {
    /// It is made of nothing else.
    public typealias Body = SceneGroup

    /// A window.
    public init(@ViewBuilder content: () -> Content) {}
    /// A window with a name.
    public init(id: String, @ViewBuilder content: () -> Content) {}
    /// A window with a title.
    public init(_ title: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {}
}

/// An app's only window; without effect.
nonisolated public struct Window<Content: View>: Scene {
    /// It is made of nothing else.
    public typealias Body = SceneGroup

    /// A window with a title and a name.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of an app's settings; without effect.
nonisolated public struct Settings<Content: View>: Scene {
    /// It is made of nothing else.
    public typealias Body = SceneGroup

    /// A window.
    public init(@ViewBuilder content: () -> Content) {}
}

/// An item of a Mac's menu bar; without effect.
nonisolated public struct MenuBarExtra<Content: View>: Scene {
    /// It is made of nothing else.
    public typealias Body = SceneGroup

    /// An item with a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Scene {
    /// What is done when a value changes; without effect.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }
    /// What is done when a value changes; without effect.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    /// What is done when a value changes; without effect.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
        self
    }
    /// Menu commands; without effect.
    public func commands<Content>(content: () -> Content) -> some Scene { self }
    /// The size of a window; without effect.
    public func defaultSize(width: Double, height: Double) -> some Scene { self }
    /// An object for the views of a window; without effect.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
    /// An object for the views of a window; without effect.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }
}

/// Whether an app's window is in front; without effect.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The delegate of a phone's app; without effect, as no windows are made.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// A delegate of a type, which is not made.
    public init(_ type: Delegate.Type = Delegate.self) {}

    /// The delegate. To read it ends the program with status 70, since nothing made one.
    public var wrappedValue: Delegate {
        programmerError("there is no delegate of type \(sourceName(of: Delegate.self))")
    }
}
