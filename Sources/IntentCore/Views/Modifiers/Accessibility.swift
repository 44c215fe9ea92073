// What a phone reads aloud. A terminal's own reader reads the text; the words stay in the tree for other surfaces.
nonisolated extension View {
    /// The view in words.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
        modified(.accessibilityLabel(label.text))
    }
    /// The view in words.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        modified(.accessibilityLabel(String(label)))
    }
    /// The view in words.
    public func accessibilityLabel(_ label: Text) -> some View {
        modified(.accessibilityLabel(label.runs.compactMap(\.content.words).joined()))
    }
    /// The value in words: without effect.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    /// The value in words: without effect.
    @_disfavoredOverload
    public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }
    /// The value in words: without effect.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// What the view does, in words: without effect.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    /// What the view does, in words: without effect.
    @_disfavoredOverload
    public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }
    /// Whether the view is left out when it is read aloud: without effect.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// A name for tests: without effect.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Whether the views in it are read as one: without effect.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// What the view is: without effect.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What the view is not: without effect.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// The order of reading: without effect.
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}

/// Whether views are read as one: without effect.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior()
    /// Each for itself.
    public static let contain = AccessibilityChildBehavior()
    /// As one.
    public static let combine = AccessibilityChildBehavior()
}

/// What a view is, to those who hear it: without effect.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A head.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Changing often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}
