import FoundationEssentials

/// A type whose values a chart can show: numbers, dates and text, and enums that have one of them as raw value.
///
///     enum Surface: String, Plottable { case road, trail }
public protocol Plottable {
    /// The number, date or text that stands for a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or text that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that a number, date or text stands for; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// For the tree; nil for what is no number.
    var _chartValue: ViewNode.Chart.Value? { get }
    /// From the tree; nil where the value is of another kind.
    init?(_chartValue: ViewNode.Chart.Value)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The case of a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The number.
    public var _chartValue: ViewNode.Chart.Value? { .number(Double(self)) }
    /// The number, where it is a whole one of that type.
    public init?(_chartValue: ViewNode.Chart.Value) {
        guard case .number(let number) = _chartValue, let value = Self(exactly: number) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The number; nil for infinity and what is no number.
    public var _chartValue: ViewNode.Chart.Value? { Double(self).plottable.map { .number($0) } }
    /// The number.
    public init?(_chartValue: ViewNode.Chart.Value) {
        guard case .number(let number) = _chartValue else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The number, as near as a `Double` comes.
    public var _chartValue: ViewNode.Chart.Value? { Double(description)?._chartValue }
    /// The number.
    public init?(_chartValue: ViewNode.Chart.Value) {
        guard case .number(let number) = _chartValue else { return nil }
        self.init(number)
    }
}

extension String: PrimitivePlottableProtocol {
    /// The text, as a category.
    public var _chartValue: ViewNode.Chart.Value? { .category(self) }
    /// The category.
    public init?(_chartValue: ViewNode.Chart.Value) {
        guard case .category(let name) = _chartValue else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The date in local time.
    public var _chartValue: ViewNode.Chart.Value? { .date(Moment(local: self)) }
    /// The date.
    public init?(_chartValue: ViewNode.Chart.Value) {
        guard case .date(let moment) = _chartValue else { return nil }
        self = moment.date
    }
}
