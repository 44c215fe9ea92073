/// A button or a switch of one line, as WidgetKit has it for the control center: here for a status bar.
///
///     struct KettleControl: ControlWidget {
///         var body: some ControlWidgetConfiguration {
///             StaticControlConfiguration(kind: "Kettle", provider: KettleProvider()) { isOn in
///                 ControlWidgetToggle("Kettle", isOn: isOn, action: SetKettleIntent()) { isOn in
///                     Label(isOn ? "Hot" : "Cold", systemImage: "mug")
///                 }
///             }
///         }
///     }
///
/// It stands among an app's widgets, in `IntentApp.widgets` or a bundle: `widget-render Kettle --tap 1` presses it.
@MainActor @preconcurrency
public protocol ControlWidget: Widget where Body: ControlWidgetConfiguration {
    /// What the control is made of.
    @MainActor @preconcurrency var body: Body { get }
}

/// What a control's `body` is: a `StaticControlConfiguration` or an `AppIntentControlConfiguration`, with its modifiers.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration: WidgetConfiguration {}

extension ControlWidgetConfiguration {
    /// Sets what people call the control.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(of: self) { $0.displayName = displayName.text }
    }

    /// Sets what the control is for.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(of: self) { $0.description = description.text }
    }

    /// Whether a phone asks for the configuration when the control is added; without effect.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    /// What wakes the app on a phone; without effect.
    public func pushHandler<Handler>(_ pushHandler: Handler.Type) -> some ControlWidgetConfiguration { self }
}

/// A control's configuration with something further said of it.
struct ModifiedControlConfiguration: ControlWidgetConfiguration, DeclaringConfiguration {
    let itsDeclaration: WidgetDeclaration?

    init(of configuration: some ControlWidgetConfiguration, _ change: (inout WidgetDeclaration) -> Void) {
        var declaration = configuration.declaration
        if var changed = declaration {
            change(&changed)
            declaration = changed
        }
        itsDeclaration = declaration
    }
}
