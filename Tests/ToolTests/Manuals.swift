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
