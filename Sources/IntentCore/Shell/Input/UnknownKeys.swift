import Synchronization

/// The keys of piped objects that named nothing: each is told of once in a run, on standard error.
final class UnknownKeys: Sendable {
    @TaskLocal static var current: UnknownKeys?

    private let told = Mutex<[String]>([])
    private let tell: @Sendable (String) -> Void
    private let app: any IntentApp.Type
    private let intent: any AppIntent.Type
    /// The other command that takes a key, for keys that were looked up.
    private let commands = Mutex<[String: String?]>([:])

    /// - Parameters:
    ///   - intent: the intent that the objects are for.
    ///   - tell: takes the line that the person reads.
    init(
        of app: any IntentApp.Type, for intent: any AppIntent.Type, tell: @escaping @Sendable (String) -> Void
    ) {
        self.app = app
        self.intent = intent
        self.tell = tell
    }

    /// The command of the app that takes a key from a pipe which the running one does not know, as `meditate
    /// log-meditation` takes a `date`: the object was meant for that one.
    func command(taking key: String) -> String? {
        if let known = commands.withLock({ $0[key] }) { return known }
        let others = [app.primaryIntent] + app.intents.filter { $0.isDiscoverable }
        let other = others.first { other in
            guard other != intent else { return false }
            let fields = BoundIntent(other, of: app).fields
            return fields.contains(where: \.connects) && fields.contains { $0.isNamed(normalizedKey(key)) }
        }
        let command = other.map { $0 == app.primaryIntent ? app.name : "\(app.name) \($0.commandName)" }
        commands.withLock { if $0.count < 100 { $0[key] = .some(command) } }
        return command
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
}
