import FoundationEssentials

// What needs a screen, a finger or the passing of time. Accepted, and without effect in a terminal.
nonisolated extension View {
    /// Movement: without effect.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    /// Movement: without effect.
    public func animation(_ animation: Animation?) -> some View { self }
    /// How the view appears and goes: without effect.
    public func transition(_ transition: AnyTransition) -> some View { self }
    /// How the view's content changes: without effect.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Movement of a symbol: without effect.
    public func symbolEffect(_ effect: SymbolEffect) -> some View { self }
    /// Movement of a symbol: without effect.
    public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> some View { self }
    /// A name that a view has before and after a change: without effect.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// A name that a choice has: without effect.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }

    /// A shadow: without effect.
    public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View { self }
    /// Blur: without effect.
    public func blur(radius: Double, opaque: Bool = false) -> some View { self }
    /// How the view mixes with what is behind it: without effect.
    public func blendMode(_ mode: BlendMode) -> some View { self }
    /// Draws the view and what is in it as one: without effect.
    public func compositingGroup() -> some View { self }
    /// Draws the view and what is in it as one: without effect.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Brighter: without effect.
    public func brightness(_ amount: Double) -> some View { self }
    /// More contrast: without effect.
    public func contrast(_ amount: Double) -> some View { self }
    /// More colorful: without effect.
    public func saturation(_ amount: Double) -> some View { self }
    /// Less colorful: without effect.
    public func grayscale(_ amount: Double) -> some View { self }
    /// Turned: without effect.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Larger or smaller: without effect.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }
    /// Larger or smaller: without effect.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }

    /// Whether the view can be pressed: without effect.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// A press: without effect, nothing runs in a view that is only shown.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// When the view appears: without effect.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// When the view goes: without effect.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// When a value changes: without effect.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// When a value changes: without effect.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View { self }
    /// Work while the view is shown: without effect, a provider makes the entry before.
    public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
    /// A title above: without effect.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
    /// A title above: without effect.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
    /// Help beside a pointer: without effect.
    public func help(_ text: LocalizedStringKey) -> some View { self }
    /// Whether something scrolls: without effect.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// The background of what scrolls: without effect.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// Does what it is told, at once: there is no movement.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Movement: without effect.
public struct Animation: Hashable, Sendable {
    /// As usual.
    public static let `default` = Animation()
    /// Even.
    public static let linear = Animation()
    /// Slow at the beginning.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// As a spring.
    public static let spring = Animation()
    /// As a lively spring.
    public static let bouncy = Animation()
    /// As a quick spring.
    public static let snappy = Animation()
    /// As a soft spring.
    public static let smooth = Animation()
    /// Even, in that time.
    public static func linear(duration: Double) -> Animation { Animation() }
    /// Slow at the beginning, in that time.
    public static func easeIn(duration: Double) -> Animation { Animation() }
    /// Slow at the end, in that time.
    public static func easeOut(duration: Double) -> Animation { Animation() }
    /// Slow at both ends, in that time.
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    /// As a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation() }
    /// As a spring, in that time.
    public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
    /// Later.
    public func delay(_ delay: Double) -> Animation { self }
    /// Faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// Again.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    /// For ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view appears and goes: without effect.
public struct AnyTransition: Hashable, Sendable {
    /// Slowly.
    public static let opacity = AnyTransition()
    /// Growing.
    public static let scale = AnyTransition()
    /// From one side.
    public static let slide = AnyTransition()
    /// At once.
    public static let identity = AnyTransition()
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// One way in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Both.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With that movement.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content changes: without effect.
public struct ContentTransition: Hashable, Sendable {
    /// At once.
    public static let identity = ContentTransition()
    /// Slowly.
    public static let opacity = ContentTransition()
    /// From one form to the other.
    public static let interpolate = ContentTransition()
    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    /// Digit by digit.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
    /// As a symbol does.
    public static let symbolEffect = ContentTransition()
}

/// Movement of a symbol: without effect.
public struct SymbolEffect: Hashable, Sendable {
    /// Up and down.
    public static let bounce = SymbolEffect()
    /// Brighter and dimmer.
    public static let pulse = SymbolEffect()
    /// Part by part.
    public static let variableColor = SymbolEffect()
    /// Larger and smaller.
    public static let scale = SymbolEffect()
    /// One after the other.
    public static let replace = SymbolEffect()
}
