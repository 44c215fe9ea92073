/// Tells what a control shows that a person cannot configure.
///
///     struct KettleProvider: ControlValueProvider {
///         var previewValue: Bool { false }
///         func currentValue() async throws -> Bool { await Kettle.shared.isOn }
///     }
public protocol ControlValueProvider: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// A value that needs no data, for choosing the control on a phone.
    var previewValue: Value { get }
    /// The value that the control shows.
    func currentValue() async throws -> Value
}

/// Tells what a control shows for a configuration.
public protocol AppIntentControlValueProvider: SendableMetatype {
    /// The configuration.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value

    /// A value that needs no data, for choosing the control on a phone.
    func previewValue(configuration: Configuration) -> Value
    /// The value that the control shows.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// An intent whose parameters are a control's choices. It needs no `perform()` of its own.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}
