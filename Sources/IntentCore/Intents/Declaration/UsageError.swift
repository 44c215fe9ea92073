/// A mistake in how the intent was called that its declaration cannot express, such as two parameters that exclude
/// each other: wrong usage, status 64.
///
///     throw UsageError("Give a run or a distance, not both.")
public struct UsageError: Error, CustomLocalizedStringResourceConvertible {
    /// The words that the person reads.
    public let localizedStringResource: LocalizedStringResource

    /// A mistake in the words that the person reads.
    public init(_ words: LocalizedStringResource) { localizedStringResource = words }
}
