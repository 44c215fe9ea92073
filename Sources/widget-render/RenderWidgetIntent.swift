import IntentCore

/// Shows widgets: one, the person's own, or all.
struct RenderWidgetIntent: DelegatingIntent {
    static let title: LocalizedStringResource = "Show a widget"

    @Parameter(title: "The widget", description: "All of yours, if not given")
    var kind: InstalledWidget?

    @Parameter(title: "Its size")
    var family: Family?

    @Parameter(
        title: "What it is configured to", description: "`-` as the value takes it from the pipe",
        optionsProvider: SettingOptionsProvider())
    var set: [WidgetSetting]?

    @Parameter(title: "Remember family and configuration", default: false)
    var save: Bool

    @Parameter(title: "When", description: "Now, if not given")
    var date: Moment?

    @Parameter(title: "What it is drawn for", description: "Terminal on a terminal, plain elsewhere")
    var format: OutputFormat?

    @Parameter(
        title: "HTML of the widget alone", description: "For a page of your own; with --format html", default: false)
    var fragment: Bool

    @Parameter(title: "Press the button of that label or number first")
    var tap: String?

    @Parameter(title: "Show a timeline or a record from a file instead, - for the pipe")
    var timeline: TimelineFile?

    func perform() async throws -> some IntentResult & ReturnsValue<[RenderedWidget]> {
        let format = format ?? .usual
        guard !fragment || format == .html else { throw UsageError("--fragment is for --format html") }
        let drawing = WidgetDrawing(format: format, isFragment: fragment, now: date ?? .now, family: widgetFamily)
        if let timeline {
            guard kind == nil, set == nil, !save, tap == nil else {
                throw UsageError("a timeline is shown as it is; leave out the widget, --set, --save and --tap")
            }
            return .result(value: drawing.drawn(timeline.timelines.map { .init(timeline: $0) }))
        }
        do {
            let widgets = try chosenWidgets(for: format)
            if let tap { try await press(tap, in: widgets) }
            let answers = try widgets.map { tap == nil && !save ? try $0.answer() : try $0.load() }
            if save { try remember(widgets) }
            if !format.isBar { for answer in answers { warn(of: answer) } }
            return .result(value: drawing.drawn(answers))
        } catch let error as any UserFacingError where format == .waybar && error.status != .usage {
            // A bar shows its module only where that succeeds, so this is how the person comes to know of it.
            let line = WaybarLine(error, kind: kind?.id)
            return .result(value: [RenderedWidget(tree: ViewNode(.text([.init(.text(error.words))])), text: line.text)])
        }
    }

    private var widgetFamily: WidgetFamily? { family.flatMap { WidgetFamily(rawValue: $0.rawValue) } }

    /// The one that was named, as the person chose it before, with what is set now; else all that the person chose, else
    /// all.
    private func chosenWidgets(for format: OutputFormat) throws -> [WidgetLoader] {
        let chosen = try WidgetPreferences.load()
        let given = try givenSettings()
        if let kind { return [shown(chosen.choice(of: kind.id) ?? .init(kind: kind.id), given, format)] }
        for (isGiven, option) in [(!given.isEmpty, "--set"), (save, "--save"), (tap != nil, "--tap")] where isGiven {
            throw UsageError("\(option) is for one widget; name it (see widget-render list-widgets)")
        }
        let choices = chosen.choices.isEmpty ? LocatedWidget.all().map { .init(kind: $0.widget.kind) } : chosen.choices
        return choices.map { shown($0, [], format) }
    }

    private func shown(
        _ choice: WidgetPreferences.Choice, _ given: [WidgetSetting], _ format: OutputFormat
    ) -> WidgetLoader {
        let names = given.map(\.name)
        // A family that was chosen for a terminal is none for a bar.
        return WidgetLoader(
            kind: choice.kind, family: widgetFamily ?? (format.isBar ? nil : choice.family),
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

    private func press(_ label: String, in widgets: [WidgetLoader]) async throws {
        for widget in widgets {
            let moment = Moment.now
            guard let tree = try widget.answer().timeline.entry(at: moment)?.tree else { continue }
            try ButtonPress.press(label, in: tree, at: moment)
            // What the button changed is seen by every widget of its kind, whether or not its app says so.
            WidgetReload.kind(widget.kind).mark()
        }
    }

    private func remember(_ widgets: [WidgetLoader]) throws {
        for widget in widgets {
            try WidgetPreferences.save(.init(kind: widget.kind, family: widget.family, settings: widget.settings))
        }
    }

    private func warn(of answer: WidgetLoader.Answer) {
        if let fault = answer.fault { ProcessContext.current.warn("\(fault.words); this is what it showed before") }
    }
}
