/// What a person configures of a widget: `run=5K`, a parameter's name and a word for its value.
package struct WidgetSetting: Hashable, Sendable {
    package var name: String
    package var word: String
    /// What the value was called when it was kept by its identifier, for messages.
    package var title: String?

    package init(name: String, word: String, title: String? = nil) {
        self.name = name
        self.word = word
        self.title = title
    }

    /// The setting as it is written.
    package var text: String { "\(name)=\(word)" }
}

extension WidgetSetting: IntentValue {
    /// A setting.
    package static var intentValueType: IntentValueType {
        IntentValueType(name: "name=value", expected: "a parameter's name and its value, such as run=5K", syntax: .text)
    }

    /// `run=5K`.
    package static func intentValue(word: String, match: WordMatch) throws -> WidgetSetting? {
        guard let end = word.firstIndex(of: "="), end != word.startIndex else { return nil }
        return WidgetSetting(name: String(word[..<end]), word: String(word[word.index(after: end)...]))
    }

    /// The setting as it is written.
    package var intentText: String { text }
}
