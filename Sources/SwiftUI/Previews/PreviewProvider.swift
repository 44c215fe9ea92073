/// Views to look at while they are written, as it was done before `#Preview`; without effect.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What is around a previewed view; without effect.
public protocol PreviewContext {}

nonisolated extension View {
    /// What is around a previewed view; without effect.
    public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }
    /// The device of a preview; without effect.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// The size of a preview; without effect.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// The name of a preview; without effect.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Which way up a preview is; without effect.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The device of a preview; without effect.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    /// A device by its name.
    public init(rawValue: String) {}
    /// A device by its name.
    public init(stringLiteral value: String) {}
}
/// The size of a preview; without effect.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: Double, height: Double)
}
/// Which way up a preview is; without effect.
public enum InterfaceOrientation: Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
