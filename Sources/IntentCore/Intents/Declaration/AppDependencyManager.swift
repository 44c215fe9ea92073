import Synchronization

/// Where an app puts what its intents need, as App Intents has it.
///
///     static func setUp() { AppDependencyManager.shared.add(dependency: RunStore()) }
///
/// Of dependencies of one type, or of one type and key, the last one added holds.
public final class AppDependencyManager: Sendable {
    /// The app's manager.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: DependencyName?
    }

    private enum Entry: Sendable {
        case maker(@Sendable () -> any Sendable)
        case slowMaker(@Sendable () async throws -> any Sendable)
        case made(any Sendable)
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// A manager of its own, for tests; the app's is `shared`.
    public init() {}

    // The closures below come first: a closure could also be a value here.
    /// Adds a dependency, which is made when it is first needed.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        add(.maker(dependency), as: Dependency.self, key: key)
    }

    /// Adds a dependency that a closure makes when it is first needed.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @escaping @Sendable () -> Dependency
    ) {
        add(.maker(dependency), as: Dependency.self, key: key)
    }

    /// Adds a dependency that takes time to make or is made on another actor. It is made before an intent runs, needed or
    /// not, since whoever reads a dependency cannot wait for it.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @escaping @Sendable () async throws -> Dependency
    ) {
        add(.slowMaker(dependency), as: Dependency.self, key: key)
    }

    private func add(_ entry: Entry, as type: Any.Type, key: (any Hashable & Sendable)?) {
        entries.withLock { $0[Self.key(type, key)] = entry }
    }

    /// Makes the dependencies that take time to make; for the shell to call after the app's `setUp()`.
    package func makeSlowDependencies() async throws {
        for (key, entry) in entries.withLock({ $0 }) {
            guard case .slowMaker(let make) = entry else { continue }
            let made = try await make()
            entries.withLock { $0[key] = .made(made) }
        }
    }

    func dependency<Dependency: Sendable>(
        _ type: Dependency.Type, key name: (any Hashable & Sendable)?
    ) -> Dependency? {
        let key = Self.key(type, name)
        switch entries.withLock({ $0[key] }) {
        case .made(let value): return value as? Dependency
        case .maker(let make):
            // Made outside the lock: making it may ask for other dependencies. Two tasks may make it at the same time;
            // both get the one that was there first.
            let made = make()
            return entries.withLock { entries in
                if case .made(let earlier) = entries[key] { return earlier as? Dependency }
                entries[key] = .made(made)
                return made as? Dependency
            }
        case .slowMaker, nil: return nil
        }
    }

    private static func key(_ type: Any.Type, _ name: (any Hashable & Sendable)?) -> Key {
        Key(type: ObjectIdentifier(type), name: name.map(DependencyName.init))
    }
}

private struct DependencyName: Hashable, Sendable {
    let name: any Hashable & Sendable

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.name) == AnyHashable(right.name) }
    func hash(into hasher: inout Hasher) { AnyHashable(name).hash(into: &hasher) }
}

/// A value that the app added to `AppDependencyManager.shared` before anything ran.
///
///     @Dependency var store: RunStore
///
/// One that was never added ends the program with status 70 and the type's name when it is read.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: (any Hashable & Sendable)?
    private let manager: AppDependencyManager

    /// The dependency of the property's type, and of that key if one is given.
    public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
    }

    /// The dependency.
    public var wrappedValue: Value {
        guard let value = manager.dependency(Value.self, key: key) else {
            programmerError("no dependency of type \(Value.self) was added")
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
