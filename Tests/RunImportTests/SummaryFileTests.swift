import FileSamples
import Foundation
import IntentCore
import Testing

@testable import run_import

/// Tables and JSON in which services and tools sum up activities.
@Suite struct SummaryFileTests {
    /// As Strava writes it: the headings that are there twice have metres and seconds behind.
    private static let strava = #"""
        Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename,Elapsed Time,Moving Time,Distance
        1,"Nov 3, 2024, 7:15:02 AM","Morning, ""Run""",Run,"two
        lines",2700,10.02,activities/1.fit.gz,2700.0,2490.0,10023.4
        2,"Nov 4, 2024, 5:00:00 PM",Commute,Ride,,1800,15.00,activities/2.gpx,1800.0,1700.0,15000
        3,"Nov 5, 2024, 7:00:00 AM",Treadmill,Virtual Run,,1800,,,1800.0,,
        4,"Nov 6, 2024, 7:00:00 AM",From its file,Run,,,,activities/4.gpx,,,

        """#

    private func stravaExport(in folder: Folder) throws {
        try folder.write(Self.strava, to: "export/activities.csv")
        try folder.write(FITFile.run().bytes, to: "export/activities/1.fit")
        try folder.run("gzip export/activities/1.fit")
        try folder.write(GPXText.file(GPXText.points(0..<11), type: "9"), to: "export/activities/2.gpx")
        try folder.write(GPXText.file(GPXText.points(0..<101, hour: 9)), to: "export/activities/4.gpx")
        try folder.write("\u{89}PNG", to: "export/media/a.png")
    }

    @Test(arguments: ["export", "export.zip", "export.zip.gz"])
    func stravasExport(name: String) throws {
        let folder = try Folder()
        try stravaExport(in: folder)
        try folder.run("python3 -m zipfile -c export.zip export; gzip -k export.zip")
        let found = folder.found(name)
        #expect(found.faults.isEmpty)
        #expect(found.runs.map(\.distance.metres) == [10_023, 300])
        let run = try #require(found.runs.first { $0.distance.metres > 1000 })
        #expect(
            run.id == "import:strava:2024-11-03T07:15:02Z" && run.note == "Morning, \"Run\""
                && run.time == .seconds(2490))
        #expect(found.summary.contains("2 runs, 10.323 km. Left out: ride (1); --all takes them. Without a distance: "))
    }

    @Test func stravasAPI() throws {
        let folder = try Folder()
        let activities = """
            [{"id":1,"name":"Morning","distance":10023.4,"moving_time":2490,"elapsed_time":2700,"sport_type":"TrailRun","type":"Run",
            "start_date":"2024-11-03T07:15:02Z","start_date_local":"2024-11-03T08:15:02Z","utc_offset":3600.0},
            {"id":2,"name":"","distance":0.0,"elapsed_time":10,"type":"Run","start_date":"2024-11-04T07:15:02Z"}]
            """
        try folder.write(activities, to: "a.json")
        let run = try #require(folder.found("a.json").runs.first)
        #expect(run.id == "import:strava:2024-11-03T07:15:02Z" && run.date.iso8601 == "2024-11-03T08:15:02+01:00")
        #expect(run.distance.metres == 10_023 && run.time == .seconds(2490) && run.kind == "trail run")
        #expect(folder.found("a.json").summary.contains("Without a distance"))
    }

    /// One export tells it in whole tens of meters, the other exactly: one run.
    @Test func twoExportsOfOneService() throws {
        let folder = try Folder()
        try folder.write(Self.strava, to: "a.csv")
        try folder.write(
            #"{"distance":10020.0,"moving_time":2490,"type":"Run","start_date":"2024-11-03T07:15:02Z"}"#, to: "b.json")
        #expect(folder.found("a.csv", "b.json").runs.map(\.distance.metres) == [10_023])
        #expect(folder.found("b.json", "a.csv").runs.map(\.distance.metres) == [10_020])
    }

    @Test func garminsTable() throws {
        let folder = try Folder()
        try folder.write(
            """
            \u{FEFF}Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Moving Time,Elapsed Time
            Running,2024-11-03 07:15:02,false,"Munich Running","10.02","700","00:41:30","150","00:41:00","00:45:00"
            Treadmill Running,2024-11-04 07:15:02,false,"Inside","5,01","300","25:10.4","150","--","26:00"
            Pool Swim,2024-11-05 07:15:02,false,"Swim","1,000","300","25:10","--","25:00","26:00"

