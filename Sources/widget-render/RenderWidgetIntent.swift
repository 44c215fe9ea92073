import IntentCore

/// Shows widgets: one, the person's own, or all.
struct RenderWidgetIntent: AppIntent {
    static let intentEffects: IntentEffects = .delegates
    static let title: LocalizedStringResource = "Show a widget"

    @Parameter(title: "The widget", description: "All of yours, if not given")
    var kind: InstalledWidget?

    @Parameter(title: "Its size", optionsProvider: FamilyOptionsProvider())
    var family: Family?

    @Parameter(
        title: "Set a widget option", description: "`-` reads it from standard input",
        optionsProvider: SettingOptionsProvider())
    var set: [WidgetSetting]?

    @Parameter(title: "Remember family and options", default: false)
    var save: Bool

    @Parameter(title: "When", description: "Now, if not given")
    var date: Moment?

    @Parameter(title: "Output format", description: "Terminal on a terminal, plain elsewhere")
    var format: OutputFormat?

    @Parameter(
        title: "HTML of the widget alone", description: "For a page of your own; with --format html", default: false)
    var fragment: Bool

    @Parameter(title: "Press the button of that label or number first")
    var tap: String?

    @Parameter(title: "Take a second press within three seconds", default: false)
    var confirm: Bool

    @Parameter(title: "Go on, and show each change", default: false)
    var watch: Bool

    @Parameter(title: "Show a timeline or a record from a file instead, - for the pipe")
    var timeline: TimelineFile?

    func perform() async throws -> some IntentResult & ReturnsValue<[RenderedWidget]> {
        let kindOfFormat = format ?? .usual
        guard !fragment || kindOfFormat == .html else { throw UsageError("--fragment is for --format html") }
        guard !watch || kindOfFormat != .html else {
            throw UsageError("a page is not watched here; leave out --watch, or let widget-cgi serve it")
        }
        let format = kindOfFormat.format(confirms: confirm, isFragment: fragment)
        let now = date ?? .now
        if let timeline {
            guard kind == nil, set == nil, !save, tap == nil, !watch else {
                throw UsageError("a timeline is shown as it is; leave out the widget, --set, --save, --tap and --watch")
            }
            let widgets = timeline.timelines.compactMap {
                ShownWidget(.init(timeline: $0, loaded: now), family: family?.widgetFamily, at: now)
            }
            return .result(value: format.rendered(widgets, at: now))
        }
        guard !confirm || tap != nil || watch || kindOfFormat == .polybar else {
            throw UsageError("--confirm is about a press; add --tap and the button")
        }
        do {
            let widgets = try chosenWidgets(for: format)
            if watch {
                if save { try remember(widgets) }
                try await watch(widgets, in: kindOfFormat)
                return .result(value: [])
            }
            let isPressed = tap != nil && format.isClicked != false
            if let tap, isPressed {
                for widget in widgets {
                    let press = WidgetPress(widget: widget, label: tap, confirms: confirm)
                    if format.isBar || confirm { try press.perform() } else { try press.performNotingChanges() }
                }
            }
            // What was pressed is loaded already, or marked to be.
            let answered = try answered(widgets) { isPressed || !save ? try $0.answer() : try $0.load() }
            if save { try remember(widgets) }
            if !format.isBar { for (answer, _) in answered { warn(of: answer) } }
            let shown = answered.compactMap { ShownWidget($0.answer, $0.widget, at: date ?? .now) }
            return .result(value: format.rendered(shown, at: date ?? .now))
        } catch let error as any UserFacingError where format.isBar && error.status != .usage {
            // A bar shows its module only where that succeeds, so this is how the person comes to know of it.
            let shown = ShownWidget(error, kind: kind?.id, family: family?.widgetFamily)
            return .result(value: format.rendered([shown], at: now))
        }
    }

    /// What the widgets answer. Of several, one that fails costs itself alone, with a warning.
    ///
    /// - Throws: the first error, where all of them fail.
    private func answered(
        _ widgets: [WidgetLoader], _ answer: (WidgetLoader) throws -> WidgetLoader.Answer
    ) throws -> [(answer: WidgetLoader.Answer, widget: WidgetLoader)] {
        var failures: [any UserFacingError] = []
        let answered = try widgets.compactMap { widget -> (WidgetLoader.Answer, WidgetLoader)? in
            do {
                return (try answer(widget), widget)
            } catch let error as any UserFacingError {
                failures.append(error)
                return nil
            }
        }
        if answered.isEmpty, let failure = failures.first { throw failure }
        for failure in failures { ProcessContext.current.warn(failure.words) }
        return answered
    }

