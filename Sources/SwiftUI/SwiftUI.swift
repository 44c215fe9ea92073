// Code written for a phone imports this name and finds everything of ours behind it, and what SwiftUI brings along on a
// phone.
@_exported import AppIntents
@_exported import Observation

extension GeometryProxy {
    /// The size, in points, in Foundation's form, which `IntentCore` does without.
    public var size: CGSize { CGSize(width: points.width, height: points.height) }
}
