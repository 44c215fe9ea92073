/// Why a widget cannot be shown.
package enum WidgetError: UserFacingError {
    case isGone(String)
    /// What the widget was set to, by its title, is not there any more.
    case settingIsGone(kind: String, name: String, title: String)
    /// Several apps have a widget of that kind.
    case severalApps(String, names: [String])
    /// The app does not tell what to show, in its own words.
    case app(words: String, status: ExitStatus)
    case noButton(String, known: [String])
    case severalButtons(String)
    case hasNoEffect(String)
    case isDisabled(String)

    package var words: String {
        switch self {
        case .isGone(let kind): "there is no app any more with a widget '\(kind)'; see widget-render list-widgets"
        case .settingIsGone(let kind, let name, let title):
            "'\(title)', which the widget \(kind) was set to, is not there any more; "
                + "choose another with widget-render \(kind) --set \(name)=VALUE --save"
        case .severalApps(let kind, let names): "several apps have a widget '\(kind)'; choose \(listed(names))"
        case .app(let words, _): words
        case .noButton(let label, let known):
            known.isEmpty
                ? "there is no button '\(label)'; this widget has none"
                : "there is no button '\(label)'; choose \(listed(known))"
        case .severalButtons(let label): "'\(label)' is what several buttons begin with; give more of it, or a number"
        case .hasNoEffect(let label): "'\(label)' does something on a phone only"
        case .isDisabled(let label): "'\(label)' cannot be pressed now"
        }
    }

    package var status: ExitStatus {
        switch self {
        case .isGone, .settingIsGone: .unavailable
        case .app(_, let status): status
        case .severalApps, .noButton, .severalButtons: .usage
        case .hasNoEffect, .isDisabled: .refused
        }
    }
}

extension WidgetError {
    /// What an app answered that failed: its last line, without its own name before it.
    init(_ answer: Subprocess.Answer, of app: String) {
        let lines = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n")
        let line = lines.last.map(String.init) ?? "\(app) failed with status \(answer.status)"
        let prefix = app + ": "
        self = .app(
            words: line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line,
            status: ExitStatus(rawValue: answer.status))
    }

    /// Whether the person asked for something that the widget does not have: then an older timeline is no answer.
    var isUsage: Bool { status == .usage }
}
