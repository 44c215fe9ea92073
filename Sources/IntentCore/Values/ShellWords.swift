/// Words as a person would type them to a shell: quoted where a shell would else take them for something else.
///
///     shellWords(["meditate", "--session=Loving Kindness"])  // "meditate '--session=Loving Kindness'"
package func shellWords(_ words: [String]) -> String { words.map(shellWord).joined(separator: " ") }

private func shellWord(_ word: String) -> String {
    let isPlain =
        !word.isEmpty
        && word.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "_-./:=@%+,".utf8.contains(byte)
            }
        }
    // Inside single quotes nothing means anything but their end.
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
}
