import IntentCore

/// Reads the `export.xml` of Apple Health: its workouts, among gigabytes of single measurements.
final class HealthReader: XMLReader {
    private let contents: FileContents
    private var workout: Activity?
    private var isInRoute = false

    init(_ contents: FileContents) { self.contents = contents }

    func begin(_ name: XMLName, _ attributes: XMLAttributes) throws(FileFault) -> Bool {
        // Nearly all of the file.
        if name == "Record" { return false }
        if name == "Workout" {
            let duration = seconds(attributes.number("duration"), unit: attributes.raw("durationUnit")?.string)
            let distance = metres(attributes.number("totalDistance"), unit: attributes.raw("totalDistanceUnit")?.string)
            workout = Activity(
                kind: try attributes.text("workoutActivityType").flatMap(ActivityKind.init),
                start: attributes.raw("startDate")?.string.flatMap(Self.moment), metres: distance,
                time: ActivityTime(duration, .moving), name: nil, service: .appleHealth)
        } else if workout != nil, name == "WorkoutStatistics" {
            // Where the workout itself does not tell the distance, a later version of the format is at work.
            guard let type = attributes.raw("type")?.string, type.contains("Distance"), workout?.metres == nil,
                let sum = attributes.number("sum")
            else { return false }
            workout?.metres = metres(sum, unit: attributes.raw("unit")?.string)
        } else if workout != nil, name == "WorkoutRoute" {
            isInRoute = true
        } else if isInRoute, name == "FileReference", let path = try attributes.text("path") {
            contents.coveredFiles.append(lastPathComponent(path))
        }
        return false
    }

    func end(_ name: XMLName, text: XMLText) throws(FileFault) {
        if name == "Workout", let workout {
            contents.activities.append(workout)
            self.workout = nil
        } else if name == "WorkoutRoute" {
            isInRoute = false
        }
    }

    private func seconds(_ number: Double?, unit: String?) -> Double? {
        guard let number else { return nil }
        return switch unit {
        case nil, "min": number * 60
        case "s", "sec": number
        case "hr", "h": number * 3600
        default: nil
        }
    }

    private func metres(_ number: Double?, unit: String?) -> Double? {
        guard let number else { return nil }
        return switch unit {
        case nil, "km": number * 1000
        case "mi": number * 1609.344
        case "m": number
        default: nil
        }
    }

    /// `2026-11-03 08:15:02 +0100`.
    private static func moment(_ text: String) -> Moment? {
        let parts = text.split(separator: " ")
        return Moment(inFile: parts.count == 3 ? "\(parts[0])T\(parts[1])\(parts[2])" : text)
    }
}

/// A path's last name.
func lastPathComponent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
