import IntentCore

/// What services call the columns of their tables: they write them in the language of the account.
enum HeadingNames {
    /// The English heading, in lower case; one that is not known is as it stands.
    static func english(_ heading: String) -> String {
        let name = folded(heading)
        return names[foldedWithoutAccents(String(heading.map { $0 == "’" ? "'" : $0 }))] ?? name
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (english, others) in others { for other in others { names[other] = english } }
        return names
    }()

    /// By English heading those of other languages, without accents: German, French, Spanish, Portuguese, Italian, Dutch.
    private static let others: [String: [String]] = [
        "activity id": [
            "aktivitats-id", "id de l'activite", "id de actividad", "id de la actividad", "id da atividade",
            "id attivita", "activiteits-id",
        ],
        "activity date": [
            "aktivitatsdatum", "date de l'activite", "fecha de la actividad", "data da atividade",
            "data dell'attivita", "datum van activiteit",
        ],
        "activity name": [
            "name der aktivitat", "nom de l'activite", "nombre de la actividad", "nome da atividade",
            "nome dell'attivita", "naam van activiteit", "naam activiteit",
        ],
        "activity type": [
            "aktivitatstyp", "aktivitatsart", "type d'activite", "tipo de actividad", "tipo de atividade",
            "tipo attivita", "tipo di attivita", "activiteittype", "activiteitstype",
        ],
        "date": ["datum", "fecha", "data"],
        "title": ["titel", "titre", "titulo", "titolo"],
        "distance": ["distanz", "distancia", "distanza", "afstand"],
        "time": ["zeit", "duree", "temps", "tiempo", "tempo", "tempo total", "tijd"],
        "elapsed time": [
            "verstrichene zeit", "temps ecoule", "tiempo transcurrido", "tempo decorrido", "tempo trascorso",
            "verstreken tijd",
        ],
        "moving time": [
            "zeit in bewegung", "bewegungszeit", "duree de deplacement", "temps de deplacement",
            "tiempo en movimiento", "tempo em movimento", "tempo di movimento", "beweegtijd",
        ],
        "filename": [
            "dateiname", "nom du fichier", "nombre de archivo", "nombre del archivo", "nome do arquivo", "nome file",
            "bestandsnaam",
        ],
    ]
}
