import FoundationEssentials

/// A value and what it is: `.value("Distance", run.kilometers)`.
public struct PlottableValue<Value: Plottable>: Sendable {
    let plotted: PlottedValue

    init(_ label: String, _ value: ViewNode.Chart.Value?, unit: ViewNode.Chart.DateUnit? = nil) {
        plotted = PlottedValue(label: label, value: value, unit: unit)
    }

    /// A value and what it is.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(labelKey.text, value.primitivePlottable._chartValue)
    }

    /// A value and what it is.
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(_ label: Label, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(String(label), value.primitivePlottable._chartValue)
    }

    /// A value and what it is.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label.plainWords, value.primitivePlottable._chartValue)
    }
}

extension PlottableValue where Value == Date {
    /// A date that stands for the whole day, week, month or other unit that it is in, in local time.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component
    ) -> PlottableValue<Date> {
        PlottableValue(labelKey.text, value._chartValue, unit: .init(unit))
    }

    /// A date that stands for the whole unit that it is in, in local time.
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(
        _ label: Label, _ value: Date, unit: Calendar.Component
    ) -> PlottableValue<Date> {
        PlottableValue(String(label), value._chartValue, unit: .init(unit))
    }

    /// A date that stands for the whole unit that it is in, in local time.
    public static func value(_ label: Text, _ value: Date, unit: Calendar.Component) -> PlottableValue<Date> {
        PlottableValue(label.plainWords, value._chartValue, unit: .init(unit))
    }

    /// A date that stands for the whole unit that it is in. Units are always those of the calendar that dates are written
    /// in here; another has no effect.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar
    ) -> PlottableValue<Date> { .value(labelKey, value, unit: unit) }
}

extension ViewNode.Chart.DateUnit {
    /// The unit for a calendar's component; one that is no time (an era, a time zone) is a day.
    init(_ component: Calendar.Component) {
        switch component {
        case .year, .yearForWeekOfYear: self = .year
        case .quarter: self = .quarter
        case .month: self = .month
        case .weekOfYear, .weekOfMonth: self = .week
        case .hour: self = .hour
        case .minute: self = .minute
        case .second, .nanosecond: self = .second
        default: self = .day
        }
    }
}

extension Text {
    /// The words of it that do not change with time.
    var plainWords: String { runs.compactMap(\.content.words).joined() }
}

/// A value of a mark, its type forgotten.
package struct PlottedValue: Hashable, Sendable {
    var label: String
    var value: ViewNode.Chart.Value?
    var unit: ViewNode.Chart.DateUnit?
}
