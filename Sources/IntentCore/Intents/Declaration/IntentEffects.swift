/// What running an intent does to what is there, for those that run intents on a person's behalf.
///
///     struct RemoveRunIntent: AppIntent {
///         static let intentEffects: IntentEffects = .destructive
///         …
///
/// An intent that says nothing may change things, removes nothing, and does so each time anew.
public struct IntentEffects: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Effects from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It changes nothing.
    public static let readOnly = IntentEffects(rawValue: 1)
    /// It removes something, or puts something in its place. Whoever runs it on a person's behalf asks the person first.
    public static let destructive = IntentEffects(rawValue: 2)
    /// To run it again with the same values changes nothing further.
    public static let idempotent = IntentEffects(rawValue: 4)
    /// It asks for confirmation by itself before it removes anything, so that nobody else needs to.
    public static let asksFirst = IntentEffects(rawValue: 8)
    /// It may run what other apps declare. Whoever limits what may be run cannot run it.
    package static let delegates = IntentEffects(rawValue: 16)
    /// It hands on what it does not know itself to another program, and lets that speak; it is a `ForwardingIntent`.
    package static let forwards = IntentEffects(rawValue: 32)
}
