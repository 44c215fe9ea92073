import Combine

// What happens while a view is on a screen, and how a person acts on it. A view is only shown here: all of it is without
// effect.
nonisolated extension View {
    /// Work while the view is shown; without effect.
    public func task(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Work while the view is shown, anew for each value; without effect.
    public func task<ID: Equatable>(
        id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// When a value changes; without effect.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        self
    }
    /// When a publisher sends; without effect.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { self }
    /// When an address is opened; without effect.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// When a field is left; without effect.
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    /// A long press; without effect.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { self }
    /// What a finger does; without effect.
    public func gesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// What a finger does; without effect.
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// When a pointer is over the view; without effect.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// What can be felt; without effect.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }
    /// What can be felt, under a condition; without effect.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View { self }
    /// A transition between two places; without effect.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { self }
    /// Whether a field is being typed in; without effect.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// Which field is being typed in; without effect.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    /// What a text field takes; without effect.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// What becomes a capital letter; without effect.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// Whether words are corrected; without effect.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Whether words are corrected; without effect.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// The word on the key that ends typing; without effect.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Whether text can be selected; without effect.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// When scrolling hides the keyboard; without effect.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Whether bars beside show where one is; without effect.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    /// Keys that press the view; without effect.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Whether a row can be taken away; without effect.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// How choices look; without effect.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
    /// How choices of a date look; without effect.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
    /// How fields look; without effect.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
    /// How forms look; without effect.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
    /// How menus look; without effect.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    /// The space between rows; without effect.
    public func listRowSpacing(_ spacing: Double?) -> some View { self }
    /// The space between sections; without effect.
    public func listSectionSpacing(_ spacing: Double) -> some View { self }
    /// Glass behind the view; without effect.
    public func glassEffect() -> some View { self }
    /// Hides a phone's bar of the time; without effect.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Where values of settings are kept for the views in this one; without effect.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    /// What stands beside the safe area of a phone's screen: shown below the view, or above it.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }
}

nonisolated extension ForEach {
    /// When rows are taken away; without effect.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    /// When rows are moved; without effect.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

nonisolated extension ForEach where Content: View {
    /// A view for each element, with a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where C.Element: Identifiable, ID == C.Element.ID, Data == [C.Element] {
        self.init(Array(data.wrappedValue)) { content(.constant($0)) }
    }
}

/// An end of a column; without effect.
public enum VerticalEdge: Hashable, Sendable { case top, bottom }

/// What can be felt; without effect.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    /// Done.
    public static let success = SensoryFeedback(name: "success")
    /// A warning.
    public static let warning = SensoryFeedback(name: "warning")
    /// An error.
    public static let error = SensoryFeedback(name: "error")
    /// Another choice.
    public static let selection = SensoryFeedback(name: "selection")
    /// More.
    public static let increase = SensoryFeedback(name: "increase")
    /// Less.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Begun.
    public static let start = SensoryFeedback(name: "start")
    /// Ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// Lined up.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level reached.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A knock.
    public static let impact = SensoryFeedback(name: "impact")
    /// A knock of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// A knock of a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// How heavy what knocks is.
    public enum Weight: Sendable { case light, medium, heavy }
    /// How soft what knocks is.
    public enum Flexibility: Sendable { case rigid, solid, soft }
}

/// What a finger does; without effect.
public protocol Gesture {}
/// A press; without effect.
public struct TapGesture: Gesture {
    /// A press of so many.
    public init(count: Int = 1) {}
    /// What is done at its end; without effect.
    public func onEnded(_ action: @escaping (()) -> Void) -> TapGesture { self }
}
/// A long press; without effect.
public struct LongPressGesture: Gesture {
    /// A press of so long.
    public init(minimumDuration: Double = 0.5) {}
    /// What is done at its end; without effect.
    public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}
/// A movement; without effect.
public struct DragGesture: Gesture {
    /// A movement of so many points at least.
    public init(minimumDistance: Double = 10) {}
    /// What is done at its end; without effect.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
    /// What is done while it lasts; without effect.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
    /// Where a movement is.
    public struct Value: Sendable {
        /// How far it went.
        public var translation: CGSize
        /// Where it is.
        public var location: CGPoint
    }
}

/// What becomes a capital letter; without effect.
public struct TextInputAutocapitalization: Sendable {
    /// Nothing.
    public static let never = TextInputAutocapitalization()
    /// The first letter of a word.
    public static let words = TextInputAutocapitalization()
    /// The first letter of a sentence.
    public static let sentences = TextInputAutocapitalization()
    /// All letters.
    public static let characters = TextInputAutocapitalization()
}
/// The word on the key that ends typing; without effect.
public enum SubmitLabel: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
/// Whether text can be selected; without effect.
public enum TextSelectability: Sendable { case enabled, disabled }
/// When scrolling hides the keyboard; without effect.
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
/// Whether bars beside show where one is; without effect.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
/// Keys that press something; without effect.
public struct KeyboardShortcut: Sendable {
    /// The key that agrees.
    public static let defaultAction = KeyboardShortcut()
    /// The key that cancels.
    public static let cancelAction = KeyboardShortcut()
}

/// How choices look; without effect.
public protocol PickerStyle: Sendable {}
/// How choices of a date look; without effect.
public protocol DatePickerStyle: Sendable {}
/// How fields look; without effect.
public protocol TextFieldStyle: Sendable {}
/// How forms look; without effect.
public protocol FormStyle: Sendable {}
/// How menus look; without effect.
public protocol MenuStyle: Sendable {}
/// How controls of a form look; without effect.
public struct InputStyle: PickerStyle, DatePickerStyle, TextFieldStyle, FormStyle, MenuStyle {}

extension PickerStyle where Self == InputStyle {
    /// As the place has it.
    public static var automatic: Self { Self() }
    /// As a menu.
    public static var menu: Self { Self() }
    /// Side by side.
    public static var segmented: Self { Self() }
    /// As a wheel.
    public static var wheel: Self { Self() }
    /// In the list.
    public static var inline: Self { Self() }
    /// On a screen of its own.
    public static var navigationLink: Self { Self() }
}
extension DatePickerStyle where Self == InputStyle {
    /// As the place has it.
    public static var automatic: Self { Self() }
    /// Small.
    public static var compact: Self { Self() }
    /// As a calendar.
    public static var graphical: Self { Self() }
    /// As wheels.
    public static var wheel: Self { Self() }
}
extension TextFieldStyle where Self == InputStyle {
    /// As the place has it.
    public static var automatic: Self { Self() }
    /// Without a border.
    public static var plain: Self { Self() }
    /// With a border.
    public static var roundedBorder: Self { Self() }
}
extension FormStyle where Self == InputStyle {
    /// As the place has it.
    public static var automatic: Self { Self() }
    /// In groups.
    public static var grouped: Self { Self() }
    /// In columns.
    public static var columns: Self { Self() }
}
extension MenuStyle where Self == InputStyle {
    /// As the place has it.
    public static var automatic: Self { Self() }
    /// As a button.
    public static var button: Self { Self() }
}
