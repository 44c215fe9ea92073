import IntentCore

/// One thing that is to be known about a shortcut.
struct ShortcutDetail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Detail"
    static let defaultQuery = ShortcutDetailQuery()

    let id: String
    @Property(title: "About") var name: String
    @Property(title: "Is") var text: String

    var displayRepresentation: DisplayRepresentation { "\(name): \(text)" }

    private init(_ name: String, _ text: String) {
        id = name
        self.name = name
        self.text = text
    }

    static func all(of shortcut: InstalledPhrase) -> [ShortcutDetail] {
        let (app, intent) = (shortcut.app, shortcut.intent)
        var details = [
            ShortcutDetail("phrase", shortcut.text),
            ShortcutDetail("app", "\(app.manifest.displayName) (\(app.name))"),
            ShortcutDetail("does", intent.title),
        ]
        if let description = intent.description { details.append(ShortcutDetail("description", description)) }
        details.append(ShortcutDetail("runs", Command(words: shortcut.command).intentText))
        let given = Set(shortcut.values.map(\.parameter))
        for parameter in intent.parameters where !given.contains(parameter.name) {
            details.append(ShortcutDetail("takes", parameter.summary))
        }
        if let result = intent.result {
            details.append(ShortcutDetail("gives", result.isList ? "\(result.type), several" : result.type))
        }
        return details
    }
}

extension Manifest.Parameter {
    fileprivate var summary: String {
        var text = "--\(option)"
        if kind != .flag { text += " \(type.uppercased())" }
        if let title { text += ": \(title)" }
        if !choices.isEmpty { text += " (\(listed(choices.map(\.title), most: 8)))" }
        return isRequired ? text + ", required" : text
    }
}

/// Details belong to a shortcut; nothing finds them by themselves.
struct ShortcutDetailQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ShortcutDetail] { [] }
}
