/// The versions of the protocol that are spoken, by their dates.
enum ProtocolVersion: String, CaseIterable, Comparable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"

    static let latest = november2025

    /// What is spoken with a client that asks for a version: that one, or the latest where it is unknown.
    init(wanted: String) { self = ProtocolVersion(rawValue: wanted) ?? .latest }

    /// Dates in this form are in the order of their texts.
    static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool { left.rawValue < right.rawValue }
}
