import Glibc

/// A button that was pressed once, and does what it does at a second press within three seconds: a stray click in a status
/// bar records nothing.
///
/// `timelines/KIND/confirmation.json` in the cache folder:
///
///     {"until":1796022003000,"set":["run=5K"],"label":"Track 5km","command":["run-track","--run=5K"]}
package struct PressConfirmation: Equatable, Sendable {
    /// How long it waits, in milliseconds.
    package static let patience = 3000

    /// The button's words.
    package let label: String
    /// What runs it.
    package let command: [String]
    /// The widget's configuration.
    package let settings: [WidgetSetting]
    /// When it is as if nobody had pressed.
    package let until: Moment

    private static let mostBytes = 1 << 16

    /// A button that is pressed at a moment.
    package init(_ button: ViewNode.Pressable, settings: [WidgetSetting], at moment: Moment) {
        label = button.label
        command = button.action.command
        self.settings = settings
        until = Moment(milliseconds: moment.milliseconds &+ Self.patience)
    }

    /// The file that holds it; nil where there is no cache folder to be had.
    package static func path(kind: String) -> String? {
        ReloadStamp(of: kind).map { appendingPathComponent($0.folder, "confirmation.json") }
    }

    /// The button of a widget that waits for its second press.
    package static func waiting(kind: String, settings: [WidgetSetting], at now: Moment) -> PressConfirmation? {
        guard let path = path(kind: kind), let bytes = try? wholeFile(path, most: mostBytes),
            let json = try? bytes.withUnsafeBytes({ try JSONValue(parsing: $0) }),
            let waiting = PressConfirmation(json), waiting.settings == settings
        else { return nil }
        // One from the future is of a clock that was set back since.
        let left = waiting.until.milliseconds &- now.milliseconds
        return left > 0 && left <= patience ? waiting : nil
    }

    /// Whether it is this button that waits.
    package func isOf(_ button: ViewNode.Pressable) -> Bool {
        label == button.label && command == button.action.command
    }

    /// Waits for the second press from now on.
    ///
    /// - Throws: `StoreError` where that cannot be remembered.
    package func remember(kind: String) throws {
        guard let path = Self.path(kind: kind) else { throw StoreError.noHome }
        try AtomicFile.replace(path, with: Array(json.text.utf8), lasting: false)
    }

    /// Ends the waiting. Of several presses at once only one is told that it did.
    package static func forget(kind: String) -> Bool {
        guard let path = path(kind: kind) else { return false }
        return unlink(path) == 0
    }

    private var json: JSONValue {
        .object([
            "until": .integer(until.milliseconds), "set": .array(settings.map { .string($0.text) }),
            "label": .string(label), "command": .array(command.map { .string($0) }),
        ])
    }

    private init?(_ json: JSONValue) {
        guard let object = json.object, case .integer(let until)? = object["until"],
            case .array(let settings)? = object["set"], let label = object["label"]?.string,
            case .array(let command)? = object["command"]
        else { return nil }
        self.until = Moment(milliseconds: until)
        self.settings = settings.compactMap { json in
            json.string.flatMap { try? WidgetSetting.intentValue(word: $0, match: .exact) }
        }
        self.label = label
        self.command = command.compactMap(\.string)
    }
}
