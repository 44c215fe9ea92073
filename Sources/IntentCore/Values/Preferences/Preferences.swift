/// What the person prefers, in all tools:
///
///     {
///       "distanceUnit": "miles",
///       "weekStart": "sunday",
///       "goals": { "run-track": { "week": "30km" } }
///     }
///
/// All of it may be missing: kilometres, weeks from Monday, no goals. Other keys are the person's own and stay.
package struct Preferences: Equatable, Sendable {
    /// The unit of distance that people see.
    package var distanceUnit = DistanceUnit.kilometres
    /// The day that weeks begin with.
    package var weekStart = Weekday.monday
    /// All of the file as it was read.
    private var root: JSONObject = [:]

    package init() {}

    /// The goal of an app for a period, as it is written; nil where there is none.
    package func goal(of app: String, per period: CalendarPeriod) -> JSONValue? {
        root["goals"]?.object?[app]?.object?[period.rawValue]
    }

    /// Sets or removes a goal.
    package mutating func setGoal(_ goal: JSONValue?, of app: String, per period: CalendarPeriod) {
        var goals = root["goals"]?.object ?? [:]
        var own = goals[app]?.object ?? [:]
        own[period.rawValue] = goal
        goals[app] = own.members.isEmpty ? nil : .object(own)
        root["goals"] = goals.members.isEmpty ? nil : .object(goals)
    }
}

extension Preferences {
    /// Reads the bytes of the file.
    ///
    /// - Throws: `PreferencesError`, which names the place.
    init(_ bytes: [UInt8], path: String) throws(PreferencesError) {
        func fault(_ steps: [JSONStep], _ problem: String) -> PreferencesError {
            let place = bytes.withUnsafeBytes { JSONPlace(of: steps, in: $0) }
            return PreferencesError(path: path, place: place, problem: problem)
        }
        let value: JSONValue
        do {
            value = try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }
        } catch let error as JSONSyntaxError {
            throw PreferencesError(path: path, place: error.place, problem: error.problem)
        } catch {
            throw fault([], "it cannot be read")
        }
        guard let root = value.object else { throw fault([], "it must be an object, not \(value.kind)") }
        self.root = root
        if let unit = root["distanceUnit"], unit != .null {
            guard let known = unit.string.flatMap(DistanceUnit.init(spelled:)) else {
                throw fault([.key("distanceUnit")], "\"distanceUnit\" must be \"kilometers\" or \"miles\"")
            }
            distanceUnit = known
        }
        if let start = root["weekStart"], start != .null {
            guard let known = start.string.flatMap(Weekday.init(rawValue:)) else {
                throw fault([.key("weekStart")], "\"weekStart\" must be a day such as \"monday\"")
            }
            weekStart = known
        }
        if let goals = root["goals"], goals != .null, goals.object == nil {
            throw fault([.key("goals")], "\"goals\" must be an object, not \(goals.kind)")
        }
    }

    /// The file's text, in a form to be read and edited.
    var bytes: [UInt8] {
        var root = root
        // What is as it was is not written down: the person did not say it.
        if distanceUnit != .kilometres || root["distanceUnit"] != nil {
            root["distanceUnit"] = .string(distanceUnit.rawValue)
        }
        if weekStart != .monday || root["weekStart"] != nil { root["weekStart"] = .string(weekStart.rawValue) }
        return Array(JSONValue.object(root).prettyText.utf8)
    }
}

/// A file of preferences that cannot be used.
package struct PreferencesError: UserFacingError {
    let path: String
    let place: JSONPlace
    let problem: String

    package var words: String { "\(path) \(place): \(problem); correct it, nothing was changed" }
    package var status: ExitStatus { .badConfiguration }
}
