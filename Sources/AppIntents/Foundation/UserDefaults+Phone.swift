import Foundation

extension UserDefaults {
    /// What is kept under a key; nil for nothing.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Keeps a value under a key; nil removes what is there.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
