/// The styles of a page's elements, each as a class that is named for its declarations: a page whose policy forbids the
/// attribute `style` can have them, and an element that did not change keeps its class.
final class HTMLStyleSheet {
    private var names: [String: String] = [:]
    private var taken: Set<String> = []
    private var rules: [String] = []

    /// The class of the declarations.
    func name(of declarations: CSSDeclarations) -> String {
        if let name = names[declarations.text] { return name }
        let bytes = Array(declarations.text.utf8)
        var seed: UInt64 = 0
        var name: String
        repeat {
            name = "s" + String(UInt32(truncatingIfNeeded: hashed(bytes, seed: seed)), radix: 36)
            seed &+= 1
        } while !taken.insert(name).inserted
        names[declarations.text] = name
        rules.append(".\(name){\(declarations.text)}")
        return name
    }

    /// The rules in the order of their first use.
    var text: String { rules.joined(separator: "\n") }
}
