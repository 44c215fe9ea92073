/// Values to choose from, in sections, as App Intents has it.
///
///     ItemCollection(promptLabel: "Which tea?") {
///         ItemSection("Green", items: greens)
///         ItemSection("Black") { for tea in blacks { IntentItem(tea, title: "\(tea.name)") } }
///     }
public struct IntentItemCollection<Result: IntentValue>: ResultsCollection {
    /// What stands above the list.
    public let promptLabel: LocalizedStringResource?
    /// The sections in order.
    public let sections: [IntentItemSection<Result>]

    /// A collection of sections; an index beside the list has no place in a terminal.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    /// A collection of values without sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }

    /// A collection of items without sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }

    /// A collection of sections that are written one below the other.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemsBuilder<IntentItemSection<Result>> sections: () -> [IntentItemSection<Result>]
    ) {
        self.init(promptLabel: promptLabel, sections: sections())
    }

    /// The values without the sections.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

/// The collection's short name.
public typealias ItemCollection = IntentItemCollection
