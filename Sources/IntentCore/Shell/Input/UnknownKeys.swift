import Synchronization

/// The keys of piped objects that named nothing: each is told of once in a run, on standard error.
final class UnknownKeys: Sendable {
    private let app: any IntentApp.Type
    private let told = Mutex<[String]>([])
    private let found = Mutex<Keys?>(nil)
    private let tell: @Sendable (String) -> Void

    /// The keys that the app knows somewhere.
    fileprivate struct Keys {
        /// Those of the entities that the app itself writes.
        var ofEntities: Set<String>
        /// Of each command that reads a pipe, its intent and its keys, and those that it cannot do without.
        var commands: [(intent: any AppIntent.Type, name: String, keys: Set<String>, required: [Set<String>])]
    }

    /// - Parameter tell: takes the line that the person reads.
    init(of app: any IntentApp.Type, tell: @escaping @Sendable (String) -> Void) {
        self.app = app
        self.tell = tell
    }

    func tell(_ keys: [String]) {
        let new = told.withLock { told in
            // A pipe of objects that differ in everything must not become a list without end.
            let new = keys.filter { !told.contains($0) && told.count < 100 }
            told += new
            return new
        }
        if !new.isEmpty {
            tell("ignored \(new.count == 1 ? "the key" : "the keys") \(listed(new.map { quoted($0) }, last: " and "))")
        }
    }

    /// Whether the key, as keys are compared, is of an entity that the app writes.
    func isOwn(_ key: String) -> Bool { keys { $0.ofEntities.contains(key) } }

    /// The command of the app, besides the running one, that reads a pipe and takes the key; rather one that the object has
    /// all keys for.
    func command(taking key: String, of object: JSONObject, besides intent: any AppIntent.Type) -> String? {
        keys { keys in
            let commands = keys.commands.filter { $0.intent != intent && $0.keys.contains(key) }
            guard commands.count > 1 else { return commands.first?.name }
            let given = Set(object.members.map { normalizedKey($0.key) })
            return (commands.first { $0.required.allSatisfy { !$0.isDisjoint(with: given) } } ?? commands[0]).name
        }
    }

    private func keys<Answer>(_ body: (Keys) -> Answer) -> Answer {
        found.withLock { found in
            let keys = found ?? Keys(of: app)
            found = keys
            return body(keys)
        }
    }
}

extension UnknownKeys.Keys {
    fileprivate init(of app: any IntentApp.Type) {
        ofEntities = ["id", "title"]
        commands = []
        for intent in [app.primaryIntent] + app.intents {
            for name in FieldColumns.names(for: intent) { ofEntities.insert(normalizedKey(name)) }
            let fields = BoundIntent(intent, of: app).fields
            guard fields.contains(where: \.mayReadPipe) else { continue }
            let name = intent == app.primaryIntent ? app.name : "\(app.name) \(intent.commandName)"
            commands.append(
                (intent, name, Set(fields.flatMap(\.keys)), fields.filter(\.isMissing).map { Set($0.keys) }))
        }
    }
}

extension BoundParameter {
    /// Whether a command with this parameter reads a pipe.
    var mayReadPipe: Bool {
        connects || parameter.isMissing && declaration.inputConnection != .never
    }
}
