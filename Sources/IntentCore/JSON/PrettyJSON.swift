extension JSONValue {
    /// The value as a file that people read and edit: a member or element a line, two spaces deeper at each level, and a
    /// newline at the end. It reads back as the same value.
    package var prettyText: String {
        var text = ""
        writePretty(to: &text, indent: "")
        return text + "\n"
    }

    private func writePretty(to text: inout String, indent: String) {
        let deeper = indent + "  "
        switch self {
        case .array(let elements) where !elements.isEmpty:
            text += "["
            for (index, element) in elements.enumerated() {
                text += (index > 0 ? ",\n" : "\n") + deeper
                element.writePretty(to: &text, indent: deeper)
            }
            text += "\n" + indent + "]"
        case .object(let object) where !object.members.isEmpty:
            text += "{"
            for (index, member) in object.members.enumerated() {
                text += (index > 0 ? ",\n" : "\n") + deeper + JSONValue.string(member.key).text + ": "
                member.value.writePretty(to: &text, indent: deeper)
            }
            text += "\n" + indent + "}"
        default: text += self.text
        }
    }
}
