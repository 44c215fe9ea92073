import IntentCore

/// Reads the tables in which services sum up activities, told by their headings.
enum SummaryTables {
    /// - Throws: where the table is no service's.
    static func read(_ bytes: [UInt8], into contents: FileContents) throws(FileFault) {
        let table = try CSVTable(bytes)
        if table.has("activity id", "activity date", "activity type", "distance") {
            readStrava(table, into: contents)
        } else if table.has("activity type", "date", "distance", "time", "title") {
            readGarmin(table, into: contents)
        } else if table.has("date", "type", "duration"), let distance = table.heading("distance") {
            readRunkeeper(table, distance: distance, into: contents)
        } else {
            throw FileFault("is a table of no service that is known; see man run-import", isForeign: true)
        }
    }

    /// `activities.csv` of Strava's bulk export. What stands first is for people, in kilometres; the second time the
    /// distance is in metres. Dates are UTC, written as in the language of the account.
    private static func readStrava(_ table: CSVTable, into contents: FileContents) {
        table.forEach { row in
            let distance = row["distance"]?.cellNumber
            let metres = row.isTwice("distance") ? distance : distance.map { $0 * 1000 }
            let moving = ActivityTime(row["moving time"]?.cellSeconds, .moving)
            let activity = Activity(
                kind: row["activity type"].flatMap(ActivityKind.init),
                start: row["activity date"].flatMap { Moment(writtenInUTC: $0) }, metres: metres,
                time: moving ?? ActivityTime(row["elapsed time"]?.cellSeconds, .elapsed), name: row["activity name"],
                service: .strava)
            // What the table does not tell, the activity's own file may.
            if activity.start != nil, activity.metres != nil, activity.time != nil {
                if let file = row["filename"] { contents.coveredFiles.append(lastPathComponent(file)) }
                contents.activities.append(activity)
            } else if row["filename"] == nil {
                contents.activities.append(activity)
            }
        }
    }

    /// The list of activities of Garmin Connect. Dates are those of the person's clock, and distances in the unit of
    /// their settings, which the table does not name.
    private static func readGarmin(_ table: CSVTable, into contents: FileContents) {
        table.forEach { row in
            let moving = ActivityTime(row["moving time"]?.cellSeconds, .moving)
            let timer = ActivityTime(row["time"]?.cellSeconds, .moving)
            contents.activities.append(
                Activity(
                    kind: row["activity type"].flatMap(ActivityKind.init),
                    start: row["date"].flatMap { Moment(localInFile: $0) },
                    metres: row["distance"]?.cellNumber.map { $0 * contents.tableUnit.metres }, time: timer ?? moving,
                    name: row["title"], service: .garmin))
        }
    }

    /// `cardioActivities.csv` of Runkeeper's export, whose headings name the unit.
    private static func readRunkeeper(_ table: CSVTable, distance: String, into contents: FileContents) {
        let unit =
            distance.contains("(mi") ? DistanceUnit.miles : distance.contains("(km") ? .kilometres : contents.tableUnit
        table.forEach { row in
            if let file = row["gpx file"] { contents.coveredFiles.append(lastPathComponent(file)) }
            contents.activities.append(
                Activity(
                    kind: row["type"].flatMap(ActivityKind.init),
                    start: row["date"].flatMap { Moment(localInFile: $0) },
                    metres: row[distance]?.cellNumber.map { $0 * unit.metres },
                    time: ActivityTime(row["duration"]?.cellSeconds, .moving), name: row["notes"] ?? row["route name"],
                    service: .runkeeper))
        }
    }
}
