/// What a macro comes to, as source text. The declaration is read as text as well: what is needed of it is its names, the
/// types of properties and the cases of an enum.
struct Expansion {
    private let request: Request.AttachedMacro
    private let declaration: String

    init(_ request: Request.AttachedMacro) {
        self.request = request
        declaration = Self.withoutComments(request.declSyntax.source)
    }

    var source: String {
        switch (request.macro.typeName, request.macroRole) {
        case ("UnionValue", "extension"): union
        case (let macro, "extension"): conformance(to: macro)
        case ("AppIntent", "member"): title
        case ("AppIntent", "memberAttribute"): wrapper("@Parameter")
        case ("AppEntity", "memberAttribute"): wrapper("@Property")
        case ("ComputedProperty", "peer"): property(of: "ComputedEntityProperty", get: "{ $0.NAME }")
        case ("DeferredProperty", "peer"): property(of: "DeferredEntityProperty", get: "{ try await $0.NAME }")
        default: ""
        }
    }

    // MARK: Schemas

    /// The conformance, where the author did not write it.
    private func conformance(to name: String) -> String {
        let missing = request.conformanceListSyntax?.source ?? ""
        guard let type = extendedType, missing.contains(where: { !$0.isWhitespace }) else { return "" }
        return "extension \(type): \(name) {}"
    }

    private var extendedType: String? {
        request.extendedTypeSyntax.map { Self.trimmed($0.source) }
    }

    /// A title made of the schema's last name, where the author wrote none: `.photos.createAlbum` is "Create album".
    private var title: String {
        let head = declaration.prefix { $0 != "{" }
        let hasTitle = declaration.contains("static let title") || declaration.contains("static var title")
        let schema = request.attributeSyntax.source.split { !($0.isLetter || $0.isNumber) }.last.map(String.init)
        guard !hasTitle, let schema else { return "" }
        let words = schema.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        let title = words.prefix(1).uppercased() + words.dropFirst()
        let access = head.split { $0.isWhitespace }.contains("public") ? "public " : ""
        return "\(access)static let title: LocalizedStringResource = \"\(title)\""
    }

    /// The wrapper of a property that has none, no value and no body.
    private func wrapper(_ attribute: String) -> String {
        let words = declaration.split { $0.isWhitespace }
        let isProperty = words.first == "var" || (words.first == "public" && words.dropFirst().first == "var")
        guard isProperty, !declaration.contains("{"), !declaration.contains("="), !declaration.contains("@"),
            name != "id"
        else { return "" }
        return attribute
    }

    // MARK: Properties

    /// A stored property that tells how to read this one.
    private func property(of wrapper: String, get: String) -> String {
        guard let name, let context = request.lexicalContext?.first?.source, let owner = Self.typeName(in: context)
        else {
            return ""
        }
        let attribute = request.attributeSyntax.source
        let title = attribute.firstIndex(of: "\"").flatMap { begin -> String? in
            let rest = attribute[attribute.index(after: begin)...]
            return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
        }
        let access = declaration.split { $0.isWhitespace }.first == "public" ? "public " : ""
        let read = get.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: name)
        return "\(access)let _\(name) = \(wrapper)<\(owner)>(title: \"\(title ?? "")\") \(read)"
    }

    /// The property's name.
    private var name: String? {
        let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.firstIndex(of: "var").flatMap { words.dropFirst($0 + 1).first.map(String.init) }
    }

    private static func typeName(in declaration: String) -> String? {
        let words = withoutComments(declaration).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let keyword = words.lastIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }) else {
            return nil
        }
        return words.dropFirst(keyword + 1).first.map(String.init)
    }

    // MARK: Unions

    /// A value that is one of several types: the first that reads a word.
    private var union: String {
        guard let type = extendedType else { return "" }
        var cases: [(name: String, type: String)] = []
        for line in declaration.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            let words = Self.trimmed(String(line))
            guard words.hasPrefix("case ") else { continue }
            for part in words.dropFirst(5).split(separator: ",") {
                guard let open = part.firstIndex(of: "("), let close = part.lastIndex(of: ")"), open < close else {
                    continue
                }
                let held = Self.trimmed(String(part[part.index(after: open)..<close]))
                cases.append((Self.trimmed(String(part[..<open])), held))
            }
        }
        guard !cases.isEmpty else { return "" }
        let access = declaration.prefix { $0 != "{" }.split { $0.isWhitespace }.contains("public") ? "public " : ""
        func each(_ line: ((name: String, type: String)) -> String) -> String {
            cases.map { "        " + line($0) }.joined(separator: "\n")
        }
        return """
            extension \(type): IntentValue {
                \(access)static var intentValueType: IntentValueType {
                    IntentValueType(oneOf: [\(cases.map { "\($0.type).intentValueType" }.joined(separator: ", "))])
                }
                \(access)static func intentValue(word: String, match: WordMatch) async throws -> \(type)? {
            \(each { "if let value = try await IntentValueType.read(\($0.type).self, word, match) { return .\($0.name)(value) }" })
                    return nil
                }
                \(access)static func intentValue(json: JSONValue) async throws -> \(type)? {
            \(each { "if let value = try await IntentValueType.read(\($0.type).self, json) { return .\($0.name)(value) }" })
                    return nil
                }
                \(access)var intentText: String {
                    switch self {
            \(each { "case .\($0.name)(let value): value.intentText" })
                    }
                }
                \(access)var intentJSON: JSONValue {
                    switch self {
            \(each { "case .\($0.name)(let value): value.intentJSON" })
                    }
                }
            }
            """
    }

    // MARK: Text

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The text without comments, which could hold anything. A `//` in a string's text would be one here; no name stands
    /// in a string.
    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var depth = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = line[...]
            while let character = rest.first {
                if rest.hasPrefix("/*") {
                    depth += 1
                    rest = rest.dropFirst(2)
                } else if depth > 0, rest.hasPrefix("*/") {
                    depth -= 1
                    rest = rest.dropFirst(2)
                } else if depth == 0, rest.hasPrefix("//") {
                    break
                } else {
                    if depth == 0 { result.append(character) }
                    rest = rest.dropFirst()
                }
            }
            result.append("\n")
        }
        return result
    }
}
