import Foundation

/// A value in `UserDefaults`, as SwiftUI has it. What is set is on disk when the tool ends.
///
///     @AppStorage("cups", store: UserDefaults(suiteName: "group.example.tea")) var cups = 0
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The value, for a view that changes it.
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    private init(
        _ key: String, _ store: UserDefaults?, read: @escaping (Any) -> Value?, otherwise: Value,
        written: @escaping (Value) -> Any?
    ) {
        let store = store ?? .standard
        self.read = { store.object(forKey: key).flatMap(read) ?? otherwise }
        write = { value in
            if let written = written(value) { store.set(written, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }
}

// `UserDefaults` may be used from any thread.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

// The property list has no URLs, and numbers in it are of one type; each kind is read as UserDefaults itself reads it.

extension AppStorage where Value == Bool {
    /// A Bool, false or another value until it is set.
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, otherwise: wrappedValue) { $0 }
    }
}

extension AppStorage where Value == Int {
    /// A whole number.
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, otherwise: wrappedValue) { $0 }
    }
}

extension AppStorage where Value == Double {
    /// A number.
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, otherwise: wrappedValue) { $0 }
    }
}

extension AppStorage where Value == String {
    /// A text.
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { $0 as? String }, otherwise: wrappedValue) { $0 }
    }
}

extension AppStorage where Value == URL {
    /// An address.
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { ($0 as? String).flatMap(URL.init(string:)) }, otherwise: wrappedValue) {
            $0.absoluteString
        }
    }
}

extension AppStorage where Value == Data {
    /// Bytes.
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { $0 as? Data }, otherwise: wrappedValue) { $0 }
    }
}

extension AppStorage where Value == Date {
    /// A moment.
    public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { $0 as? Date }, otherwise: wrappedValue) { $0 }
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A case of an enum of whole numbers.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap(Value.init(rawValue:)) },
            otherwise: wrappedValue
        ) { $0.rawValue }
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A case of an enum of texts.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) }, otherwise: wrappedValue
        ) { $0.rawValue }
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A Bool that may not be set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, otherwise: nil) { $0 }
    }
    /// A whole number that may not be set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, otherwise: nil) { $0 }
    }
    /// A number that may not be set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, otherwise: nil) { $0 }
    }
    /// A text that may not be set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, read: { $0 as? String }, otherwise: nil) { $0 }
    }
    /// Bytes that may not be set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, read: { $0 as? Data }, otherwise: nil) { $0 }
    }
    /// An address that may not be set.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, read: { ($0 as? String).flatMap(URL.init(string:)) }, otherwise: nil) {
            $0?.absoluteString
        }
    }
}
