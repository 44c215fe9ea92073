import IntentCore

/// A request of the client that has no answer yet.
final class Call {
    let id: JSONValue
    let batch: Batch?
    /// The program that works for it.
    var job: ProgramJob?
    /// What the client knows its progress by.
    var progressToken: JSONValue?
    var progress = 0.0
    var hasProgress = false

    init(id: JSONValue, batch: Batch?) {
        self.id = id
        self.batch = batch
    }
}

/// Messages that came as one, whose answers go back as one.
final class Batch {
    /// How many of its requests have no answer yet.
    var open = 0
    /// Whether all of its messages were taken.
    var isComplete = false
    var answers: [JSONValue] = []
}
