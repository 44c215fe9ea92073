extension CalendarPeriod: AppEnum {
    /// A period.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    /// Day, Week, Month, Year.
    package static let caseDisplayRepresentations: [CalendarPeriod: DisplayRepresentation] = [
        .day: "Day", .week: "Week", .month: "Month", .year: "Year",
    ]
}

extension Weekday: AppEnum {
    /// A weekday.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weekday"
    /// Monday to Sunday.
    package static let caseDisplayRepresentations: [Weekday: DisplayRepresentation] = [
        .monday: "Monday", .tuesday: "Tuesday", .wednesday: "Wednesday", .thursday: "Thursday", .friday: "Friday",
        .saturday: "Saturday", .sunday: "Sunday",
    ]
}

extension DistanceUnit: AppEnum {
    /// A unit of distance.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    /// Kilometers (`km`) and Miles (`mi`), also as others spell them.
    package static let caseDisplayRepresentations: [DistanceUnit: DisplayRepresentation] = [
        .kilometres: DisplayRepresentation(title: "Kilometers", synonyms: ["km", "Kilometres"]),
        .miles: DisplayRepresentation(title: "Miles", synonyms: ["mi"]),
    ]
}
