import AppIntents

/// The tea timer of the sample code as a command, unchanged but for this file.
@main
struct PhoneSample: IntentApp {
    static let name = "phone-sample"
    static let displayName = "Tea Timer"
    static let primaryIntent: any AppIntent.Type = BrewTeaIntent.self
    static let intents: [any AppIntent.Type] = [
        StopTeaIntent.self, PourTeaIntent.self, KeepWarmIntent.self, RingGongIntent.self,
    ]
}
