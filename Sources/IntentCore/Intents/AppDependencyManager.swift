import Synchronization

/// Where an app puts what its intents need, as App Intents has it.
///
///     static func setUp() { AppDependencyManager.shared.add(dependency: RunStore()) }
public final class AppDependencyManager: Sendable {
    /// The app's manager.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: AnyHashableSendable?
    }

    private enum Entry: Sendable {
        case maker(@Sendable () -> any Sendable)
        case made(any Sendable)
    }

    private let entries = Mutex<[Key: Entry]>([:])

    private init() {}

    /// Adds a dependency, which is made when it is first needed.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        entries.withLock { $0[Self.key(Dependency.self, key)] = .maker(dependency) }
    }

    /// Adds a dependency that a closure makes when it is first needed.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @escaping @Sendable () -> Dependency
    ) {
        entries.withLock { $0[Self.key(Dependency.self, key)] = .maker(dependency) }
    }

    func dependency<Dependency: Sendable>(
        _ type: Dependency.Type, key name: (any Hashable & Sendable)?
    ) -> Dependency? {
        let key = Self.key(type, name)
        switch entries.withLock({ $0[key] }) {
        case .made(let value): return value as? Dependency
        case .maker(let make):
            // Made outside the lock: making it may ask for other dependencies.
            let made = make()
            return entries.withLock { entries in
                if case .made(let earlier) = entries[key] { return earlier as? Dependency }
                entries[key] = .made(made)
                return made as? Dependency
            }
        case nil: return nil
        }
    }

    private static func key(_ type: Any.Type, _ name: (any Hashable & Sendable)?) -> Key {
        Key(type: ObjectIdentifier(type), name: name.map(AnyHashableSendable.init))
    }
}

private struct AnyHashableSendable: Hashable, Sendable {
    let base: any Hashable & Sendable

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
    func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

/// A value that the app added to `AppDependencyManager.shared` before anything ran.
///
///     @Dependency var store: RunStore
///
/// One that was never added ends the program with status 70 and the type's name when it is read.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: (any Hashable & Sendable)?

    /// The dependency of the property's type, and of that key if one is given.
    public init(key: (any Hashable & Sendable)? = nil) { self.key = key }

    /// The dependency.
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.dependency(Value.self, key: key) else {
            endForMistake("no dependency of type \(Value.self) was added")
        }
        return value
    }
}

extension AppIntent {
    /// A value that the app added to `AppDependencyManager.shared`.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension DynamicOptionsProvider {
    /// A value that the app added to `AppDependencyManager.shared`.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
