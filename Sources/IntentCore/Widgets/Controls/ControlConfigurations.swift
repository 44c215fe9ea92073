import FoundationEssentials

/// A control that a person cannot configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration,
    DeclaringConfiguration
{
    let itsDeclaration: WidgetDeclaration?

    /// A control of that kind, whose provider tells the value that the template shows.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        let maker = ControlRenderer(source: provider, content: content)
        itsDeclaration = WidgetDeclaration(control: kind) { configuration in
            let value = UncheckedSendableBox(try await maker.source.currentValue())
            return await maker.widgetTimeline(value.value, of: kind, for: configuration)
        }
    }

    /// A control of that kind, which always shows the same.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        let maker = ControlRenderer(source: (), content: { (_: Void) in content() })
        itsDeclaration = WidgetDeclaration(control: kind) { configuration in
            await maker.widgetTimeline((), of: kind, for: configuration)
        }
    }
}

/// A control that a person configures through an intent's parameters.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration, DeclaringConfiguration
{
    let itsDeclaration: WidgetDeclaration?

    /// A control of that kind, whose provider tells the value that the template shows.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        let maker = ControlRenderer(source: provider, content: content)
        var declaration = WidgetDeclaration(control: kind) { configuration in
            let intent = configuration.intent as? Configuration ?? Configuration()
            let value = UncheckedSendableBox(try await maker.source.currentValue(configuration: intent))
            return await maker.widgetTimeline(value.value, of: kind, for: configuration)
        }
        declaration.intent = Configuration.self
        itsDeclaration = declaration
    }

    /// A control of that kind, whose template shows the configuration itself.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        let maker = ControlRenderer(source: (), content: content)
        var declaration = WidgetDeclaration(control: kind) { configuration in
            let intent = configuration.intent as? Configuration ?? Configuration()
            return await maker.widgetTimeline(intent, of: kind, for: configuration)
        }
        declaration.intent = intent
        itsDeclaration = declaration
    }
}

extension WidgetDeclaration {
    /// A control's declaration: one line, or a small box on a terminal.
    fileprivate init(
        control kind: String, load: @escaping @Sendable (LoadedConfiguration) async throws -> WidgetTimeline
    ) {
        self.init(kind: kind, load: load)
        families = [.accessoryInline, .systemSmall]
    }
}

/// Where a control's value comes from, with the template that shows it. Neither need be sendable on a phone: one value
/// after the other is loaded, never two at once, and templates are made on the main actor.
private struct ControlRenderer<Source, Value>: @unchecked Sendable {
    let source: Source
    private let tree: @MainActor (Value, EnvironmentValues) -> ViewNode

    @MainActor init<Content: View>(source: Source, content: @escaping (Value) -> Content) {
        self.source = source
        tree = { value, environment in
            let view = EnvironmentValues.$current.withValue(environment) { content(value) }
            return ViewNode(view, in: environment)
        }
    }

    /// The value holds until the control is reloaded or pressed, as on a phone.
    @MainActor func widgetTimeline(
        _ value: Value, of kind: String, for configuration: LoadedConfiguration
    ) -> WidgetTimeline {
        let entry = WidgetTimeline.Entry(date: Moment.now, tree: tree(value, configuration.environment), relevance: nil)
        return WidgetTimeline(kind: kind, family: configuration.family, entries: [entry], policy: .never)
    }
}
