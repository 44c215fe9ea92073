/// `--completion-script SHELL`: what makes a shell ask the tool at each Tab.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    init(_ words: some BidirectionalCollection<String>) throws(ExitFailure) {
        guard words.count == 1, let word = words.first, let shell = Self(rawValue: word) else {
            let said =
                words.isEmpty
                ? "a shell is missing" : "there is no script for \(quoted(words.joined(separator: " ")))"
            throw ExitFailure(words: "\(said); choose \(listed(Self.allCases.map(\.rawValue)))", status: .usage)
        }
        self = shell
    }

    /// The script for the tool of that name.
    func text(for tool: String) -> String {
        // What names of functions may consist of.
        let function = tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
        let template =
            switch self {
            case .bash: bashScript
            case .zsh: zshScript
            case .fish: fishScript
            }
        return template.replacing("TOOL", with: tool).replacing("FUNCTION", with: "_" + function) + "\n"
    }
}