            """, to: "Activities.csv")
        let runs = folder.found("Activities.csv").runs
        #expect(runs.map(\.distance.metres) == [10_020, 5010] && runs.map(\.time) == [.seconds(2490), .seconds(1510)])
        #expect(runs.map(\.id).first?.hasPrefix("import:garmin:2024-11-03T") == true)
        #expect(folder.found("Activities.csv", unit: .miles).runs.first?.distance.metres == 16_126)
    }

    /// The columns are named in the language of the account, and so are kinds; the decimals have a comma.
    @Test(arguments: [
        "Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Ø HF,Zeit in Bewegung,Verstrichene Zeit|Laufen|Radfahren",
        "Type d'activité,Date,Favori,Titre,Distance,Calories,Durée,FC moyenne,Temps de déplacement,Temps écoulé|Trail|Vélo",
        "Type d’activité,Date,Favori,Titre,Distance,Calories,Durée,FC moyenne,Temps de déplacement,Temps écoulé"
            + "|Course à pied|Cyclisme",
        "Tipo de actividad,Fecha,Favorito,Título,Distancia,Calorías,Tiempo,FC media,Tiempo en movimiento,"
            + "Tiempo transcurrido|Carrera|Ciclismo",
        "Tipo de atividade,Data,Favorito,Título,Distância,Calorias,Tempo,FC Média,Tempo em movimento,Tempo decorrido"
            + "|Corrida|Ciclismo",
        "Tipo attività,Data,Preferito,Titolo,Distanza,Calorie,Tempo,FC media,Tempo di movimento,Tempo trascorso"
            + "|Corsa|Ciclismo",
        "Activiteittype,Datum,Favoriet,Titel,Afstand,Calorieën,Tijd,Gem. HS,Beweegtijd,Verstreken tijd|Hardlopen|Fietsen",
    ])
    func garminsTableInOtherLanguages(_ language: String) throws {
        let words = language.components(separatedBy: "|")
        let folder = try Folder()
        try folder.write(
            """
            \(words[0])
            \(words[1]),2024-11-03 07:15:02,false,"Rund um den See","10,02","700","00:41:30","150","00:41:00","00:45:00"
            \(words[2]),2024-11-05 07:15:02,false,"Rad","20,50","300","25:10","--","25:00","26:00"

            """, to: "Activities.csv")
        let found = folder.found("Activities.csv")
        #expect(found.faults.isEmpty)
        #expect(found.runs.map(\.distance.metres) == [10_020] && found.runs.map(\.time) == [.seconds(2490)])
        #expect(found.runs.map(\.note) == ["Rund um den See"])
    }

    @Test(arguments: [
        "Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Verstrichene Zeit,Distanz,Dateiname,"
            + "Verstrichene Zeit,Bewegungszeit,Distanz|03.11.2024, 07:15:02|Lauf",
        "ID de l'activité,Date de l'activité,Nom de l'activité,Type d'activité,Temps écoulé,Distance,Nom du fichier,"
            + "Temps écoulé,Durée de déplacement,Distance|3 nov. 2024 à 07:15:02|Course à pied",
        "Activiteits-ID,Datum van activiteit,Naam van activiteit,Activiteitstype,Verstreken tijd,Afstand,Bestandsnaam,"
            + "Verstreken tijd,Beweegtijd,Afstand|3 nov. 2024 07:15:02|Hardloopsessie",
        "ID de actividad,Fecha de la actividad,Nombre de la actividad,Tipo de actividad,Tiempo transcurrido,Distancia,"
            + "Nombre del archivo,Tiempo transcurrido,Tiempo en movimiento,Distancia|3 nov. 2024, 7:15:02|Carrera",
    ])
    func stravasExportInOtherLanguages(_ language: String) throws {
        let words = language.components(separatedBy: "|")
        let folder = try Folder()
        try folder.write(
            """
            \(words[0])
            1,"\(words[1])",Morgens,\(words[2]),2700,"10,02",,2700.0,2490.0,10023.4

