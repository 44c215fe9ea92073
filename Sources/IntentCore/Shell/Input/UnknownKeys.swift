import Synchronization

/// The keys of piped objects that named nothing: each is told of once in a run, on standard error.
final class UnknownKeys: Sendable {
    @TaskLocal static var current: UnknownKeys?

    private let told = Mutex<[String]>([])
    private let tell: @Sendable (String) -> Void

    /// - Parameter tell: takes the line that the person reads.
    init(tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

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
