import IntentCore

/// Offers what the installed widgets can be set to where that is one of a fixed list: `run=5K`.
struct SettingOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [WidgetSetting] {
        LocatedWidget.all().flatMap { place in
            place.widget.parameters.flatMap { parameter in
                parameter.choices.map { WidgetSetting(name: parameter.name, word: $0.title) }
            }
        }
    }
}
