import IntentCore

/// Widgets that are kept as they are to be shown now. It sleeps until one of these is a reason to look again: what an app
/// said of its timelines, a change in a store, another program in an app's place, a button that waits for its second press,
/// or a date (a timeline's next entry, its policy, the next second of a countdown).
final class WidgetWatch {
    private var widgets: [Watched]
    private let files: FileWatcher
    private let timer: WallTimer
    private let stores: Set<String>

    /// A widget and what its app told of it.
    private struct Watched {
        let loader: WidgetLoader
        var answer: Result<WidgetLoader.Answer, any Error>
        /// When its app is to be asked again.
        var due: Moment?
    }

    /// How long an app has that could not tell what to show.
    private static let respite = 60_000
    /// How long what belongs to one change takes to arrive: the store's line, then the mark that says so.
    private static let settling: Int32 = 20

    /// - Throws: `UserFacingError` where the kernel gives no more watches.
    init(_ loaders: [WidgetLoader]) throws {
        files = try FileWatcher()
        timer = try WallTimer()
        stores = Self.storeFolders()
        widgets = []
        for store in stores { files.watch(store) }
        if let data = try? XDGDirectories.data { files.watch(data) }
        if let config = try? XDGDirectories.config { files.watch("\(config)/preferences.json") }
        for loader in loaders {
            if let stamp = ReloadStamp(of: loader.plainKind) { files.watch(stamp.path) }
            if let confirmation = PressConfirmation.path(kind: loader.plainKind) { files.watch(confirmation) }
            if let program = (try? LocatedWidget.of(kind: loader.kind))?.app.command.first { files.watch(program) }
            widgets.append(Self.watched(loader) { try loader.answer() })
        }
    }

    /// The loaders, in the order in which the widgets are shown.
    var loaders: [WidgetLoader] { widgets.map(\.loader) }

    /// The widgets as they are to be shown at a moment.
    func shown(at now: Moment) -> [ShownWidget] {
        widgets.compactMap { widget in
            switch widget.answer {
            case .success(let answer): ShownWidget(answer, widget.loader, at: now)
            case .failure(let error):
                ShownWidget(
                    (error as? any UserFacingError) ?? WidgetError.isGone(widget.loader.kind),
                    kind: widget.loader.kind, family: widget.loader.family)
            }
        }
    }

    /// Sleeps until there is something to show, or one of the others is ready.
    func wait(for others: [Readiness.Interest], since shown: Moment) -> Set<Readiness.Interest> {
        timer.set(nextMoment(after: shown)?.milliseconds)
        let own: [Readiness.Interest] = [.input(files.number), .input(timer.number)]
        let ready = Readiness.wait(for: own + others)
        if ready.contains(own[1]) { timer.acknowledge() }
        if ready.contains(own[0]) {
            var changes = files.changes()
            // Who writes without a pause is not waited for.
            for _ in 0..<5 where Readiness.wait(for: own[0], milliseconds: Self.settling) {
                changes.formUnion(files.changes())
            }
            look(after: changes)
        }
        reload(at: .now)
        return ready
    }

    /// Asks every app again whose mark says that its timelines are old.
    func look() {
        for index in widgets.indices {
            let loader = widgets[index].loader
            widgets[index] = Self.watched(loader) { try loader.answer() }
        }
    }

    private func look(after changes: Set<String>) {
        guard !changes.isEmpty else { return }
        let marks = Set(loaders.compactMap { ReloadStamp(of: $0.plainKind)?.path })
        // An app that says when its widgets change is believed: what it stores besides is none of theirs. Where no mark
        // changed, somebody else wrote: a synchronizer, an editor.
        guard changes.isDisjoint(with: marks), !changes.allSatisfy({ $0.hasSuffix("confirmation.json") }) else {
            return look()
        }
        for index in widgets.indices {
            let loader = widgets[index].loader
            widgets[index] = Self.watched(loader) { try loader.load() }
        }
    }

    /// Asks the apps whose timelines are due.
    private func reload(at now: Moment) {
        for index in widgets.indices {
            guard let due = widgets[index].due, due.milliseconds <= now.milliseconds else { continue }
            let loader = widgets[index].loader
            widgets[index] = Self.watched(loader) { try loader.load() }
        }
    }

    private static func watched(_ loader: WidgetLoader, _ load: () throws -> WidgetLoader.Answer) -> Watched {
        // An app may have been installed, changed or removed meanwhile.
        CatalogSnapshot.current.forget()
        let answer = Result { try load() }
        let respite = Moment(milliseconds: Moment.now.milliseconds &+ Self.respite)
        guard case .success(let told) = answer else { return Watched(loader: loader, answer: answer, due: respite) }
        let due = told.fault == nil ? CachedTimeline.due(told.timeline, loaded: told.loaded) : respite
        return Watched(loader: loader, answer: answer, due: due)
    }

    /// When the clock alone changes something next.
    private func nextMoment(after now: Moment) -> Moment? {
        let moments = widgets.flatMap { widget -> [Moment?] in
            let waiting = PressConfirmation.waiting(
                kind: widget.loader.plainKind, settings: widget.loader.settings, at: now)
            guard let timeline = (try? widget.answer.get())?.timeline else { return [widget.due, waiting?.until] }
            let next = timeline.entries.first { $0.date.milliseconds > now.milliseconds }?.date
            return [widget.due, waiting?.until, next, timeline.entry(at: now)?.tree.nextChange(after: now)]
        }
        return moments.compactMap(\.self).min { $0.milliseconds < $1.milliseconds }
    }

    /// The folders in which our own apps and others keep what they record.
    private static func storeFolders() -> Set<String> {
        guard let data = try? XDGDirectories.data else { return [] }
        return Set(["runs", "meditations"].map { "\(data)/\($0)" })
    }
}
