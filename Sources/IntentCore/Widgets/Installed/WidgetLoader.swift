/// A widget as it is to be shown: its kind, family and settings, with its timeline from the cache or the app.
package struct WidgetLoader {
    package let kind: String
    /// The family that was named.
    package let family: WidgetFamily?
    package let settings: [WidgetSetting]
    package let isForBar: Bool

    package init(kind: String, family: WidgetFamily?, settings: [WidgetSetting], isForBar: Bool) {
        self.kind = kind
        self.family = family
        self.settings = settings
        self.isForBar = isForBar
    }

    /// What there is to show.
    package struct Answer {
        package var timeline: WidgetTimeline
        /// When the app told it.
        package var loaded: Moment
        /// Why the timeline is an old one, where the app does not tell a new one.
        package var fault: (any UserFacingError)?

        package init(timeline: WidgetTimeline, loaded: Moment, fault: (any UserFacingError)? = nil) {
            self.timeline = timeline
            self.loaded = loaded
            self.fault = fault
        }
    }

    private static let patience = 10

    /// What names it on the command line of `widget-render`.
    package var arguments: [String] {
        [kind] + (family.map { ["--family", $0.name] } ?? []) + settings.flatMap { ["--set", $0.text] }
    }

    /// The kind, without the name of the app that its name may have before it.
    package var plainKind: String {
        kind.contains("/") ? (try? LocatedWidget.of(kind: kind))?.widget.kind ?? kind : kind
    }

    private var key: CachedTimeline.Key {
        CachedTimeline.Key(kind: kind, family: family?.name ?? (isForBar ? "bar" : "usual"), settings: settings)
    }

    /// The timeline: the cached one while it holds, else the app's.
    ///
    /// - Throws: `UserFacingError` where the app does not tell and nothing older is there.
    package func answer() throws -> Answer {
        let kept = CachedTimeline.kept(under: key)
        if let kept, kept.isFresh(at: .now, kind: plainKind) {
            return Answer(timeline: kept.timeline, loaded: kept.loaded)
        }
        return try load(instead: kept)
    }

    /// The timeline as the app tells it now.
    package func load() throws -> Answer { try load(instead: CachedTimeline.kept(under: key)) }

    /// Presses a button or toggle of a timeline to the end of its intent. All widgets of its kind are loaded anew after that.
    ///
    /// Where the app takes taps, the process that makes the views runs the intent, since what they mean may be in its memory
    /// alone, and this widget then shows what that process made of it; else the button's command is run.
    ///
    /// - Parameter seconds: how long it may take; nil for as long as it takes.
    /// - Throws: `UserFacingError` where it cannot be pressed, and what its intent said where that failed.
    package func press(
        _ button: ViewNode.Pressable, of timeline: WidgetTimeline, seconds: Int? = nil
    ) throws {
        // What the button changed is seen by every widget of its kind, whether or not its app says so.
        guard timeline.takesTaps else {
            try ButtonPress.press(button, seconds: seconds)
            return WidgetReload.kind(plainKind).mark()
        }
        try ButtonPress.check(button)
        let now = Moment.now
        let buttons = timeline.entry(at: now)?.tree.pressables(at: now) ?? []
        let isNamed = !button.label.isEmpty && buttons.count { folded($0.label) == folded(button.label) } == 1
        let number = buttons.firstIndex(of: button).map { String($0 + 1) }
        _ = try loaded(pressing: isNamed ? button.label : number ?? button.label, seconds: seconds)
    }

    private func load(instead kept: CachedTimeline?) throws -> Answer {
        do {
            return try loaded()
        } catch let error as any UserFacingError {
            guard let kept, (error as? WidgetError)?.isUsage != true else { throw error }
            return Answer(timeline: kept.timeline, loaded: kept.loaded, fault: error)
        }
    }

    /// - Parameter label: the button that is pressed first.
    private func loaded(pressing label: String? = nil, seconds: Int? = patience) throws -> Answer {
        let place = try LocatedWidget.of(kind: kind)
        let kind = place.widget.kind
        // Before the app looks: what changes meanwhile makes the timeline old, never new.
        var mark = ReloadStamp(of: kind)?.made()
        let begun = Moment.now
        var command = place.app.command + ["--timeline", kind]
        if let family = family ?? usualFamily(of: place.widget) { command += ["--family", family.name] }
        for setting in settings { command += ["--set", setting.text] }
        if let label { command += ["--tap=" + label] }
        let answer = try Subprocess.ask(command, seconds: seconds)
        guard answer.status == 0 else {
            let error = WidgetError(answer, of: place.app.name)
            guard error.isUsage, let gone = place.vanished(among: settings) else { throw error }
            throw WidgetError.settingIsGone(kind: kind, name: gone.name, title: gone.title ?? gone.word)
        }
        let timeline = try Self.timeline(answer.output, of: place.app.name).mapActions { action in
            var action = action
            // The app names itself, and we know where it is.
            if action.command.first == place.app.name {
                action.command.replaceSubrange(..<1, with: place.app.command)
            }
            return action
        }
        if label != nil {
            // All widgets of the kind are to be loaded anew but this one, which is what the pressed button made.
            WidgetReload.kind(kind).mark()
            mark = ReloadStamp(of: kind)?.current
        }
        CachedTimeline(timeline, app: place.app.name, command: place.app.command, loaded: begun, mark: mark)?
            .keep(under: key)
        return Answer(timeline: timeline, loaded: begun)
    }

    /// A bar has a line: the family that is one, where the widget has it.
    private func usualFamily(of widget: Manifest.Widget) -> WidgetFamily? {
        guard isForBar, widget.families.contains(WidgetFamily.accessoryInline.name) else { return nil }
        return .accessoryInline
    }

    private static func timeline(_ bytes: [UInt8], of app: String) throws -> WidgetTimeline {
        do {
            return try WidgetTimeline(try bytes.withUnsafeBytes { try JSONValue(parsing: $0) })
        } catch let error as JSONSyntaxError {
            throw WidgetError.app(words: "\(app) gives a timeline that is not JSON: \(error.problem)", status: .badData)
        } catch let error as ManifestError {
            throw WidgetError.app(words: "\(app) gives a timeline that \(error.words)", status: .badData)
        }
    }
}
