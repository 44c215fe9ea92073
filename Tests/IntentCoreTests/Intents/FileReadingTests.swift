import FoundationEssentials
import Glibc
import Testing

@testable import IntentCore

@Suite struct FileReadingTests {
    /// Makes a folder with a file of that name for the time of a test.
    private func withFile(_ name: String, _ body: (_ folder: String, _ path: String) async throws -> Void) async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data("abc".utf8).write(to: file)
        try await body(folder.path, file.path)
    }

    @Test func aFileIsReadWhenItsBytesAreAskedFor() async throws {
        try await withFile("note.txt") { _, path in
            let file = try #require(try IntentFile.intentValue(word: path, match: .exact))
            #expect(file.filename == "note.txt")
            #expect(file.type == .plainText)
            #expect(file.data == Data("abc".utf8))
            #expect(file.intentText == path)
            try FileManager.default.removeItem(atPath: path)
            #expect(file.data.isEmpty)
        }
    }

    @Test func whatIsNoFileIsRefused() async throws {
        try await withFile("note.txt") { folder, path in
            func cause(_ path: String) -> String? {
                do { _ = try IntentFile.intentValue(word: path, match: .exact) } catch {
                    return (error as? UnreadableFile)?.cause
                }
                return nil
            }
            #expect(cause(path + ".old") == "no such file or directory")
            #expect(cause(folder) == "is a directory")
            let (empty, beginning) = try (
                IntentFile.intentValue(word: "", match: .exact), IntentFile.intentValue(word: path, match: .prefix)
            )
            #expect(empty == nil)
            #expect(beginning == nil)
        }
    }

    @Test func aFileOfAnotherTypeIsRefused() {
        struct Scanning: AppIntent {
            static let title: LocalizedStringResource = "Scan"
            @Parameter(title: "Scan", supportedContentTypes: [.image, .pdf]) var scan: IntentFile
            @Parameter(title: "Texts", supportedTypeIdentifiers: ["public.text"]) var texts: [IntentFile]
            func perform() async throws -> some IntentResult { .result() }
        }
        func taken(_ name: String, _ parameter: any AnyParameter) -> String {
            let result = Result { try parameter.take(value: IntentFile(data: Data(), filename: name)) }
            return switch result {
            case .success(let isTaken): isTaken ? "taken" : "unlike"
            case .failure(let error): "\(error)"
            }
        }
        let intent = Scanning()
        #expect(taken("a.PNG", intent.$scan) == "taken")
        #expect(taken("a.pdf", intent.$scan) == "taken")
        #expect(taken("a", intent.$scan) == "taken", "whose type cannot be told")
        #expect(
            taken("a.txt", intent.$scan)
                == "is public.plain-text; give a file of type public.image or com.adobe.pdf")
        #expect(taken("a.md", intent.$texts) == "taken")
        #expect(taken("a.mp3", intent.$texts) == "is public.mp3; give a file of type public.text")
    }
}
