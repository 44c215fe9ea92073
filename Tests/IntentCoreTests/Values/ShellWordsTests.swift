import Testing

@testable import IntentCore

@Suite struct ShellWordsTests {
    @Test(arguments: [
        (["run-track", "--run=5K"], "run-track --run=5K"), ([""], "''"), (["a b", "it's"], "'a b' 'it'\\''s'"),
        (["$(x)", "`y`", "*", "~root", "瞑想"], "'$(x)' '`y`' '*' '~root' '瞑想'"),
    ])
    func quoting(words: [String], text: String) {
        #expect(shellWords(words) == text)
    }
}
