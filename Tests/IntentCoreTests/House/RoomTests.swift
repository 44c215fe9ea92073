import Foundation
import Testing

/// The rooms of `Sources/IntentCore`: each uses those above it, never one below.
@Suite struct RoomTests {
    /// From the ground up, as `Sources/README.md` lists them.
    static let rooms = [
        "System", "JSON", "Time", "Journal", "Values", "Intents", "Views", "Shortcuts", "Widgets", "Rendering", "Shell",
    ]

    @Test func noRoomNamesATypeOfALaterOne() throws {
        let files = try Self.sources()
        #expect(files.count > 200)
        #expect(Set(files.map(\.room)) == Set(Self.rooms))
        for violation in Self.violations(in: files) { Issue.record("\(violation)") }
    }

    /// The test itself finds what it looks for, with the line, and is not misled by comments and texts.
    @Test func aPlantedLineIsFound() {
        let files = [
            SourceFile(path: "Shell/Tool.swift", text: "struct Tool {}\n"),
            SourceFile(
                path: "Journal/Journal.swift", text: "struct Journal {}\n// Tool\nlet a = \"Tool\"\nlet b = Tool()\n"),
            SourceFile(path: "Shell/Run.swift", text: "let c = Journal()\n"),
        ]
        #expect(Self.violations(in: files) == ["Journal/Journal.swift:4: Tool of the room Shell"])
    }

    struct SourceFile {
        let path: String
        let text: String
        var room: String { String(path.prefix { $0 != "/" }) }
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    private static func sources() throws -> [SourceFile] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/IntentCore")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") && $0.contains("/") }.map {
            SourceFile(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    private static func violations(in files: [SourceFile]) -> [String] {
        let declaration =
            #/^ *(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|private|fileprivate|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
        // Of a nested type only the lowest room counts: `Set` is Swift's, whatever a view calls a part of itself.
        var topLevel: [Substring: Int] = [:]
        var lowest: [Substring: Int] = [:]
        for file in files {
            guard let level = rooms.firstIndex(of: file.room) else { continue }
            for line in file.lines {
                guard let name = line.firstMatch(of: declaration)?.1 else { continue }
                lowest[name] = min(lowest[name] ?? level, level)
                if line.first != " " { topLevel[name] = min(topLevel[name] ?? level, level) }
            }
        }
        var violations: [String] = []
        for file in files {
            guard let level = rooms.firstIndex(of: file.room) else { continue }
            // A file's own cases and generic parameters are not the other room's types.
            let nested = Set(
                file.text.matches(of: #/(?:associatedtype|case) (\w+)/#).map(\.1))
            let generic = Set(file.text.matches(of: #/[<,] ?(\w+)(?::[^,>]*)?(?=[,>])/#).map(\.1))
            for (number, line) in file.lines.enumerated() {
                let code = line.replacing(#/\/\/.*/#, with: "").replacing(#/"(?:\\.|[^"\\])*"/#, with: "")
                for name in Set(code.matches(of: #/(?:^|[^.\w])([A-Z]\w+)/#).map(\.1)) {
                    guard let home = topLevel[name], lowest[name] ?? home > level, !nested.contains(name),
                        !generic.contains(name)
                    else { continue }
                    violations.append("\(file.path):\(number + 1): \(name) of the room \(rooms[home])")
                }
            }
        }
        return violations
    }
}
