import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct Readme {
    /// A command of a `console` block, and what stands below it.
    private struct Example {
        let command: String
        let output: String
        /// Whether a comment above the block says that it is what a terminal shows.
        let isOnTerminal: Bool
    }

    @Test func theToursCommandsPrintWhatStandsBelowThem() throws {
        let home = try Home()
        let examples = try Self.examples()
        try #require(examples.count > 15)
        for example in examples {
            let output =
                example.isOnTerminal
                ? try Terminal(example.command, in: home, environment: ["NO_COLOR": "1"]).finish().output
                : try home.run("( \(example.command) ) </dev/null 2>&1").output
            #expect(output == example.output, "\(example.command)")
        }
    }

    /// What phone code finds is told as the code and its comments have it.
    @Test(.enabled(if: Subprocess.isInstalled("python3"), "python3 is missing"))
    func theNamesOfPhoneCodeAreThoseOfTheCode() throws {
        let made = try Home().run("'\(Subprocess.package)/.ci/phone-names'").output
        #expect(made.contains("`ObservableObject`") && made.contains("`.sheet`"))
        #expect(try Self.text().contains(made), "remake it: .ci/phone-names --write")
    }

    @Test func theAppInAnyLanguageIsListedAndRun() throws {
        let home = try Home()
        let section = try #require(try Self.text().components(separatedBy: "## An app in any language").last)
        let manifest = try #require(Self.block("json", in: section))
        let program = try #require(Self.block("sh", in: section))
        try home.expect(
            """
            mkdir -p bin data/intent-toolbox/apps && printf '%s' "$MANIFEST" >data/intent-toolbox/apps/greet.json
            printf '%s' "$PROGRAM" >bin/greet.sh && chmod +x bin/greet.sh && printf 'Ada\\nAlan\\n' >people.txt
            shortcuts-list greeter; shortcuts-run "greet ada with greeter"; shortcuts-list check
            """,
            environment: ["MANIFEST": manifest, "PROGRAM": program],
            prints: "Greet Ada with Greeter\nGreet Alan with Greeter\nHello, Ada!\n")
    }

    private static func text() throws -> String {
        try String(contentsOfFile: Subprocess.package + "/README.md", encoding: .utf8)
    }

    private static func block(_ language: String, in text: String) -> String? {
        let parts = text.components(separatedBy: "```\(language)\n")
        return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
    }

    private static func examples() throws -> [Example] {
        let parts = try text().components(separatedBy: "```console\n")
        return zip(parts, parts.dropFirst()).flatMap { before, block in
            let lines = (block.components(separatedBy: "```").first ?? "").components(separatedBy: "\n$ ")
            return lines.map { part in
                let command = part.prefix { $0 != "\n" }
                let output = part.dropFirst(command.count + 1)
                return Example(
                    command: String(command.hasPrefix("$ ") ? command.dropFirst(2) : command),
                    output: output.isEmpty || output.hasSuffix("\n") ? String(output) : output + "\n",
                    isOnTerminal: before.hasSuffix("<!-- on a terminal -->\n"))
            }
        }
    }
}
