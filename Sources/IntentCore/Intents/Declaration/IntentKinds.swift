// What an intent may be more than an `AppIntent`. A phone treats these kinds differently; a terminal runs them all alike.

/// An intent that opens what its `target` names. There is nothing to open here but what `perform()` itself does.
public protocol OpenIntent: AppIntent {
    /// The type of what is opened.
    associatedtype Value: IntentValue
    /// What is opened.
    var target: Value { get set }
}

/// An intent that sets a value, as a switch in a control does.
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType: IntentValue
    /// The value to set.
    var value: ValueType { get set }
}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that a live activity's button runs.
public protocol LiveActivityIntent: AppIntent {}

/// An intent whose parameters are a widget's choices. It needs no `perform()` of its own.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: its parameters are read, it is not run.
    public func perform() async throws -> some IntentResult { .result() }
}
