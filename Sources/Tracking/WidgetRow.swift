import IntentCore

/// A line of a large widget: what it is, a note and a value. In a narrow terminal the note gives way.
package struct WidgetRow: View {
    private let title: String
    private let note: String?
    private let value: String

    package init(_ title: String, note: String?, value: String) {
        self.title = title
        self.note = note
        self.value = value
    }

    package var body: some View {
        let end = Text(value).fontWeight(.bold).lineLimit(1).layoutPriority(1)
        ViewThatFits(in: .horizontal) {
            HStack {
                Text(title)
                Spacer()
                if let note { Text(note).foregroundStyle(.secondary) }
                end
            }
            HStack {
                Text(title).lineLimit(1)
                Spacer()
                end
            }
        }
    }
}