            """, to: "activities.csv")
        let found = folder.found("activities.csv")
        #expect(found.faults.isEmpty)
        #expect(found.runs.map(\.distance.metres) == [10_023] && found.runs.map(\.time) == [.seconds(2490)])
        #expect(found.runs.map(\.id) == ["import:strava:2024-11-03T07:15:02Z"] && found.runs.map(\.note) == ["Morgens"])
    }

    @Test(arguments: [
        ("3 févr. 2026 à 07:15:02", "2026-02-03"), ("6 mrt. 2024 14:23:15", "2024-03-06"),
        ("9. März 2026, 06:00:00", "2026-03-09"), ("1 août 2025, 06:00:00", "2025-08-01"),
        ("14 juil. 2025, 06:00:00", "2025-07-14"), ("2 de dezembro de 2025 06:00:00", "2025-12-02"),
        ("31.02.2026, 06:00:00", nil), ("3/11/2024, 06:00:00", nil), ("3 jui 2024 06:00:00", nil), ("3 nov. 2024", nil),
    ])
    func datesInOtherLanguages(text: String, day: String?) {
        #expect(Moment(writtenInUTC: text)?.iso8601.prefix(10).description == day)
    }

    @Test func numbersWithCommas() {
        #expect("1.234,5".cellNumber == 1234.5 && "1,234.5".cellNumber == 1234.5 && "1,234,567".cellNumber == 1_234_567)
    }

    @Test func runkeepersExport() throws {
        let folder = try Folder()
        try folder.write(
            """
            Activity Id,Date,Type,Route Name,Distance (mi),Duration,Average Pace,Notes,GPX File
            a-b-c,2024-11-03 07:15:02,Running,,6.2,51:30,8:18,"Felt good",2024-11-03-071502.gpx
            a-b-d,2024-11-04 07:15:02,Cycling,,20,1:01:30,,,2024-11-04-071502.gpx

            """, to: "rk/cardioActivities.csv")
        try folder.write(GPXText.file(GPXText.points(0..<101), type: nil), to: "rk/2024-11-03-071502.gpx")
        let found = folder.found("rk")
        #expect(found.runs.map(\.distance.metres) == [9978] && found.runs.map(\.time) == [.seconds(3090)])
        #expect(found.runs.map(\.note) == ["Felt good"] && found.runs[0].id.hasPrefix("import:runkeeper:"))
    }

    @Test func whatTimewarriorAndWatsonPrint() throws {
        let folder = try Folder()
        try folder.write(
            """
            [{"id":2,"start":"20241103T071502Z","end":"20241103T080000Z","tags":["run","10km"]},
            {"id":1,"start":"20241104T071502Z","end":"20241104T080000Z","tags":["work"],"annotation":"800m from home"}]
            """, to: "timew.json")
        let found = folder.found("timew.json")
        #expect(found.runs.map(\.id) == ["import:timewarrior:2024-11-03T07:15:02Z"])
        #expect(found.runs.map(\.distance.metres) == [10_000] && found.runs.map(\.time) == [.seconds(2698)])
        #expect(found.summary == "1 run, 10 km. Left out: work (1); --all takes them.")
        try folder.write(
            """
            [{"id":"e1","project":"running","start":"2024-11-03T07:15:02-08:00","stop":"2024-11-03T08:00:02-08:00","tags":["7.5km"]}]
            """, to: "watson.json")
        let run = try #require(folder.found("watson.json").runs.first)
        #expect(
            run.id == "import:watson:2024-11-03T15:15:02Z" && run.distance.metres == 7500 && run.time == .seconds(2700))
        #expect(run.date.iso8601 == "2024-11-03T07:15:02-08:00")
    }

    @Test(arguments: [
        ("a,b\n1,2\n", "is a table of no service that is known; see man run-import", true),
        ("{\"a\":1}", "is JSON of no service that is known; see man run-import", true),
        (
            "[{\"a\":1}", "is no valid JSON: a comma or ] is missing, in line 1; nothing was taken; export it again",
            false
        ),
        ("Activity ID,\"", "ends too early, within quotes; nothing was taken; export it again", false),
        ("", "is empty; give a file that is not", true), ("   ", FileFault.unknownFormat.words, true),
        ("word", FileFault.unknownFormat.words, true), ("<html></html>", FileFault.unknownFormat.words, true),
        ("\0\0\0\0", FileFault.unknownFormat.words, true),
    ])
    func whatIsNone(text: String, words: String, isForeign: Bool) throws {
        let folder = try Folder()
        try folder.write(text, to: "x")
        #expect(folder.faults(folder.found("x")) == ["x: \(words)"])
        // A folder in which nothing can be read tells of each file.
        try folder.write(text, to: "y/x")
        #expect(folder.faults(folder.found("y")) == ["y/x: \(words)"])
        // Beside what can be read there may be anything, but what is broken is named.
        try folder.write(
            #"[{"id":2,"start":"20241103T071502Z","end":"20241103T080000Z","tags":["run","10km"]}]"#, to: "y/a.json")
        #expect(folder.found("y").faults.isEmpty == isForeign)
    }
}
