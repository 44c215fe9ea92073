import Foundation
import Testing

/// `--man-page`, and the manuals that are committed.
@Suite struct Manuals {
    @Test func theCommittedPagesAreTheGeneratedOnes() throws {
        let home = try Home()
        for tool in Completing.tools {
            let committed = try String(contentsOfFile: "\(Subprocess.package)/man/\(tool).1", encoding: .utf8)
            #expect(try home.run("\(tool) --man-page").output == committed, "man/\(tool).1")
        }
    }

    /// The person's own sessions are nobody else's.
    @Test func thePageIsTheSameForEverybody() throws {
        let home = try Home()
        let page = try home.run("meditate --man-page").output
        try home.run("meditate add-session 'Of my own' --duration 5m --default")
        try home.expect("meditate --man-page", prints: page)
    }

    @Test(.enabled(if: Subprocess.isInstalled("mandoc"), "needs mandoc"))
    func pagesAreWithoutFault() throws {
        let home = try Home()
        try home.expect("mandoc -T lint -W warning '\(Subprocess.package)'/man/*")
        try home.expect("every-kind --man-page >a; asking-sample --man-page >b; mandoc -T lint -W error a b")
    }

    /// As a reader sees the page: no word of the declaration is taken for a macro's, or for markup.
    @Test(.enabled(if: Subprocess.isInstalled("mandoc"), "needs mandoc"), arguments: Completing.tools + ["every-kind"])
    func everyWordOfTheDeclarationIsThere(tool: String) throws {
        let home = try Home()
        let page = try home.run("\(tool) --man-page >page; mandoc -T utf8 -O width=200 page | LC_ALL=C.UTF-8 col -b")
            .output
        let text = page.lowercased().filter { !$0.isWhitespace }
        let data = Data(try home.run("\(tool) --manifest").output.utf8)
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let intents = try #require(manifest["intents"] as? [[String: Any]])
        try #require(!text.isEmpty && !intents.isEmpty)
        var sentences = [manifest["summary"] as? String].compactMap(\.self)
        for intent in intents where intent["discoverable"] as? Bool != false {
            // What the app is for stands where the title of what it does without a command would.
            let title = intent["primary"] as? Bool == true ? nil : intent["title"] as? String
            sentences += [intent["description"] as? String ?? title].compactMap(\.self)
            for parameter in intent["parameters"] as? [[String: Any]] ?? [] {
                sentences += ["title", "description"].compactMap { parameter[$0] as? String }
                if let option = parameter["option"] as? String { sentences.append("--\(option)") }
            }
        }
        for sentence in sentences {
            // A heading of the section NAME begins small and has no full stop.
            let words = sentence.lowercased().filter { !$0.isWhitespace }
            #expect(text.contains(words.hasSuffix(".") ? words.dropLast() : words[...]), "\(sentence)")
        }
    }

    @Test func itHasEverySection() throws {
        let page = try Home().run("run-track --man-page").output
        let sections = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
                "SEE ALSO",
            ])
        #expect(page.contains(#".It Fl \-distance Ar distance"#))
    }
}
