// What lies over a screen, and what a person does with it. A view is only shown here: all of it is without effect.
nonisolated extension View {
    /// A screen over this one; without effect.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A screen over this one; without effect.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// A screen over this one; without effect.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A screen over this one; without effect.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Something beside the view; without effect.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A message; without effect.
    public func alert<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// A message; without effect.
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// A message; without effect.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// A message on an error; without effect.
    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// A message; without effect.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    /// A message; without effect.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
    /// A question; without effect.
    public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// A question; without effect.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// Items of the bars above and below; without effect.
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { self }
    /// Items of the bars above and below; without effect.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Whether bars are seen; without effect.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// The background of bars; without effect.
    public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// The background of bars; without effect.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// The colors of bars; without effect.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// What a title leads to; without effect.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    /// How high a screen over this one may be; without effect.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// How high a screen over this one may be; without effect.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Whether a screen over this one has a handle; without effect.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// The background of a screen over this one; without effect.
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
    /// The corners of a screen over this one; without effect.
    public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
    /// Whether a screen may be pushed away; without effect.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// A menu on the view; without effect.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
    /// What a swipe over a row offers; without effect.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View { self }
    /// A field to search in; without effect.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
    ) -> some View { self }
    /// Loads anew when the person pulls; without effect.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// A hint on an item; without effect.
    public func badge(_ count: Int) -> some View { self }
    /// A hint on an item; without effect.
    public func badge(_ label: LocalizedStringKey?) -> some View { self }
}

/// A message, as it was written before; without effect.
public struct Alert {
    /// A message with a button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// A message with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    /// A button of a message.
    public struct Button {
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that does nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that does nothing.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that loses something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
}

/// Items of the bars above and below; without effect.
public protocol ToolbarContent {}
/// An item of a bar; without effect.
public struct ToolbarItem: ToolbarContent {
    /// An item.
    public init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    /// An item with a name.
    public init<Content: View>(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}
/// Several items of a bar; without effect.
public struct ToolbarItemGroup: ToolbarContent {
    /// Items.
    public init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
/// A space in a bar; without effect.
public struct ToolbarSpacer: ToolbarContent {
    /// A space.
    public init(placement: ToolbarItemPlacement = .automatic) {}
}
/// Several things of bars; without effect.
public struct ToolbarContentGroup: ToolbarContent {}

/// Lists items of bars one below the other.
@resultBuilder
public enum ToolbarContentBuilder {
    /// An item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> ToolbarContentGroup {
        ToolbarContentGroup()
    }
    /// Items.
    public static func buildBlock(_ content: ToolbarContentGroup...) -> ToolbarContentGroup { ToolbarContentGroup() }
    /// Items under a condition.
    public static func buildOptional(_ content: ToolbarContentGroup?) -> ToolbarContentGroup { ToolbarContentGroup() }
    /// The first of two choices.
    public static func buildEither(first content: ToolbarContentGroup) -> ToolbarContentGroup { content }
    /// The second of two choices.
    public static func buildEither(second content: ToolbarContentGroup) -> ToolbarContentGroup { content }
    /// Items of a certain version.
    public static func buildLimitedAvailability(_ content: ToolbarContentGroup) -> ToolbarContentGroup { content }
}

/// Where an item of a bar stands; without effect.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// In the middle.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// On the left of the bar above.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    /// On the right of the bar above.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    /// On the left of the bar above.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// On the right of the bar above.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// In the bar below.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    /// Over the keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// Where the main action stands.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// Where other actions stand.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    /// Where one agrees.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// Where one cancels.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    /// Where one loses something.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    /// Where one goes elsewhere.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// Where one is told something.
    public static let status = ToolbarItemPlacement(name: "status")
}

/// A bar; without effect.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar above.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar below.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of the screens.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// A window's bar.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// How a title is shown; without effect.
public struct ToolbarTitleDisplayMode: Sendable {
    /// As the place has it.
    public static let automatic = ToolbarTitleDisplayMode()
    /// Small.
    public static let inline = ToolbarTitleDisplayMode()
    /// Large.
    public static let large = ToolbarTitleDisplayMode()
}

/// How high a screen over another may be; without effect.
public struct PresentationDetent: Hashable, Sendable {
    private let part: Double

    /// Half.
    public static let medium = PresentationDetent(part: 0.5)
    /// All.
    public static let large = PresentationDetent(part: 1)
    /// A part.
    public static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent(part: fraction) }
    /// A height.
    public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(part: -height) }
}

/// Where a field to search in stands; without effect.
public struct SearchFieldPlacement: Sendable {
    /// As the place has it.
    public static let automatic = SearchFieldPlacement()
    /// In the bar above.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// In a bar.
    public static let toolbar = SearchFieldPlacement()
    /// Beside the list.
    public static let sidebar = SearchFieldPlacement()
}

/// An end of a row; without effect.
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
