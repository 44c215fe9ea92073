import Foundation
import Testing

/// A shell that somebody types at, with the completions of a folder and nothing else of its user's.
final class InteractiveShell {
    enum Kind: String, CaseIterable {
        case bash, bashWithPackage, zsh, fish

        static let bashPackage = "/usr/share/bash-completion/bash_completion"

        /// The shells that are there; for the others a message says that nothing was tried.
        static let installed = allCases.filter { kind in
            let isThere =
                kind == .bashWithPackage
                ? FileManager.default.fileExists(atPath: bashPackage) : Subprocess.isInstalled(kind.rawValue)
            if !isThere { print("\(kind) is not installed: its completions are not tried") }
            return isThere
        }

        fileprivate var command: String {
            switch self {
            case .bash, .bashWithPackage: "bash --norc --noprofile -i"
            case .zsh: "zsh -f -i"
            case .fish: "fish --no-config -i"
            }
        }
    }

    private let terminal: Terminal
    private let kind: Kind

    /// Starts it, with a function in the tool's place that shows what the tool would get.
    ///
    /// - Parameter completions: a folder with `bash`, `zsh` and `fish` in it, the package's own where none is given.
    init(
        _ kind: Kind, for tool: String, in home: Home, completions: String = Subprocess.package + "/completions",
        environment changes: [String: String?] = [:]
    ) throws {
        let shown = #"printf 'GOT'; printf '[%s]' "$@"; printf 'END\n'"#
        // A prompt that no echo of what is typed has in it.
        let ready = "PS1='REA''DY$ '\n"
        switch kind {
        case .bash:
            try home.write(
                ". '\(completions)/bash/\(tool)'\n\(tool)() { \(shown); }\n\(ready)", to: "rc")
        case .bashWithPackage:
            // The package finds it where an installed one is.
            try home.run(
                "mkdir -p data/bash-completion; ln -sfn '\(completions)/bash' data/bash-completion/completions")
            try home.write(". \(Kind.bashPackage)\n\(tool)() { \(shown); }\n\(ready)", to: "rc")
        case .zsh:
            try home.write(
                "fpath=('\(completions)/zsh' $fpath)\nautoload -Uz compinit\ncompinit -u -D\n"
                    + "\(tool)() { \(shown); }\n\(ready)", to: "rc")
        case .fish:
            try home.write(
                "source '\(completions)/fish/\(tool).fish'\nfunction \(tool)\n"
                    + "printf GOT; printf '[%s]' $argv; printf 'END\\n'\nend\n"
                    + "function fish_prompt\nprintf 'READY$ '\nend\n", to: "rc")
        }
        let usual = ["LANG": "C.UTF-8"].merging(changes) { $1 }
        terminal = try Terminal(kind.command, in: home, environment: usual)
        terminal.type(". ./rc\r")
        self.kind = kind
        try waitForPrompt()
    }

    private func waitForPrompt() throws {
        try terminal.wait(for: "READY$ ")
        // What is typed before zsh turns this on is echoed twice.
        if kind == .zsh { try terminal.wait(for: "\u{1B}[?2004h") }
    }

    /// Types keys, presses Enter, and tells what the tool got: each argument in brackets.
    func got(typing keys: String) throws -> String {
        terminal.type(keys + "\r")
        try terminal.wait(for: "END\n")
        try waitForPrompt()
        let parts = terminal.screen.components(separatedBy: "GOT")
        return parts.last?.components(separatedBy: "END\n").first ?? ""
    }

    /// Types keys and waits until that is seen.
    func type(_ keys: String, untilSeen text: String) throws {
        terminal.type(keys)
        try terminal.wait(for: text)
    }
}
