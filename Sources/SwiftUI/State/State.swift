// Further properties that views keep or read.

/// Which field is being typed in. Nobody types in a view that is only shown: the value is what the view sets itself.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    /// Whether a field is being typed in: no.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// Which field is being typed in: none.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, for the modifier that ties a field to it.
    public var projectedValue: Binding { Binding() }

    /// Ties a field to the value; without effect.
    public struct Binding: Sendable {}
}

/// A value that a phone keeps for a window. A view is shown once here, so it stays the first one.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// A value to begin with.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, for a view that changes it.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that lasts as long as a finger is down. It stays the first one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value

    /// A value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The property itself.
    public var projectedValue: GestureState { self }
}

/// Names for transitions between places; without effect.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Names.
    public init() {}
    /// The names.
    public var wrappedValue: ID { ID() }

    /// Names.
    public struct ID: Hashable, Sendable {}
}

/// A length that grows with the size of text that a person prefers. A terminal has one size: it stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value

    /// A length.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A length that grows with a kind of text.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// Closes a screen; without effect.
nonisolated public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

/// Closes a screen, as it was written before; without effect.
nonisolated public struct PresentationMode: Sendable {
    /// Whether the screen lies over another: no.
    public var isPresented: Bool { false }
    /// Does nothing.
    public mutating func dismiss() {}
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether a list is being changed; without effect.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    /// Whether it is.
    public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
    /// Closes the screen; without effect.
    public var dismiss: DismissAction { DismissAction() }
    /// Closes the screen, as it was written before; without effect.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Whether the screen lies over another: no.
    public var isPresented: Bool { false }
    /// Whether the app is in front: yes.
    public var scenePhase: ScenePhase { .active }
    /// How much room there is from left to right: as on a phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
    /// Whether a list is being changed: no.
    public var editMode: Binding<EditMode>? { nil }
    /// The local time zone.
    public var timeZone: TimeZone { .current }
    /// Takes effects back: nothing does.
    public var undoManager: UndoManager? { nil }
}

extension Binding {
    /// A binding to what an optional holds, if it holds anything.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// The binding itself; the movement has no effect.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}

extension GeometryProxy {
    /// The place in a space: a view is shown alone, so it begins at the corner.
    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    /// The place in a space: a view is shown alone, so it begins at the corner.
    public func frame(in space: NamedCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A space that places are told in; without effect.
public enum CoordinateSpace: Hashable, Sendable { case global, local }
/// A space that places are told in, with a name; without effect.
public struct NamedCoordinateSpace: Hashable, Sendable {
    private let name: String
    /// A space by its name.
    public static func named(_ name: String) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

nonisolated extension View {
    /// Names the view's space; without effect.
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
    /// Names the view's space; without effect.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
}
