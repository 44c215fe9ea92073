/// A type with a name that stays.
public protocol PersistentlyIdentifiable {
    /// The name that records and phrases know the type by; the type's own unless said otherwise.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's own name.
    public static var persistentIdentifier: String { sourceName(of: Self.self) }
}
