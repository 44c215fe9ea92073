// Code written for a phone imports this name and finds everything of ours behind it, as with SwiftUI.
@_exported import SwiftUI

extension TimelineProviderContext {
    /// The widget's size, in points, in Foundation's form, which `IntentCore` does without.
    public var displaySize: CGSize { CGSize(width: points.width, height: points.height) }
}
