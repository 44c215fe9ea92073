/// A picture from the web: shown as what stands for it while it is loaded, else as the word "image".
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
    private let content: Content?

    /// A picture.
    public init(url: URL?, scale: Double = 1) where Content == Image { content = nil }

    /// A picture, and what stands for it.
    public init<I: View, P: View>(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalView<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    /// A picture as it is in each phase; here always the first one, without a picture.
    public init(
        url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let content { return viewNodes(of: content, in: environment) }
        return viewNodes(of: Image("image"), in: environment)
    }
}

/// How far the loading of a picture is: here always at its beginning.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// What went wrong.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// How a change is made; without effect.
public struct Transaction: Sendable {
    /// A change; the movement has no effect.
    public init(animation: Animation? = nil) {}
}

/// Hands something on: shown as its label.
nonisolated public struct ShareLink<Label: View>: PrimitiveView {
    private let label: Label

    /// Something, with a label.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: label, in: environment)
    }
}

nonisolated extension ShareLink where Label == IntentCore.Label<Text, Image> {
    /// Something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { IntentCore.Label("Share", systemImage: "square.and.arrow.up") }
    }
    /// Something, with a text.
    public init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { IntentCore.Label(title, systemImage: "square.and.arrow.up") }
    }
}

/// A hint that an intent has a phrase; without effect, nothing is shown.
nonisolated public struct SiriTipView: PrimitiveView {
    /// A hint.
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [] }
    /// How the hint looks; without effect.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> SiriTipView { self }
}

/// How a hint looks; without effect.
public enum SiriTipViewStyle: Sendable { case automatic, dark, light, black }

/// A way to the app's shortcuts: shown as its word.
nonisolated public struct ShortcutsLink: PrimitiveView {
    /// A way to the app's shortcuts.
    public init(action: (() -> Void)? = nil) {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        viewNodes(of: Text("Shortcuts"), in: environment)
    }
    /// How the way looks; without effect.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> ShortcutsLink { self }
}

/// How a way to the shortcuts looks; without effect.
public enum ShortcutsLinkStyle: Sendable {
    case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}
/// A button that lets a list be changed: without effect, nothing is shown.
nonisolated public struct EditButton: PrimitiveView {
    /// A button.
    public init() {}

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] { [] }
}
