/// A symbol and words that belong together.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Words and a picture.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [
            ViewNode(
                .label(
                    title: ViewNode(viewNodes(of: title, in: environment), along: .horizontal),
                    icon: ViewNode(viewNodes(of: icon, in: environment), along: .horizontal)))
        ]
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Text and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Text and a symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Text and an image of the app's own.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// Text and an image of the app's own.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}
