import FoundationEssentials

// The macros of phone code. `#Preview { … }` comes to nothing: there is no canvas here to preview on, and most files with a
// widget have one.

CompilerConnection.serve { message in
    let request = try? JSONDecoder().decode(Request.self, from: Data(message))
    let source = request?.expandAttachedMacro.map { Expansion($0).source } ?? ""
    let answer = Answer(expandMacroResult: .init(expandedSource: source, diagnostics: []))
    return (try? JSONEncoder().encode(answer)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}

private struct Answer: Encodable {
    struct Result: Encodable {
        let expandedSource: String
        let diagnostics: [String]
    }
    let expandMacroResult: Result
}
