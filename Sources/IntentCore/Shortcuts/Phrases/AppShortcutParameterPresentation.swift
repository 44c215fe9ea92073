/// How a phone presents the values of a shortcut's parameter; accepted, and without effect: a terminal lists them.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: IntentValue>: Sendable {
    /// A presentation of a parameter's values.
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> Void
    ) {}
}

/// The sentence above such a presentation.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    /// A sentence with the parameter in it.
    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// A collection of values in such a presentation.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: Sendable {
    /// What a provider offers, under a title.
    public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {}
}

/// Takes the collections that are written one below the other.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
    /// A collection.
    public static func buildExpression<Provider>(_ collection: AppShortcutOptionsCollection<Provider>) {}
    /// The collections.
    public static func buildBlock(_ collections: Void...) {}
}
