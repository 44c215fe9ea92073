/// An entity that goes down a pipe as a text of its own, on one line, in place of its title: for what the next tool cannot
/// look up by a title or an identifier.
package protocol PipedEntity: AppEntity {
    /// The line, without its end and without control characters.
    var pipedText: String { get }
}
