import IntentCore

/// A file or folder that runs are imported from, or standard input.
struct ImportPath: IntentValue, Hashable {
    let path: String

    static let standardInput = ImportPath(path: "-")

    var isStandardInput: Bool { self == .standardInput }

    static var intentValueType: IntentValueType {
        var type = IntentValueType(name: "file", expected: "the path of a file or folder", syntax: .file)
        type.takesWholeInput = true
        return type
    }

    /// Any path. One that cannot be read is told of when it is read, so that the others go on.
    static func intentValue(word: String, match: WordMatch) -> ImportPath? {
        match == .exact && !word.isEmpty ? ImportPath(path: word) : nil
    }

    var intentText: String { path }
}
