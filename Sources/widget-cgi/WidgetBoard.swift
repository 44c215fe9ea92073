import IntentCore

/// The widgets of the page: those that the person chose, else all, as `widget-render` shows them.
struct WidgetBoard {
    private let shown: [Shown]
    private let now: Moment

    /// A widget, or why there is none.
    private struct Shown {
        let loader: WidgetLoader
        let answer: Result<WidgetLoader.Answer, any Error>
    }

    /// A button, and the widget that it is pressed in.
    struct Button {
        let loader: WidgetLoader
        let timeline: WidgetTimeline
        let pressable: ViewNode.Pressable
    }

    /// - Throws: what reading the person's choice throws. A widget that cannot be loaded costs the others nothing.
    static func load(now: Moment) throws -> WidgetBoard {
        let chosen = try WidgetPreferences.load().choices
        let choices = chosen.isEmpty ? LocatedWidget.all().map { .init(kind: $0.identifier) } : chosen
        return WidgetBoard(
            shown: choices.map { choice in
                let loader = WidgetLoader(
                    kind: choice.kind, family: choice.family, settings: choice.settings, isForBar: false)
                return Shown(loader: loader, answer: Result { try loader.answer() })
            }, now: now)
    }

    /// The widgets as a page has them.
    ///
    /// - Parameter form: the `id` of the form that the buttons belong to, and the name of their values.
    func page(form: String, name: String) -> WidgetPage {
        let items = shown.enumerated().map { index, widget -> WidgetPage.Item in
            let id = "widget-\(index + 1)"
            switch widget.answer {
            case .success(let answer):
                guard let tree = answer.timeline.entry(at: now)?.tree else { break }
                return WidgetPage.Item(
                    tree: tree, family: answer.timeline.family ?? .systemMedium,
                    name: answer.timeline.displayName ?? widget.loader.kind,
                    note: answer.fault.map { "stale: \(publicWords(of: $0))" }, id: id,
                    form: PressForm(id: form, name: name) { action in
                        action.command.isEmpty ? nil : Self.mark(action, widget.loader)
                    })
            case .failure(let error):
                return failed(widget.loader, publicWords(of: error), id)
            }
            return failed(widget.loader, "it has nothing to show", id)
        }
        return WidgetPage(items, now: now)
    }

    /// The button whose value a form sent; nil where none of what is shown now has it.
    func button(_ value: String) -> Button? {
        for widget in shown {
            guard case .success(let answer) = widget.answer, let tree = answer.timeline.entry(at: now)?.tree else {
                continue
            }
            for pressable in tree.pressables(at: now) where Self.mark(pressable.action, widget.loader) == value {
                return Button(loader: widget.loader, timeline: answer.timeline, pressable: pressable)
            }
        }
        return nil
    }

    /// What a button does, as a short name: a page that is older than the widget never presses another button than the
    /// one that was seen.
    private static func mark(_ action: ViewNode.Action, _ loader: WidgetLoader) -> String {
        let words =
            [loader.kind, loader.family?.rawValue ?? ""] + loader.settings.map(\.text)
            + [ViewNode(.button(label: ViewNode(.divider), action)).json.text]
        return hexadecimal(Array(SHA256.hash(Array(words.joined(separator: "\n").utf8)).prefix(12)))
    }

    private func failed(_ loader: WidgetLoader, _ words: String, _ id: String) -> WidgetPage.Item {
        let text = ViewNode(.text([.init(.text("\(loader.kind): \(words)"))]))
        return WidgetPage.Item(tree: text, family: loader.family ?? .systemMedium, name: loader.kind, id: id)
    }
}

/// An error's words for a browser: without where things lie on this machine, which is in the server's log.
func publicWords(of error: any Error) -> String {
    guard let words = (error as? any UserFacingError)?.words else { return "a fault of the page; see the server's log" }
    let namesPath = words.split { $0.isWhitespace }.contains { word in
        let bare = word.drop { "'\"“‘(<".contains($0) }
        return bare.contains("/")
            && (bare.hasPrefix("/") || bare.hasPrefix("~") || bare.hasPrefix(".") || bare.hasPrefix("$"))
    }
    guard namesPath else { return words }
    ProcessContext.current.warn(words)
    return "it could not be done; the server's log says why"
}
