import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct Readme {
    /// A command of a `console` block, and what stands below it.
    private struct Example {
        let command: String
        let output: String
    }

    @Test func theToursCommandsPrintWhatStandsBelowThem() throws {
        let home = try Home()
        let examples = try Self.examples()
        try #require(examples.count > 15)
        for example in examples {
            let outcome = try home.run("( \(example.command) ) 2>&1")
            #expect(outcome.output == example.output, "\(example.command)")
        }
    }

    private static func examples() throws -> [Example] {
        let text = try String(contentsOfFile: Program.package + "/README.md", encoding: .utf8)
        return text.components(separatedBy: "```console\n").dropFirst().flatMap { block in
            let lines = (block.components(separatedBy: "```").first ?? "").components(separatedBy: "\n$ ")
            return lines.map { part in
                let command = part.prefix { $0 != "\n" }
                let output = part.dropFirst(command.count + 1)
                return Example(
                    command: String(command.hasPrefix("$ ") ? command.dropFirst(2) : command),
                    output: output.isEmpty || output.hasSuffix("\n") ? String(output) : output + "\n")
            }
        }
    }
}
