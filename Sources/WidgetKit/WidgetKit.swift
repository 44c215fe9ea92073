// Code written for a phone imports this name and finds everything of ours, and Foundation, behind it.
@_exported import Foundation
@_exported import IntentCore

extension TimelineProviderContext {
    /// The widget's size, in points, in Foundation's form, which `IntentCore` does without.
    public var displaySize: CGSize { CGSize(width: points.width, height: points.height) }
}
