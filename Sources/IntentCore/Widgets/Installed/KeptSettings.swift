extension LocatedWidget {
    /// The values that one of the widget's parameters can have now; none where they cannot be listed.
    package func choices(of parameter: Manifest.Parameter) -> [Choice] {
        switch parameter.kind {
        case .enum: return parameter.choices
        case .entity:
            guard let intent = widget.intent else { return [] }
            return (try? app.choices(of: parameter.name, in: intent))?.choices ?? []
        case .word, .text, .file, .flag: return []
        }
    }

    private func parameter(named name: String) -> Manifest.Parameter? {
        widget.parameters.first { [$0.name, $0.option].contains(name) }
    }

    /// A setting as it is to be kept: by the identifier of what its word names, so that it survives another title.
    package func kept(_ setting: WidgetSetting) -> WidgetSetting {
        guard setting.title == nil, let parameter = parameter(named: setting.name) else { return setting }
        let choices = choices(of: parameter)
        for match in [WordMatch.exact, .prefix] {
            let named = try? uniqueMatch(named: setting.word, match: match, among: choices) { $0 }
            if let named {
                return WidgetSetting(name: parameter.name, word: named.identifier, title: named.title)
            }
        }
        return setting
    }

    /// Of settings that were kept, the first whose value is not there any more.
    func vanished(among settings: [WidgetSetting]) -> WidgetSetting? {
        settings.first { setting in
            guard setting.title != nil, let parameter = parameter(named: setting.name) else { return false }
            return !choices(of: parameter).contains { $0.identifier == setting.word }
        }
    }
}
