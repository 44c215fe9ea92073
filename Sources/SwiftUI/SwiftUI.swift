// Code written for a phone imports this name and finds everything of ours, and Foundation, behind it.
@_exported import Foundation
@_exported import IntentCore

extension GeometryProxy {
    /// The size, in points, in Foundation's form, which `IntentCore` does without.
    public var size: CGSize { CGSize(width: points.width, height: points.height) }
}
