// Further forms of parameters that phone code has.

extension Bool {
    /// What yes and no are called on a phone; a command line says it with the option, so it has no effect.
    public struct IntentDisplayName: Sendable {
        /// Names for yes and no.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// Yes or no; what they are called on a phone has no effect.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Bool>)? = nil
    ) {
        self.init(
            title: title, description: description, default: value, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider)
    }
}

/// A widget's family, where a list's length depends on it.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension IntentCollectionSize: ExpressibleByDictionaryLiteral {
    /// A length for each family of a widget. A list is written for all of them, so that it may be as long as the longest.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
        self = IntentCollectionSize(min: 0, max: elements.map(\.1).max() ?? 0)
    }
}
