extension IntentApp {
    /// The intents that belong to the app though it does not list them: those that its phrases run, and those that find the
    /// entities of all its intents.
    static var furtherIntents: [any AppIntent.Type] {
        var known: [any AppIntent.Type] = [primaryIntent] + intents
        let listed = known.count
        func add(_ intent: any AppIntent.Type) { if !known.contains(where: { $0 == intent }) { known.append(intent) } }
        for shortcut in shortcuts?.appShortcuts ?? [] { add(type(of: shortcut.intent)) }
        for intent in known { for entity in entityTypes(of: intent) { entity.findIntent.map(add) } }
        return Array(known.dropFirst(listed))
    }

    /// Every intent, the primary one first.
    static var allIntents: [any AppIntent.Type] { [primaryIntent] + intents + furtherIntents }

    /// The intents that help and completions show as commands.
    static var commands: [any AppIntent.Type] { (intents + furtherIntents).filter { $0.isDiscoverable } }

    /// The entities that an intent takes or gives.
    private static func entityTypes(of intent: any AppIntent.Type) -> [any AppEntity.Type] {
        let taken = intent.init().parameters.map { type(of: $0.parameter).valueType }
        return ((resultType(of: intent).map { [$0] } ?? []) + taken).compactMap {
            comparedType($0) as? any AppEntity.Type
        }
    }
}
