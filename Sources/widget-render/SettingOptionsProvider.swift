import IntentCore

/// Offers what the widget that is named can be set to, each value by its name: `run=5K`; of all widgets where none is
/// named yet.
struct SettingOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [WidgetSetting] {
        // Widgets may share a setting; it is offered once.
        var offered: Set<String> = []
        return LocatedWidget.named.flatMap { place in
            place.widget.parameters.flatMap { parameter in
                let words = parameter.kind == .flag ? ["yes", "no"] : place.choices(of: parameter).map(\.title)
                return words.filter { offered.insert("\(parameter.name)=\($0)").inserted }
                    .map { WidgetSetting(name: parameter.name, word: $0) }
            }
        }
    }
}

/// Offers the sizes that the widget that is named is made for; all where none is named yet.
struct FamilyOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [Family] {
        let places = LocatedWidget.named
        guard places.count == 1 else { return Family.allCases }
        return Family.allCases.filter { $0.widgetFamily.map { places[0].widget.families.contains($0.name) } ?? false }
    }
}

extension LocatedWidget {
    /// The widget that the command line names, else all.
    fileprivate static var named: [LocatedWidget] {
        let kind = (IntentContext.current.intent as? RenderWidgetIntent)?.kind?.id
        return all().filter { kind == nil || $0.identifier == kind }
    }
}
