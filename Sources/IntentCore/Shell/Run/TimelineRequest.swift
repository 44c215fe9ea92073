/// `--timeline KIND [--family FAMILY] [--set NAME=VALUE]… [--tap BUTTON]`: what a widget shows from now on, as a
/// `WidgetTimeline` on one line.
///
///     $ run-track --timeline TrackRun --family small --set run=5K
///     {"timeline":1,"kind":"TrackRun","family":"small",…,"entries":[{"date":…,"tree":…}],"policy":"never"}
///
/// Each button and toggle has its intent, its values and the argument vector that runs it. With `--tap` the button of those
/// words, or of that number in the order of reading, is pressed first, and the timeline is the one after that: the process
/// that made the views runs the intent, so that a model in its memory is the one that the button means.
struct TimelineRequest {
    private(set) var kind = ""
    private(set) var family: WidgetFamily?
    /// What is configured, in order: a parameter's name, and a word.
    private(set) var settings: [WidgetSetting] = []
    /// The button that is pressed first, by its words, their beginning or its number.
    private(set) var tap: String?

    /// - Throws: `ExitFailure`.
    init(_ words: some Collection<String>) throws {
        var rest = Array(words)[...]
        var kind: String?
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts.first {
            case "--family":
                family = try Self.family(try Self.value(parts, &rest))
            case "--set":
                settings.append(try Self.setting(try Self.value(parts, &rest)))
            case "--tap":
                tap = try Self.value(parts, &rest)
            default:
                guard kind == nil, !word.hasPrefix("--") else {
                    let usage = "give KIND, --family, --set NAME=VALUE and --tap BUTTON"
                    throw ExitFailure(words: "\(quoted(word)) is one word too many; \(usage)", status: .usage)
                }
                kind = word
            }
        }
        guard let kind, !kind.isEmpty else {
            throw ExitFailure(words: "--timeline needs a widget's kind; see --manifest", status: .usage)
        }
        self.kind = kind
    }

    private static func value(_ parts: [String], _ rest: inout ArraySlice<String>) throws -> String {
        if parts.count > 1 { return parts[1] }
        guard let next = rest.popFirst() else {
            throw ExitFailure(words: "\(parts[0]) needs a value", status: .usage)
        }
        return next
    }

    private static func family(_ word: String) throws -> WidgetFamily {
        guard let family = WidgetFamily(name: word) else {
            throw ExitFailure(
                words: "there is no family \(quoted(word)); choose \(listed(WidgetFamily.allCases.map(\.name)))",
                status: .usage)
        }
        return family
    }

    private static func setting(_ word: String) throws -> WidgetSetting {
        guard let setting = try WidgetSetting.intentValue(word: word, match: .exact) else {
            throw ExitFailure(words: "--set takes NAME=VALUE, and \(quoted(word)) is none", status: .usage)
        }
        return setting
    }

    /// - Throws: `ExitFailure`, `CommandLineError`, and what the provider throws.
    func timeline(of app: any IntentApp.Type) async throws -> WidgetTimeline {
        let widgets = await app.widgetDeclarations()
        guard let widget = widgets.first(where: { $0.kind == kind }) else {
            let kinds = widgets.map(\.kind)
            throw ExitFailure(
                words: advising(
                    "there is no widget \(quoted(kind))",
                    nearest(to: kind, among: kinds).map { "did you mean \($0)?" },
                    "choose \(listed(kinds))"), status: .usage)
        }
        let family = family ?? widget.usualFamily
        guard widget.families.contains(family) else {
            throw ExitFailure(
                words:
                    "the widget \(kind) has no family \(family.name); choose \(listed(widget.families.map(\.name)))",
                status: .usage)
        }
        let configuration = LoadedConfiguration(family: family, intent: try await configuration(of: widget))
        var loaded = try await widget.load(configuration)
        if let tap {
            try await press(tap, in: loaded)
            loaded = try await widget.load(configuration)
        }
        var timeline = loaded.mapActions { $0.naming(app.command(for: $0)) }
        guard !timeline.entries.isEmpty else {
            throw ExitFailure(words: "the widget \(kind) has nothing to show; its timeline is empty", status: .software)
        }
        timeline.displayName = widget.displayName
        // A phone's app may keep in memory what its buttons mean; what ours mean is said by their commands.
        timeline.takesTaps = FoundationSupport.current != nil
        return timeline
    }

    /// Runs the intent of a button or toggle, as the view holds it, and whatever that opens.
    private func press(_ label: String, in timeline: WidgetTimeline) async throws {
        let moment = Moment.now
        let buttons = timeline.entry(at: moment)?.tree.pressables(at: moment) ?? []
        let pressed = try ButtonPress.button(label, among: buttons)
        guard pressed.isEnabled else { throw WidgetError.isDisabled(pressed.label) }
        guard let intent = pressed.action.source?.intent else { throw WidgetError.hasNoEffect(pressed.label) }
        let prompter = IntentContext.openPrompter(QuestionSocket.inherited()) {}
        var next: (any AppIntent)? = intent
        while let intent = next {
            let boundIntent = BoundIntent(intent)
            let result = try await IntentContext.with({
                $0.prompter = prompter
                $0.intent = intent
                $0.performance = Performance()
            }) {
                try await boundIntent.complete()
                return try await boundIntent.result()
            }
            next = result?.anyOpenedIntent
        }
    }

    /// The configuration intent with the values that were set. What it lacks then stays nil: a widget asks nobody.
    private func configuration(of widget: WidgetDeclaration) async throws -> (any AppIntent)? {
        guard let intent = widget.intent else {
            guard let first = settings.first else { return nil }
            throw ExitFailure(
                words: "the widget \(kind) has nothing to configure, and \(quoted(first.name)) was set", status: .usage)
        }
        var boundIntent = BoundIntent(intent)
        for setting in settings {
            let name = setting.name
            guard let index = boundIntent.fields.firstIndex(where: { [$0.name, $0.option].contains(name) }) else {
                throw ExitFailure(
                    words: "the widget \(kind) has no \(quoted(name)) to set; "
                        + "choose \(listed(boundIntent.fields.map { $0.name }))",
                    status: .usage)
            }
            guard !boundIntent.given.contains(index) || boundIntent.fields[index].parameter.type.isList else {
                throw ExitFailure(words: "\(name) is set twice; set it once", status: .usage)
            }
            try await boundIntent.give(setting.word, to: index)
        }
        do {
            try await boundIntent.complete()
        } catch CommandLineError.missing(let missing, _) {
            throw ExitFailure(
                words: advising(
                    listed(missing.map { "the \($0.field.words)" }, last: " and ")
                        + (missing.count == 1 ? " is missing" : " are missing"),
                    "give " + listed(missing.map(Self.hint), last: " and ")), status: .usage)
        }
        return boundIntent.intent
    }

    private static func hint(_ missing: (field: BoundParameter, choices: [String])) -> String {
        let accepted = missing.choices.isEmpty ? missing.field.parameter.type.expected : listed(missing.choices)
        return "--set \(missing.field.name)=… (\(accepted))"
    }
}
