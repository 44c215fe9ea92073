import Foundation
import Glibc
import Testing

@testable import IntentCore

private struct Greeting: View {
    let name: String
    var body: some View { Label(name, systemImage: "hand.raised").bold() }
}

private struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @MainActor func perform() async throws -> some ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
        .result(
            value: "Ada", dialog: IntentDialog(full: "Hello, Ada.", supporting: "Hello."), view: Greeting(name: "Ada"))
    }
}

struct SnippetTests {
    @Test func allFormsOfAResult() async throws {
        let view = Text("x")
        let results: [any AnyIntentResult] = await [
            forms { .result(view: view) }, forms { .result { Text("x") } }, forms { .result(dialog: "d", view: view) },
            forms { .result(dialog: "d") { Text("x") } }, forms { .result(value: 1, view: view) },
            forms { .result(value: 1) { Text("x") } }, forms { .result(value: 1, dialog: "d", view: view) },
            forms { .result(value: 1, dialog: "d") { Text("x") } },
            forms { .result(opensIntent: GreetIntent(), view: view) },
            forms { .result(opensIntent: GreetIntent(), dialog: "d", view: view) },
            forms { .result(value: 1, opensIntent: GreetIntent(), view: view) },
            forms { .result(value: 1, opensIntent: GreetIntent(), dialog: "d", view: view) },
        ]
        for result in results {
            let node = try #require(await result.snippet?.node(EnvironmentValues()))
            #expect(node.words(at: eight) == "x")
        }
        #expect(results.filter { $0.anyDialog != nil }.count == 6)
        #expect(results.filter { $0.anyValue != nil }.count == 6)
        #expect(results.filter { $0.anyOpenedIntent != nil }.count == 4)
    }

    private func forms<Value, Opened, Dialog>(
        _ make: () -> IntentResultContainer<Value, Opened, IntentSnippet, Dialog>
    ) async -> any AnyIntentResult { make() }

    @Test func onATerminalTheSnippetStandsUnderTheShortDialog() async throws {
        #expect(try await printed(onTerminal: true) == "Hello.\r\n✋ Ada\r\n")
    }

    @Test func inAPipeThereIsTheValueAlone() async throws {
        #expect(try await printed(onTerminal: false) == "Ada\n")
    }

    /// What the intent's result prints, to a pseudo-terminal or a pipe.
    private func printed(onTerminal: Bool) async throws -> String {
        var (ours, theirs): (Int32, Int32) = (-1, -1)
        if onTerminal {
            try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
        } else {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            (ours, theirs) = (ends[0], ends[1])
        }
        defer { close(ours) }
        var context = ProcessContext()
        context.output = theirs
        context.errors = open("/dev/null", O_WRONLY | O_CLOEXEC)
        context.variable = { ["TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8"][$0] }
        try await ProcessContext.$current.withValue(context) {
            let output = Output(app: "greet", options: CommonOptions(), group: WriteGroup())
            let result = try #require(try await GreetIntent().perform() as? any AnyIntentResult)
            let snippet = await output.snippet(of: result)
            try output.show(
                result.anyValue, dialog: result.anyDialog, snippet: snippet.map { output.lines(of: $0) },
                of: GreetIntent.self)
            try output.flush()
        }
        var bytes = [UInt8](repeating: 0, count: 1000)
        let count = read(ours, &bytes, bytes.count)
        close(theirs)
        close(context.errors)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        return text.replacingOccurrences(of: "\u{1B}[1m", with: "").replacingOccurrences(of: "\u{1B}[0m", with: "")
    }
}