    /// Shows each change, for as long as somebody reads.
    private func watch(_ widgets: [WidgetLoader], in kindOfFormat: OutputFormat) async throws {
        let format = kindOfFormat.format(confirms: confirm)
        guard date == nil else { throw UsageError("--watch shows what is now; leave out --date") }
        guard !RunContext.current.forwarded.options.contains("--json") else {
            throw UsageError("--watch writes what its format says; leave out --json")
        }
        let takesClicks = kindOfFormat == .i3bar || kindOfFormat == .i3blocks
        guard tap == nil || takesClicks else {
            throw UsageError("with --watch only i3bar and i3blocks tell of clicks; leave out --tap")
        }
        if kindOfFormat == .waybar || kindOfFormat == .i3blocks, widgets.count > 1 {
            throw UsageError(
                "a line of \(kindOfFormat.rawValue) has room for one widget; name it (see widget-render list-widgets)")
        }
        let watch = try WidgetWatch(widgets)
        if kindOfFormat == .terminal, RunContext.isWatched {
            return try await WidgetScreen(watch: watch, confirms: confirm).run()
        }
        try WidgetStream(
            watch: watch, format: format, tap: tap, confirms: confirm, readsClicks: takesClicks
        ).run()
    }

    /// The one that was named, as the person chose it before, with what is set now; else all that the person chose, else
    /// all.
    private func chosenWidgets(for format: any WidgetFormat) throws -> [WidgetLoader] {
        let chosen = try WidgetPreferences.load()
        let given = try givenSettings()
        if let kind { return [shown(chosen.choice(of: kind.id) ?? .init(kind: kind.id), given, format)] }
        for (isGiven, option) in [(!given.isEmpty, "--set"), (save, "--save"), (tap != nil, "--tap")] where isGiven {
            throw UsageError("\(option) is for one widget; name it (see widget-render list-widgets)")
        }
        let choices = chosen.choices.isEmpty ? try everyChoice() : chosen.choices
        return choices.map { shown($0, [], format) }
    }

    /// All widgets. Nobody asked for any of them by name, so that one without the family that is wanted is not missed.
    private func everyChoice() throws -> [WidgetPreferences.Choice] {
        let all = LocatedWidget.all()
        guard let family = family?.widgetFamily?.name else { return all.map { .init(kind: $0.identifier) } }
        let having = all.filter { $0.widget.families.contains(family) }
        guard !having.isEmpty || all.isEmpty else { throw UsageError("no widget has the family \(family)") }
        return having.map { .init(kind: $0.identifier) }
    }

    private func shown(
        _ choice: WidgetPreferences.Choice, _ given: [WidgetSetting], _ format: any WidgetFormat
    ) -> WidgetLoader {
        let names = given.map(\.name)
        // A family that was chosen for a terminal is none for a bar.
        return WidgetLoader(
            kind: choice.kind, family: family?.widgetFamily ?? (format.isBar ? nil : choice.family),
            settings: choice.settings.filter { !names.contains($0.name) } + given, isForBar: format.isBar)
    }

    /// What is set on the command line, with the pipe's value in place of `-`.
    private func givenSettings() throws -> [WidgetSetting] {
        var settings = set ?? []
        let fromInput = settings.indices.filter { settings[$0].word == "-" }
        guard let index = fromInput.first else { return settings }
        guard fromInput.count == 1 else { throw UsageError("only one value can be taken from the pipe") }
        guard let word = try WholeInput.firstWord() else {
            throw UsageError("the value of \(settings[index].name) is missing; nothing came through the pipe")
        }
        settings[index].word = word
        return settings
    }

    private func remember(_ widgets: [WidgetLoader]) throws {
        for widget in widgets {
            let place = try LocatedWidget.of(kind: widget.kind)
            try WidgetPreferences.save(
                .init(kind: widget.kind, family: widget.family, settings: widget.settings.map(place.kept)))
        }
    }

    private func warn(of answer: WidgetLoader.Answer) {
        if let fault = answer.fault { ProcessContext.current.warn("\(fault.words); this is what it showed before") }
    }
}
